import type { Label } from '../../../../../language/label.ts'
import { agree, form, list, measured, un } from '../../../../../language/text/french/nouns.ts'
import { ordinal } from '../../../../../language/text/french/numbers.ts'
import { aether, charge, damage, life, nouns } from '../../french/lexicon.ts'
import type { OptionWords } from '../voice.ts'
import { bare, breachOf, powerToken } from './names.ts'

const ae = (n: number): Label['cost'] & object => ({ n, words: measured(n, aether) })
const left = (n: number): string => `reste ${n}`

export const options: OptionWords = {
  play: (card) => `Jouer ${card}`,
  prep: (card, breach) => `Préparer ${card} sur ${breachOf(breach)}`,
  cast: (card, breach, bonus) =>
    `Lancer ${card} depuis ${breachOf(breach)}${bonus === 0 ? '' : `, +${measured(bonus, damage)}`}`,
  keepPrepped: () => 'Garder vos sorts préparés',
  endCasting: () => "Terminer la phase d'incantation",
  gain: (card, cost, n, keeping) => ({
    title: `Acquérir ${card}`,
    cost: ae(cost),
    note: `${n === undefined ? 'pile dévorée' : left(n)}${keeping ? " ; garder l'{ae} réservé aux cartes" : ''}`,
  }),
  charge: (cost) => ({ title: 'Gagner une charge', cost: ae(cost) }),
  focus: (breach, cost, then) => ({
    title: `Stabiliser ${breachOf(breach)}`,
    cost: ae(cost),
    note: then === undefined ? "elle s'ouvre" : `puis ${then} pour l'ouvrir`,
  }),
  open: (breach, cost) => ({ title: `Ouvrir ${breachOf(breach)}`, cost: ae(cost) }),
  ability: (name, owner) => ({
    title: `Utiliser la capacité ${name}`,
    ...(owner === undefined ? {} : { note: owner }),
  }),
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
  keepOrder: (cards) => ({ title: 'Garder cet ordre', note: cards.join(', ') }),
  next: (card) => `Défausser d'abord ${card}`,
  letItResolve: () => "Laisser l'effet s'appliquer",
  onTop: (card) => (card === undefined ? 'La placer au-dessus' : `Placer ${card} au-dessus`),
  atBottom: (card) => (card === undefined ? 'La placer en dessous' : `Placer ${card} en dessous`),
  card: (card, place) => ({ title: card, ...(place === undefined ? {} : { note: bare(place) }) }),
  among: (above, of) =>
    above === 0
      ? 'sur le dessus'
      : above === of - 1
        ? 'tout en dessous'
        : `${ordinal(above + 1, 'f')} en partant du dessus`,
  breach: (breach, state) => ({ title: bare(breachOf(breach)), note: state }),
  pile: (card, cost, n) => ({ title: card, cost: ae(cost), note: left(n) }),
  player: (mage, n) => ({ title: mage, note: n === 0 ? "en état d'épuisement" : measured(n, life) }),
  charged: (mage, n, spaces) => ({ title: mage, note: `${n} sur ${measured(spaces, charge)}` }),
  living: (name, n) => ({ title: name, note: measured(n, life) }),
  inPlay: (n) => `n° ${n} en jeu`,
  powered: (name, n) => ({ title: name, note: `${n} ${form(powerToken, n)}` }),
  between: (piles) => {
    const named = piles.filter((pile) => pile !== undefined)
    if (named.length === piles.length) return `entre les piles ${list(named)}`
    return `entre ${list(piles.map((pile) => (pile === undefined ? 'une pile vide' : `la pile ${pile}`)))}`
  },
  ward: (mage) => ({ title: 'Utiliser le Médaillon de garde', note: mage }),
  howMany: (n) => (n === 0 ? 'Aucun' : String(n)),
  husk: (damaged, n) =>
    damaged
      ? { title: `${un(nouns.husk)} ${agree('endommagé', nouns.husk.gender, 1)}` }
      : { title: un(nouns.husk), note: measured(n, life) },
}
