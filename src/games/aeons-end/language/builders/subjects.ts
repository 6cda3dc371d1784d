import type { Effect, Measure, Pick, Who } from '../nodes.ts'
import { type Named, named } from './chained.ts'

/** Whom a block of effects is about. */

const block = (who: Who, steps: readonly Effect[]): Named => named({ op: 'block', who, steps })

export const anyPlayer = (...steps: Effect[]): Named => block('anyPlayer', steps)
export const anyAlly = (...steps: Effect[]): Named => block('anyAlly', steps)
export const eachPlayer = (...steps: Effect[]): Named => block('eachPlayer', steps)
export const activePlayer = (...steps: Effect[]): Named => block('activePlayer', steps)
export const dealer = (...steps: Effect[]): Named => block('dealer', steps)
export const anotherPlayer = (than: string, ...steps: Effect[]): Named => block({ anotherThan: than }, steps)
export const differentPlayers = (n: number, ...steps: Effect[]): Named => block({ different: n }, steps)
export const playerWith = (which: 'most' | 'least', measure: Measure, ...steps: Effect[]): Named =>
  block({ with: which, measure }, steps)
export const ownerOf = (name: string, ...steps: Effect[]): Named => block({ ownerOf: name }, steps)
export const thatPlayer = (name: string, ...steps: Effect[]): Named => block({ bound: name }, steps)
export const mage = (id: string, ...steps: Effect[]): Named => block({ mage: id }, steps)
export const together = (who: 'players' | 'allies', ...steps: Effect[]): Named =>
  block({ together: who }, steps)
export const gravehold = (...steps: Effect[]): Named => block('gravehold', steps)
export const theNemesis = (...steps: Effect[]): Named => block('nemesis', steps)
export const thisMinion = (...steps: Effect[]): Named => block('thisMinion', steps)
export const thatMinion = (which: string | Pick, ...steps: Effect[]): Named =>
  block({ minion: which } as Who, steps)
export const graveholdAndThisMinion = (...steps: Effect[]): Named =>
  block({ all: ['gravehold', 'thisMinion'] }, steps)
