import type { State } from '../../state.ts'
import { observe } from '../../visibility/view.ts'

/*
 * What `observe` shows, with names for its parts: the words are made from the view and so can tell nobody
 * more than the seat may see.
 */

export interface BreachView {
  readonly state: 'gone' | 'closed' | 'opened' | 'sigil'
  readonly stage?: number
  readonly focusCost?: number
  readonly openCost?: number
  /** What opening costs after none, one, two and three quarter turns. */
  readonly openCosts?: readonly number[]
  /** Damage that it adds to spells cast from it, once it is opened. */
  readonly bonus?: number
  readonly focusedThisTurn?: true
  readonly spanned?: true
  readonly prepped: readonly string[]
}

export interface PlayerView {
  readonly mage: string | null
  readonly life: number
  readonly charges: number
  readonly chargeSpaces: number
  readonly trophy?: number
  readonly pulse?: number
  readonly hand: readonly string[]
  readonly deck: number
  /** The next five to be drawn: so many from the deck, then these of the discard pile. */
  readonly nextHand: { readonly deck: number; readonly discard: readonly string[] }
  /** Newest first. */
  readonly discard: readonly string[]
  readonly play: readonly string[]
  readonly breaches: readonly BreachView[]
}

export interface InPlayView {
  readonly card: string
  readonly life?: number
  readonly power?: number
}

export interface View {
  readonly outcome: string | null
  readonly turn: number
  readonly phase: Phase
  readonly active: number | null
  readonly difficulty: 'beginner' | 'normal' | 'expert' | 'extinction'
  readonly gravehold: { readonly life: number; readonly max: number }
  readonly nemesis: {
    readonly id: string | null
    readonly life: number
    readonly max: number
    readonly tier: number
    readonly tokens: Readonly<Record<string, number>>
    readonly husks: number
    readonly deck: number
    readonly discard: readonly string[]
    readonly inPlay: readonly InPlayView[]
    readonly drawn: readonly string[]
    readonly sides: Readonly<Record<string, number | readonly string[]>>
  }
  readonly turnOrder: { readonly discard: readonly string[]; readonly deck: readonly string[] }
  readonly supply: readonly {
    readonly card: string | null
    readonly count: number
    /** Aether that is missing to gain it, in a main phase. */
    readonly short?: number
  }[]
  readonly maxLife: number
  readonly players: readonly PlayerView[]
  readonly aether: readonly number[]
  readonly destroyed: readonly string[]
}

export type Phase = 'between turns' | 'casting' | 'main' | 'draw' | 'nemesis main' | 'nemesis draw'

export const viewOf = (s: State, seat: number): View => observe(s, seat) as unknown as View

// ---- places

export type OwnZone = 'hand' | 'deck' | 'discard pile' | 'play area'
export type CommonZone =
  | 'nemesis deck'
  | 'nemesis discard pile'
  | 'nemesis play'
  | 'turn order deck'
  | 'turn order discard pile'
  | 'drawn nemesis card'
  | 'destroyed'

export type Place =
  | { readonly kind: 'own'; readonly player: number; readonly zone: OwnZone }
  | { readonly kind: 'breach'; readonly player: number; readonly breach: number }
  | { readonly kind: 'supply' }
  | { readonly kind: 'common'; readonly zone: CommonZone }
  | { readonly kind: 'side'; readonly name: string }

const common: Readonly<Record<CommonZone, true>> = {
  'nemesis deck': true,
  'nemesis discard pile': true,
  'nemesis play': true,
  'turn order deck': true,
  'turn order discard pile': true,
  'drawn nemesis card': true,
  destroyed: true,
}
const isCommon = (name: string): name is CommonZone => name in common

/** A place by the name that views, events and options give it. */
export function placeNamed(name: string): Place {
  const own = /^player (\d) (hand|deck|discard pile|play area|breach (\d))$/.exec(name)
  if (own !== null) {
    const player = Number(own[1]) - 1
    return own[3] === undefined
      ? { kind: 'own', player, zone: own[2] as OwnZone }
      : { kind: 'breach', player, breach: Number(own[3]) }
  }
  if (name.startsWith('pile ')) return { kind: 'supply' }
  return isCommon(name) ? { kind: 'common', zone: name } : { kind: 'side', name }
}

/** Equal neighbours together, with how many they are: the order stays as it is. */
export function runs(ids: readonly string[]): { readonly id: string; readonly n: number }[] {
  const out: { id: string; n: number }[] = []
  for (const id of ids) {
    const last = out.at(-1)
    if (last?.id === id) last.n += 1
    else out.push({ id, n: 1 })
  }
  return out
}

/** Equal ones together wherever they lie, in the order of their first. */
export function groups(ids: readonly string[]): { readonly id: string; readonly n: number }[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => ({ id, n }))
}
