import type { Condition, Cost, Effect, Pick, Things } from '../nodes.ts'

// How what is done hangs together: choices, conditions, repetition, later.

export const atEndOfTurn = (...steps: readonly Effect[]): Effect => ({
  op: 'delay',
  until: 'end of turn',
  do: steps,
})

export const whenItDies = (of: Things, ...steps: readonly Effect[]): Effect => ({
  op: 'delay',
  until: 'it dies',
  of,
  do: steps,
})

/** Gives a set a name: "the top four cards of your deck", and later "the rest". */
export const call = (as: string, of: Things): Effect => ({ op: 'call', of, as })
export const choose = (what: Pick): Effect => ({ op: 'choose', what })
export const chooseOne = (...ways: readonly (readonly Effect[])[]): Effect => ({ op: 'chooseOne', ways })

export const enemyChooses = (...ways: readonly (readonly Effect[])[]): Effect => ({
  op: 'chooseOne',
  ways,
  by: 'enemy',
})
export const randomOne = (...ways: readonly (readonly Effect[])[]): Effect => ({ op: 'randomOne', ways })

export const doTo = (paid: readonly Cost[], ...steps: readonly Effect[]): Effect => ({
  op: 'doTo',
  costs: paid,
  do: steps,
})

export const mayDoTo = (paid: readonly Cost[], ...steps: readonly Effect[]): Effect => ({
  op: 'doTo',
  costs: paid,
  may: true,
  do: steps,
})

/** "B. If c, A instead." */
export const insteadWhen = (
  condition: Condition,
  steps: readonly Effect[],
  otherwise: readonly Effect[],
): Effect => ({ op: 'when', condition, steps, otherwise, instead: true })

export const countTo = (n: number, ...steps: readonly Effect[]): Effect => ({ op: 'countTo', n, do: steps })
