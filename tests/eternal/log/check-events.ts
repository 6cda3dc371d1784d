import { eternal } from '../../../src/games/eternal/index.ts'
import * as events from '../../../src/games/eternal/rules/common/events.ts'
import { BY_DRAW, BY_KILL } from '../../../src/games/eternal/rules/zones/zones.ts'
import * as state from '../../../src/games/eternal/state.ts'
import { listening, type Sink } from '../../../src/kernel/events.ts'
import type { State } from '../../../src/kernel/state.ts'
import type { Scenario } from '../../../src/lab/scenarios/document.ts'
import { runScenario } from '../../../src/lab/scenarios/run.ts'
import type { ScenarioFace, ScriptedChance } from '../../../src/language/face.ts'
import { wrongValues } from '../explaining/values.ts'

/*
 * What is logged is what has happened. The table is read after every event: what the event says must be so, and nothing else
 * may have changed since the event before.
 */

const FACTIONS = 5

const readTable = (s: State) => ({
  'health 0': state.health.get(s, 0),
  'health 1': state.health.get(s, 1),
  'armor 0': state.armor.get(s, 0),
  'armor 1': state.armor.get(s, 1),
  'power 0': state.power.get(s, 0),
  'power 1': state.power.get(s, 1),
  'debt 0': state.debt.get(s, 0),
  'debt 1': state.debt.get(s, 1),
  phase: state.phase.get(s),
  turn: state.turn.get(s),
  current: state.current.get(s),
  winner: state.winner.get(s),
  night: state.night.get(s) & state.IS_NIGHT,
})
type TableReading = Readonly<ReturnType<typeof readTable>>
type Slot = keyof TableReading

const readCard = (s: State, c: number) => ({
  zone: state.zones.of(s, c),
  definition: state.def.get(s, c),
  strength: state.strengthPlus.get(s, c),
  health: state.healthPlus.get(s, c),
  cost: state.costPlus.get(s, c),
  skills: state.skillsPlus.get(s, c),
  'higher skills': state.skillsHigh.get(s, c),
  silenced: Number(state.hasTrait(s, c, state.SILENCED)),
  exhausted: Number(state.has(s, c, state.EXHAUSTED)),
  stunned: Number(state.has(s, c, state.STUNNED)),
  attacking: Number(state.has(s, c, state.ATTACKING)),
  blocking: Number(state.has(s, c, state.BLOCKING)),
  'without Aegis': Number(state.has(s, c, state.SPENT_AEGIS)),
  negated: Number(state.hasTrait(s, c, state.NEGATED)),
  'strength this turn': state.turnStrength.get(s, c),
  'health this turn': state.turnHealth.get(s, c),
  number: state.number.get(s, c),
})
type CardReading = Readonly<ReturnType<typeof readCard>>
type Part = keyof CardReading

const blank = eternal.schema.create()
const SLOTS = Object.keys(readTable(blank)) as Slot[]
const PARTS = Object.keys(readCard(blank, 0)) as Part[]
/** These may end without a word. */
const SILENTLY_OVER: readonly Part[] = ['stunned', 'attacking', 'blocking', 'without Aegis', 'negated']
/** These may become anything without a word; where one is logged, it must be so. */
const SILENT: readonly Part[] = ['strength this turn', 'health this turn', 'number']

interface Reading {
  readonly table: TableReading
  readonly influence: readonly number[]
  readonly cards: readonly CardReading[]
}

const read = (s: State): Reading => ({
  table: readTable(s),
  influence: Array.from({ length: 2 * FACTIONS }, (_, i) => state.influence.get(s, i)),
  cards: Array.from({ length: state.instances.get(s) }, (_, c) => readCard(s, c)),
})

type Said = readonly [kind: number, a: number, b: number, c: number, d: number]
const NOTHING: Said = [0, 0, 0, 0, 0]

/** What an event says of the table, given how it was before. */
function ofTable([kind, a, b, , d]: Said, { table }: Reading): Partial<Record<Slot, number>> {
  switch (kind) {
    case events.DAMAGED: {
      if (!state.isPlayer(a)) return {}
      const p = (a - state.PLAYER) as 0 | 1
      return {
        [`health ${p}`]: table[`health ${p}`] - d,
        [`armor ${p}`]: Math.max(0, table[`armor ${p}`] - b),
      }
    }
    case events.HEALTH_EVENT:
      return { [`health ${a}`]: table[`health ${a as 0 | 1}`] + b }
    case events.POWER_EVENT:
      return { [`power ${a}`]: b }
    case events.DEBT_EVENT:
      return { [`debt ${a}`]: b }
    case events.PHASE_EVENT:
      return { phase: a }
    case events.TURN_EVENT:
      return { current: a, turn: b }
    case events.WON:
      return { winner: a }
    case events.NIGHT_EVENT:
      return { night: a }
    default:
      return {}
  }
}

