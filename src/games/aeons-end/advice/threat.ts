import { MOST_DEFINITIONS } from '../../../language/library.ts'
import { cardLibrary, matLibrary, nemesisAt, nemesisNamed } from '../content.ts'
import type { Declaration, Effect, NemesisCard, Who } from '../language/nodes.ts'
import { usualAmount } from './profile.ts'

/*
 * How much a nemesis card hurts when it resolves, in points of life, read from its tree. What an Unleash is
 * worth, and what its tokens are, stands on the mat.
 */

const POINTS = {
  discardHand: 0.8,
  discardPrepped: 2,
  destroy: 2.5,
  charge: 1,
  token: 1.2,
  spawn: 1,
  enterPlay: 4,
  gain: 1.5,
  degrade: 2.5,
  bridge: 2,
  shield: 0.7,
  /** A power that counts down faster, a spell that the nemesis preps, a card changed for the worse. */
  hastened: 1.5,
  prepped: 2.5,
  spoiled: 1.5,
  ownSpell: 2,
  other: 1,
} as const
const OFTEN = 0.5
const MOST = 14

class Reader {
  private readonly mat: readonly Declaration[]
  private depth = 0

  constructor(mat: readonly Declaration[]) {
    this.mat = mat
  }

  /** Points of a whole text. */
  read(effects: readonly Effect[], players = 1): number {
    let sum = 0
    for (const effect of effects) sum += this.one(effect, players)
    return sum
  }

  private one(e: Effect, players: number): number {
    switch (e.op) {
      case 'suffer':
      case 'loseLife':
        return players * usualAmount(e.n)
      case 'gainLife':
        return -players * usualAmount(e.n)
      case 'unleash':
        return usualAmount(e.n) * this.unleash()
      case 'loseCharge':
        return POINTS.charge * Math.min(4, usualAmount(e.n))
      case 'discard':
        return this.picked(e.pick, POINTS.discardHand, POINTS.discardPrepped)
      case 'destroy':
        return this.picked(e.pick, POINTS.destroy, POINTS.destroy)
      case 'gainToken':
      case 'loseToken':
        return POINTS.token * usualAmount(e.n)
      case 'spawn':
        return POINTS.spawn * usualAmount(e.n)
      case 'enterPlay':
        return POINTS.enterPlay
      case 'gain':
        return POINTS.gain
      case 'loseGame':
        return 2 * MOST
      case 'draw':
      case 'toHand':
      case 'focus':
        return -POINTS.other
      case 'perform':
        return this.procedure(e.name)
      case 'resolve':
        return 2
      case 'degrade':
        return POINTS.degrade
      case 'discardBridges':
        return POINTS.bridge * usualAmount(e.n)
      case 'placeBridges':
        return -POINTS.bridge * usualAmount(e.n)
      case 'gainShields':
        return POINTS.shield * usualAmount(e.n)
      case 'removePower':
        return POINTS.hastened
      case 'drawNemesisCard':
        return POINTS.enterPlay
      case 'become':
        return POINTS.spoiled
      case 'castSpell':
        return POINTS.ownSpell
      case 'place':
        return 'emptyBreach' in e.to ? POINTS.prepped : 0
      default:
        return this.inside(e, players)
    }
  }

  private inside(e: Effect, players: number): number {
    switch (e.op) {
      case 'block':
        return isFoe(e.who) ? -this.read(e.steps) * OF_A_FOE : this.read(e.steps, playersOf(e.who))
      case 'firstPossible':
        return this.read(e.ways[0] ?? [], players)
      case 'seq':
      case 'forEach':
      case 'under':
        return this.read(e.steps, players)
      case 'either':
        return Math.min(...e.ways.map((way) => this.read(way, players)))
      case 'may':
        return 0
      case 'when':
        return OFTEN * (this.read(e.steps, players) + this.read(e.otherwise ?? [], players))
      case 'repeat':
        return usualAmount(e.times) * this.read(e.steps, players)
      case 'repeatWhile':
        return 2 * this.read(e.steps, players)
      case 'byDifficulty':
        return this.read(e.normal, players)
      case 'lookup':
        return Math.min(MOST, this.read(e.rows[Math.floor(e.rows.length / 2)]?.steps ?? [], players))
      default:
        return 0
    }
  }

  private picked(pick: Extract<Effect, { op: 'discard' }>['pick'], hand: number, prepped: number): number {
    const many = 'n' in pick ? usualAmount(pick.n) : 1
    const zone = 'of' in pick && pick.of.op === 'from' ? pick.of.zone : 'hand'
    return many * (zone === 'prepped' ? prepped : hand)
  }

  private procedure(name: string): number {
    const found = this.mat.find((d) => d.op === 'define' && d.name === name)
    if (found?.op !== 'define' || this.depth > 2) return POINTS.other
    this.depth++
    const points = this.read(found.steps)
    this.depth--
    return Math.max(POINTS.other, Math.min(5, points))
  }

  unleash(): number {
    const found = this.mat.find((d) => d.op === 'onUnleash')
    if (found?.op !== 'onUnleash' || this.depth > 2) return 2
    this.depth++
    const points = this.read(found.steps)
    this.depth--
    return Math.max(1.2, Math.min(4, points))
  }
}

/** What the nemesis or a minion gains is lost to the players, and the other way round. */
const isFoe = (who: Who): boolean =>
  who === 'nemesis' || (typeof who === 'object' && 'minion' in who && typeof who.minion === 'object')
const OF_A_FOE = 0.5

/** How many suffer: "each player" means all of them. */
const playersOf = (who: Who): number => (who === 'eachPlayer' ? 2 : 1)

const matOf = (id: string): readonly Declaration[] => nemesisAt[nemesisNamed(id)]?.mat ?? []

function threatOf(card: NemesisCard, mat: readonly Declaration[]): number {
  let sum = 0
  for (const clause of card.clauses)
    if (
      clause.op === 'persistent' ||
      clause.op === 'onPower' ||
      clause.op === 'effect' ||
      clause.op === 'part'
    )
      sum += new Reader(mat).read(clause.steps)
  return Math.max(0.5, Math.min(MOST, sum))
}

/** No card is worth this: what has not been read yet. */
const UNREAD = Number.NaN

/** By nemesis, then by card: basic cards unleash whatever the mat does. Each is read when a bot first meets it. */
const byNemesis: Float64Array[] = []
/** What was read of a definition that another has taken the place of holds no longer. */
let readOf = -1

function threatsOf(nemesis: number): Float64Array {
  const edition = cardLibrary.edition + matLibrary.edition
  if (edition !== readOf) {
    byNemesis.length = 0
    readOf = edition
  }
  byNemesis[nemesis] ??= new Float64Array(MOST_DEFINITIONS).fill(UNREAD)
  return byNemesis[nemesis]
}

function judged(nemesis: number, def: number): number {
  const card = cardLibrary.definitions[def]
  if (card === undefined || !('nemesis' in card)) return 0
  return threatOf(card, card.nemesis === 'basic' ? (nemesisAt[nemesis]?.mat ?? []) : matOf(card.nemesis))
}

/** What a card of this nemesis does when it resolves once, in points of life. */
export function threat(nemesis: number, def: number): number {
  if (nemesis < 0) return 0
  const threats = threatsOf(nemesis)
  if (Number.isNaN(threats[def]!)) threats[def] = judged(nemesis, def)
  return threats[def]!
}
