import type { Sink } from '../../kernel/events.ts'
import { NONE } from '../../kernel/state.ts'
import type { Lang } from '../../language/face.ts'
import { MOST_DEFINITIONS } from '../../language/library.ts'
import type { Facet, Measure, Notes, Tally, Watch } from '../../language/tally.ts'
import type { Collection } from './collection.ts'
import { defNamed, isNemesisTurn, tierOf } from './content.ts'
import { sheetOf } from './growth/seated.ts'
import type { Setup } from './protocol/setup.ts'
import { GRAVEHOLD_FELL } from './rules/end.ts'
import { MOVED, SPELL_CAST } from './rules/events.ts'
import {
  DRAWN,
  deckOf,
  defOf,
  discardOf,
  gravehold,
  IN_PLAY,
  machine,
  NEMESIS_CARDS,
  NEMESIS_DECK,
  nemesisLife,
  PILE_ZONES,
  PILES,
  playAreaOf,
  type State,
  TURN_DECK,
  TURN_DISCARD,
  turn,
  zones,
} from './state.ts'
import { spokenIn } from './text/spoken.ts'
import { cardName, mageNames, nemesisName } from './text/texts.ts'

/** The players win or lose together. */
const TEAM = 0

const NEMESIS = 0
const MAGE = 1
const SUPPLY = 2
const PLAYERS = 3
const DIFFICULTY = 4
const FIRST_NEMESIS_TURN = 5
const DOUBLE_TURNS = 6
const GAINED = 7
const PLAYED = 8
const FACED = 9

const DIFFICULTY_NAMES: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  beginner: { en: 'beginner', fr: 'débutante' },
  normal: { en: 'normal', fr: 'normale' },
  expert: { en: 'expert', fr: 'experte' },
  extinction: { en: 'extinction', fr: 'extinction' },
}

const MOST_DOUBLES = 3
const doublesName = (item: string, lang: Lang): string => {
  if (Number(item) < MOST_DOUBLES) return item
  return lang === 'en' ? `${item} or more` : `${item} ou plus`
}

const facetsOf = (of: Collection): readonly Facet[] => [
  {
    kind: 'choice',
    id: 'nemesis',
    title: { en: 'Nemesis', fr: 'Némésis' },
    note: { en: 'Games won against each nemesis.', fr: 'Parties gagnées contre chaque némésis.' },
    label: (id, lang) => nemesisName(id, spokenIn(of, lang).language),
  },
  {
    kind: 'choice',
    id: 'mage',
    title: { en: 'Mages', fr: 'Mages' },
    note: {
      en: 'Games won with each mage at the table.',
      fr: 'Parties gagnées avec chaque mage autour de la table.',
    },
    // Two mages are called Mist.
    label: (id, lang) => {
      const { name, title } = mageNames(id, spokenIn(of, lang).language)
      return `${name}, ${title}`
    },
  },
  {
    kind: 'choice',
    id: 'supply',
    title: { en: 'Cards in the supply', fr: 'Cartes de la réserve' },
    note: {
      en: 'Games won with a pile of each card in the supply, whether or not somebody gained it.',
      fr: 'Parties gagnées avec une pile de chaque carte dans la réserve, obtenue ou non.',
    },
    label: (id, lang) => cardName(id, spokenIn(of, lang).language),
  },
  {
    kind: 'choice',
    id: 'players',
    title: { en: 'Number of players', fr: 'Nombre de joueurs' },
    note: {
      en: 'Games won by the number of mages.',
      fr: 'Parties gagnées selon le nombre de mages.',
    },
    label: (item) => item,
  },
  {
    kind: 'choice',
    id: 'difficulty',
    title: { en: 'Difficulty', fr: 'Difficulté' },
    note: { en: 'Games won at each difficulty.', fr: 'Parties gagnées à chaque difficulté.' },
    label: (item, lang) => DIFFICULTY_NAMES[item]?.[lang] ?? item,
  },
  {
    kind: 'choice',
    id: 'first-nemesis-turn',
    title: { en: 'Luck: first nemesis turn', fr: 'Chance\u00a0: premier tour de la némésis' },
    note: {
      en: 'Which turn of the first round was the first one of the nemesis.',
      fr: 'À quel tour de la première manche la némésis a joué pour la première fois.',
    },
    label: (item, lang) => (lang === 'en' ? `turn ${item}` : `tour ${item}`),
  },
  {
    kind: 'choice',
    id: 'double-nemesis-turns',
    title: { en: 'Luck: two nemesis turns in a row', fr: 'Chance\u00a0: deux tours de némésis de suite' },
    note: {
      en: 'How often it happened in the first three rounds; games that ended before are left out.',
      fr: 'Combien de fois pendant les trois premières manches\u202f; sans les parties finies avant.',
    },
    label: doublesName,
  },
  {
    kind: 'cards',
    id: 'gained',
    title: { en: 'Supply cards gained', fr: 'Cartes de la réserve obtenues' },
    note: {
      en: 'Games in which somebody gained the card from its pile, against games in which nobody did.',
      fr: 'Parties où quelqu’un a obtenu la carte depuis sa pile, comparées à celles où personne ne l’a fait.',
    },
    items: of.playerCards.map(({ id }) => id),
    label: (id, lang) => cardName(id, spokenIn(of, lang).language),
  },
  {
    kind: 'cards',
    id: 'played',
    title: { en: 'Player cards played or cast', fr: 'Cartes jouées ou sorts lancés' },
    note: {
      en: 'Games in which the gem or relic was played or the spell cast, against those in which it never was.',
      fr: 'Parties où la gemme ou la relique a été jouée ou le sort lancé, comparées à celles où ce n’est pas arrivé.',
    },
    items: of.playerCards.map(({ id }) => id),
    label: (id, lang) => cardName(id, spokenIn(of, lang).language),
  },
  {
    kind: 'cards',
    id: 'nemesis-card',
    title: { en: 'Nemesis cards drawn', fr: 'Cartes némésis piochées' },
    note: {
      en: 'Games in which the card was drawn, against those in which it stayed in the nemesis deck.',
      fr: 'Parties où la carte a été piochée, comparées à celles où elle est restée dans la pioche de la némésis.',
    },
    items: of.nemesisCards.map(({ id }) => id),
    label: (id, lang) => cardName(id, spokenIn(of, lang).language),
  },
]