/** What an event says of a card, given how it was before. */
function ofCard([kind, a, b, c, d]: Said, i: number, was: CardReading): Partial<Record<Part, number>> {
  if (kind === events.NUMBER_CHANGED) return c === i ? { number: was.number + b } : {}
  if (a !== i) return {}
  switch (kind) {
    case events.MOVED:
      return { zone: c }
    case events.STOLEN:
      return { zone: state.PLAYMAT + b }
    case events.CHANGED:
      return d === 1
        ? {
            'strength this turn': was['strength this turn'] + b,
            'health this turn': was['health this turn'] + c,
          }
        : { strength: was.strength + b, health: was.health + c }
    case events.COST_CHANGED:
      return { cost: was.cost + b }
    case events.EXHAUSTED_EVENT:
      return { exhausted: 1 }
    case events.READIED:
      return { exhausted: 0, stunned: 0 }
    case events.STUNNED_EVENT:
      return { exhausted: 1, stunned: 1, attacking: 0, blocking: 0 }
    case events.SILENCED_EVENT:
      return { silenced: 1, skills: 0, 'higher skills': 0 }
    case events.ATTACKS_EVENT:
      return { attacking: 1 }
    case events.BLOCKS_EVENT:
      return { blocking: 1 }
    case events.AEGIS_SPENT:
      return { 'without Aegis': 1 }
    case events.NEGATED_EVENT:
      return { negated: 1 }
    default:
      return {}
  }
}

/** What these tell of happens on a playmat. */
const ON_PLAYMAT: readonly number[] = [
  events.EXHAUSTED_EVENT,
  events.READIED,
  events.STUNNED_EVENT,
  events.ATTACKS_EVENT,
  events.BLOCKS_EVENT,
  events.REGEN_EVENT,
  events.STOLEN,
]
/** What these tell of is never nothing; where the numbers stand that say how much. */
const AMOUNTS: ReadonlyMap<number, readonly number[]> = new Map([
  [events.DAMAGED, [2]],
  [events.HEALTH_EVENT, [2]],
  [events.ARMOR_EVENT, [2]],
  [events.INFLUENCE_EVENT, [3]],
  [events.CHANGED, [2, 3]],
  [events.GAINED, [2, 3, 4]],
  [events.COST_CHANGED, [2]],
  [events.NUMBER_CHANGED, [2]],
  [events.PLAYER_GAINED, [2, 3]],
])

/** Looks on, and keeps everything that was logged wrongly or not at all. */
class Listener {
  readonly wrong: string[] = []
  logged = 0
  private of: State | null = null
  private before!: Reading
  private last: Said = NOTHING

  start(s: State): void {
    this.of = s
    this.before = read(s)
  }

  readonly sink: Sink = (s, ...said) => {
    if (s !== this.of) return
    this.logged++
    this.compare(said, read(s))
  }

  /** Nothing has changed since the last event, and every number on the table has an account that adds up to it. */
  end(): void {
    if (this.of === null) return
    this.compare(NOTHING, read(this.of))
    for (const value of wrongValues(this.of)) this.wrong.push(JSON.stringify(value))
  }

