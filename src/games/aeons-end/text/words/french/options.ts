import { agree, form, list, measured, un } from '../../../../../language/text/french/nouns.ts'
import { ordinal } from '../../../../../language/text/french/numbers.ts'
import { aether, charge, damage, life, nouns } from '../../french/lexicon.ts'
import type { OptionWords } from '../voice.ts'
import { bare, breachOf, powerToken } from './names.ts'

/** Une précision de plus entre les parenthèses. */
const joined = (label: string, more: string): string =>
  label.endsWith(')') ? `${label.slice(0, -1)}, ${more})` : `${label} (${more})`

const ae = (n: number): string => measured(n, aether)
const left = (n: number): string => `reste ${n}`

export const options: OptionWords = {
  play: (card) => `Jouer ${card}`,
  prep: (card, breach) => `Préparer ${card} sur ${breachOf(breach)}`,
  cast: (card, breach, bonus) =>
    `Lancer ${card} depuis ${breachOf(breach)}${bonus === 0 ? '' : `, +${measured(bonus, damage)}`}`,
  keepPrepped: () => 'Garder vos sorts préparés',
  endCasting: () => "Terminer la phase d'incantation",
  gain: (card, cost, n, keeping) =>
    `Acquérir ${card} (${ae(cost)}${n === undefined ? ', pile dévorée' : `, ${left(n)}`}${keeping ? " ; garder l'{ae} réservé aux cartes" : ''})`,
  charge: (cost) => `Gagner une charge (${ae(cost)})`,
  focus: (breach, cost, then) =>
    `Stabiliser ${breachOf(breach)} (${ae(cost)} ; ${then === undefined ? "elle s'ouvre" : `puis ${then} pour l'ouvrir`})`,
  open: (breach, cost) => `Ouvrir ${breachOf(breach)} (${ae(cost)})`,
  ability: (name, owner) =>
    owner === undefined ? `Utiliser la capacité ${name}` : `Utiliser la capacité ${name} (${owner})`,
  usePrepped: (card) => `Utiliser ${card}`,
  discardPower: (card) => `Défausser ${card}`,
  endMain: () => 'Terminer la phase principale',
  done: () => 'Terminer',
  decline: () => 'Passer',
  yes: () => 'Oui',
  no: () => 'Non',
  loseBreach: (breach, prepped) =>
    `Détruire ${breachOf(breach)}${prepped.length === 0 ? '' : ` avec ${list(prepped)}`}`,
  takeTurn: (mage) => `${mage} joue ce tour`,
  pass: () => 'Continuer',
  keepOrder: (cards) => `Garder cet ordre (${cards.join(', ')})`,
  next: (card) => `Défausser d'abord ${card}`,
  letItResolve: () => "Laisser l'effet s'appliquer",
  onTop: (card) => (card === undefined ? 'La placer au-dessus' : `Placer ${card} au-dessus`),
  atBottom: (card) => (card === undefined ? 'La placer en dessous' : `Placer ${card} en dessous`),
  card: (card, place) => (place === undefined ? card : `${card} (${bare(place)})`),
  among: (label, above, of) =>
    joined(
      label,
      above === 0
        ? 'sur le dessus'
        : above === of - 1
          ? 'tout en dessous'
          : `${ordinal(above + 1, 'f')} en partant du dessus`,
    ),
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
