import type { Lang } from '../../../language/face.ts'
import { coalesce, render, type TextLine, wholeLine } from '../../../language/text/discourse.ts'
import type { Effect, Mage, Nemesis, NemesisCard, PlayerCard, Who } from '../language/nodes.ts'
import type { MageNames } from '../pack.ts'
import { abilityParagraphs, cardParagraphs, contextFor } from './cards.ts'
import type { Standing } from './context.ts'
import { type MatSection, matSections } from './mats.ts'
import { rememberedText } from './remembered.ts'
import { allSentences } from './sentences.ts'
import { spokenIn } from './spoken.ts'

export type { MatSection } from './mats.ts'

/** The rules text of a card in parts, one entry a paragraph. */
export const cardLines = (card: PlayerCard | NemesisCard, lang: Lang): TextLine[] =>
  cardParagraphs(card, spokenIn(lang).language)

export const cardText = (card: PlayerCard | NemesisCard, lang: Lang): string[] =>
  cardLines(card, lang).map(wholeLine)

/** When an ability may be used, then what it does. */
export const abilityText = (mage: Mage, lang: Lang): string[] =>
  abilityParagraphs(mage, spokenIn(lang).language)

/** The boxes of a nemesis mat. */
export const matText = (nemesis: Nemesis, lang: Lang): MatSection[] =>
  matSections(nemesis, spokenIn(lang).language)

/** Names as they are shown. */
export const cardName = (id: string, lang: Lang): string => {
  const { typeset, names } = spokenIn(lang)
  return typeset(names.card(id) ?? id)
}
export const nemesisName = (id: string, lang: Lang): string => {
  const { typeset, names } = spokenIn(lang)
  return typeset(names.nemesis(id) ?? id)
}
const mageNamesIn = (id: string, lang: Lang): MageNames => {
  // A grown mage is called as its player called it.
  const [mat = id, given] = id.split(/:(.*)/s)
  const { typeset, names } = spokenIn(lang)
  const printed = names.mage(mat) ?? { name: mat, title: '', ability: '' }
  const { title, ability } = printed
  const name = given ?? printed.name
  return { name, title: typeset(title), ability: typeset(ability) }
}
const knownMages: Readonly<Record<Lang, (id: string) => MageNames>> = {
  en: rememberedText((id) => mageNamesIn(id, 'en')),
  fr: rememberedText((id) => mageNamesIn(id, 'fr')),
}
export const mageNames = (id: string, lang: Lang): MageNames => knownMages[lang](id)

interface EffectSetting {
  readonly subject?: Who
  readonly on?: Standing
  /** As a button says it. */
  readonly button?: boolean
}

/** A few effects as sentences, for prompts: the branches of an OR, the question of a "may". */
export function effectText(
  steps: readonly Effect[],
  lang: Lang,
  { subject = 'you', on = nowhere, button = false }: EffectSetting = {},
): string {
  const t = spokenIn(lang).language
  const ctx = contextFor(on, t)
  const actor = t.actor(subject, ctx)
  const said = allSentences(steps, { ...ctx, subject: actor, joined: subject !== 'you' }, t)
  return render(subject === 'you' ? said : coalesce(said), button ? t.buttons : t.speech).join(' ')
}

const nowhere: Standing = { id: '', self: 'card', nemesis: '' }