  private compare(said: Said, now: Reading): void {
    const { before, last } = this
    const [kind, a, b, c] = said
    const must = (what: string, is: number, expected: number): void => {
      if (is === expected) return
      const event = [events.GAME_EVENTS[kind], ...said.slice(1)].join(' ')
      this.wrong.push(`${event}: ${what} is ${is}, and by the log ${expected}`)
    }
    const slots = ofTable(said, before)
    for (const slot of SLOTS)
      if (slot.startsWith('armor')) this.armor(must, said, slot as 'armor 0' | 'armor 1', slots[slot], now)
      else must(slot, now.table[slot], slots[slot] ?? before.table[slot])
    now.influence.forEach((n, i) => {
      const gained = kind === events.INFLUENCE_EVENT && a * FACTIONS + b === i ? c : 0
      must(`influence ${i}`, n, before.influence[i]! + gained)
    })
    now.cards.forEach((card, i) => {
      const was = before.cards[i]
      if (was === undefined) return
      if (kind === events.MOVED && a === i) must(`former zone of ${i}`, was.zone, b)
      if (kind === events.TRANSFORMED && a === i) must(`former definition of ${i}`, was.definition, b)
      const parts = ofCard(said, i, was)
      for (const part of PARTS) {
        const expected = parts[part]
        if (expected !== undefined) must(`${part} of ${i}`, card[part], expected)
        else if (card[part] !== was[part] && !this.mayChange(said, i, part, card[part]))
          must(`${part} of ${i}`, card[part], was[part])
      }
    })
    if (ON_PLAYMAT.includes(kind) && !state.isPlaymat(now.cards[a]!.zone)) must('on a playmat', 0, 1)
    if (AMOUNTS.get(kind)?.every((at) => said[at] === 0)) must('what is logged', 0, 1)
    if (kind === events.MOVED && said[4] === BY_KILL)
      must('killed before', last[0] === events.KILLED ? last[1] : -1, a)
    if (last[0] === events.MOVED && last[4] === BY_DRAW)
      must('drawn after it', kind === events.DRAWN ? a : -1, last[1])
    this.before = now
    this.last = said
  }

  /** Armor goes with the relic weapon; only what is gained and what takes damage is logged. */
  private armor(
    must: (what: string, is: number, expected: number) => void,
    [kind, a, b]: Said,
    slot: 'armor 0' | 'armor 1',
    expected: number | undefined,
    now: Reading,
  ): void {
    const is = now.table[slot]
    const was = this.before.table[slot]
    // Decay tells of the weapon first.
    if (expected !== undefined && this.last[0] !== events.CHANGED) must(slot, is, expected)
    // All of it is logged when a weapon comes.
    if (kind === events.ARMOR_EVENT && slot === `armor ${a}` && is !== b) must(slot, is, was + b)
  }

  /** May this part of a card have become this without being named by the event? */
  private mayChange([kind, a, b]: Said, i: number, part: Part, now: number): boolean {
    if (SILENT.includes(part) || (SILENTLY_OVER.includes(part) && now === 0)) return true
    if (a === i && part !== 'definition' && kind === events.MOVED) return true
    if (a === i && kind === events.TRANSFORMED) return part !== 'zone'
    switch (part) {
      case 'zone':
        // Weapons go with a stolen unit, and a redrawn hand into the deck.
        return (
          (kind === events.STOLEN && now === state.PLAYMAT + b) ||
          (kind === events.SHUFFLED && now === state.DECK + a)
        )
      case 'skills':
      case 'higher skills':
        // Endurance has ended a stun before it is logged itself.
        return a === i && (kind === events.GAINED || kind === events.READIED)
      case 'strength':
        return this.last[0] === events.TRANSFORMED && this.last[1] === i
      case 'health':
        // What a player gains joins the relic weapon, as does the armor there was before.
        return (
          (this.last[0] === events.TRANSFORMED && this.last[1] === i) ||
          (kind === events.ARMOR_EVENT && this.before.cards[i]!.zone === state.PLAYMAT + a)
        )
      default:
        return false
    }
  }
}

/** Somebody who looks on beside the one who compares all. */
export interface Beside {
  begin(s: State): void
  readonly sink: Sink
}

let listener = new Listener()
let beside: Beside | null = null
const face: ScenarioFace = eternal.scenario

/** The game, where somebody looks on from the position on. */
const watched = {
  ...eternal,
  scenario: {
    ...face,
    given: (document: unknown, chance?: ScriptedChance) => {
      const s = listening(null, () => face.given(document, chance))
      listener.start(s)
      beside?.begin(s)
      return s
    },
  },
}

/** Plays a scenario as it is; says what was logged wrongly, and how much was logged at all. */
export function checkEvents(
  scenario: Scenario,
  another: Beside | null = null,
): {
  readonly wrong: readonly string[]
  readonly logged: number
} {
  listener = new Listener()
  beside = another
  const sink: Sink = (...event) => {
    listener.sink(...event)
    another?.sink(...event)
  }
  listening(sink, () => runScenario([watched], scenario, ['plain']))
  listener.end()
  return listener
}
