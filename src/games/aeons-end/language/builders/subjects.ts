import type { Effect, Measure, Pick, Who } from '../nodes.ts'
import { type Chained, chained } from './chained.ts'

/** Whom a block of effects is about. */

const block = (who: Who, steps: readonly Effect[]): Chained => chained({ op: 'block', who, steps })

export const anyPlayer = (...steps: Effect[]): Chained => block('anyPlayer', steps)
export const anyAlly = (...steps: Effect[]): Chained => block('anyAlly', steps)
export const eachPlayer = (...steps: Effect[]): Chained => block('eachPlayer', steps)
export const activePlayer = (...steps: Effect[]): Chained => block('activePlayer', steps)
export const dealer = (...steps: Effect[]): Chained => block('dealer', steps)
export const anotherPlayer = (than: string, ...steps: Effect[]): Chained =>
  block({ anotherThan: than }, steps)
export const differentPlayers = (n: number, ...steps: Effect[]): Chained => block({ different: n }, steps)
export const playerWith = (which: 'most' | 'least', measure: Measure, ...steps: Effect[]): Chained =>
  block({ with: which, measure }, steps)
export const ownerOf = (name: string, ...steps: Effect[]): Chained => block({ ownerOf: name }, steps)
export const thatPlayer = (name: string, ...steps: Effect[]): Chained => block({ bound: name }, steps)
export const mage = (id: string, ...steps: Effect[]): Chained => block({ mage: id }, steps)
export const together = (who: 'players' | 'allies', ...steps: Effect[]): Chained =>
  block({ together: who }, steps)
export const gravehold = (...steps: Effect[]): Chained => block('gravehold', steps)
export const theNemesis = (...steps: Effect[]): Chained => block('nemesis', steps)
export const thisMinion = (...steps: Effect[]): Chained => block('thisMinion', steps)
export const thatMinion = (which: string | Pick, ...steps: Effect[]): Chained =>
  block({ minion: which } as Who, steps)
export const graveholdAndThisMinion = (...steps: Effect[]): Chained =>
  block({ all: ['gravehold', 'thisMinion'] }, steps)
