import type { Lang } from '../../../language/face.ts'
import { tell } from '../../../language/text/discourse.ts'
import type { Effect, Mage, Nemesis, NemesisCard, PlayerCard, Who } from '../language/nodes.ts'
import { abilityParagraphs, cardParagraphs, contextFor } from './cards.ts'
import type { Standing, Tongue } from './context.ts'
import { english } from './english/index.ts'
import { french } from './french/index.ts'
import { type MatSection, matSections } from './mats.ts'
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

/** A few effects as sentences, for prompts: the branches of an OR, the question of a "may". */
export function effectText(
  steps: readonly Effect[],
  lang: Lang,
  { subject = 'you', on = nowhere }: { readonly subject?: Who; readonly on?: Standing } = {},
): string {
  const t = tongues[lang]
  const ctx = contextFor(on, t)
  const actor = t.actor(subject, ctx)
  return tell(allSentences(steps, { ...ctx, subject: actor, joined: subject !== 'you' }, t), t.speech).join(
    ' ',
  )
}

const nowhere: Standing = { id: '', self: 'card', nemesis: '' }
