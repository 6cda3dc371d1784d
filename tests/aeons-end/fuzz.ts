import { defCalled, idOf, mageAt, nemesisCardAt } from '../../src/games/aeons-end/content.ts'
import { writeMageCode } from '../../src/games/aeons-end/growth/code.ts'
import {
  ABILITIES,
  type GrownMage,
  newMage,
  STARTER_GEMS,
  STARTER_SPELLS,
  TEMPERAMENTS,
  UPGRADES,
} from '../../src/games/aeons-end/growth/options.ts'
import { matOf } from '../../src/games/aeons-end/growth/sheet.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { TARGET } from '../../src/games/aeons-end/language/instructions/options.ts'
import { mages, mats, nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/packs/all.ts'
import { CAST_SPELL } from '../../src/games/aeons-end/rules/casting.ts'
import { THE_NEMESIS } from '../../src/games/aeons-end/rules/damage.ts'
import { ABILITY_USED, MOVED, REVEALED, SPELL_CAST } from '../../src/games/aeons-end/rules/events.ts'
import {
  GAIN_CARD,
  PLAY_CARD,
  PREP_SPELL,
  TO_DISCARD,
  USE_ABILITY,
} from '../../src/games/aeons-end/rules/main-phase.ts'
import { switches } from '../../src/games/aeons-end/setup/document.ts'
import {
  CARDS,
  counters,
  defOf,
  gravehold,
  mageOf,
  nemesisId,
  PLAYERS,
  playAreaOf,
  type State,
  zones,
} from '../../src/games/aeons-end/state.ts'
import { copyInto } from '../../src/kernel/block.ts'
import { listening, type Sink } from '../../src/kernel/events.ts'
import { optionAt, optionFirst, optionKind } from '../../src/kernel/options.ts'
import { NONE } from '../../src/kernel/state.ts'
import { BRANCH } from '../../src/language/compiler/steps.ts'
import { Search } from '../lab/searching.ts'

/*
 * Random games that seek out what has been used least: the least seen cards make the supply, the least played
 * nemesis is met, and whoever is asked rather takes the option that uses the least used card.
 */

const GAMES_A_TABLE = 5
const SUPPLY = 9
const PILES = playerCards.filter((card) => card.starter !== true).map(({ id }) => id)
const DIFFICULTIES = ['beginner', 'normal', 'expert', 'extinction']
/** Whoever loses the last token of Umbra Titan loses the game. */
const UMBRA = nemeses.findIndex(({ id }) => id === 'umbra-titan')
const isUmbra = (s: State): boolean => nemesisId.get(s) === UMBRA
const WORTH = 5
/** Grown mages by their mats, as far as they have an ability to use. */
const GROWN: ReadonlyMap<string, Pick<GrownMage, 'ability' | 'upgrade'>> = new Map(
  ABILITIES.flatMap((ability) =>
    [null, ...UPGRADES].map((upgrade) => [matOf(ability, upgrade), { ability, upgrade }] as const),
  ),
)
const TEAM = [...mages, ...mats].map(({ id }) => id).filter((id) => id !== matOf(null, null))

interface Table {
  readonly mages: readonly string[]
  readonly nemesis: string
  readonly difficulty: string
  readonly supply: readonly string[]
  readonly basics: string
  readonly variants: Readonly<Record<string, boolean>>
}

export class Fuzz extends Search {
  readonly uses = new Map<string, number>()
  /** Every card there is, when the game began: none comes or goes. */
  private dealt = ''
  private readonly playAreas = new Set(Array.from({ length: PLAYERS }, (_, p) => playAreaOf(p)))

  constructor(series: string) {
    super(aeonsEnd, series)
    // What only a campaign deals in the place of another card is dealt in tests/aeons-end/legacy.
    const dealt = nemesisCards.filter(({ insteadOf }) => insteadOf === undefined)
    for (const { id } of [...playerCards, ...dealt, ...nemeses]) this.uses.set(id, 0)
    for (const id of TEAM) this.uses.set(id, 0)
  }

  /** What was never played, cast, drawn or met. */
  get unused(): string[] {
    return [...this.uses].filter(([, n]) => n === 0).map(([id]) => id)
  }

  play(count: number, series: string): void {
    for (let i = 0, table = this.table(); i < count; i++) {
      if (i % GAMES_A_TABLE === 0) table = this.table()
      this.use(table.nemesis)
      this.game(`${series}/${i}`, () => table)
    }
  }

  private use(id: string): void {
    this.uses.set(id, (this.uses.get(id) ?? 0) + 1)
  }

  /** The n least used of these, those that are equal in any order. */
  private least(ids: readonly string[], n: number): string[] {
    const shuffled = ids.map((id) => ({ id, uses: this.uses.get(id)!, chance: this.die(10_000) }))
    shuffled.sort((a, b) => a.uses - b.uses || a.chance - b.chance)
    return shuffled.slice(0, n).map(({ id }) => id)
  }

  /** Every other table is one that lives long: the last cards of a deck lie deep. */
  private table(): Table {
    const long = this.die(2) === 0
    const players = long ? 1 : 1 + this.die(PLAYERS)
    return {
      mages: this.least(TEAM, players).map((id, i) => this.seated(id, i)),
      nemesis: long
        ? this.leastSeen()
        : this.least(
            nemeses.map(({ id }) => id),
            1,
          )[0]!,
      difficulty: long ? 'beginner' : DIFFICULTIES[this.die(DIFFICULTIES.length)]!,
      supply: this.least(PILES, SUPPLY),
      basics: ['base', 'war-eternal', 'both', 'legacy'][this.die(4)]!,
      variants: {
        ...switches(() => this.die(8) === 0),
        splitCards: players === PLAYERS && this.die(2) === 0,
      },
    }
  }

  /** A mage by its id, or a grown one with this mat and the starters that were used least. */
  private seated(id: string, seat: number): string {
    const grown = GROWN.get(id)
    if (grown === undefined) return id
    const [gem] = this.least(STARTER_GEMS, 1)
    const [spell] = this.least(STARTER_SPELLS, 1)
    return writeMageCode({
      ...newMage(`Mage ${seat + 1}`),
      ...grown,
      gem: STARTER_GEMS.find((each) => each === gem)!,
      spell: STARTER_SPELLS.find((each) => each === spell)!,
      temperament: TEMPERAMENTS[this.die(TEMPERAMENTS.length)]!,
    })
  }

  /** The nemesis of the card that was seen least. */
  private leastSeen(): string {
    const own = nemesisCards.filter(
      (card) => card.insteadOf === undefined && nemeses.some(({ id }) => id === card.nemesis),
    )
    const [rarest] = this.least(
      own.map(({ id }) => id),
      1,
    )
    return own.find(({ id }) => id === rarest)!.nemesis
  }

  protected readonly watch: Sink = (s, kind, a, b, to) => {
    if (kind === SPELL_CAST) this.use(idOf(defOf(s, b)))
    else if (kind === ABILITY_USED) this.use(mageAt[mageOf.get(s, a)]!.id)
    else if (kind === REVEALED) this.sawNemesisCard(s, a)
    else if (kind === MOVED) {
      if (this.playAreas.has(to)) this.use(idOf(defOf(s, a)))
      this.sawNemesisCard(s, a)
    }
  }

  private sawNemesisCard(s: State, c: number): void {
    const card = nemesisCardAt[defOf(s, c)]
    if (card !== undefined) this.use(card.id)
  }

  protected check(s: State, begins: boolean): void {
    const there = census(s)
    if (begins) this.dealt = there
    const fault = aeonsEnd.schema.fault(s)
    if (fault !== null) throw new Error(fault)
    if (there !== this.dealt) throw new Error('a card came or went')
  }

  protected override choose(s: State, n: number): number {
    return optionKind(optionAt(0)) === BRANCH ? this.sparing(s, n) : super.choose(s, n)
  }

  /** The way that leaves most: some decks are never seen to the end by those who take any. */
  private sparing(s: State, n: number): number {
    const { machine } = aeonsEnd
    let best = Number.NEGATIVE_INFINITY
    let found = 0
    for (let i = 0; i < n; i++) {
      const after = aeonsEnd.schema.create()
      copyInto(after, s)
      listening(null, () => machine.answer(after, i))
      const left = gravehold.get(after) + (isUmbra(after) ? WORTH * counters.get(after, 0) : 0)
      if (left > best) {
        best = left
        found = i
      }
    }
    machine.options(s)
    return found
  }

  /** Smaller is better; infinite for what uses no card. Powers and minions go first, so that games last. */
  protected appeal(s: State, option: number): number {
    const c = optionFirst(option)
    switch (optionKind(option)) {
      case PLAY_CARD:
        return -1
      case USE_ABILITY:
        return -2
      case TO_DISCARD:
        return -3
      case TARGET:
        return c === THE_NEMESIS ? Number.POSITIVE_INFINITY : -1
      case PREP_SPELL:
      case CAST_SPELL:
      case GAIN_CARD:
        return this.uses.get(idOf(defOf(s, c)))!
      default:
        return Number.POSITIVE_INFINITY
    }
  }
}

/** A Crystal can be flawed and a nemesis turn order card become an Assault: they are the same cards still. */
const BECOMES: ReadonlyMap<string, string> = new Map([
  ['flawed-crystal', 'crystal'],
  ['assault', 'nemesis'],
])
const faceOf = (def: number): number => {
  const before = BECOMES.get(idOf(def))
  return before === undefined ? def : defCalled(before)
}

/** How many cards of each kind lie somewhere. */
function census(s: State): string {
  const kinds: number[] = []
  for (let c = 0; c < CARDS; c++) if (zones.of(s, c) !== NONE) kinds.push(faceOf(defOf(s, c)))
  return kinds.sort((a, b) => a - b).join()
}
