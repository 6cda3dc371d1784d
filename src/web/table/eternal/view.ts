import type { CardInPlay, View } from '../../../games/eternal/protocol/view.ts'
import type { Ref } from '../../../games/eternal/protocol/words.ts'
import type { Moment, Reference } from './types.ts'

export type { CardInPlay, SeenCard, SeenPlayer } from '../../../games/eternal/protocol/view.ts'
export type { Ref } from '../../../games/eternal/protocol/words.ts'

export const viewOf = ({ view }: Moment): View => view

/** A card on the playmat with its place there. */
export interface Standing extends CardInPlay {
  readonly key: string
  readonly attachments: readonly Standing[]
}

export const keyAt = (zone: string, of: number, index: number): string => `${zone}/${of}/${index}`

/** The name of a place on the table, for what is there and for what is said about it. */
export function keyOf(ref: Ref): string {
  if ('player' in ref) return `player/${ref.player}`
  if (ref.zone === 'being played') return `played/${ref.index}`
  if (ref.zone === 'deck') return `deck/${ref.of}/${ref.card}`
  return keyAt(ref.zone, ref.of ?? 0, ref.index ?? -1)
}

/** What on the table a choice is about; null when it is about nothing that lies there. */
export function objectOf(ref: Reference): Ref | null {
  const { object } = ref
  return object != null && ('player' in object || 'zone' in object) ? object : null
}

export interface SideOfTable {
  readonly units: readonly Standing[]
  readonly relics: readonly Standing[]
  readonly weapon: Standing | null
  readonly site: Standing | null
  /** Units that have disappeared for a while. */
  readonly away: readonly string[]
}

/** What lies on a side, each thing in its place. `kindOf` tells what a card is. */
export function sideOf(view: View, seat: number, kindOf: (id: string) => string): SideOfTable {
  const all = ([0, 1] as const).flatMap((p) =>
    view.players[p].playmat.map((card, i) => ({ ...card, side: p, key: keyAt('playmat', p, i) })),
  )
  const attachedTo = (key: string): Standing[] =>
    all
      .filter(({ card, on }) => on !== undefined && !isUnit(kindOf(card)) && keyOf(on) === key)
      .map((each) => ({ ...each, attachments: [] }))
  const own = all
    .filter(({ side }) => side === seat)
    .map((each) => ({ ...each, attachments: attachedTo(each.key) }))
  const is = (...kinds: readonly string[]) => own.filter(({ card }) => kinds.includes(kindOf(card)))
  return {
    units: is('unit'),
    relics: is('relic', 'cursed relic'),
    weapon: is('relic weapon')[0] ?? null,
    site: is('site')[0] ?? null,
    away: view.players[seat === 1 ? 1 : 0].away ?? [],
  }
}

const isUnit = (kind: string): boolean => kind === 'unit'

type Mark = NonNullable<CardInPlay['marks']>[number]

export const marked = ({ marks }: CardInPlay, mark: Mark): boolean => marks?.includes(mark) ?? false
