import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { FLYING, UNBLOCKABLE } from '../content.ts'
import { current, EXHAUSTED, has, PLAYMAT, STUNNED, zones } from '../state.ts'
import { diesTo, isUnit, skillsOf, vigour } from './units.ts'

/** What the units of a player could do to the other in the next turns, in strength. */
export interface Pressure {
  /** All of them together. */
  readonly strength: number
  /** Those that no unit of the other side blocks and kills without dying. */
  readonly free: number
  /** What gets through when the other side blocks as many as it can, the strongest first. */
  readonly through: number
  readonly strongest: number
  /** How many of them would win a fight with some unit of the other side. */
  readonly winners: number
}

const fights = (s: State, c: Card): boolean => isUnit(s, c) && !has(s, c, STUNNED)

/** Who has attacked does not block in the turn of the other, which is the next to attack. */
const blocks = (s: State, b: Card, attacking: number): boolean =>
  fights(s, b) && !(current.get(s) === attacking && has(s, b, EXHAUSTED))

const passes = (attacker: Card, blocker: Card): boolean =>
  (skillsOf(attacker) & UNBLOCKABLE) !== 0 ||
  ((skillsOf(attacker) & FLYING) !== 0 && (skillsOf(blocker) & FLYING) === 0)

const beats = (one: Card, other: Card): boolean => diesTo(other, one) && !diesTo(one, other)

const NOBODY = 0
const SOMEBODY = 1
const SOMEBODY_STRONGER = 2

/** Who of the other side could stand in the way of this unit? */
function whoBlocks(s: State, p: number, c: Card): number {
  let found = NOBODY
  for (let b = zones.first(s, PLAYMAT + 1 - p); b !== NONE; b = zones.after(s, b)) {
    if (!blocks(s, b, p) || passes(c, b)) continue
    if (beats(b, c)) return SOMEBODY_STRONGER
    found = SOMEBODY
  }
  return found
}

function winsAgainst(s: State, enemy: number, c: Card): boolean {
  for (let b = zones.first(s, PLAYMAT + enemy); b !== NONE; b = zones.after(s, b))
    if (fights(s, b) && beats(c, b)) return true
  return false
}

function blockers(s: State, attacking: number): number {
  let n = 0
  for (let b = zones.first(s, PLAYMAT + 1 - attacking); b !== NONE; b = zones.after(s, b))
    if (blocks(s, b, attacking)) n++
  return n
}

/** Reads a table that was surveyed. */
export function pressureOf(s: State, p: number): Pressure {
  let strength = 0
  let free = 0
  let through = 0
  let strongest = 0
  let winners = 0
  const stopped: number[] = []
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    if (!fights(s, c)) continue
    const hits = vigour(c)
    strength += hits
    strongest = Math.max(strongest, hits)
    if (winsAgainst(s, 1 - p, c)) winners++
    const blocked = whoBlocks(s, p, c)
    if (blocked !== SOMEBODY_STRONGER) free += hits
    if (blocked === NOBODY) through += hits
    else stopped.push(hits)
  }
  stopped.sort((a, b) => a - b)
  const past = stopped.length - blockers(s, p)
  for (let i = 0; i < past; i++) through += stopped[i]!
  return { strength, free, through, strongest, winners }
}
