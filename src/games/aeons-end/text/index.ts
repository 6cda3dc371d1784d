import type { Lang } from '../../../language/face.ts'
import { coalesce, tell } from '../../../language/text/discourse.ts'
import { typeset as typesetEnglish } from '../../../language/text/english/sentence.ts'
import { typeset as typesetFrench } from '../../../language/text/french/elision.ts'
import type { Effect, Mage, Nemesis, NemesisCard, PlayerCard, Who } from '../language/nodes.ts'
import { abilityParagraphs, cardParagraphs, contextFor } from './cards.ts'
import type { Standing, Tongue } from './context.ts'
import { english } from './english/index.ts'
import { french } from './french/index.ts'
import { type MatSection, matSections } from './mats.ts'
import { englishNames, type MageNames } from './names/english.ts'
import { frenchNames } from './names/french.ts'
import { allSentences } from './teller.ts'

export type { MatSection } from './mats.ts'

const tongues: Readonly<Record<Lang, Tongue>> = { en: english, fr: french }

/** The rules text of a card, one entry a paragraph. */
export const cardText = (card: PlayerCard | NemesisCard, lang: Lang): string[] =>
  cardParagraphs(card, tongues[lang])

/** When an ability may be used, then what it does. */
export const abilityText = (mage: Mage, lang: Lang): string[] => abilityParagraphs(mage, tongues[lang])

/** The boxes of a nemesis mat. */
export const matText = (nemesis: Nemesis, lang: Lang): MatSection[] => matSections(nemesis, tongues[lang])

/** Names as they are shown. */
export const cardName = (id: string, lang: Lang): string =>
  typeset[lang]((lang === 'en' ? englishNames.cards[id] : frenchNames.cards[id]?.one) ?? id)
export const nemesisName = (id: string, lang: Lang): string =>
  typeset[lang]((lang === 'en' ? englishNames.nemeses[id] : frenchNames.nemeses[id]?.one) ?? id)
export const mageNames = (id: string, lang: Lang): MageNames => {
  const { name, title, ability } = (lang === 'en' ? englishNames : frenchNames).mages[id] ?? {
    name: id,
    title: '',
    ability: '',
  }
  return { name, title: typeset[lang](title), ability: typeset[lang](ability) }
}

const typeset = { en: typesetEnglish, fr: typesetFrench } as const

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
  const t = tongues[lang]
  const ctx = contextFor(on, t)
  const actor = t.actor(subject, ctx)
  const said = allSentences(steps, { ...ctx, subject: actor, joined: subject !== 'you' }, t)
  return tell(subject === 'you' ? said : coalesce(said), button ? t.buttons : t.speech).join(' ')
}

const nowhere: Standing = { id: '', self: 'card', nemesis: '' }
