import { form } from '../../../../../language/text/french/nouns.ts'
import { roman } from '../../../../../language/text/french/numbers.ts'
import { token } from '../../french/lexicon.ts'
import type { SumWords } from '../voice.ts'
import type { NamedCards } from './names.ts'

/** In brackets a breach needs no article. */
const breach = (n: number): string => `brèche ${roman(n)}`

export const sumsWith = (cards: NamedCards): SumWords => ({
  alone: (n, why) => `${n} : ${why}`,
  breach,
  cost: (id) => `coût de ${cards.the(id).words}`,
  focus: (n) => `stabilisation de la ${breach(n)}`,
  quarters: (n) => (n === 1 ? 'il manque 1 quart de tour' : `il manque ${n} quarts de tour`),
  charge: 'charge',
  ability: 'la capacité consomme toutes les charges',
  exhausted: (who) => `${who} tombe d'épuisement`,
  excess: (who) => `plus que la vie de ${who}`,
  twice: (who) => `doublé : ${who} est à bout`,
  limit: (losing) => (losing ? "il n'en restait pas plus" : 'maximum atteint'),
  power: 'un jeton par tour de la némésis',
  firstFocus: 'la première stabilisation du tour coûte moins',
  refined: 'la première carte d’une pile raffinée coûte moins',
  paid: 'comme payé',
  rules: 'les règles',
  headed: (what, reasons) => `${what} : ${reasons}`,
  gems: (n, gives) =>
    n === 1 ? `Votre gemme donnerait ${gives} {ae}` : `Vos ${n} gemmes donneraient ${gives} {ae}`,
  toFocus: 'Stabiliser',
  toOpen: 'Ouvrir',
  ifCast: 'Dégâts si on le lance maintenant',
  tokens: (name) => form(token(name), 2),
})