const measures: readonly Measure[] = [
  { id: 'turns', title: { en: 'Turns', fr: 'Tours' }, width: 5, of: (s) => turn.get(s) },
  {
    id: 'nemesis-life',
    title: { en: 'Life left to the nemesis', fr: 'Vie restante de la némésis' },
    width: 10,
    of: (s) => nemesisLife.get(s),
  },
  {
    id: 'gravehold',
    title: { en: 'Life left to Gravehold', fr: 'Vie restante de Gravehold' },
    width: 5,
    of: (s) => gravehold.get(s),
  },
]

const ROUNDS_WATCHED = 3
const PLACE_IN_PLAYER = 7
const PLAY_AREA = playAreaOf(0)
const DECK_PLACE = deckOf(0)
const DISCARD_PLACE = discardOf(0)

/** The place of a card among the player cards or among those of the nemeses. */
function itemsOf({ playerCards, nemesisCards }: Collection): Int32Array {
  const items = new Int32Array(MOST_DEFINITIONS).fill(NONE)
  for (const list of [playerCards, nemesisCards])
    list.forEach(({ id }, item) => {
      items[defNamed(id)] = item
    })
  return items
}

class TableWatch implements Watch<Setup> {
  /** In which game something last happened with a card: no list has to be cleared between games. */
  private readonly gainedIn = new Int32Array(MOST_DEFINITIONS)
  private readonly playedIn = new Int32Array(MOST_DEFINITIONS)
  private readonly drawnIn = new Int32Array(MOST_DEFINITIONS)
  private readonly of: Collection
  private readonly itemOf: Int32Array
  private game = 0
  private setup: Setup | null = null
  private turns = 0
  private deckSize = 0
  private firstNemesisTurn = 0
  private doubles = 0
  private nemesisBefore = false

  constructor(of: Collection, itemOf: Int32Array) {
    this.of = of
    this.itemOf = itemOf
  }

  begin(setup: Setup): void {
    this.setup = setup
    this.game += 1
    this.turns = 0
    this.firstNemesisTurn = 0
    this.doubles = 0
    this.nemesisBefore = false
  }

  readonly sink: Sink = (s, kind, a, b, c) => {
    if (kind === MOVED) this.moved(s, a, b, c)
    else if (kind === SPELL_CAST) this.playedIn[defOf(s, b)] = this.game
  }

