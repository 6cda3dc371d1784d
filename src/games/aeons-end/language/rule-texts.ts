import { assembler, steps } from '../engine.ts'
import type { Destination, Effect } from './nodes.ts'
import type { TextCompiler } from './text-compiler.ts'

/** Effects of the rules that run beside a text: "then", "instead". */
export const laterText = (k: TextCompiler, name: string, effects: readonly Effect[]): number =>
  k.cardText(name, effects, { player: false, mat: k.mat })

/** An action of the active player's main phase, whatever text offers it. */
export const actionText = (k: TextCompiler, effects: readonly Effect[]): number =>
  k.cardText('an action of the main phase', effects, { player: true, mat: k.mat })

/** A05: where a card gained under this rule goes; the card is what the text speaks of. */
export function gainToText(k: TextCompiler, to: Destination, optional: boolean): number {
  const placed: Effect = { op: 'place', pick: { op: 'self' }, to }
  return k.cardText('where a gained card goes', [optional ? { op: 'may', steps: [placed] } : placed], {
    player: true,
    mat: k.mat,
  })
}

/** CQ1: the price of spreading a hit, and the hit itself. */
export const divideText = (k: TextCompiler, price: readonly Effect[], hitTokens: number): number =>
  k.ownText('a hit on token minions', true, k.mat, () => {
    k.ownLocals()
    const single = assembler.label()
    const end = assembler.label()
    k.offer(price, { op: 'mayDivide', price }, single)
    assembler.emit(hitTokens, 1)
    assembler.emitTo(end, steps.jump, 0)
    assembler.place(single)
    assembler.emit(hitTokens, 0)
    assembler.place(end)
  })
