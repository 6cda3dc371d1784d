import type { NamedCard } from '../../../language/face.ts'
import { render, type TextLine } from '../../../language/text/discourse.ts'
import type { Activated, Amount, CardDefinition, Effect, Pick, Skill } from '../language/nodes.ts'
import { activatedSentences, cardLines } from './cards.ts'
import { type CardLanguage, type Context, contextFor } from './context.ts'
import { asYours, purposeOf } from './purpose.ts'
import { allSentences } from './sentences.ts'

/** The names of things, as one language shows them. */
export interface Names {
  card(id: string): string
  /** In a sentence, where a name takes an article. */
  named?(id: string): NamedCard
  type(type: string): string
  skill(skill: Skill): string
}

/** Everything that cards say, in one language. */
export interface Texts {
  readonly names: Names
  /** The rules text of a card, one entry a line, the skills first. */
  card(card: CardDefinition): TextLine[]
  /** A few effects of a card as sentences, for prompts: the ways of a choice, the question of a "may". */
  effect(steps: readonly Effect[], card: CardDefinition): string
  /** The ways of a choice, as buttons say them: « Gagner 3 d'armure ». */
  button(steps: readonly Effect[], card: CardDefinition): string
  /** What something is chosen for: "who takes 3 damage?", "stun two enemy units." */
  pick(pick: Pick, card: CardDefinition): string
  /** What an amount is equal to: "the number of units you have". */
  amount(amount: Amount, card: CardDefinition): string
  /** What an activated ability costs and does. */
  ability(node: Activated, card: CardDefinition): string
}

/** What somebody is asked to choose, said by the effect that the choice is made for. */
function pickText(pick: Pick, card: CardDefinition, t: CardLanguage): string {
  const ctx: Context = { ...contextFor(card), ordered: true, asking: true }
  const purpose = purposeOf(card, pick)
  const [first] = purpose
  const said = (...effects: Effect[]): string => render(allSentences(effects, ctx, t), t.speech).join(' ')
  // Only a swap with the market makes picks that stand on no card.
  if (first === undefined) return t.whichToSwap(pick, ctx)
  if (pick.of.op === 'the' || (pick.of.op === 'among' && pick.of.of.op === 'the'))
    return t.whichOfThese(first.op, pick, ctx)
  if (first.op === 'deal' && first.to === pick) return t.whoTakes(first.n, ctx)
  return said(...(pick.by === 'enemy' ? [asYours(first, pick)] : purpose))
}

/** `finish` takes out what only the grammar of the language needed. */
export const textsIn = (
  t: CardLanguage,
  buttons: CardLanguage,
  names: Names,
  value: (amount: Amount, ctx: Context) => string,
  finish: (text: string) => string,
): Texts => ({
  names,
  card: (card) =>
    cardLines(card, t).map((line) => ({
      ...line,
      text: finish(line.text),
      ...(line.label === undefined ? {} : { label: finish(line.label) }),
    })),
  effect: (steps, card) =>
    finish(render(allSentences(steps, { ...contextFor(card), ordered: true }, t), t.speech).join(' ')),
  button: (steps, card) =>
    finish(
      render(allSentences(steps, { ...contextFor(card), ordered: true }, buttons), buttons.speech).join(' '),
    ),
  pick: (pick, card) => finish(pickText(pick, card, t)),
  amount: (amount, card) => finish(value(amount, contextFor(card))),
  ability: (node, card) =>
    finish(render(activatedSentences(node, contextFor(card), buttons), buttons.speech).join(' ')),
})
