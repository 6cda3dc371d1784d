import type { Lang } from '../../../language/face.ts'
import { speakers } from './both-languages.ts'
import type { CardLanguage } from './context.ts'
import * as texts from './texts.ts'

/* Whoever asks for a text here, without a game, is told it in either language, by the names that the project gives. */

const languages: Partial<Record<Lang, CardLanguage>> = {}
function languageOf(lang: Lang): CardLanguage {
  languages[lang] ??= speakers[lang]([]).language
  return languages[lang]
}

const inBoth =
  <Of, More extends readonly unknown[], Text>(render: (of: Of, t: CardLanguage, ...more: More) => Text) =>
  (of: Of, lang: Lang, ...more: More): Text =>
    render(of, languageOf(lang), ...more)

export const cardText = inBoth(texts.cardText)
export const abilityText = inBoth(texts.abilityText)
export const matText = inBoth(texts.matText)
export const effectText = inBoth(texts.effectText)
export const cardName = inBoth(texts.cardName)
export const nemesisName = inBoth(texts.nemesisName)
export const mageNames = inBoth(texts.mageNames)
