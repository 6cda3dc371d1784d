import { enterAlone, keepsAccount } from '../../../../kernel/account.ts'
import type { State } from '../../../../kernel/state.ts'
import { listed, mark, type Operand, release } from '../../../../language/compiler/evaluator.ts'
import { evaluator, SELF } from '../../engine.ts'
import { CARDS, isPlayer, machine, PLAYER } from '../../state.ts'
import { TEXT } from '../common/accounts.ts'
import { mayTouch } from '../values/aegis.ts'

// One instruction of a card is one operation: it gathers its objects, asks every Aegis, and does it.

type ObjectEffect = (s: State, f: number, x: number, b: number, c: number) => void

/** An amount of the running text begins its account. */
export function enterText(s: State, f: number, amount: Operand, n: number): void {
  if (keepsAccount()) enterAlone(n, TEXT, machine.position(s, f) - 1, amount, s[f + SELF]!)
}

/** An operation on every object of a set that this text may touch. */
export function forObjects(name: string, cardsOnly: boolean, body: ObjectEffect): number {
  return machine.op(name, (s, f, objects, b, c) => {
    const from = mark()
    evaluator.gather(s, f, objects)
    const end = mark()
    for (let i = from; i < end; i++) {
      const x = listed(i)
      if ((!cardsOnly || x < CARDS) && mayTouch(s, f, x)) body(s, f, x, b, c)
    }
    release(from)
  })
}

export function forPlayers(name: string, body: (s: State, p: number, n: number) => void): number {
  return machine.op(name, (s, f, who, amount) => {
    const n = evaluator.amount(s, f, amount)
    const from = mark()
    evaluator.gather(s, f, who)
    const end = mark()
    for (let i = from; i < end; i++)
      if (isPlayer(listed(i)) && mayTouch(s, f, listed(i))) {
        enterText(s, f, amount, n)
        body(s, listed(i) - PLAYER, n)
      }
    release(from)
  })
}
