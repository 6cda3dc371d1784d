import { type Option as OptionCode, optionAt, optionFirst, optionKind } from '../../src/kernel/options.ts'
import { NONE, type State } from '../../src/kernel/state.ts'
import type { Zone } from '../../src/kernel/zones.ts'
import { askedAmong } from '../../src/language/asked.ts'
import { DONE, NO, PICK, YES } from '../../src/language/compiler/steps.ts'
import type { Lang, Playable, SeenDecision, TerminalWords } from '../../src/language/face.ts'
import {
  DECK,
  hand,
  KINDS,
  type Kind,
  kindOf,
  LET,
  MOVED,
  machine,
  PEACEFUL,
  PILE,
  SCORED,
  STOP,
  score,
  toy,
  zones,
} from '../kernel/toy.ts'
import {
  type Event,
  type Offer,
  type Option,
  protocol,
  QUESTIONS,
  type Setup,
  type Topic,
  type View,
} from './protocol.ts'

/* The toy of the kernel's tests as a whole game: the example of docs/adding-a-game.md. */

const listed = (s: State, zone: Zone): Kind[] => {
  const found: Kind[] = []
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) found.push(kindOf(s, c))
  return found
}

// ---- who sees what

function observe(s: State, seat: number): View {
  const player = (p: number): View['players'][number] => ({
    score: score.get(s, p),
    hand: p === seat ? listed(s, hand(p)) : zones.count(s, hand(p)),
  })
  return { deck: zones.count(s, DECK), pile: listed(s, PILE), players: [player(0), player(1)] }
}

function optionOf(s: State, o: OptionCode): Option {
  const c = optionFirst(o)
  switch (optionKind(o)) {
    case PICK:
      return { kind: 'pick', card: kindOf(s, c), index: zones.indexOf(s, c) }
    case STOP:
      return { kind: 'stop', card: kindOf(s, c), index: zones.indexOf(s, c) }
    case YES:
      return { kind: 'yes' }
    case NO:
      return { kind: 'no' }
    case LET:
      return { kind: 'let' }
    case DONE:
      return { kind: 'done' }
    default:
      throw new Error(`option ${optionKind(o)} has no name`)
  }
}

const asked = askedAmong(machine, QUESTIONS)

const decision = (s: State): SeenDecision<Option> => ({
  seat: machine.seat(s),
  kind: asked(s),
  why: { text: 'toy' },
  options: Array.from({ length: machine.options(s) }, (_, i) => optionOf(s, optionAt(i))),
})

function seen(s: State, seat: number, kind: number, a: number, b: number): Event {
  if (kind === SCORED) return { kind: 'scored', player: a, n: b }
  if (kind !== MOVED) return { kind: 'ended', player: a }
  const open = b === PILE || b === hand(seat)
  return {
    kind: 'moved',
    card: open ? kindOf(s, a) : null,
    to: b === PILE ? 'pile' : b === DECK ? 'deck' : 'hand',
  }
}

// ---- what is said

interface Phrases {
  readonly cards: Readonly<Record<Kind, string>>
  readonly options: Readonly<Record<Exclude<Option['kind'], 'pick' | 'stop'>, string>>
  readonly questions: Readonly<Record<(typeof QUESTIONS)[number], string>>
  readonly places: Readonly<Record<'deck' | 'hand' | 'pile', string>>
  player(seat: number): string
  stop(card: string): string
  moved(card: string, place: string): string
  scored(who: string, n: number): string
  ended(who: string): string
  board(who: string, points: number, cards: string): string
  readonly hidden: string
}

