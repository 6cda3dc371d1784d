import { Refusal } from '../../../kernel/refusal.ts'
import { entriesOf, listOf, oneOf } from '../../../language/reading.ts'
import { mages, nemeses } from '../content.ts'
import type { Setup, Variants } from '../protocol/setup.ts'
import {
  BREACH_BONUS_AT_DAMAGE,
  EXCESS_FIRST,
  IMMEDIATELY_FIRST,
  MAGUS_ANY_HIT,
  MINION_LIFE_UNCAPPED,
  NO_DOUBLE_NEMESIS,
  OPEN_TURN_ORDER,
  PREVENTED_COUNTS,
  WILD_FIXED_TO_TAKER,
} from '../state.ts'
import { readSupply } from './supply.ts'

export const DIFFICULTIES = ['beginner', 'normal', 'expert', 'extinction'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** R223 to R225: players' life, Gravehold's life, change of the nemesis' life. */
export const LIVES: Readonly<Record<Difficulty, readonly [number, number, number]>> = {
  beginner: [12, 35, -10],
  normal: [10, 30, 0],
  expert: [10, 30, 0],
  extinction: [8, 25, 10],
}

/** The variants that are switches of the running game, with their bits in the state. */
export const SWITCHES = [
  ['noDoubleNemesis', NO_DOUBLE_NEMESIS],
  ['openTurnOrder', OPEN_TURN_ORDER],
  ['excessFirst', EXCESS_FIRST],
  ['breachBonusAtDamage', BREACH_BONUS_AT_DAMAGE],
  ['preventedCounts', PREVENTED_COUNTS],
  ['minionLifeUncapped', MINION_LIFE_UNCAPPED],
  ['magusAnyHit', MAGUS_ANY_HIT],
  ['immediatelyFirst', IMMEDIATELY_FIRST],
  ['wildEffectFixedToTaker', WILD_FIXED_TO_TAKER],
] as const
type Switch = (typeof SWITCHES)[number][0]

/** The bits of the switches that are on. */
export const switchBits = (on: Readonly<Record<Switch, boolean>>): number =>
  SWITCHES.reduce((bits, [name, bit]) => (on[name] ? bits | bit : bits), 0)

/** Every switch, on or off. */
export const switches = (isOn: (name: Switch, bit: number) => boolean): Record<Switch, boolean> =>
  Object.fromEntries(SWITCHES.map(([name, bit]) => [name, isOn(name, bit)])) as Record<Switch, boolean>

export const AS_PRINTED: Variants = {
  splitCards: false,
  soloTurnCards: 3,
  soloLife: 10,
  ...switches(() => false),
}

/** Every variant, in the order in which they are offered. */
export const VARIANT_NAMES = [
  'splitCards',
  'soloTurnCards',
  'soloLife',
  ...SWITCHES.map(([name]) => name),
] as const

const BASIC_POOLS: Readonly<Record<string, Setup['basics']>> = {
  base: ['base'],
  'war-eternal': ['war-eternal'],
  both: ['base', 'war-eternal'],
}

/** The name of a pool of basic cards, as a document says it. */
export const poolName = (sets: Setup['basics']): string => (sets.length === 2 ? 'both' : sets[0]!)

const ENTRIES = [
  'game',
  'mages',
  'nemesis',
  'difficulty',
  'supply',
  'basics',
  'balanced',
  'variants',
] as const

const YES_OR_NO = [true, false] as const

function readVariants(value: unknown, lives: number): Variants {
  const told = entriesOf(value ?? {}, Object.keys(AS_PRINTED), 'variants', 'the list of variants')
  const flag = (name: 'splitCards' | Switch): boolean =>
    oneOf(told[name] ?? AS_PRINTED[name], YES_OR_NO, 'switch', `variants.${name}`)
  const variants: Variants = {
    splitCards: flag('splitCards'),
    soloTurnCards: oneOf(
      told.soloTurnCards ?? 3,
      [3, 4] as const,
      'number of cards',
      'variants.soloTurnCards',
    ),
    soloLife: oneOf(told.soloLife ?? 10, [10, 12, 15] as const, 'starting life', 'variants.soloLife'),
    ...switches(flag),
  }
  if (variants.splitCards && lives !== 4)
    throw new Refusal(
      { en: 'split cards are for four mages', fr: 'les cartes partagées sont pour quatre mages' },
      'variants.splitCards',
    )
  return variants
}

function readMages(value: unknown): readonly string[] {
  const names = listOf(value, 'mages')
  if (names.length < 1 || names.length > 4)
    throw new Refusal(
      { en: `1 to 4 mages play, not ${names.length}`, fr: `de 1 à 4 mages jouent, pas ${names.length}` },
      'mages',
    )
  const all = mages.map(({ id }) => id)
  const ids = names.map((name, i) => oneOf(name, all, 'mage', `mages[${i}]`))
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i)
      throw new Refusal(
        { en: `${id} is already at the table`, fr: `${id} est déjà à la table` },
        `mages[${i}]`,
      )
  })
  return ids
}

/** Turns an outside document into a set-up, with a sensible default for everything unsaid. */
export function readSetup(document: unknown): Setup {
  const told = entriesOf(document, ENTRIES, '', 'a set-up')
  const mageIds = readMages(told.mages ?? ['brama', 'kadir'])
  const id = oneOf(
    told.nemesis ?? 'rageborne',
    nemeses.map((n) => n.id),
    'nemesis',
    'nemesis',
  )
  const own = nemeses.find((n) => n.id === id)!.set
  return interned({
    mages: mageIds,
    nemesis: id,
    basics:
      BASIC_POOLS[oneOf(told.basics ?? own, Object.keys(BASIC_POOLS), 'pool of basic cards', 'basics')]!,
    balanced: oneOf(told.balanced ?? false, YES_OR_NO, 'switch', 'balanced'),
    difficulty: oneOf(told.difficulty ?? 'normal', DIFFICULTIES, 'difficulty', 'difficulty'),
    supply: readSupply(told.supply ?? 'base-deck-destruction'),
    variants: readVariants(told.variants, mageIds.length),
  })
}

const known = new Map<string, Setup>()
const KNOWN_AT_MOST = 256

/** Equal set-ups are one object, so that what was worked out for one serves the next. */
function interned(setup: Setup): Setup {
  const key = JSON.stringify(setup)
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= KNOWN_AT_MOST) known.clear()
  known.set(key, setup)
  return setup
}
