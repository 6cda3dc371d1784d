import {
  anyPlayer,
  attack,
  choose,
  count,
  destroy,
  discard,
  each,
  equals,
  everyone,
  exactly,
  gravehold,
  hand,
  isA,
  minion,
  most,
  onPower,
  ownerOf,
  persistent,
  playerWith,
  power,
  prepped,
  some,
  spendAether,
  suffer,
  the,
  those,
  toDiscard,
  together,
  turnDiscard,
  unleash,
  unless,
  when,
} from './builders.ts'

/* Basic nemesis cards that evolve into the same card with other numbers: each is written once. */

/** Two gems are discarded; if they cost nothing, so many more Unleashes. */
export const extract = (id: string, unleashes: number) =>
  power(
    id,
    { tier: 1, power: 2 },
    onPower(
      unleash(),
      anyPlayer(discard(exactly(2, hand.gems)).as('gems')),
      when(equals(count(those('gems', { costing: { exactly: 0 } })), 2), unleash(unleashes)),
    ),
  )

export const thresher = (id: string, numbers: { life: number; shields: number; damage: number }) =>
  minion(
    id,
    { tier: 1, life: numbers.life, shields: numbers.shields },
    persistent(unleash(), anyPlayer(suffer(numbers.damage))),
  )

export const cocoon = (id: string, life: number, damage: number) =>
  minion(id, { tier: 2, life }, persistent(unleash(), gravehold(suffer(damage))))

/** Two prepped spells are discarded; one that costs 4 or more and is left Unleashes. */
export const drain = (id: string, damage: number) =>
  attack(
    id,
    { tier: 2 },
    unleash(),
    gravehold(suffer(damage)),
    together('players', discard(exactly(2, prepped))),
    when(some(prepped.ownedBy(everyone).costing({ min: 4 })), unleash()),
  )

export const hunt = (id: string, damage: number) =>
  attack(id, { tier: 2 }, unleash(2), playerWith('least', 'life', suffer(damage)))

export const offer = (id: string, numbers: { power: number; price: number; damage: number }) =>
  power(
    id,
    { tier: 2, power: numbers.power },
    toDiscard(spendAether(numbers.price)),
    onPower(unleash(2), playerWith('least', 'life', suffer(numbers.damage))),
  )

/** Whoever holds the most expensive card discards two; each card left that costs 2 or more hurts Gravehold. */
export const annihilation = (id: string, damage: number) =>
  attack(
    id,
    { tier: 3 },
    unleash(2),
    choose(most('cost', hand.ownedBy(everyone))).as('card'),
    ownerOf('card', discard(exactly(2, hand))).as('player'),
    gravehold(suffer(each(damage, hand.ownedBy({ bound: 'player' }).costing({ min: 2 })))),
  )

export const decay = (id: string, tokens: number) =>
  power(
    id,
    { tier: 3, power: tokens },
    onPower(
      unleash(2),
      choose(most('cost', prepped.ownedBy(everyone))).as('spell'),
      ownerOf('spell', destroy(the('spell'))),
      when(unless(isA('spell', { costing: { min: 5 } })), unleash()),
    ),
  )

export const storm = (id: string, price: number, damage: number) =>
  power(
    id,
    { tier: 3, power: 2 },
    toDiscard(spendAether(price)),
    onPower(
      unleash(2),
      when(equals(count(turnDiscard.nemesisCards), 2), anyPlayer(suffer(damage))).otherwise(
        gravehold(suffer(damage)),
      ),
    ),
  )

export const spectre = (id: string, shields: number) =>
  minion(id, { tier: 3, life: 7, shields }, persistent(unleash(2)))
