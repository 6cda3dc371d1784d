import type { Plain, Rules, SeenDecision } from '../language/face.ts'
import { contains } from './contains.ts'

/**
 * What a seat has decided beforehand. The server carries it out with the same options that the person would get, and
 * takes as long for it as she would be given.
 */
export type Order =
  /** Lets every window of this turn of the game go by. */
  | { readonly do: 'pass turn'; readonly turn: number }
  /** Lets windows go by until something of the seat is touched. */
  | { readonly do: 'pass untouched' }
  /**
   * Answers when the window is about this with the option that has that, once: each is a part of what the seat sees. Of
   * a list in it every entry has to be there, wherever.
   */
  | { readonly do: 'answer'; readonly to: Plain; readonly with: Plain }
  /** Presses "think" in so many of 100 windows, so that pressing it tells nothing. */
  | { readonly do: 'think'; readonly percent: number }

export const MOST_ORDERS = 16

/** Is this question a window, in which a seat may react or let it pass? It is one whatever the seat holds. */
export const isWindow = ({ reactions }: Pick<Rules, 'reactions'>, { options }: SeenDecision): boolean =>
  reactions !== undefined && options.some(({ kind }) => kind === reactions.passTurn)

/** Is a window about this? Things that it touches stand in no order. */
function isAbout(window: unknown, part: Plain): boolean {
  if (Array.isArray(part))
    return Array.isArray(window) && part.every((each) => window.some((thing) => isAbout(thing, each)))
  if (typeof part !== 'object' || part === null) return window === part
  if (typeof window !== 'object' || window === null) return false
  const entries = window as Readonly<Record<string, unknown>>
  return Object.entries(part).every(([key, value]) => isAbout(entries[key], value))
}

/** The order for just this, with the option that it takes; null where there is none, or what it wants is not held. */
export function orderFor(
  { reactions }: Rules,
  orders: readonly Order[],
  { options }: SeenDecision,
  view: unknown,
): { readonly order: Order; readonly index: number } | null {
  if (reactions === undefined) return null
  for (const order of orders)
    if (order.do === 'answer' && isAbout(reactions.window(view), order.to)) {
      const index = options.findIndex((option) => contains(option, order.with))
      if (index >= 0) return { order, index }
    }
  return null
}

/** The option that the orders of the asked seat choose in this window, or null when the person is to be asked. */
export function orderedAnswer(
  game: Rules,
  orders: readonly Order[],
  decision: SeenDecision,
  view: unknown,
): number | null {
  const { reactions } = game
  if (reactions === undefined || !isWindow(game, decision)) return null
  const { options, seat } = decision
  const ordered = orderFor(game, orders, decision, view)
  if (ordered !== null) return ordered.index
  const touched = reactions.touches(view, seat)
  const pass = orders.some(
    (order) =>
      (order.do === 'pass turn' && order.turn === reactions.turn(view)) ||
      (order.do === 'pass untouched' && !touched),
  )
  return pass ? options.findIndex(({ kind }) => kind === reactions.pass) : null
}

/** How often in 100 windows the seat presses "think" without meaning it. */
export const thinksPercent = (orders: readonly Order[]): number =>
  orders.reduce((most, order) => (order.do === 'think' ? Math.max(most, order.percent) : most), 0)
