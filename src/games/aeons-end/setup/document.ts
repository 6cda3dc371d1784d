import { Refusal } from '../../../kernel/refusal.ts'
import { entriesOf, listOf, oneOf } from '../../../language/parse-values.ts'
import { type CampaignPart, isMageCode } from '../campaign-part.ts'
import type { Collection } from '../collection.ts'
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
import { DIFFICULTIES } from './difficulties.ts'
import { readSupply } from './supply.ts'

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

const BOTH: Setup['basics'] = ['base', 'war-eternal']

/** A pool of basic cards as a document says it: a set, both boxes, or any sets. */
export const poolName = (sets: Setup['basics']): string | Setup['basics'] =>
  sets.length === 1 ? sets[0]! : sets.join() === BOTH.join() ? 'both' : sets

/** The sets of a game that have basic cards, and the two boxes together. */
function readBasics(of: Collection, value: unknown, own: string): Setup['basics'] {
  const sets = of.packs.flatMap(({ id, nemesisCards }) =>
    nemesisCards.some(({ nemesis }) => nemesis === 'basic') ? [id] : [],
  )
  if (value === undefined) return sets.includes(own) ? [own] : sets.slice(0, 1)
  const pool = (name: unknown, place: string): string => oneOf(name, sets, 'pool of basic cards', place)
  if (Array.isArray(value) && value.length > 0) {
    const named = value.map((name, i) => pool(name, `basics[${i}]`))
    return sets.filter((set) => named.includes(set))
  }
  const known = BOTH.every((set) => sets.includes(set)) ? [...sets, 'both'] : sets
  const name = oneOf(value, known, 'pool of basic cards', 'basics')
  return name === 'both' ? BOTH : [name]
}

const ENTRIES = [
  'game',
  'mages',
  'nemesis',
  'difficulty',
  'supply',
  'basics',
  'balanced',
  'variants',
  'campaign',
] as const

const YES_OR_NO = [true, false] as const

function readVariants(value: unknown, lives: number): Variants {
  const fields = entriesOf(value ?? {}, Object.keys(AS_PRINTED), 'variants', 'the list of variants')
  const flag = (name: 'splitCards' | Switch): boolean =>
    oneOf(fields[name] ?? AS_PRINTED[name], YES_OR_NO, 'switch', `variants.${name}`)
  const variants: Variants = {
    splitCards: flag('splitCards'),
    soloTurnCards: oneOf(
      fields.soloTurnCards ?? 3,
      [3, 4] as const,
      'number of cards',
      'variants.soloTurnCards',
    ),
    soloLife: oneOf(fields.soloLife ?? 10, [10, 12, 15] as const, 'starting life', 'variants.soloLife'),
    ...switches(flag),
  }
  if (variants.splitCards && lives !== 4)
    throw new Refusal(
      { en: 'split cards are for four mages', fr: 'les cartes partagées sont pour quatre mages' },
      'variants.splitCards',
    )
  return variants
}

function readMages({ mages, mats, campaign }: Collection, value: unknown): readonly string[] {
  const names = listOf(value, 'mages')
  if (names.length < 1 || names.length > 4)
    throw new Refusal(
      { en: `1 to 4 mages play, not ${names.length}`, fr: `de 1 à 4 mages jouent, pas ${names.length}` },
      'mages',
    )
  const all = mages.map(({ id }) => id)
  const ids = names.map((name, i) =>
    campaign !== null && mats.length > 0 && typeof name === 'string' && isMageCode(name)
      ? campaign.mage(name, `mages[${i}]`)
      : oneOf(name, all, 'mage', `mages[${i}]`),
  )
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i)
      throw new Refusal(
        { en: `${id} is already at the table`, fr: `${id} est déjà à la table` },
        `mages[${i}]`,
      )
  })
  return ids
}

function campaignOf({ campaign }: Collection): CampaignPart {
  if (campaign === null)
    throw new Refusal(
      { en: 'no campaign is played with these packs', fr: 'aucune campagne ne se joue avec ces paquets' },
      'campaign',
    )
  return campaign
}

const usual = (all: readonly { readonly id: string }[], id: string): string | undefined =>
  all.some((one) => one.id === id) ? id : all[0]?.id

const USUAL_MAGES = ['brama', 'kadir']
const usualMages = ({ mages }: Collection): readonly string[] =>
  USUAL_MAGES.every((id) => mages.some((mage) => mage.id === id))
    ? USUAL_MAGES
    : mages.slice(0, USUAL_MAGES.length).map(({ id }) => id)

/** The first supply that a box suggests; a game without suggestions has a random one. */
const usualSupply = ({ supplies }: Collection): unknown => Object.keys(supplies)[0] ?? { random: {} }

/** Turns an outside document into a set-up, with a sensible default for everything unsaid. */
export function readSetup(of: Collection, document: unknown): Setup {
  const { nemeses } = of
  const fields = entriesOf(document, ENTRIES, '', 'a set-up')
  const mageIds = readMages(of, fields.mages ?? usualMages(of))
  const id = oneOf(
    fields.nemesis ?? usual(nemeses, 'rageborne'),
    nemeses.map((n) => n.id),
    'nemesis',
    'nemesis',
  )
  const own = nemeses.find((n) => n.id === id)!.set
  const supply = readSupply(of, fields.supply ?? usualSupply(of))
  const variants = readVariants(fields.variants, mageIds.length)
  return interned({
    mages: mageIds,
    nemesis: id,
    basics: readBasics(of, fields.basics, own),
    balanced: oneOf(fields.balanced ?? false, YES_OR_NO, 'switch', 'balanced'),
    difficulty: oneOf(fields.difficulty ?? 'normal', DIFFICULTIES, 'difficulty', 'difficulty'),
    supply,
    ...(fields.campaign === undefined
      ? { variants }
      : {
          // R072, R074: what a campaign always plays with.
          variants: { ...variants, splitCards: mageIds.length === 4, soloTurnCards: 4 },
          campaign: campaignOf(of).battle(fields.campaign, { mages: mageIds, nemesis: id, supply }),
        }),
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
