import { MOST_DEFINITIONS } from '../../../language/library.ts'
import { cardLibrary, mageLibrary } from '../content.ts'
import type { Amount, Clause, Effect, Gainable, PlayerCard, Source } from '../language/nodes.ts'

/*
 * What a card can do for its player, read from its tree: the same definition that the engine runs and the
 * renderers print. Numbers that depend on the table are taken at their usual size.
 */

export interface Profile {
  /** Aether of one play. */
  aether: number
  /** Damage of one cast. */
  damage: number
  /** Everything else, in points of damage. */
  other: number
}

/** How much a usual "for each" counts. */
const USUAL_COUNT = 1.5

/** Of what players have on the table, as games of the greedy bot have it when a spell is cast. */
function usualCount(of: Source): number {
  if (of.op === 'bound') return 2
  if (of.op !== 'from') return USUAL_COUNT
  const rare = of.where?.some((filter) => 'sameName' in filter || 'in' in filter) ?? false
  if (of.zone === 'prepped') return rare ? 0.5 : 0.9
  return of.zone === 'breaches' ? 2.5 : USUAL_COUNT
}
/** How often an optional price is paid, or a condition holds. */
const OFTEN = 0.5

const POINTS = {
  pulse: 0.7,
  silence: 1.5,
  open: 4,
  charge: 1.5,
  life: 1,
  draw: 1.5,
  destroy: 2,
  focus: 1.5,
  prep: 1.5,
  cast: 2.5,
} as const

export function usualAmount(n: Amount): number {
  if (typeof n === 'number') return n
  switch (n.op) {
    case 'count':
      return usualCount(n.of)
    case 'each':
      return n.n * usualCount(n.of)
    case 'sum':
      return usualAmount(n.base) + n.plus.reduce<number>((sum, part) => sum + usualAmount(part), 0)
    case 'less':
      return Math.max(0, usualAmount(n.base) - usualAmount(n.by)) / 2
    case 'half':
      return usualAmount(n.of) / 2
    case 'every':
      return usualAmount(n.of) / n.k
    case 'given':
      return (usualAmount(n.then) + usualAmount(n.otherwise)) * OFTEN
    case 'ifPaid':
      return usualAmount(n.n) * OFTEN
    case 'byDifficulty':
      return usualAmount(n.normal)
    case 'costOf':
      return 2.5
    case 'lifeOf':
    case 'tokens':
      return 3
    default:
      return 2
  }
}

/** Aether that buys one kind of card only is worth a little less. */
const aetherOf = (node: { readonly n: Amount } & Gainable): number =>
  usualAmount(node.n) * (node.only === undefined && node.except === undefined ? 1 : 0.7)

class Reader {
  readonly found: Profile = { aether: 0, damage: 0, other: 0 }

  read(effects: readonly Effect[], share: number): void {
    for (const effect of effects) this.one(effect, share)
  }

  private one(e: Effect, share: number): void {
    const { found } = this
    switch (e.op) {
      case 'gainAether':
        found.aether += share * aetherOf(e)
        return
      case 'deal':
        found.damage += share * usualAmount(e.n)
        return
      case 'dealAgain':
        found.damage += share * usualAmount(e.n)
        return
      case 'gainToken':
        if (e.name === 'pulse') found.other += share * POINTS.pulse * usualAmount(e.n)
        return
      case 'silence':
        found.other += share * POINTS.silence
        return
      case 'open':
        found.other += share * POINTS.open
        return
      case 'gainCharge':
        found.other += share * POINTS.charge * usualAmount(e.n)
        return
      case 'gainLife':
        found.other += share * POINTS.life * usualAmount(e.n)
        return
      case 'suffer':
        found.other -= share * POINTS.life * usualAmount(e.n)
        return
      case 'draw':
        found.other += share * POINTS.draw * usualAmount(e.n)
        return
      case 'destroy':
        found.other += share * (e.pick.op === 'self' ? -1 : POINTS.destroy)
        return
      case 'focus':
        found.other += share * POINTS.focus
        return
      case 'prep':
      case 'toHand':
        found.other += share * POINTS.prep
        return
      case 'castSpell':
        found.other += share * POINTS.cast
        return
      default:
        this.inside(e, share)
    }
  }

  private inside(e: Effect, share: number): void {
    switch (e.op) {
      case 'seq':
      case 'forEach':
      case 'under':
        this.read(e.steps, share)
        return
      case 'block':
        this.read(e.steps, share)
        return
      case 'may':
        this.read(e.steps, share * OFTEN)
        this.read(e.ifDone ?? [], share * OFTEN)
        return
      case 'when':
        this.read(e.steps, share * OFTEN)
        this.read(e.otherwise ?? [], share * OFTEN)
        return
      case 'repeat':
        this.read(e.steps, share * usualAmount(e.times))
        return
      case 'either':
        this.best(e.ways, share)
        return
    }
  }

  /** Of several ways the one that is worth most. */
  private best(ways: readonly (readonly Effect[])[], share: number): void {
    let most = Number.NEGATIVE_INFINITY
    let chosen: Profile = { aether: 0, damage: 0, other: 0 }
    for (const way of ways) {
      const reader = new Reader()
      reader.read(way, share)
      const { aether, damage, other } = reader.found
      if (aether + damage + other <= most) continue
      most = aether + damage + other
      chosen = reader.found
    }
    this.found.aether += chosen.aether
    this.found.damage += chosen.damage
    this.found.other += chosen.other
  }
}

function readClause(reader: Reader, clause: Clause): void {
  if (clause.op === 'play' || clause.op === 'cast' || clause.op === 'onPrep') reader.read(clause.steps, 1)
  if (clause.op !== 'whilePrepped') return
  const { part } = clause
  if (part.op === 'rule') reader.found.other += 1
  else reader.read(part.steps, part.op === 'action' && part.price !== undefined ? OFTEN : 1)
}

function profileOf(card: PlayerCard): Profile {
  const reader = new Reader()
  for (const clause of card.clauses) readClause(reader, clause)
  return reader.found
}

export const aetherOfCard = new Float64Array(MOST_DEFINITIONS)
export const damageOfCard = new Float64Array(MOST_DEFINITIONS)
export const otherOfCard = new Float64Array(MOST_DEFINITIONS)
cardLibrary.each((card, def) => {
  if ('nemesis' in card) {
    // A corruption or another card of the nemesis in a player's deck takes the place of a better one.
    otherOfCard[def] = -2
    return
  }
  const { aether, damage, other } = profileOf(card)
  aetherOfCard[def] = aether
  damageOfCard[def] = damage
  otherOfCard[def] = other
})

/** What one charge on its way to the ability is worth. */
export const chargeWorth: readonly number[] = mageLibrary.list(({ ability }) => {
  // A mage without an ability gathers nothing.
  if (ability.charges === 0) return 0
  const reader = new Reader()
  reader.read(ability.steps, 1)
  const { aether, damage, other } = reader.found
  return Math.min(2, Math.max(0.8, (aether + damage + other) / ability.charges))
})
