import { hash } from '../../../kernel/block.ts'
import { NONE } from '../../../kernel/state.ts'
import { ASSAULT_TURN, mats, NEMESIS_TURN, POWER, typeOf } from '../content.ts'
import { assembler, NEMESIS_MAIN, RESOLVE_ONE } from '../engine.ts'
import {
  counters,
  defOf,
  gravehold,
  IN_PLAY,
  life,
  machine,
  nemesisId,
  nemesisLife,
  PHASE_NEMESIS_MAIN,
  playerCount,
  type State,
  TURN_DECK,
  TURN_DISCARD,
  vital,
  zones,
} from '../state.ts'
import { discard } from './cards.ts'
import { copyOf, doneWith, isDone, learns, trialOf } from './trial.ts'
import { fire, fireMat, START_OF_NEMESIS_TURN, TURN_CARD_DRAWN } from './triggers.ts'
import { forgetTurn } from './turn.ts'

/*
 * What the next nemesis turn will do to the numbers on the table, if nobody does anything before: played on
 * copies, once for every way in which the players could choose. What depends on a card that nobody has seen
 * is not shown, and neither is what could end in too many ways.
 */

/** A number now, and the least and the most that it may be afterwards. */
export interface Range {
  readonly from: number
  readonly least: number
  readonly most: number
}

export interface Outlook {
  readonly gravehold: Range
  readonly nemesis: Range
  /** By player, and by counter of the mat. */
  readonly lives: readonly Range[]
  readonly tokens: readonly Range[]
}

const MOST_WAYS = 240

/** Everything in play, one card after the other. */
export function nextTurn(s: State): Outlook | null {
  const ordinary = turnCardOf(s, NEMESIS_TURN)
  const assault = turnCardOf(s, ASSAULT_TURN)
  if (assault === NONE) return after(s, [(trial) => wholeTurn(trial)])
  // LN15: either card may come next.
  return after(
    s,
    [ordinary, assault].filter((c) => c !== NONE).map((c) => (trial) => wholeTurn(trial, c)),
  )
}

/** One card in play by itself. */
export const cardNextTurn = (s: State, c: number): Outlook | null =>
  after(s, [
    (trial) => {
      assembler.start(trial, RESOLVE_ONE, NONE, NONE, c)
    },
  ])

/** What was started last happens first. */
function wholeTurn(trial: State, turnCard = NONE): void {
  assembler.start(trial, NEMESIS_MAIN, NONE, NONE, NONE)
  fire(trial, START_OF_NEMESIS_TURN, NONE)
  if (turnCard === NONE) return
  zones.moveToTop(trial, turnCard, TURN_DISCARD)
  fireMat(trial, TURN_CARD_DRAWN, NONE, turnCard)
}

/** A turn order card of this kind, wherever it lies. */
function turnCardOf(s: State, def: number): number {
  for (const zone of [TURN_DECK, TURN_DISCARD])
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) if (defOf(s, c) === def) return c
  return NONE
}

/** Every number that is shown, in one order: Gravehold, the nemesis, the lives, the counters of the mat. */
function eachNumber(s: State, see: (n: number, i: number) => void): void {
  let i = 0
  see(gravehold.get(s), i++)
  see(nemesisLife.get(s), i++)
  for (let p = 0; p < playerCount.get(s); p++) see(life.get(s, p), i++)
  const kinds = mats[nemesisId.get(s)]?.counters.length ?? 0
  for (let k = 0; k < kinds; k++) see(counters.get(s, k), i++)
}

/** The least and the most of every number over all ends: there may be hundreds, and nobody wants them one by one. */
class Ends {
  private readonly least: number[] = []
  private readonly most: number[] = []
  private readonly take = (n: number, i: number): void => {
    this.least[i] = Math.min(n, this.least[i] ?? n)
    this.most[i] = Math.max(n, this.most[i] ?? n)
  }

  add(end: State): void {
    eachNumber(end, this.take)
  }

  outlookFrom(s: State): Outlook {
    const ranges: Range[] = []
    eachNumber(s, (from, i) => {
      ranges.push({ from, least: this.least[i]!, most: this.most[i]! })
    })
    const players = playerCount.get(s)
    return {
      gravehold: ranges[0]!,
      nemesis: ranges[1]!,
      lives: ranges.slice(2, 2 + players),
      tokens: ranges.slice(2 + players),
    }
  }
}

/** Each beginning on a copy of its own; what is shown holds for all of them. */
function after(s: State, beginnings: readonly ((trial: State) => void)[]): Outlook | null {
  if (machine.over.get(s) !== 0) return null
  const ends = new Ends()
  for (const begin of beginnings) {
    const first = trialOf(s, NONE, PHASE_NEMESIS_MAIN)
    forgetTurn(first)
    discardResolving(first)
    begin(first)
    machine.run(first)
    if (!reachesEnds(first, s, ends)) return null
  }
  return ends.outlookFrom(s)
}

/** A power without tokens resolves at this moment (N07): before the next turn it is gone. */
function discardResolving(trial: State): void {
  for (let c = zones.first(trial, IN_PLAY); c !== NONE; ) {
    const next = zones.after(trial, c)
    if (typeOf[defOf(trial, c)] === POWER && vital.get(trial, c) === 0) discard(trial, c)
    c = next
  }
}

/** Adds the end of every way; false when they are not certain. */
function reachesEnds(first: State, before: State, ends: Ends): boolean {
  const known = new Set<number>()
  const open: State[] = []
  let certain = true
  const reach = (trial: State): void => {
    const { size } = known
    if (learns(trial, before)) certain = false
    // An end leads nowhere: however often it is reached, it needs no name.
    else if (isDone(trial)) ends.add(trial)
    else if (known.add(hash(trial)).size > size) {
      open.push(trial)
      return
    }
    doneWith(trial)
  }
  reach(first)
  let ways = 0
  for (let trial = open.pop(); trial !== undefined; trial = open.pop()) {
    for (let i = machine.options(trial) - 1; certain && i >= 0; i--) {
      ways += 1
      if (ways > MOST_WAYS) certain = false
      else {
        const next = copyOf(trial)
        machine.answer(next, i)
        reach(next)
      }
    }
    doneWith(trial)
  }
  return certain
}
