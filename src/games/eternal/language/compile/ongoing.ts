import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { walk } from '../../../../language/nodes.ts'
import {
  addTo,
  CANNOT,
  FORBIDS,
  LOGS_DRAWS,
  ON_BEARER,
  ON_PLAYER,
  ON_SELF,
  ONGOING,
  type OngoingPart,
  OUTWARD,
  ongoingBearer,
  ongoingOutward,
  ongoingPlayer,
  ongoingSelf,
  REACH_CANNOT,
  REACH_COST,
  REACH_POWER,
  REACH_SKILLS,
  REACH_STATS,
  REACH_STUNS,
  REACH_WEAKENS,
  REACHES,
  RESTLESS,
  RULES,
  STEALS_BEARER,
  WEAKENS_SELF,
} from '../../abilities.ts'
import { WARCRY_BIT } from '../../content.ts'
import { maskOf } from '../../skills.ts'
import { PLAYMAT } from '../../state.ts'
import { zoneOf } from '../evaluate/cards-and-players.ts'
import { filters } from '../evaluate/filters.ts'
import type { Cards, FirstDrawn, Ongoing, Place, Side, Standing } from '../nodes.ts'
import { TextCompiler } from './texts.ts'
import { SIDES } from './words.ts'

/** Compiles ongoing abilities into parts that the values are worked out from. */
export abstract class OngoingCompiler extends TextCompiler {
  protected both(a: Operand, b: Operand): Operand {
    return a === 0 ? b : b === 0 ? a : this.row(this.rows.and, a, b)
  }

  protected ongoing(d: number, node: Ongoing, guard: Operand): void {
    const own = node.while === undefined ? 0 : this.condition(node.while)
    let part: OngoingPart = {
      reach: 'self',
      side: 2,
      places: 1 << (PLAYMAT >> 1),
      filter: 0,
      guard: this.both(guard, own),
      strength: 0,
      health: 0,
      cost: 0,
      skills: 0,
      laterSkills: 0,
      warcry: 0,
      maxPower: 0,
      onEnemy: false,
      stunned: false,
      controlled: false,
      cannot: 0,
      rules: 0,
      numeric: readsNumbers(node.while) || (node.of.op === 'cards' && readsNumbers(node.of.that)),
    }
    for (const mod of node.have) part = { ...part, ...this.ongoingPart(part, mod) }
    const of = reachOf(node)
    if (of.op === 'firstDrawn') LOGS_DRAWS[d] = 1
    ONGOING[d] = ONGOING[d]! | ONGOING_KINDS[of.op]!
    // Influence and the arrival of cards are noticed anyway; whatever else a part looks at is not.
    if (
      part.health < 0 ||
      (part.health > 0 && (own !== 0 || of.op === 'cards')) ||
      (part.stunned && own !== 0) ||
      part.controlled
    )
      RESTLESS[d] = 1
    // A plain number is a bonus; an amount may be below 0.
    if (of.op === 'self' && part.health < 0) WEAKENS_SELF[d] = 1
    FORBIDS[d] = FORBIDS[d]! | part.cannot
    if (part.controlled) STEALS_BEARER[d] = 1
    if (part.stunned) REACHES[d] = REACHES[d]! | REACH_STUNS
    if (of.op === 'self') addTo(ongoingSelf, d, part)
    else if (of.op === 'bearer') addTo(ongoingBearer, d, { ...part, reach: 'bearer' })
    else if (of.op === 'players') {
      addTo(ongoingPlayer, d, {
        ...part,
        reach: 'player',
        onEnemy: of.who === 'enemy' || of.who === 'cursed',
      })
      if (of.who === 'each') addTo(ongoingPlayer, d, { ...part, reach: 'player', onEnemy: true })
      if (part.cannot !== 0) REACHES[d] = REACHES[d]! | REACH_CANNOT
      if (part.maxPower !== 0) REACHES[d] = REACHES[d]! | REACH_POWER
    } else if (of.op === 'cards' || of.op === 'firstDrawn') {
      REACHES[d] =
        REACHES[d]! |
        (part.strength !== 0 || part.health !== 0 ? REACH_STATS : 0) |
        ((part.skills | part.laterSkills) !== 0 ? REACH_SKILLS : 0) |
        (part.cost !== 0 ? REACH_COST : 0) |
        (part.cannot !== 0 ? REACH_CANNOT : 0) |
        (part.health < 0 ? REACH_WEAKENS : 0)
      addTo(ongoingOutward, d, {
        ...part,
        reach: 'set',
        ...this.reached(of),
      })
    } else if (!('op' in of)) missing(of)
    else throw new Error(`an ongoing ability cannot reach “${of.op}”`)
  }

  private reached(of: Cards | FirstDrawn): { side: number; places: number; filter: Operand } {
    if (of.op === 'firstDrawn')
      return { side: 0, places: -1, filter: this.row(filters.firstDrawn, of.n, this.filter(of.that)) }
    return {
      side: SIDES[of.of],
      places: of.in.reduce((mask, place) => mask | (1 << (zoneOf[place] >> 1)), 0),
      filter: of.that === undefined ? 0 : this.filter(of.that),
    }
  }

  private ongoingPart(part: OngoingPart, mod: Standing): Partial<OngoingPart> {
    switch (mod.op) {
      case 'stats':
        return {
          strength: mod.strength === undefined ? part.strength : this.amount(mod.strength),
          health: mod.health === undefined ? part.health : this.amount(mod.health),
        }
      case 'skill':
        if (mod.skill === 'warcry')
          return { warcry: part.warcry + (mod.n ?? 1), skills: part.skills | WARCRY_BIT }
        {
          const { first, later } = maskOf([mod.skill])
          return { skills: part.skills | first, laterSkills: part.laterSkills | later }
        }
      case 'cost':
        return { cost: this.amount(mod.by) }
      case 'maxPower':
        return { maxPower: this.amount(mod.by) }
      case 'stunned':
        return { stunned: true }
      case 'controlled':
        return { controlled: true }
      case 'cannot':
        return { cannot: part.cannot | (1 << CANNOT.indexOf(mod.what)) }
      case 'rule':
        return { rules: part.rules | (1 << RULES.indexOf(mod.rule)) }
      default:
        return missing(mod)
    }
  }
}

const EVERYWHERE: readonly Place[] = ['hand', 'deck', 'void', 'market']

/** What a player cannot play is said of the player and looked at on the cards. */
function reachOf({ of, have }: Ongoing): Ongoing['of'] {
  if (of.op !== 'players' || !have.some((mod) => mod.op === 'cannot' && mod.what === 'play spells')) return of
  const side: Side = of.who === 'you' ? 'you' : of.who === 'each' ? 'both' : 'enemy'
  return { op: 'cards', in: EVERYWHERE, of: side, that: { op: 'kind', kind: 'any spell' } }
}

const ONGOING_KINDS: Readonly<Record<string, number>> = {
  self: ON_SELF,
  bearer: ON_BEARER,
  cards: OUTWARD,
  firstDrawn: OUTWARD,
  players: ON_PLAYER,
}

const NUMBERS = new Set(['strength', 'health', 'cost', 'stat', 'highest', 'battleSkills'])

function readsNumbers(tree: unknown): boolean {
  let found = false
  walk(tree, ({ op }) => {
    if (NUMBERS.has(op)) found = true
  })
  return found
}
