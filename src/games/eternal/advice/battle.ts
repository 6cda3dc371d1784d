import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { ENDURANCE, LIFESTEAL, OVERWHELM } from '../content.ts'
import { canAttack } from '../rules/battle/attacking.ts'
import { ATTACKING, attached, BLOCKED, BLOCKING, has, health, PLAYMAT, zones } from '../state.ts'
import { couldBlock, diesTo, isUnit, skillsOf, strengthOf, toughness, unitWorth, vigour } from './units.ts'

/** What a point of damage to a player is worth, by the health that is left. */
const hurt = (left: number, n: number): number =>
  4 * (Math.sqrt(Math.max(1, left)) - Math.sqrt(Math.max(0.2, left - n)))

/** More than any unit is worth. */
export const SURE = 60

/** Is all that can attack now more than the other side can stop and survive? */
export function lethal(s: State, p: number): boolean {
  const enemy = 1 - p
  let through = 0
  let blockers = 0
  for (let b = zones.first(s, PLAYMAT + enemy); b !== NONE; b = zones.after(s, b))
    if (isUnit(s, b)) blockers++
  const stopped: number[] = []
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
    if (!has(s, c, ATTACKING) && !canAttack(s, c)) continue
    if (someoneBlocks(s, enemy, c)) stopped.push(vigour(c))
    else through += vigour(c)
  }
  stopped.sort((a, b) => a - b)
  for (let i = 0; i < stopped.length - blockers; i++) through += stopped[i]!
  return through >= health.get(s, enemy)
}

function someoneBlocks(s: State, enemy: number, attacker: Card): boolean {
  for (let b = zones.first(s, PLAYMAT + enemy); b !== NONE; b = zones.after(s, b))
    if (couldBlock(s, b, attacker)) return true
  return false
}

/** What an attack with this unit brings, against the block that hurts most. */
export function attackWorth(s: State, p: number, c: Card): number {
  const enemy = 1 - p
  const free = hurt(health.get(s, enemy), vigour(c))
  let worst = free
  for (let b = zones.first(s, PLAYMAT + enemy); b !== NONE; b = zones.after(s, b))
    if (couldBlock(s, b, c)) worst = Math.min(worst, fightWorth(c, b))
  return worst - stayingWorth(s, p, c)
}

/** A fight of c with b, for the side of c. */
function fightWorth(c: Card, b: Card): number {
  const loss = diesTo(c, b) ? unitWorth(c) : 0
  const win = diesTo(b, c) ? unitWorth(b) : 0
  const over = (skillsOf(c) & OVERWHELM) !== 0 ? 0.4 * Math.max(0, vigour(c) - toughness(b)) : 0
  // The other side chooses: it does not take a bad trade, so a good one is worth only a little.
  return win >= loss ? 0.1 + 0.2 * (win - loss) + over : win - loss + over
}

/** A unit that attacks cannot block next turn. */
function stayingWorth(s: State, p: number, c: Card): number {
  if ((skillsOf(c) & ENDURANCE) !== 0) return 0
  const coming = strengthOf(s, 1 - p)
  const left = health.get(s, p)
  if (coming === 0) return 0
  const stopped = Math.min(vigour(c) + toughness(c), coming)
  return coming >= left ? 4 : 0.25 * hurt(left, stopped)
}

/** What this block brings to the side that blocks. */
export function blockWorth(s: State, p: number, c: Card, a: Card): number {
  const left = health.get(s, p)
  const taken = has(s, a, BLOCKED)
  const loss = diesTo(c, a) ? unitWorth(c) : 0
  const win = taken ? (diesTogether(s, p, c, a) ? unitWorth(a) : 0) : diesTo(a, c) ? unitWorth(a) : 0
  const incoming = unblockedStrength(s, 1 - p)
  let saved = 0
  if (!taken) {
    const through = (skillsOf(a) & OVERWHELM) !== 0 ? Math.max(0, vigour(a) - toughness(c)) : 0
    const stops = vigour(a) - through
    saved =
      hurt(left, Math.min(incoming, left + 2)) - hurt(left, Math.max(0, Math.min(incoming, left + 2) - stops))
    if ((skillsOf(a) & LIFESTEAL) !== 0) saved += 0.2 * vigour(a)
    if (incoming >= left && incoming - stops < left) saved += SURE
    else if (incoming >= left) saved += 8
  }
  return win - loss + saved
}

/** With the blockers that are there already, does the attacker die? */
function diesTogether(s: State, p: number, c: Card, a: Card): boolean {
  let hits = vigour(c)
  for (let b = zones.first(s, PLAYMAT + p); b !== NONE; b = zones.after(s, b))
    if (has(s, b, BLOCKING) && attached.get(s, b) === a) hits += vigour(b)
  return hits >= toughness(a) && hits - vigour(c) < toughness(a)
}

function unblockedStrength(s: State, p: number): number {
  let sum = 0
  for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
    if (has(s, a, ATTACKING) && !has(s, a, BLOCKED)) sum += vigour(a)
  return sum
}

/** The best that this unit can do as a blocker. */
export function bestBlock(s: State, p: number, c: Card): number {
  let best = Number.NEGATIVE_INFINITY
  for (let a = zones.first(s, PLAYMAT + 1 - p); a !== NONE; a = zones.after(s, a))
    if (has(s, a, ATTACKING) && couldBlock(s, c, a)) best = Math.max(best, blockWorth(s, p, c, a))
  return best
}
