import type { Script } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { ScriptedChance } from '../../../language/face.ts'
import { idOf } from '../content.ts'
import {
  defOf as cardDef,
  DRAWN,
  deckOf,
  PLAYERS,
  SIDE_ZONES,
  SIDES,
  type State,
  streams,
  TURN_DECK,
} from '../state.ts'
import { card, entries, list, oneOf, shown, whole } from './parse-values.ts'

/** Decks by the name that scenarios use. */
const DECKS: readonly (readonly [string, readonly number[]])[] = [
  ['turn order', [TURN_DECK]],
  ['side deck', Array.from({ length: SIDES }, (_, i) => SIDE_ZONES + i)],
  ['nemesis deck', [DRAWN]],
  ...Array.from({ length: PLAYERS }, (_, p): [string, readonly number[]] => [
    `player ${p + 1} deck`,
    [deckOf(p)],
  ]),
]

interface Outcome {
  readonly place: string
  readonly written: string
  used: boolean
}
interface Order extends Outcome {
  readonly zones: readonly number[]
  readonly order: readonly number[]
}
interface Roll extends Outcome {
  readonly stream: number
  readonly n: number
}

/** Outcomes of chance that a scenario names, used one after the other. */
export function chance(document: unknown): ScriptedChance {
  const orders: Order[] = []
  const rolls: Roll[] = []
  list(document, 'chance').forEach((value, i) => {
    const place = `[${i}]`
    const fields = entries(value, ['shuffle', 'order', 'pick', 'number'], place)
    if (fields.pick !== undefined) {
      const stream = streams.names.indexOf(oneOf(fields.pick, streams.names, 'random pick', `${place}.pick`))
      const n = whole(fields.number, `${place}.number`, 1) - 1
      rolls.push({ place, written: `pick: ${fields.pick}`, used: false, stream, n })
      return
    }
    const name = oneOf(
      fields.shuffle,
      DECKS.map(([deck]) => deck),
      'deck',
      `${place}.shuffle`,
    )
    const zones = DECKS.find(([deck]) => deck === name)![1]
    const order = list(fields.order, `${place}.order`).map((id, j) => card(id, `${place}.order[${j}]`))
    orders.push({ place, written: `shuffle: ${name}`, used: false, zones, order })
  })
  return {
    script: (s) => scriptFor(s, orders, rolls),
    unused: () =>
      [...orders, ...rolls].filter(({ used }) => !used).map(({ place, written }) => ({ place, written })),
  }
}

function scriptFor(s: State, orders: readonly Order[], rolls: readonly Roll[]): Script {
  return {
    roll(stream) {
      const scripted = rolls.find((roll) => !roll.used && roll.stream === stream)
      if (scripted === undefined) return null
      scripted.used = true
      return scripted.n
    },
    shuffle(_stream, zone, cards) {
      const scripted = orders.find((order) => !order.used && order.zones.includes(zone))
      if (scripted === undefined) return null
      scripted.used = true
      const left = [...cards]
      const first = scripted.order.map((def) => {
        const at = left.findIndex((c) => cardDef(s, c) === def)
        if (at === -1)
          throw new Refusal(
            `${shown(idOf(def))} is not among the shuffled cards`,
            `chance${scripted.place}.order`,
          )
        return left.splice(at, 1)[0]!
      })
      return [...first, ...left]
    },
  }
}
