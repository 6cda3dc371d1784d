import { form, genitive } from '../../../../../language/text/english/nouns.ts'
import { token } from '../../english/lexicon.ts'
import type { SumWords } from '../voice.ts'
import { breach } from './names.ts'

export const sumsWith = (card: (id: string) => string): SumWords => ({
  alone: (n, why) => `${n}: ${why}`,
  breach,
  cost: (id) => `cost of ${card(id)}`,
  focus: (n) => `focus cost of ${breach(n)}`,
  quarters: (n) => (n === 1 ? '1 quarter turn is missing' : `${n} quarter turns are missing`),
  charge: 'charge',
  ability: 'the ability uses up all charges',
  exhausted: (who) => `${who} is exhausted`,
  excess: (who) => `more than ${genitive(who)} life`,
  twice: (who) => `doubled: ${who} is exhausted`,
  limit: (losing) => (losing ? 'no more was left' : 'no room for more'),
  power: 'one token each nemesis turn',
  firstFocus: 'the first focus of the turn costs less',
  refined: 'the first card of a refined pile costs less',
  paid: 'as paid for',
  rules: 'the rules',
  headed: (what, reasons) => `${what}: ${reasons}`,
  gems: (n, gives) =>
    n === 1 ? `Your gem would give ${gives} {ae}` : `Your ${n} gems would give ${gives} {ae}`,
  toFocus: 'To focus',
  toOpen: 'To open',
  ifCast: 'Damage if cast now',
  tokens: (name) => form(token(name), 2),
})