const PHRASES: Readonly<Record<Lang, Phrases>> = {
  en: {
    cards: { coin: 'Coin', gift: 'Gift', storm: 'Storm', echo: 'Echo', endless: 'Endless', abyss: 'Abyss' },
    options: { done: 'Play nothing', yes: 'Yes', no: 'No', let: 'Let it happen' },
    questions: { select: 'which card do you play?', consent: 'give a point away?', stop: 'stop it?' },
    places: { deck: 'the deck', hand: 'a hand', pile: 'the pile' },
    player: (seat) => `Player ${seat + 1}`,
    stop: (card) => `Discard ${card} to stop it`,
    moved: (card, place) => `${card} goes to ${place}.`,
    scored: (who, n) => `${who} scores ${n}.`,
    ended: (who) => `${who} concedes.`,
    board: (who, points, cards) => `${who}: ${points} points, ${cards}`,
    hidden: 'A card',
  },
  fr: {
    cards: {
      coin: 'Pièce',
      gift: 'Don',
      storm: 'Tempête',
      echo: 'Écho',
      endless: 'Sans-fin',
      abyss: 'Abîme',
    },
    options: { done: 'Ne rien jouer', yes: 'Oui', no: 'Non', let: 'Laisser faire' },
    questions: {
      select: 'quelle carte jouez-vous\u202f?',
      consent: 'donner un point\u202f?',
      stop: 'l’empêcher\u202f?',
    },
    places: { deck: 'la pioche', hand: 'une main', pile: 'la pile' },
    player: (seat) => `Joueur ${seat + 1}`,
    stop: (card) => `Défausser ${card} pour l’empêcher`,
    moved: (card, place) => `${card} va dans ${place}.`,
    scored: (who, n) => `${who} marque ${n}.`,
    ended: (who) => `${who} abandonne.`,
    board: (who, points, cards) => `${who}\u00a0: ${points} points, ${cards}`,
    hidden: 'Une carte',
  },
}

function wordsIn(lang: Lang): TerminalWords<Setup, Event, Topic> {
  const w = PHRASES[lang]
  return {
    decision: (s) => ({ who: w.player(machine.seat(s)), what: w.questions[asked(s)] }),
    option(s, index) {
      machine.options(s)
      const option = optionOf(s, optionAt(index))
      if (option.kind === 'pick') return { title: w.cards[option.card] }
      if (option.kind === 'stop') return { title: w.stop(w.cards[option.card]) }
      return { title: w.options[option.kind] }
    },
    event(event) {
      switch (event.kind) {
        case 'moved':
          return w.moved(event.card === null ? w.hidden : w.cards[event.card], w.places[event.to])
        case 'scored':
          return w.scored(w.player(event.player), event.n)
        case 'ended':
          return w.ended(w.player(event.player))
      }
    },
    board: (s, seat) =>
      observe(s, seat).players.map(({ score: points, hand: held }, p) =>
        w.board(
          w.player(p),
          points,
          typeof held === 'number' ? String(held) : held.map((id) => w.cards[id]).join(', '),
        ),
      ),
    outcome: (id) => id,
    act: (act) => act,
    reason: (key) => key,
    card: (id) => {
      const found = KINDS.find((kind) => kind === id) ?? 'coin'
      return { id, game: 'toy', set: 'toy', type: 'card', cost: null, name: w.cards[found], text: '' }
    },
    cardWords: { types: { card: lang === 'fr' ? 'carte' : 'card' }, numbers: {} },
  }
}

// ---- the whole

const lead = (s: State, seat: number): number => score.get(s, seat) - score.get(s, 1 - seat)

export const playableToy: Playable<Setup, View, Option, Event, Topic, Offer> = {
  ...toy,
  cardIds: KINDS,
  setupFrom: () => PEACEFUL,
  brings: 'cards',
  anySetup: () => PEACEFUL,
  setupFlags: [],
  observe,
  decision,
  seen,
  story: {
    part: ({ kind }) => ({ is: kind === 'scored' ? 'effect' : 'act' }),
    cause: () => null,
    delta: (event) => (event.kind === 'scored' ? { of: `player ${event.player}`, by: event.n } : null),
    whose: () => null,
  },
  protocol,
  words: { en: wordsIn('en'), fr: wordsIn('fr') },
  offer: () => ({ cards: KINDS }),
  advice: {
    weigh: (_world, weights) => void weights.fill(1),
    atOnce: () => -1,
    obvious: Number.POSITIVE_INFINITY,
    odds: lead,
    won: (world, seat) => lead(world, seat) > 0,
    allied: (one, other) => one === other,
    turn: () => 0,
    horizon: 1,
    plans: null,
    curiosity: 0,
    trust: 1,
    contrast: 1,
    reason: () => 'any',
  },
  scenario: {
    given: (document) => {
      const s = toy.schema.create()
      toy.begin(s, toy.readSetup(document), [1, 2, 3, 4])
      return s
    },
    seats: () => 2,
    perform: (_s, step, answer) => answer(Number(step)),
    differences: () => [],
  },
  tally: {
    title: { en: 'Toy', fr: 'Jouet' },
    sides: 2,
    won: (s, side) => lead(s, side) > 0,
    facets: [],
    measures: [],
    watch: () => {
      throw new Error('nothing of the toy is counted')
    },
    inPlay: (s) => zones.count(s, PILE),
    sizes: [],
  },
}
