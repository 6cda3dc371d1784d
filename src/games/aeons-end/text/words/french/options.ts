import { agree, form, list, measured, un } from '../../../../../language/text/french/nouns.ts'
import { aether, charge, damage, life, nouns } from '../../french/lexicon.ts'
import type { OptionWords } from '../voice.ts'
import { bare, breachOf, powerToken } from './names.ts'

const ae = (n: number): string => measured(n, aether)
const left = (n: number): string => `reste ${n}`

export const options: OptionWords = {
  play: (card) => `Jouez ${card}`,
  prep: (card, breach) => `Préparez ${card} sur ${breachOf(breach)}`,
  cast: (card, breach, bonus) =>
    `Lancez ${card} depuis ${breachOf(breach)}${bonus === 0 ? '' : `, +${measured(bonus, damage)}`}`,
  keepPrepped: () => 'Gardez vos sorts préparés',
  endCasting: () => "Terminez la phase d'incantation",
  gain: (card, cost, n, keeping) =>
    `Acquérez ${card} (${ae(cost)}${n === undefined ? ', pile dévorée' : `, ${left(n)}`}${keeping ? " ; gardez l'{ae} réservé aux cartes" : ''})`,
  charge: (cost) => `Gagnez ${measured(1, charge)} (${ae(cost)})`,
  focus: (breach, cost, then) =>
    `Stabilisez ${breachOf(breach)} (${ae(cost)} ; ${then === undefined ? "elle s'ouvre" : `puis ${then} pour l'ouvrir`})`,
  open: (breach, cost) => `Ouvrez ${breachOf(breach)} (${ae(cost)})`,
  ability: (name, owner) => (owner === undefined ? `Utilisez ${name}` : `Utilisez ${name} (${owner})`),
  usePrepped: (card) => `Utilisez ${card}`,
  discardPower: (card) => `Défaussez ${card}`,
  endMain: () => 'Terminez la phase principale',
  done: () => 'Terminé',
  decline: () => 'Passez',
  yes: () => 'Oui',
  no: () => 'Non',
  loseBreach: (breach, prepped) =>
    `Détruisez ${breachOf(breach)}${prepped.length === 0 ? '' : ` avec ${list(prepped)}`}`,
  takeTurn: (mage) => `${mage} joue ce tour`,
  pass: () => 'Continuez',
  keepOrder: (cards) => `Gardez cet ordre (${cards.join(', ')})`,
  next: (card) => `Ensuite : ${card}`,
  letItResolve: () => "Laissez l'effet s'appliquer",
  onTop: (card) => (card === undefined ? 'Placez-la au-dessus' : `Placez ${card} au-dessus`),
  atBottom: (card) => (card === undefined ? 'Placez-la en dessous' : `Placez ${card} en dessous`),
  card: (card, place) => (place === undefined ? card : `${card} (${bare(place)})`),
  breach: (breach, state) => `${bare(breachOf(breach))} (${state})`,
  pile: (card, cost, n) => `${card} (${ae(cost)}, ${left(n)})`,
  player: (mage, n) => `${mage} (${n === 0 ? "en état d'épuisement" : measured(n, life)})`,
  charged: (mage, n, spaces) => `${mage} (${n} sur ${measured(spaces, charge)})`,
  living: (name, n) => `${name} (${measured(n, life)})`,
  powered: (name, n) => `${name} (${n} ${form(powerToken, n)})`,
  between: (piles) => `entre ${list(piles.map((pile) => pile ?? 'une pile vide'))}`,
  husk: (damaged, n) =>
    damaged
      ? `${un(nouns.husk)} ${agree('endommagé', nouns.husk.gender, 1)}`
      : `${un(nouns.husk)} (${measured(n, life)})`,
}
