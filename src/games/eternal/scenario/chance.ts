import type { Script } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { State } from '../../../kernel/state.ts'
import type { ScriptedChance } from '../../../language/face.ts'
import {
  between,
  byEntry,
  listOfEach,
  object,
  oneWordOf,
  type ShapeOf,
  text,
} from '../../../language/shapes.ts'
import { namesIn } from '../card-names.ts'
import { definitions } from '../content.ts'
import { candidates } from '../rules/zones/making.ts'
import { CREATE_STREAM, DECK, def, PICK_STREAM, PLACE_STREAM, REDRAW_STREAM, START_STREAM } from '../state.ts'

const outcome = byEntry({
  shuffle: object(
    { shuffle: oneWordOf(['player 1 deck', 'player 2 deck'], 'deck'), order: listOfEach(text) },
    {},
  ),
  'first player': object({ 'first player': oneWordOf([1, 2], 'player') }, {}),
  'redrawn power': object({ 'redrawn power': between(2, 4) }, {}),
  create: object({ create: text }, {}),
  pick: object({ pick: between(1, 9999) }, {}),
  'cards above': object({ 'cards above': between(0, 9999) }, {}),
})
type Outcome = ShapeOf<typeof outcome>

interface Scripted {
  readonly place: string
  readonly said: Outcome
  used: boolean
}

/** Which stream an outcome speaks of; a shuffle speaks of a deck instead. */
function streamOf(said: Outcome): number {
  if ('first player' in said) return START_STREAM
  if ('redrawn power' in said) return REDRAW_STREAM
  if ('create' in said) return CREATE_STREAM
  if ('pick' in said) return PICK_STREAM
  return 'cards above' in said ? PLACE_STREAM : -1
}

function rolled(s: State, said: Outcome, place: string): number {
  if ('first player' in said) return said['first player'] - 1
  if ('redrawn power' in said) return said['redrawn power'] - 2
  if ('pick' in said) return said.pick - 1
  if ('cards above' in said) return said['cards above']
  if (!('create' in said)) throw new Refusal('a shuffle is no number', `chance${place}`)
  const at = candidates().indexOf(namesIn(s).called(said.create, `chance${place}.create`))
  if (at !== -1) return at
  const names = candidates().map((d) => definitions[d]!.name)
  throw new Refusal(`“${said.create}” cannot come up; possible are: ${names.join(', ')}`, `chance${place}`)
}

/** Outcomes of chance that a scenario names, each kind used in the order written. */
export function chance(document: unknown): ScriptedChance {
  const outcomes: Scripted[] = listOfEach(outcome)(document ?? [], '').map((said, i) => ({
    place: `[${i}]`,
    said,
    used: false,
  }))
  return {
    script: (s) => scriptFor(s, outcomes),
    unused: () =>
      outcomes
        .filter(({ used }) => !used)
        .map(({ place, said }) => ({ place, written: Object.entries(said)[0]!.join(': ') })),
  }
}

function scriptFor(s: State, outcomes: readonly Scripted[]): Script {
  return {
    roll(stream) {
      const next = outcomes.find(({ said, used }) => !used && streamOf(said) === stream)
      if (next === undefined) return null
      next.used = true
      return rolled(s, next.said, next.place)
    },
    shuffle(_stream, zone, cards) {
      for (const next of outcomes) {
        if (next.used || !('shuffle' in next.said)) continue
        if (DECK + Number(next.said.shuffle[7]) - 1 !== zone) continue
        next.used = true
        return inOrder(s, cards, next.said.order, next.place)
      }
      return null
    },
  }
}

/** These cards on top, the others below as they lay. */
function inOrder(s: State, cards: readonly number[], order: readonly string[], place: string): number[] {
  const left = [...cards]
  const first = order.map((word, i) => {
    const d = namesIn(s).called(word, `chance${place}.order[${i}]`)
    const at = left.findIndex((c) => def.get(s, c) === d)
    if (at === -1)
      throw new Refusal(`“${word}” is not among the shuffled cards`, `chance${place}.order[${i}]`)
    return left.splice(at, 1)[0]!
  })
  return [...first, ...left]
}
