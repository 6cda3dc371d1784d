import { says, tell } from '../../../language/text/discourse.ts'
import type { Activated, Amount, CardDefinition, Effect, Pick, Skill } from '../language/nodes.ts'
import { activatedSentences, cardLines } from './cards.ts'
import { type Context, contextFor, type Tongue } from './context.ts'
import { tellAll } from './teller.ts'

/** The names of things, as one language shows them. */
export interface Names {
  card(id: string): string
  type(type: string): string
  skill(skill: Skill): string
}

/** Everything that cards say, in one language. */
export interface Texts {
  readonly names: Names
  /** The rules text of a card, one entry a line, the skills first. */
  card(card: CardDefinition): string[]
  /** A few effects of a card as sentences, for prompts: the ways of a choice, the question of a "may". */
  effect(steps: readonly Effect[], card: CardDefinition): string
  /** What is to be chosen, behind the name of the card that asks: "Torch: Choose a unit or player." */
  pick(pick: Pick, card: CardDefinition): string
  /** What an amount is equal to: "the number of units you have". */
  amount(amount: Amount, card: CardDefinition): string
  /** What an activated ability costs and does. */
  ability(node: Activated, card: CardDefinition): string
}

/** `finish` takes out what only the grammar of the language needed. */
export const textsIn = (
  t: Tongue,
  names: Names,
  value: (amount: Amount, ctx: Context) => string,
  finish: (text: string) => string,
): Texts => ({
  names,
  card: (card) => cardLines(card, t).map(finish),
  effect: (steps, card) =>
    finish(tell(tellAll(steps, { ...contextFor(card), ordered: true }, t), t.speech).join(' ')),
  pick: (pick, card) => {
    const said = tell([says(t.you, t.chosen(pick, contextFor(card)))], t.speech).join(' ')
    return finish(t.speech.label(names.card(card.id), said))
  },
  amount: (amount, card) => finish(value(amount, contextFor(card))),
  ability: (node, card) => finish(tell(activatedSentences(node, contextFor(card), t), t.speech).join(' ')),
})
