import type {
  Condition,
  Effect,
  Event,
  Extra,
  Filter,
  Keyword,
  Label,
  Mastery,
  PlayRule,
  Triggered,
} from '../nodes.ts'
import { have, haveWhile } from './abilities.ts'
import { compare, healthOf, history, isNot, strengthOf, yourTurn } from './amounts.ts'
import { exhausting, pay } from './costs.ts'
import { getWhileYours, playNew, stunAndHold } from './effects.ts'
import { anyOf, kind, other } from './filters.ts'
import { card, plusStats, stays } from './modifications.ts'
import { may } from './shared.ts'
import { flying } from './skills.ts'
import { choose } from './steps.ts'
import { aUnit, one, self, the, yourUnits } from './things.ts'

// Abilities with a word of their own.

const labelled =
  (on: Event, label: Label) =>
  (...steps: readonly Effect[]): Triggered => ({ op: 'triggered', on, label, do: steps })
export const summon = labelled({ op: 'summon' }, 'Summon')
export const entomb = labelled({ op: 'entomb' }, 'Entomb')
export const infiltrate = labelled({ op: 'infiltrate' }, 'Infiltrate')
export const empower = labelled({ op: 'played', that: kind('power'), by: 'you' }, 'Empower')
export const fate = labelled({ op: 'drawn' }, 'Fate')
export const inspire = labelled({ op: 'cardDrawn', that: aUnit, by: 'you' }, 'Inspire')

const guarded =
  (condition: Condition, label: Label) =>
  (...steps: readonly Effect[]): Triggered => ({
    op: 'triggered',
    on: { op: 'summon' },
    if: condition,
    label,
    do: steps,
  })

/** One of your units died this turn (ER114). */
export const unitDied = compare(history('units died'), 'atLeast', 1)

/** The enemy player has taken damage this turn. */
export const damageTaken = compare(history('damage taken', 'enemy'), 'atLeast', 1)

/** You have attacked this turn. */
export const youAttacked = compare(history('attacks'), 'atLeast', 1)
export const tribute = guarded(unitDied, 'Tribute')
export const spark = guarded(damageTaken, 'Spark')
export const onslaught = guarded(youAttacked, 'Onslaught')

/** The first spell or weapon you play on it. */
export const renown = (...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: { op: 'played', by: 'you', that: anyOf(kind('any spell'), kind('any weapon')), onThis: true },
  limit: 'once',
  label: 'Renown',
  do: steps,
})
export const surge = labelled({ op: 'influenceGained' }, 'Surge')
export const lifeforce = labelled({ op: 'healthGained' }, 'Lifeforce')

export const bolster = (...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: { op: 'healthGained', orArmor: true },
  limit: 'once per turn',
  label: 'Bolster',
  do: steps,
})

export const ally = (filter: Filter, ...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: { op: 'ally', that: filter },
  label: 'Ally',
  do: steps,
})
export const mastery = (n: number, ...steps: readonly Effect[]): Mastery => ({ op: 'mastery', n, do: steps })

export const amplify = (n: number, ...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Amplify',
  costs: [pay(n)],
  repeat: true,
  do: steps,
})

export const spellcraft = (n: number, id: string): Extra => ({
  op: 'extra',
  keyword: 'Spellcraft',
  costs: [pay(n)],
  do: [playNew(card(id))],
})

export const decimate = (...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Decimate',
  costs: [{ op: 'loseMaxPower', n: 1 }],
  do: steps,
})

export const contract = (n: number, ...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Contract',
  costs: [{ op: 'debt', n }],
  do: steps,
})

/** "Give the Student ...": `the('student')`. */
export const mentor = (...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Mentor',
  costs: [exhausting(one(yourUnits(other)).as('student'))],
  do: steps,
})

/** Dead, it is a weapon for another unit. */
export const exalted: Keyword = {
  op: 'keyword',
  keyword: 'Exalted',
  has: [
    entomb(
      choose(one(yourUnits()).as('unit')),
      playNew(
        card('exalted-weapon', { strength: strengthOf(self), health: healthOf(self), skillsOf: self }),
        {
          on: the('unit'),
        },
      ),
    ),
  ],
}

/** Flies in your turn, stands firm in the enemy's. */
export const nomad = (n = 1): Keyword => ({
  op: 'keyword',
  keyword: 'Nomad',
  n,
  has: [haveWhile(yourTurn, self, flying), haveWhile(isNot(yourTurn), self, plusStats(n, n))],
})

/** Leaves its Shade behind. */
export const corrupted = (n: number, shade: string): Keyword => ({
  op: 'keyword',
  keyword: 'Corrupted',
  n,
  has: [entomb(playNew(card(shade, { strength: 0, health: healthOf(self) })))],
})

/** Another unit stays stunned and lends its values. */
export const imbue: Keyword = {
  op: 'keyword',
  keyword: 'Imbue',
  has: [
    summon(
      may(
        choose(one(yourUnits(other)).as('unit')),
        stunAndHold(the('unit')),
        getWhileYours(the('unit'), stays.stunned),
      ),
    ),
    have(self, plusStats(strengthOf({ op: 'held' }), healthOf({ op: 'held' }))),
  ],
}
export const bond: PlayRule = { op: 'bond' }
export const shift = (n: number): PlayRule => ({ op: 'shift', n })
export const bargain = (condition: Condition): PlayRule => ({ op: 'bargain', condition })
export const unstoppableIf = (condition: Condition): PlayRule => ({ op: 'unstoppable', condition })
export const depletedUnless = (condition: Condition): PlayRule => ({ op: 'depletedUnless', condition })
export const freeIf = (condition: Condition): PlayRule => ({ op: 'freeIf', condition })
export const onlyOn = (filter: Filter): PlayRule => ({ op: 'onlyOn', that: filter })

export const transmute = (atMaxPower: number, into: string): PlayRule => ({
  op: 'transmute',
  maxPower: atMaxPower,
  into,
})
