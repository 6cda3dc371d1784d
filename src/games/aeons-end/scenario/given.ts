import { scripted, seedFrom } from '../../../kernel/random.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { NONE } from '../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../language/compiler/assembler.ts'
import type { ScriptedChance } from '../../../language/face.ts'
import { assembler, STEPWISE } from '../engine.ts'
import { enter } from '../rules/stepwise.ts'
import { readRules } from '../setup/campaign.ts'
import { type Dealing, DIFFICULTIES, LIVES } from '../setup/deal.ts'
import { SWITCHES } from '../setup/document.ts'
import { withheldBits } from '../setup/withheld.ts'
import {
  active,
  CARD_MARKS,
  collection,
  DESTROYED,
  defOf,
  difficulty,
  dirty,
  FOCUS_RULES,
  features,
  gravehold,
  links,
  listening,
  MOST_EVENTS,
  machine,
  maxGravehold,
  maxLife,
  PILES,
  PREP_RULES,
  PREPPED_ACTIONS,
  phase,
  pileZone,
  playerCount,
  refinedLeft,
  type State,
  schema,
  streams,
  TURN_TRACES,
  turn,
  variants,
  withheld,
  zones,
} from '../state.ts'
import { Dealer, put } from './given/dealer.ts'
import { placeNemesis } from './given/nemesis.ts'
import { placePlayer } from './given/players.ts'
import { happened, placeSplitTokens, placeSupply, placeTurnOrder } from './given/table.ts'
import { BRIDGE_NAMES, PHASE_NAMES, PHASES, type PhaseName } from './names.ts'
import { type Entries, entries, inside, isEntries, list, oneOf, seat, whole } from './parse-values.ts'

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
  'rules',
  'refined',
]

const NEUTRAL_PLAYERS = 2

/** Builds the position of a `given`. */
export function given(of: Dealing, document: unknown, chance?: ScriptedChance): State {
  const s = schema.create()
  if (isEntries(document) && 'set-up' in document) {
    entries(document, ['set-up'], '')
    const setup = at('set-up', () => of.readSetup(document['set-up']))
    scripted(chance?.script(s) ?? null, () => of.begin(s, setup, seedFrom('scenario')))
    return s
  }
  const fields = entries(document, POSITION, '')
  zones.clear(s)
  streams.seed(s, seedFrom('scenario'))
  collection.set(s, of.collection.number)
  machine.decisions.set(s, 0)
  assembler.begin(s, STEPWISE)
  for (let event = 0; event < MOST_EVENTS; event++) listening.set(s, 0, event)
  features.set(s, PREPPED_ACTIONS | PREP_RULES | FOCUS_RULES)
  dirty.set(s, CARD_MARKS | TURN_TRACES)
  const deal = new Dealer(s, of.collection)

  playerCount.set(s, countPlayers(fields))
  const level = oneOf(fields.difficulty ?? 'normal', DIFFICULTIES, 'difficulty', 'difficulty')
  difficulty.set(s, DIFFICULTIES.indexOf(level))
  const [playerLife, city, change] = LIVES[level]
  maxLife.set(s, playerLife)
  maxGravehold.set(s, city)
  gravehold.set(s, whole(fields.gravehold ?? city, 'gravehold', 0, city))
  flip(s, fields.switches)
  const rules = readRules(fields.rules, 'rules')
  withheld.set(s, withheldBits(rules))

  setTurn(s, fields)
  placeNemesis(s, deal, fields.nemesis ?? {}, change)
  for (let p = 0; p < playerCount.get(s); p++)
    placePlayer(s, deal, p, rules, fields[`player ${p + 1}`], `player ${p + 1}`)
  placeSupply(deal, fields.supply)
  placeTurnOrder(s, deal, fields['turn order'])
  placeSplitTokens(s, fields['split tokens'])
  happened(s, deal, fields['this turn'])
  put(deal, fields.destroyed, DESTROYED, 'destroyed')
  list(fields.refined, 'refined').forEach((id, i) => {
    const pile = pileSelling(s, deal.card(id, `refined[${i}]`))
    for (let p = 0; p < playerCount.get(s); p++) refinedLeft.set(s, p, refinedLeft.get(s, p) | (1 << pile))
  })
  list(fields.bridges, 'bridges').forEach((one, i) => {
    const bridge = BRIDGE_NAMES.indexOf(oneOf(one, BRIDGE_NAMES, 'bridge', `bridges[${i}]`))
    links.set(s, links.get(s) | (1 << bridge))
  })

  stand(s)
  return s
}

/** The supply pile of a card. */
function pileSelling(s: State, def: number): number {
  for (let i = 0; i < PILES; i++) {
    const top = zones.first(s, pileZone(i))
    if (top !== NONE && defOf(s, top) === def) return i
  }
  throw new Refusal('no pile of the supply sells it', 'refined')
}

/** What this table plays differently. */
function flip(s: State, value: unknown): void {
  const fields = entries(
    value,
    SWITCHES.map(([name]) => name),
    'switches',
  )
  for (const [name, bit] of SWITCHES) if (fields[name] === true) variants.set(s, variants.get(s) | bit)
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

function countPlayers(fields: Entries): number {
  let named = 0
  for (const key of Object.keys(fields)) {
    const n = /^player (.*)$/.exec(key)?.[1]
    if (n !== undefined) named = Math.max(named, whole(Number(n), key, 1, 4))
  }
  if (fields.players === undefined) return Math.max(named, NEUTRAL_PLAYERS)
  const n = whole(fields.players, 'players', 1, 4)
  if (n < named) throw new Refusal(`there are only ${n} players`, `player ${named}`)
  return n
}

function setTurn(s: State, fields: Entries): void {
  const who = fields.turn ?? 'player 1'
  active.set(s, who === 'nemesis' ? NONE : seat(who, playerCount.get(s), 'turn'))
  turn.set(s, 1)
  const usual: PhaseName = active.get(s) === NONE ? 'nemesis main' : 'main'
  const name = oneOf(fields.phase ?? usual, PHASE_NAMES, 'phase', 'phase')
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
