import type { Case } from './compare.ts'
import { damageCase, dividedCase } from './damage.ts'
import { payingCase } from './paying.ts'
import { sufferingCase } from './suffering.ts'
import { supplyCase } from './supply.ts'

/** What the rules are read a second time about. */
export const readings: Readonly<Record<string, (seed: number) => Case>> = {
  'casting and damage': damageCase,
  'divided damage': dividedCase,
  'aether, breaches and costs': payingCase,
  'players and Gravehold': sufferingCase,
  'the supply beside a devoured pile': supplyCase,
}
