import { NONE, type State } from '../../../../kernel/state.ts'
import { spend } from '../../../../kernel/work.ts'
import type { Card } from '../../../../kernel/zones.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { MOST_DEFINITIONS } from '../../../../language/library.ts'
import { BATTLE, definitions, LATER_BATTLE, WARCRY_BIT } from '../../content.ts'
import { evaluator } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { CREATE_STREAM, collection, DEFINITION, machine, streams } from '../../state.ts'
import { changeStats, gainSkills } from '../values/changes.ts'
import { laterSkills } from '../values/later-skills.ts'
import { skills, warcry } from '../values/skills.ts'
import { healthTotal, strength } from '../values/values.ts'
import { create, createCopy, inThisGame } from './instances.ts'

/** How a text makes cards: a fixed one, a copy, or a random one of the format. */
export interface Maker {
  readonly definition: number
  readonly copyOf: Operand
  readonly filter: Operand
  readonly strength: Operand
  readonly health: Operand
  readonly skills: number
  readonly laterSkills: number
  readonly warcry: number
  readonly skillsOf: Operand
  readonly sets: boolean
}

export const makers: Maker[] = growing.list()

/** Of each game that was loaded, the deck-buildable cards of its format in the order of their packs (EG15). */
const pools: (readonly number[])[] = []
/** Gives the cards of a game their number, which its tables keep. */
export const addPool = (cards: readonly number[]): number =>
  pools.push(cards.filter((d) => !definitions[d]!.created)) - 1
const poolOf = (s: State): readonly number[] => pools[collection.get(s)]!

/** Choosing by chance reads all cards of the format: eight of them cost as much as one look at a table. */
const EIGHT_A_LOOK = 3
const FITTING = new Int16Array(MOST_DEFINITIONS)

let looking: readonly [State, number, Operand] | null = null

/** The cards that the running random creation chooses from, in its order. */
export function candidates(): readonly number[] {
  if (looking === null) return []
  const [s, f, filter] = looking
  return poolOf(s).filter((d) => evaluator.passes(s, f, filter, DEFINITION + inThisGame(s, d)))
}

/** Which of the fitting cards; while chance decides, whoever scripts it may ask which they are. */
function rollFor(s: State, f: number, filter: Operand, fitting: number): number {
  looking = [s, f, filter]
  try {
    return streams.roll(s, CREATE_STREAM, fitting)
  } finally {
    looking = null
  }
}

/** One card of the format that fits, by chance; NONE when nothing does. */
export function randomDefinition(s: State, f: number, filter: Operand): number {
  const pool = poolOf(s)
  spend(1 + (pool.length >> EIGHT_A_LOOK))
  let fitting = 0
  for (let i = 0; i < pool.length; i++)
    if (evaluator.passes(s, f, filter, DEFINITION + inThisGame(s, pool[i]!))) FITTING[fitting++] = pool[i]!
  if (fitting === 0) return NONE
  machine.reveal(s)
  return FITTING[rollFor(s, f, filter, fitting)]!
}

/** Makes one card, in no zone yet; NONE when it cannot be made. */
export function make(s: State, f: number, maker: Maker, owner: number): Card {
  if (maker.copyOf !== 0) {
    const original = evaluator.first(s, f, maker.copyOf)
    return original === NONE ? NONE : createCopy(s, original, owner)
  }
  const d = maker.filter !== 0 ? randomDefinition(s, f, maker.filter) : maker.definition
  if (d === NONE) return NONE
  const c = create(s, d, owner)
  if (c !== NONE) dress(s, f, c, maker)
  return c
}

/** Gives a made or transformed card the values that the text names. */
export function dress(s: State, f: number, c: Card, maker: Maker): void {
  if (maker.sets)
    changeStats(
      s,
      c,
      evaluator.amount(s, f, maker.strength) - strength(s, c),
      evaluator.amount(s, f, maker.health) - healthTotal(s, c),
      false,
    )
  if (maker.skills !== 0 || maker.warcry > 0 || maker.laterSkills !== 0)
    gainSkills(s, c, maker.skills, maker.warcry, false, maker.laterSkills)
  if (maker.skillsOf !== 0) {
    const of = evaluator.first(s, f, maker.skillsOf)
    if (of !== NONE)
      gainSkills(
        s,
        c,
        skills(s, of) & BATTLE & ~WARCRY_BIT,
        warcry(s, of),
        false,
        laterSkills(s, of) & LATER_BATTLE,
      )
  }
}
