import { list, measured } from '../../../../../language/text/french/nouns.ts'
import { roman } from '../../../../../language/text/french/numbers.ts'
import { aether, charge, life, nouns, token } from '../../french/lexicon.ts'
import type { BoardWords } from '../voice.ts'
import { cards, powerToken } from './names.ts'
import { aetherParts } from './questions.ts'

const states = { closed: 'fermée', opened: 'ouverte', sigil: 'sigillée', gone: 'détruite' } as const

export const board: BoardWords = {
  headings: {
    nemesis: 'NÉMÉSIS',
    gravehold: 'GRAVEHOLD',
    turnOrder: 'ORDRE DU TOUR',
    supply: 'RÉSERVE',
    mages: 'MAGES',
  },
  turn: (n, who, phase) => `TOUR ${n}, ${who} : ${phase}`,
  nemesis: (name, n, max) => `${name} : ${n} sur ${measured(max, life)}`,
  tokens: (name, n) => measured(n, token(name)),
  husks: (n) => measured(n, nouns.husk),
  tier: (n) => `palier ${n}`,
  deck: (place, n) => `${cards(n)} dans ${place}`,
  cardsIn: (place, there) => `Dans ${place} : ${there}`,
  unleash: (text) => `Déchaîné : ${text}`,
  inPlay: () => 'En jeu, la plus ancienne en premier :',
  nothingInPlay: () => 'Rien en jeu',
  drawnCard: (card) => `Vient d’être piochée : ${card}`,
  minionInPlay: (card, n) => `${card}, serviteur, ${measured(n, life)}`,
  powerInPlay: (card, n) => `${card}, pouvoir, ${measured(n, powerToken)}`,
  nextTurn: (text) => `Prochain tour de la némésis : ${text}`,
  nothingNextTurn: () => 'Prochain tour de la némésis : rien',
  silencedNextTurn: () => 'Prochain tour : rien, silence.',
  resolvingNow: () => 'Se résout en ce moment',
  losesToken: (left) => `perd ${measured(1, powerToken)}, reste ${left}`,
  resolves: (text) => `s'applique : ${text}`,
  later: (text) => `Au dernier jeton : ${text}`,
  toDiscard: (text) => `Pour défausser : ${text}`,
  gravehold: (n, max) => `${n} sur ${measured(max, life)}`,
  drawn: (drawn) => `Piochées, dans l'ordre : ${drawn}`,
  left: (left) => `Restantes, sans ordre : ${left}`,
  pile: (card, type, cost, left, affordable) =>
    `${card} : ${type}, ${measured(cost, aether)}, reste ${left}${affordable ? ', à votre portée' : ''}`,
  emptyPiles: (n) => (n === 1 ? '1 pile vide' : `${n} piles vides`),
  bridge: (between) => `Pont ${between}`,
  mage: (name, title, seat, active) =>
    `${name}${title === undefined ? '' : `, ${title}`}, joueur ${seat}${active ? ', dont c’est le tour' : ''}`,
  life: (n) => (n === 0 ? 'en état d’épuisement' : measured(n, life)),
  charges: (n, spaces) => `${n} sur ${measured(spaces, charge)}`,
  ability: (name, ready, when) => `${name}${ready ? ' (chargée)' : ''} : ${when}`,
  breaches: () => 'Brèches :',
  breach: (n, state, openCost, { focused, spanned, prepped }) =>
    [
      `${roman(n)} ${states[state]}${openCost === undefined ? '' : ` (${measured(openCost, aether)} pour l'ouvrir)`}`,
      ...(focused ? ['stabilisée ce tour-ci'] : []),
      ...(spanned ? ['occupée par le sort à sa gauche'] : []),
      ...(prepped.length === 0 ? [] : [`avec ${list(prepped)}`]),
    ].join(', '),
  hand: (held) => `Main : ${held}`,
  deckOf: (n) => `Pioche : ${cards(n)}`,
  discard: (there) => `Défausse, la plus ancienne en premier : ${there}`,
  play: (there) => `Jouées : ${there}`,
  aether: (parts) => `À dépenser : ${aetherParts(parts)}`,
  none: 'rien',
  times: (card, n) => (n === 1 ? card : `${card} ×${n}`),
}
