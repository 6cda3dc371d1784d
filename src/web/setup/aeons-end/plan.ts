import type { Setup } from '../../../games/aeons-end/protocol/setup.ts'
import type { Plain } from '../../../language/face.ts'
import type { SeatChoice } from '../players.ts'

export type SetName = 'base' | 'war-eternal' | 'legacy'
export type Pool = SetName | 'both'
export type Kind = 'gem' | 'relic' | 'spell'
export const KINDS: readonly Kind[] = ['gem', 'relic', 'spell']
/** The sets that piles are rolled from unless somebody chooses others. */
export const SETS: readonly SetName[] = ['base', 'war-eternal']
export const ALL_SETS: readonly SetName[] = [...SETS, 'legacy']

export interface Band {
  readonly min: number | null
  readonly max: number | null
}

/** What the form says; the document that the game reads is made from it. */
export interface Plan {
  readonly mages: readonly string[]
  readonly seats: Readonly<Record<string, SeatChoice>>
  readonly nemesis: string
  readonly difficulty: string
  /** A suggested supply, or nine piles of which some are to be rolled (null). */
  readonly supply: string | readonly (string | null)[]
  readonly locked: readonly boolean[]
  readonly sets: readonly SetName[]
  readonly must: readonly string[]
  readonly never: readonly string[]
  readonly costs: Readonly<Record<Kind, Band>>
  /** Changes with each roll. */
  readonly roll: number
  readonly basics: Pool | null
  readonly balanced: boolean
  readonly variants: Readonly<Record<string, boolean | number>>
}

const NO_BAND: Band = { min: null, max: null }

export const FIRST_PLAN: Plan = {
  mages: ['brama', 'kadir'],
  seats: {},
  nemesis: 'rageborne',
  difficulty: 'normal',
  supply: 'base-deck-destruction',
  locked: Array.from({ length: 9 }, () => false),
  sets: SETS,
  must: [],
  never: [],
  costs: { gem: NO_BAND, relic: NO_BAND, spell: NO_BAND },
  roll: 0,
  basics: null,
  balanced: false,
  variants: {},
}

function bandOf({ min, max }: Band): Plain {
  if (min === null && max === null) return null
  return { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
}

function supplyOf(plan: Plan, slots: readonly string[], seed: string): Plain {
  const { supply, sets, must, never, costs, roll } = plan
  if (typeof supply === 'string') return supply
  if (supply.every((pile) => pile !== null)) return supply
  return {
    random: {
      seed: `${seed} ${roll}`,
      sets,
      must: must.filter((id) => !supply.includes(id)),
      mustNot: never,
      locked: supply,
      costs: slots.map((slot) => bandOf(costs[slot as Kind])),
    },
  }
}

/** The document that the game reads. */
export function documentOf(
  plan: Plan,
  slots: readonly string[],
  seed: string,
): { readonly [entry: string]: Plain } {
  const { mages, nemesis, difficulty, basics, balanced, variants } = plan
  const chosen = Object.fromEntries(Object.entries(variants).filter(([, value]) => value !== false))
  return {
    mages,
    nemesis,
    difficulty,
    supply: supplyOf(plan, slots, seed),
    ...(basics === null ? {} : { basics }),
    ...(balanced ? { balanced } : {}),
    ...(Object.keys(chosen).length === 0 ? {} : { variants: chosen }),
  }
}

/** The variants of a set-up that are not as usual. */
export function variantsIn(read: Setup): Readonly<Record<string, boolean | number>> {
  const usual: Readonly<Record<string, boolean | number>> = { soloTurnCards: 3, soloLife: 10 }
  const variants: Readonly<Record<string, boolean | number>> = read.variants
  return Object.fromEntries(
    Object.entries(variants).filter(([name, value]) => value !== (usual[name] ?? false)),
  )
}

/** What a shared set-up says, back in the form. */
export function planFrom(read: Setup, before: Plan): Plan {
  return {
    ...before,
    mages: read.mages,
    nemesis: read.nemesis,
    difficulty: read.difficulty,
    supply: read.supply,
    basics: read.basics.length === 2 ? 'both' : (ALL_SETS.find((set) => set === read.basics[0]) ?? null),
    balanced: read.balanced,
    variants: variantsIn(read),
  }
}

/** The mages that the document of a table names, seat by seat. */
export function magesIn(setup: unknown): readonly string[] {
  if (typeof setup !== 'object' || setup === null || !('mages' in setup) || !Array.isArray(setup.mages))
    return []
  return setup.mages.filter((mage) => typeof mage === 'string')
}
