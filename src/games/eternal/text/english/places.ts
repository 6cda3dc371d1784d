import { list } from '../../../../language/text/english/nouns.ts'
import type { Place, Side } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { type Described, isOnPlaymat } from '../things.ts'

const placeNames: Readonly<Record<Place, string>> = {
  playmat: 'playmat',
  hand: 'hand',
  deck: 'deck',
  void: 'void',
  market: 'market',
  power: 'power zone',
}

/** "your hand", "the enemy hand", "their hand": several share one owner. */
export function placesOf(places: readonly Place[], side: Side, ctx: Context): string {
  const names = list(places.map((place) => placeNames[place]))
  if (side === 'you') return `your ${names}`
  if (side === 'both') return places.length === 1 ? `any ${names}` : `either player's ${names}`
  if (ctx.actor === 'enemy') return `their ${names}`
  return ctx.enemy === 'cursed' ? `the cursed player's ${names}` : `the enemy ${names}`
}

/** "in your hand", "from your void", or nothing for what lies on the playmat. */
export function where(d: Described, ctx: Context, word: 'in' | 'from'): string | undefined {
  if (d.places.length === 0 || isOnPlaymat(d)) return undefined
  return `${word} ${placesOf(d.places, d.side, ctx)}`
}
