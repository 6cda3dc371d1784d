import type { Case } from './compare.ts'
import { damageCase, dividedCase } from './damage.ts'
import { minionsCase } from './minions.ts'
import { payingCase } from './paying.ts'
import { preppingCase } from './prepping.ts'
import { sufferingCase } from './suffering.ts'
import { supplyCase } from './supply.ts'
import { turnsCase } from './turns.ts'

/** What the rules are read a second time about. */
export const readings: Readonly<Record<string, (seed: number) => Case>> = {
  'casting and damage': damageCase,
  'divided damage': dividedCase,
  'aether, breaches and costs': payingCase,
  'Link, two breaches and casting': preppingCase,
  'shields, silence and pulse': minionsCase,
  'wild and shared turn order cards': turnsCase,
  'players and Gravehold': sufferingCase,
  'the supply beside a devoured pile': supplyCase,
}
