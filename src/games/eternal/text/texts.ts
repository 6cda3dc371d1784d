import type { Lang } from '../../../language/face.ts'
import { says, tell } from '../../../language/text/discourse.ts'
import { typeset as typesetEnglish } from '../../../language/text/english/sentence.ts'
import { elide, typeset as typesetFrench } from '../../../language/text/french/elision.ts'
import type { Activated, CardDefinition, Effect, Pick } from '../language/nodes.ts'
import { activatedSentences, cardLines } from './cards.ts'
import { contextFor, type Tongue } from './context.ts'
import { english } from './english/index.ts'
import { nameNoun as englishName } from './english/nouns.ts'
import { french, unmarked } from './french/index.ts'
import { nameNoun as frenchName } from './french/nouns.ts'
import { tellAll } from './teller.ts'

const tongues: Readonly<Record<Lang, Tongue>> = { en: english, fr: french }

/** The rules text of a card, one entry a line, the skills first. */
export const cardText = (card: CardDefinition, lang: Lang): string[] =>
  cardLines(card, tongues[lang]).map(unmarked)

/** A name as it is shown. */
export const cardName = (id: string, lang: Lang): string =>
  lang === 'en' ? typesetEnglish(englishName(id).one) : typesetFrench(elide(frenchName(id).one))

/** A few effects of a card as sentences, for prompts: the ways of a choice, the question of a "may". */
export function effectText(steps: readonly Effect[], lang: Lang, card: CardDefinition): string {
  const t = tongues[lang]
  return unmarked(tell(tellAll(steps, { ...contextFor(card), ordered: true }, t), t.speech).join(' '))
}

/** What is to be chosen, behind the name of the card that asks: "Torch: Choose a unit or player." */
export function pickText(pick: Pick, lang: Lang, card: CardDefinition): string {
  const t = tongues[lang]
  const said = tell([says(t.you, t.chosen(pick, contextFor(card)))], t.speech).join(' ')
  return unmarked(t.speech.label(cardName(card.id, lang), said))
}

/** What an activated ability costs and does. */
export function abilityText(node: Activated, lang: Lang, card: CardDefinition): string {
  const t = tongues[lang]
  return unmarked(tell(activatedSentences(node, contextFor(card), t), t.speech).join(' '))
}
