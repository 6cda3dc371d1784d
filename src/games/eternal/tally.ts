import type { Sink } from '../../kernel/events.ts'
import { optionAt, optionKind } from '../../kernel/options.ts'
import { NONE, type State } from '../../kernel/state.ts'
import type { Lang } from '../../language/face.ts'
import { MOST_DEFINITIONS } from '../../language/library.ts'
import type { Facet, Measure, Notes, Tally, Watch } from '../../language/tally.ts'
import { library } from './content.ts'
import type { EternalSetup } from './protocol/setup.ts'
import { DRAWN, PLAYED_EVENT, TURN_EVENT } from './rules/common/events.ts'
import { PASS_TURN } from './rules/common/options.ts'
import { def, HAND, health, machine, PLAYMAT, redraws, starter, turn, winner, zones } from './state.ts'
import { eternalWords } from './text/index.ts'

const SEATS = 2

const DECK = 0
const MATCH = 1
const ORDER = 2
const REDRAWS = 3
const OPENING = 4
const IN_HAND = 5
const PLAYED = 6

const said =
  (names: Readonly<Record<string, Readonly<Record<Lang, string>>>>) => (item: string, lang: Lang) =>
    names[item]?.[lang] ?? item

const cardName = (id: string, lang: Lang): string => eternalWords[lang].card(id).name
const items = library.list(({ id }) => id)

const facets: readonly Facet[] = [
  {
    kind: 'choice',
    id: 'deck',
    title: { en: 'Decks', fr: 'Decks' },
    note: { en: 'Games won with each deck.', fr: 'Parties gagnées avec chaque deck.' },
    label: (item) => item,
  },
  {
    kind: 'choice',
    id: 'match',
    title: { en: 'Deck against deck', fr: 'Deck contre deck' },
    note: {
      en: 'Games won with the first deck against the second.',
      fr: 'Parties gagnées avec le premier deck contre le second.',
    },
    label: (item, lang) => item.replace(' / ', lang === 'en' ? ' against ' : ' contre '),
  },
  {
    kind: 'choice',
    id: 'order',
    title: { en: 'First and second player', fr: 'Premier et second joueur' },
    note: { en: 'Games won by who took the first turn.', fr: 'Parties gagnées selon qui a commencé.' },
    label: said({
      first: { en: 'took the first turn', fr: 'a commencé' },
      second: { en: 'took the second turn', fr: 'a joué en second' },
    }),
  },
  {
    kind: 'choice',
    id: 'redraws',
    title: { en: 'Opening hands', fr: 'Mains de départ' },
    note: {
      en: 'Games won after keeping the first hand or drawing another.',
      fr: 'Parties gagnées en gardant la première main ou en la repiochant.',
    },
    label: said({
      0: { en: 'kept', fr: 'gardée' },
      1: { en: 'redrawn', fr: 'repiochée' },
      2: { en: 'redrawn twice', fr: 'repiochée deux fois' },
    }),
  },
  {
    kind: 'cards',
    id: 'opening-hand',
    title: { en: 'Cards in the opening hand', fr: 'Cartes en main de départ' },
    note: {
      en: 'Games that began with the card in hand, against those that began without it, of decks that have it.',
      fr: 'Parties commencées avec la carte en main, comparées à celles sans elle, pour les decks qui l’ont.',
    },
    items,
    label: cardName,
  },
  {
    kind: 'cards',
    id: 'drawn',
    title: { en: 'Cards drawn', fr: 'Cartes piochées' },
    note: {
      en: 'Games in which the card was ever drawn, opening hand included, against those in which it was not.',
      fr: 'Parties où la carte a été piochée, main de départ comprise, comparées à celles où elle ne l’a pas été.',
    },
    items,
    label: cardName,
  },
  {
    kind: 'cards',
    id: 'played',
    title: { en: 'Cards played', fr: 'Cartes jouées' },
    note: {
      en: 'Games in which the card was played, against those in which it was in the deck but was not.',
      fr: 'Parties où la carte a été jouée, comparées à celles où elle était dans le deck sans l’être.',
    },
    items,
    label: cardName,
  },
]

const measures: readonly Measure[] = [
  { id: 'turns', title: { en: 'Turns', fr: 'Tours' }, width: 2, of: (s) => turn.get(s) },
  {
    id: 'health',
    title: { en: 'Health left to the winner', fr: 'Points de vie restants du vainqueur' },
    width: 5,
    of: (s) => Math.max(0, health.get(s, Math.max(0, winner.get(s)))),
  },
]

class DuelWatch implements Watch<EternalSetup> {
  /** In which game something last happened with a card, by side. */
  private readonly openingIn = new Int32Array(SEATS * MOST_DEFINITIONS)
  private readonly drawnIn = new Int32Array(SEATS * MOST_DEFINITIONS)
  private readonly playedIn = new Int32Array(SEATS * MOST_DEFINITIONS)
  private game = 0
  private begun = false
  private setup: EternalSetup | null = null

  begin(setup: EternalSetup): void {
    this.setup = setup
    this.game += 1
    this.begun = false
  }

  readonly sink: Sink = (s, kind, a, b) => {
    if (kind === DRAWN) this.drawnIn[b * MOST_DEFINITIONS + def.get(s, a)] = this.game
    else if (kind === PLAYED_EVENT) this.playedIn[b * MOST_DEFINITIONS + def.get(s, a)] = this.game
    else if (kind === TURN_EVENT && !this.begun) this.openingHands(s)
  }

  private openingHands(s: State): void {
    this.begun = true
    for (let p = 0; p < SEATS; p++)
      for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c)) {
        const at = p * MOST_DEFINITIONS + def.get(s, c)
        this.openingIn[at] = this.game
        this.drawnIn[at] = this.game
      }
  }

  end(s: State, notes: Notes): void {
    const { game } = this
    const { decks } = this.setup!
    for (let p = 0; p < SEATS; p++) {
      notes.is(p, DECK, decks[p]!.name)
      notes.is(p, MATCH, `${decks[p]!.name} / ${decks[1 - p]!.name}`)
      notes.is(p, ORDER, starter.get(s) === p ? 'first' : 'second')
      notes.is(p, REDRAWS, String(redraws.get(s, p)))
      for (const d of differentCards(decks[p]!.main)) {
        const at = p * MOST_DEFINITIONS + d
        notes.card(p, OPENING, d, this.openingIn[at] === game)
        notes.card(p, IN_HAND, d, this.drawnIn[at] === game)
        notes.card(p, PLAYED, d, this.playedIn[at] === game)
      }
    }
  }
}

const known = new WeakMap<readonly number[], readonly number[]>()

function differentCards(main: readonly number[]): readonly number[] {
  let found = known.get(main)
  if (found === undefined) {
    found = [...new Set(main)]
    known.set(main, found)
  }
  return found
}

export const tally: Tally<EternalSetup> = {
  title: { en: 'Eternal', fr: 'Eternal' },
  sides: SEATS,
  won: (s, side) => winner.get(s) === side,
  facets,
  measures,
  watch: () => new DuelWatch(),
  inPlay: (s) => zones.count(s, PLAYMAT) + zones.count(s, PLAYMAT + 1),
  onlyPasses: (s) => machine.options(s) === 2 && optionKind(optionAt(1)) === PASS_TURN,
  sizes: [],
}
