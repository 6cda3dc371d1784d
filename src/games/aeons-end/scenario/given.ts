import { scripted, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { NONE } from '../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../language/assembler.ts'
import type { ToldChance } from '../../../language/face.ts'
import { assembler, STEPWISE } from '../engine.ts'
import { enter } from '../rules/stepwise.ts'
import { SWITCHES } from '../set-up/document.ts'
import { begin, DIFFICULTIES, LIVES, readSetup } from '../setup.ts'
import {
  active,
  DESTROYED,
  difficulty,
  dirty,
  features,
  gravehold,
  links,
  listening,
  machine,
  maxGravehold,
  maxLife,
  NEMESIS_MARKS,
  PLAYER_MARKS,
  PREP_RULES,
  PREPPED_ACTIONS,
  phase,
  playerCount,
  type State,
  schema,
  streams,
  TURN_TRACES,
  turn,
  variants,
  zones,
} from '../state.ts'
import { Dealer, put } from './given/dealer.ts'
import { placeNemesis } from './given/nemesis.ts'
import { placePlayer } from './given/players.ts'
import { happened, placeSplitTokens, placeSupply, placeTurnOrder } from './given/table.ts'
import { BRIDGE_NAMES, PHASE_NAMES, PHASES, type PhaseName } from './names.ts'
import { type Entries, entries, inside, isEntries, list, oneOf, seat, whole } from './reading.ts'

/** Everything a position can say; what it does not say is as on the neutral table. */
export const POSITION = [
  'players',
  'player *',
  'nemesis',
  'gravehold',
  'supply',
  'turn order',
  'split tokens',
  'turn',
  'phase',
  'difficulty',
  'switches',
  'this turn',
  'destroyed',
  'bridges',
]

const NEUTRAL_PLAYERS = 2
const ALL_EVENTS = 0x7fff

/** Builds the position of a `given`. */
export function given(document: unknown, chance?: ToldChance): State {
  const s = schema.create()
  if (isEntries(document) && 'set-up' in document) {
    entries(document, ['set-up'], '')
    const setup = at('set-up', () => readSetup(document['set-up']))
    scripted(chance?.script(s) ?? null, () => begin(s, setup, seedFrom('scenario')))
    return s
  }
  const told = entries(document, POSITION, '')
  zones.clear(s)
  streams.seed(s, seedFrom('scenario'))
  machine.decisions.set(s, 0)
  assembler.begin(s, STEPWISE)
  listening.set(s, ALL_EVENTS)
  features.set(s, PREPPED_ACTIONS | PREP_RULES)
  dirty.set(s, NEMESIS_MARKS | PLAYER_MARKS | TURN_TRACES)
  const deal = new Dealer(s)

  playerCount.set(s, countPlayers(told))
  const level = oneOf(told.difficulty ?? 'normal', DIFFICULTIES, 'difficulty', 'difficulty')
  difficulty.set(s, DIFFICULTIES.indexOf(level))
  const [playerLife, city, change] = LIVES[level]
  maxLife.set(s, playerLife)
  maxGravehold.set(s, city)
  gravehold.set(s, whole(told.gravehold ?? city, 'gravehold', 0, city))
  flip(s, told.switches)

  setTurn(s, told)
  placeNemesis(s, deal, told.nemesis ?? 'rageborne', change)
  for (let p = 0; p < playerCount.get(s); p++)
    placePlayer(s, deal, p, told[`player ${p + 1}`], `player ${p + 1}`)
  placeSupply(deal, told.supply)
  placeTurnOrder(s, deal, told['turn order'])
  placeSplitTokens(s, told['split tokens'])
  happened(s, told['this turn'])
  put(deal, told.destroyed, DESTROYED, 'destroyed')
  list(told.bridges, 'bridges').forEach((one, i) => {
    const bridge = BRIDGE_NAMES.indexOf(oneOf(one, BRIDGE_NAMES, 'bridge', `bridges[${i}]`))
    links.set(s, links.get(s) | (1 << bridge))
  })

  stand(s)
  return s
}

/** What this table plays differently. */
function flip(s: State, value: unknown): void {
  const told = entries(
    value,
    SWITCHES.map(([name]) => name),
    'switches',
  )
  for (const [name, bit] of SWITCHES) if (told[name] === true) variants.set(s, variants.get(s) | bit)
}

/** What is read by others is refused in the place where a scenario says it. */
function at<T>(place: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reason = error.place === '' ? error.message : error.message.slice(error.place.length + 2)
    throw new Refusal(reason, error.place === '' ? place : inside(place, error.place))
  }
}

function countPlayers(told: Entries): number {
  let named = 0
  for (const key of Object.keys(told)) {
    const n = /^player (.*)$/.exec(key)?.[1]
    if (n !== undefined) named = Math.max(named, whole(Number(n), key, 1, 4))
  }
  if (told.players === undefined) return Math.max(named, NEUTRAL_PLAYERS)
  const n = whole(told.players, 'players', 1, 4)
  if (n < named) throw new Refusal(`there are only ${n} players`, `player ${named}`)
  return n
}

function setTurn(s: State, told: Entries): void {
  const who = told.turn ?? 'player 1'
  active.set(s, who === 'nemesis' ? NONE : seat(who, playerCount.get(s), 'turn'))
  turn.set(s, 1)
  const usual: PhaseName = active.get(s) === NONE ? 'nemesis main' : 'main'
  const name = oneOf(told.phase ?? usual, PHASE_NAMES, 'phase', 'phase')
  const nemesis = name.startsWith('nemesis')
  if (name !== 'between turns' && nemesis !== (active.get(s) === NONE))
    throw new Refusal(`the phase “${name}” does not belong to the turn of ${who}`, 'phase')
  phase.set(s, PHASES[name])
}

/** Stands at the phase: casting and main phase ask, everything else waits for a step. */
function stand(s: State): void {
  const f = machine.running(s)
  s[f + YOU] = active.get(s)
  s[f + SUBJECT] = active.get(s)
  if (phase.get(s) === PHASES.casting) machine.jump(s, f, enter.casting)
  else if (phase.get(s) === PHASES.main) machine.jump(s, f, enter.main)
  else machine.jump(s, f, enter.turn)
  machine.run(s)
}
