import { Refusal } from '../../../kernel/refusal.ts'
import { NONE } from '../../../kernel/state.ts'
import { SUBJECT, YOU } from '../../../language/compiler/assembler.ts'
import { collectionIn } from '../collection.ts'
import { ATTACK, effectText, idOf, mats, STRIKE, typeOf } from '../content.ts'
import { assembler, DEAL_DAMAGE, NEMESIS_DRAW, NEMESIS_MAIN, RESOLVE_ONE, UNLEASH } from '../engine.ts'
import { destroyBreach } from '../rules/breaches.ts'
import { draw } from '../rules/cards.ts'
import { BONUS } from '../rules/casting.ts'
import { gainCharges } from '../rules/charges.ts'
import { healGravehold, healNemesis, healPlayer, hurtGravehold, hurtPlayer } from '../rules/damage.ts'
import { enter } from '../rules/stepwise.ts'
import {
  active,
  BREACHES,
  defOf,
  IN_PLAY,
  machine,
  NEMESIS_CARDS,
  NEMESIS_DECK,
  nemesisId,
  phase,
  playerCount,
  SIDE_ZONES,
  SIDES,
  type State,
  setDef,
  zones,
} from '../state.ts'
import { PHASE_NAMES, PHASES, type PhaseName } from './names.ts'
import {
  breachNumber,
  cardOf,
  type Entries,
  entries,
  inside,
  isEntries,
  oneOf,
  seat,
} from './parse-values.ts'

/** Steps that do not occur by a move. The first group of each pattern is the number, the second the player. */
const SENTENCES: readonly (readonly [RegExp, (s: State, n: number, p: number) => void])[] = [
  [/^player (?<p>\d) suffers (?<n>\d+)$/, (s, n, p) => hurtPlayer(s, p, n)],
  [/^player (?<p>\d) gains (?<n>\d+) life$/, (s, n, p) => healPlayer(s, p, n)],
  [/^player (?<p>\d) gains (?<n>\d+) charges?$/, (s, n, p) => gainCharges(s, p, n)],
  [/^player (?<p>\d) draws (?<n>\d+)$/, (s, n, p) => draw(s, p, n)],
  [/^gravehold suffers (?<n>\d+)$/, (s, n) => hurtGravehold(s, n)],
  [/^gravehold gains (?<n>\d+) life$/, (s, n) => healGravehold(s, n)],
  [/^nemesis gains (?<n>\d+) life$/, (s, n) => healNemesis(s, n)],
  [
    /^deal (?<n>\d+) damage by player (?<p>\d)$/,
    (s, n, p) => {
      const f = assembler.start(s, DEAL_DAMAGE, p, p, NONE)
      s[f + BONUS] = n
    },
  ],
  [/^unleash$/, (s) => start(s, UNLEASH)],
  [/^draw nemesis card$/, (s) => start(s, NEMESIS_DRAW)],
  [/^resolve nemesis cards in play$/, (s) => start(s, NEMESIS_MAIN)],
  [/^run the nemesis turn$/, (s) => nemesisTurn(s)],
  [/^set up the nemesis$/, (s) => setUp(s)],
  [/^end turn$/, (s) => endTurn(s)],
  [
    /^next turn$/,
    (s) => {
      // Past the pause: the next turn order card is drawn.
      machine.jump(s, machine.running(s), enter.turn + 1)
    },
  ],
]

const WITH = ['draw nemesis card', 'resolve', 'destroy breach', 'perform', 'begin phase'] as const
type With = (typeof WITH)[number]

function start(s: State, text: number): void {
  assembler.start(s, text, NONE, NONE, NONE)
}

function sentence(step: string): ((s: State) => void) | null {
  for (const [pattern, doIt] of SENTENCES) {
    const groups = pattern.exec(step)?.groups
    if (!pattern.test(step)) continue
    const n = Number(groups?.n ?? 0)
    const player = groups?.p
    return (s) => doIt(s, n, player === undefined ? NONE : seat(`player ${player}`, playerCount.get(s), ''))
  }
  return null
}

const oneKey = (step: unknown): [With, unknown] | null => {
  if (!isEntries(step) || Object.keys(step).length !== 1) return null
  const [key, value] = Object.entries(step)[0]!
  const known = WITH.find((w) => w === key)
  return known === undefined ? null : [known, value]
}

