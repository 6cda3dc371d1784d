import { contentName } from '../../../language/content-name.ts'
import type { PlacedReference } from '../../../language/linter.ts'
import { type Trigger, triggers, triggersOf } from '../abilities.ts'
import { library } from '../content.ts'
import { evaluator } from '../engine.ts'
import { growing } from '../growing.ts'
import { packsInOrder } from '../load-pack.ts'
import { numberings } from '../numberings.ts'
import { usualPacks } from '../packs/index.ts'
import { machine } from '../state.ts'
import type { PackOf, Row } from './cards.ts'
import type { Records } from './records.ts'

/*
 * Packs as they are after they were compiled: their cards, and what the compiler has added for them. It all follows on
 * what was there before and is right after nothing else, so that nothing has to be moved when it is read: where other rules
 * or packs are loaded it is refused, and the packs have to be compiled.
 */
export interface Head {
  /** The version of the program: another one may compile otherwise. */
  readonly program: string
  /** A name of what was there before. */
  readonly basis: string
  readonly shapes: readonly (readonly string[])[]
  readonly packs: readonly PackOf<Row>[]
  /** What each of them speaks of and does not bring along. */
  readonly references: readonly (readonly PlacedReference[])[]
  readonly types: readonly string[]
  readonly texts: readonly string[]
  /** The lists that grow, without their numbers. */
  readonly lists: readonly Omit<Records, 'numbers'>[]
  /** For each list by definition its entries that are not blank; of the tables they stand among the numbers. */
  readonly entries: readonly (readonly (readonly [number, unknown])[])[]
  /** The tables of what is printed on the cards. */
  readonly printed: readonly string[]
  /** How long each list of numbers is. */
  readonly lengths: readonly number[]
}

/** What follows is right only after this: the packs that were loaded and what the compiler made of them. */
export function basisNow(): string {
  const ids = Object.values(numberings).flatMap((numbering) => numbering.ids)
  const { compiledTables, compiledLists } = library
  // The usual packs are part of the program.
  const others = packsInOrder().filter((pack) => !usualPacks.includes(pack))
  const text = [
    JSON.stringify(others),
    evaluator.before.length,
    compiledTables.length,
    compiledLists.length,
    ...growing.sizes,
    ...ids,
  ].join()
  return contentName(text, machine.code)
}

/** The triggers of a definition are those of the list of all, and are written as their places in it. */
export const isOfTriggers = (list: unknown): boolean => list === triggersOf
export const indexesOf = (entry: unknown): number[] => (entry as readonly Trigger[]).map(({ index }) => index)
export const triggersAt = (indexes: unknown): Trigger[] =>
  (indexes as readonly number[]).map((i) => triggers[i]!)
