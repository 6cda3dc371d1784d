import { attack, cardsOf, gravehold, minion, nemesis, onUnleash, suffer } from '../language/builders.ts'

/** Plain things for scenarios: they stand for any card or nemesis, and no game is dealt with them. */
export const standInCards = cardsOf(
  'stand-in',
  'base',

  minion('plain-minion', 1, 1),
  attack('plain-attack', 1),
)

export const standInNemeses = [
  nemesis('quiet-nemesis', { set: 'base', life: 70, difficulty: 1 }),
  nemesis('harsh-nemesis', { set: 'base', life: 70, difficulty: 1 }, onUnleash(gravehold(suffer(1)))),
]
