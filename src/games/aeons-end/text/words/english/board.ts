import { measured } from '../../../../../language/text/english/nouns.ts'
import { roman } from '../../../../../language/text/english/numbers.ts'
import { aether, charge, life, nouns, token } from '../../english/lexicon.ts'
import type { BoardWords } from '../voice.ts'
import { aetherParts } from './questions.ts'

const cards = (n: number): string => measured(n, nouns.card)

const states = { closed: 'closed', opened: 'opened', sigil: 'Sigil', gone: 'destroyed' } as const

export const board: BoardWords = {
  headings: {
    nemesis: 'NEMESIS',
    gravehold: 'GRAVEHOLD',
    turnOrder: 'TURN ORDER',
    supply: 'SUPPLY',
    mages: 'MAGES',
  },
  turn: (n, who, phase) => `TURN ${n}, ${who}: ${phase}`,
  nemesis: (name, n, max) => `${name}: ${n} of ${measured(max, life)}`,
  tokens: (name, n) => measured(n, token(name)),
  husks: (n) => measured(n, nouns.husk),
  tier: (n) => `tier ${n}`,
  deck: (place, n) => `${cards(n)} in ${place}`,
  cardsIn: (place, there) => `In ${place}: ${there}`,
  unleash: (text) => `Unleash: ${text}`,
  inPlay: () => 'In play, oldest first:',
  nothingInPlay: () => 'Nothing in play',
  drawnCard: (card) => `Just drawn: ${card}`,
  minionInPlay: (card, n) => `${card}, minion, ${measured(n, life)}`,
  powerInPlay: (card, n) => `${card}, power, ${n} power ${n === 1 ? 'token' : 'tokens'}`,
  nextTurn: (text) => `Next nemesis turn: ${text}`,
  nothingNextTurn: () => 'Next nemesis turn: nothing',
  silencedNextTurn: () => 'Next turn: nothing, it is silenced.',
  resolvingNow: () => 'Is resolving now',
  losesToken: (left) => `loses a power token, ${left} left`,
  resolves: (text) => `resolves: ${text}`,
  later: (text) => `When it resolves: ${text}`,
  toDiscard: (text) => `To discard: ${text}`,
  gravehold: (n, max) => `${n} of ${measured(max, life)}`,
  drawn: (drawn) => `Drawn, in order: ${drawn}`,
  left: (left) => `Left, in any order: ${left}`,
  pile: (card, type, cost, left, affordable) =>
    `${card}: ${type}, ${measured(cost, aether)}, ${left} left${affordable ? ', can be gained now' : ''}`,
  emptyPiles: (n) => (n === 1 ? '1 empty pile' : `${n} empty piles`),
  bridge: (between) => `Bridge ${between}`,
  mage: (name, title, seat, active) =>
    `${name}${title === undefined ? '' : `, ${title}`}, player ${seat}${active ? ', whose turn it is' : ''}`,
  life: (n) => (n === 0 ? 'exhausted' : measured(n, life)),
  charges: (n, spaces) => `${n} of ${measured(spaces, charge)}`,
  ability: (name, ready, when) => `${name}${ready ? ' (charged)' : ''}: ${when}`,
  breaches: () => 'Breaches:',
  breach: (n, state, openCost, { focused, spanned, prepped }) =>
    [
      `${roman(n)} ${states[state]}${openCost === undefined ? '' : ` (${measured(openCost, aether)} to open)`}`,
      ...(focused ? ['focused this turn'] : []),
      ...(spanned ? ['taken by the spell to its left'] : []),
      ...(prepped.length === 0 ? [] : [`with ${prepped.join(' and ')}`]),
    ].join(', '),
  hand: (held) => `Hand: ${held}`,
  deckOf: (n) => `Deck: ${cards(n)}`,
  discard: (there) => `Discard pile, oldest first: ${there}`,
  play: (there) => `Played: ${there}`,
  aether: (parts) => `To spend: ${aetherParts(parts)}`,
  none: 'nothing',
  times: (card, n) => (n === 1 ? card : `${card} ×${n}`),
}
