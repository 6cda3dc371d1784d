import { forgetOptionsOf } from '../../../kernel/options.ts'
import { derivedSeed, type Seed } from '../../../kernel/random.ts'
import { NONE } from '../../../kernel/state.ts'
import { FIRST_NEMESIS_CARD, nemesisCards, tierOf } from '../content.ts'
import { facedown } from '../rules/cards.ts'
import {
  DESTROYED,
  DRAWN,
  defOf,
  IN_PLAY,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  SIDE_ZONES,
  SIDES,
  type State,
  schema,
  setDef,
  streams,
  TURN_DECK,
  zones,
} from '../state.ts'
import { openTurnOrder } from '../visibility.ts'

/**
 * Deals anew what nobody has seen: the facedown part of the nemesis deck within each tier (basic cards
 * that were not dealt included), the turn order deck, side decks, and the chance of what is to come.
 * Players' decks are never shuffled, so their order is known to who remembers.
 */
export function determinise(s: State, _seat: number, seed: Seed): void {
  forgetOptionsOf(s)
  const hidden = schema.create()
  zones.clear(hidden)
  streams.seed(hidden, derivedSeed(seed, 1))
  redealNemesisDeck(s, hidden)
  streams.seed(s, derivedSeed(seed, 2))
  if (!openTurnOrder(s)) streams.shuffle(s, 0, zones, TURN_DECK)
  for (let z = SIDE_ZONES; z < SIDE_ZONES + SIDES; z++)
    if (zones.count(s, z) > 0 && facedown(s, z)) streams.shuffle(s, 2, zones, z)
}

function redealNemesisDeck(s: State, dice: State): void {
  for (let tier = 1; tier <= 3; tier++) {
    const places: number[] = []
    const unseen = new Set(
      nemesisCards.flatMap((card, i) => (card.tier === tier ? [FIRST_NEMESIS_CARD + i] : [])),
    )
    const own: number[] = []
    for (let c = zones.first(s, NEMESIS_DECK); c !== NONE; c = zones.after(s, c))
      if (tierOf[defOf(s, c)] === tier) {
        places.push(c)
        const { nemesis } = nemesisCards[defOf(s, c) - FIRST_NEMESIS_CARD]!
        if (nemesis !== 'basic') own.push(defOf(s, c))
      }
    for (const z of [NEMESIS_DISCARD, IN_PLAY, DRAWN, DESTROYED])
      for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) unseen.delete(defOf(s, c))
    const basics = [...unseen].filter((def) => nemesisCards[def - FIRST_NEMESIS_CARD]!.nemesis === 'basic')
    const pool = [...own, ...some(dice, basics, places.length - own.length)]
    for (const c of places) setDef(s, c, pool.splice(streams.roll(dice, 1, pool.length), 1)[0]!)
  }
}

function some(dice: State, from: number[], n: number): number[] {
  const left = [...from]
  return Array.from({ length: n }, () => left.splice(streams.roll(dice, 1, left.length), 1)[0]!)
}