export const isForced = (step: unknown): boolean =>
  typeof step === 'string' ? sentence(step) !== null : oneKey(step) !== null

/** Makes something happen, between two moves. */
export function force(s: State, step: unknown): void {
  if (machine.over.get(s) !== 0) throw new Refusal('the game is over')
  if (machine.below(s, machine.running(s)) !== NONE)
    throw new Refusal('a choice is still open; say how it is answered first')
  machine.withdraw(s)
  if (typeof step === 'string') sentence(step)!(s)
  else {
    const [key, value] = oneKey(step)!
    forcedWith(s, key, value)
  }
  machine.run(s)
}

function forcedWith(s: State, key: With, value: unknown): void {
  switch (key) {
    case 'begin phase':
      beginPhase(s, oneOf(value, PHASE_NAMES, 'phase', key))
      return
    case 'draw nemesis card':
      zones.moveToTop(s, found(s, cardOf(collectionIn(s), value, key), [NEMESIS_DECK], key), NEMESIS_DECK)
      start(s, NEMESIS_DRAW)
      return
    case 'perform': {
      const mat = mats[nemesisId.get(s)]
      const names: readonly string[] = [...(mat?.procedures.keys() ?? [])]
      start(s, mat!.procedures.get(oneOf(value, names, 'keyword of this nemesis', key))!)
      return
    }
    case 'destroy breach': {
      const fields: Entries = entries(value, ['breach', 'of'], key)
      const p =
        fields.of === undefined ? active.get(s) : seat(fields.of, playerCount.get(s), inside(key, 'of'))
      destroyBreach(s, p * BREACHES + breachNumber(fields.breach, inside(key, 'breach')), false)
      return
    }
    case 'resolve':
      resolve(s, cardOf(collectionIn(s), value, key))
      return
  }
}

/** A card in play when its place in the order comes, or the text of an attack or a strike. */
function resolve(s: State, def: number): void {
  const sides = Array.from({ length: SIDES }, (_, i) => SIDE_ZONES + i)
  if (typeOf[def] === ATTACK || typeOf[def] === STRIKE) {
    assembler.start(s, effectText[def]!, NONE, NONE, found(s, def, sides, 'resolve'))
    return
  }
  const c = cardIn(s, def, [IN_PLAY])
  if (c === NONE) throw new Refusal(`${idOf(def)} is not in play`, 'resolve')
  assembler.start(s, RESOLVE_ONE, NONE, NONE, c)
}

function cardIn(s: State, def: number, where: readonly number[]): number {
  for (const zone of where)
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) if (defOf(s, c) === def) return c
  return NONE
}

/** A card of this name from one of the zones, or a new one. */
function found(s: State, def: number, where: readonly number[], place: string): number {
  const there = cardIn(s, def, where)
  if (there !== NONE) return there
  for (let c = 0; c < NEMESIS_CARDS; c++)
    if (zones.of(s, c) === NONE) {
      setDef(s, c, def)
      return c
    }
  throw new Refusal('there is no room for another nemesis card', place)
}

function enterAt(s: State, pc: number): void {
  const f = machine.running(s)
  s[f + YOU] = active.get(s)
  s[f + SUBJECT] = active.get(s)
  machine.jump(s, f, pc)
}

function beginPhase(s: State, name: PhaseName): void {
  if (name.startsWith('nemesis')) active.set(s, NONE)
  else if (active.get(s) === NONE) throw new Refusal('it is no player’s turn', 'begin phase')
  const at: Readonly<Record<PhaseName, number>> = {
    'between turns': enter.turn,
    casting: enter.casting,
    main: enter.main,
    draw: enter.draw,
    'nemesis main': enter.nemesisMain,
    'nemesis draw': enter.nemesisDraw,
  }
  if (name === 'between turns') phase.set(s, PHASES[name])
  enterAt(s, at[name])
}

/** What the mat does before the game; the last text starts first, so that they run in printed order. */
function setUp(s: State): void {
  const setup = mats[nemesisId.get(s)]?.setup ?? []
  for (let i = setup.length - 1; i >= 0; i--) start(s, setup[i]!)
}

function nemesisTurn(s: State): void {
  active.set(s, NONE)
  enterAt(s, enter.nemesisTurn)
}

/** What happens at the end of the running turn. */
function endTurn(s: State): void {
  enterAt(s, active.get(s) === NONE ? enter.endOfNemesisTurn : enter.endOfTurn)
}