  private moved(s: State, card: number, from: number, to: number): void {
    if (to < PILE_ZONES) {
      if (from >= PILE_ZONES && from < PILE_ZONES + PILES) this.gainedIn[defOf(s, card)] = this.game
      else if ((to & PLACE_IN_PLAYER) === PLAY_AREA) this.playedIn[defOf(s, card)] = this.game
    } else if (to === DRAWN) {
      if (from === NEMESIS_DECK) this.drawnIn[defOf(s, card)] = this.game
    } else if (to === TURN_DISCARD && from === TURN_DECK) this.turnCard(s, defOf(s, card))
  }

  private turnCard(s: State, def: number): void {
    if (this.turns === 0) this.deckSize = zones.count(s, TURN_DECK) + zones.count(s, TURN_DISCARD)
    this.turns += 1
    const nemesis = isNemesisTurn(def)
    if (nemesis && this.firstNemesisTurn === 0) this.firstNemesisTurn = this.turns
    if (nemesis && this.nemesisBefore && this.turns <= this.deckSize * ROUNDS_WATCHED) this.doubles += 1
    this.nemesisBefore = nemesis
  }

  end(s: State, notes: Notes): void {
    const { game, itemOf } = this
    const setup = this.setup!
    notes.is(TEAM, NEMESIS, setup.nemesis)
    for (const mage of setup.mages) notes.is(TEAM, MAGE, sheetOf(this.of, mage).mat)
    for (const card of setup.supply) notes.is(TEAM, SUPPLY, card)
    notes.is(TEAM, PLAYERS, String(setup.mages.length))
    notes.is(TEAM, DIFFICULTY, setup.difficulty)
    if (this.firstNemesisTurn > 0) notes.is(TEAM, FIRST_NEMESIS_TURN, String(this.firstNemesisTurn))
    if (this.turns >= this.deckSize * ROUNDS_WATCHED)
      notes.is(TEAM, DOUBLE_TURNS, String(Math.min(MOST_DOUBLES, this.doubles)))
    for (const def of supplyOf(setup)) {
      notes.card(TEAM, GAINED, itemOf[def]!, this.gainedIn[def] === game)
      notes.card(TEAM, PLAYED, itemOf[def]!, this.playedIn[def] === game)
    }
    for (const def of startersOf(this.of, setup))
      notes.card(TEAM, PLAYED, itemOf[def]!, this.playedIn[def] === game)
    for (let c = 0; c < NEMESIS_CARDS; c++) {
      if (zones.of(s, c) === NONE) continue
      const def = defOf(s, c)
      const item = itemOf[def]!
      // Cards of a deck of the mat's own are none of the nemesis deck.
      if (item !== NONE && tierOf[def] !== 0) notes.card(TEAM, FACED, item, this.drawnIn[def] === game)
    }
  }
}

const supplies = new WeakMap<Setup, readonly number[]>()
const starters = new WeakMap<Setup, readonly number[]>()

function remembered<T>(known: WeakMap<Setup, T>, setup: Setup, make: () => T): T {
  let found = known.get(setup)
  if (found === undefined) {
    found = make()
    known.set(setup, found)
  }
  return found
}

const supplyOf = (setup: Setup): readonly number[] =>
  remembered(supplies, setup, () => setup.supply.map(defNamed))

const startersOf = (of: Collection, setup: Setup): readonly number[] =>
  remembered(starters, setup, () => {
    const ids = setup.mages.flatMap((id) => {
      const { hand, deck } = sheetOf(of, id)
      return [...hand, ...deck]
    })
    return [...new Set(ids.map(defNamed))]
  })

/** What is counted in many games with this collection. */
export function tallyOf(of: Collection): Tally<Setup> {
  const items = itemsOf(of)
  return {
    title: { en: 'Aeon’s End', fr: 'Aeon’s End' },
    sides: 1,
    won: (s) => machine.over.get(s) < GRAVEHOLD_FELL,
    facets: facetsOf(of),
    measures,
    watch: () => new TableWatch(of, items),
    inPlay(s) {
      let n = zones.count(s, IN_PLAY)
      for (let z = 0; z < PILE_ZONES; z++)
        if ((z & PLACE_IN_PLAYER) !== DECK_PLACE && (z & PLACE_IN_PLAYER) !== DISCARD_PLACE)
          n += zones.count(s, z)
      return n
    },
    sizes: [1, 2, 3, 4].map((n) => ({
      name: `${n} ${n === 1 ? 'player' : 'players'}`,
      document: { mages: of.mages.slice(0, n).map(({ id }) => id) },
    })),
  }
}
