import { RandomBot } from '../../src/bots/random.ts'
import { idOf, mages, nemeses, nemesisCards, playerCards } from '../../src/games/aeons-end/content.ts'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { TARGET } from '../../src/games/aeons-end/language/instructions/options.ts'
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
import { switches } from '../../src/games/aeons-end/set-up/document.ts'
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
import { derivedSeed, seedFrom } from '../../src/kernel/random.ts'
import { NONE } from '../../src/kernel/state.ts'
import { BRANCH } from '../../src/language/steps.ts'

/*
 * Random games that seek out what has been used least: the least seen cards make the supply, the least played
 * nemesis is met, and whoever is asked rather takes the option that uses the least used card.
 */

const GAMES_A_TABLE = 5
const MOST_DECISIONS = 20_000
const SUPPLY = 9
const PILES = playerCards.filter((card) => card.starter !== true).map(({ id }) => id)
const DIFFICULTIES = ['beginner', 'normal', 'expert', 'extinction']
/** Whoever loses the last token of Umbra Titan loses the game. */
const UMBRA = nemeses.findIndex(({ id }) => id === 'umbra-titan')
const isUmbra = (s: State): boolean => nemesisId.get(s) === UMBRA
const WORTH = 5
/** Of four choices, so many go to what was used least. */
const SEEKING = 3

interface Table {
  readonly mages: readonly string[]
  readonly nemesis: string
  readonly difficulty: string
  readonly supply: readonly string[]
  readonly basics: string
  readonly variants: Readonly<Record<string, boolean>>
}

export class Fuzz {
  games = 0
  decisions = 0
  readonly uses = new Map<string, number>()
  private readonly dice = new RandomBot()
  private readonly s: State = aeonsEnd.schema.create()
  private readonly playAreas = new Set(Array.from({ length: PLAYERS }, (_, p) => playAreaOf(p)))

  constructor(series: string) {
    this.dice.begin(seedFrom(series))
    for (const { id } of [...playerCards, ...nemesisCards, ...mages, ...nemeses]) this.uses.set(id, 0)
  }

  /** What was never played, cast, drawn or met. */
  get unused(): string[] {
    return [...this.uses].filter(([, n]) => n === 0).map(([id]) => id)
  }

  play(count: number, series: string): void {
    for (let i = 0, table = this.table(); i < count; i++) {
      if (i % GAMES_A_TABLE === 0) table = this.table()
      this.game(table, `${series}/${i}`)
    }
  }

  private die(n: number): number {
    return n === 1 ? 0 : this.dice.choose({ options: n } as Parameters<RandomBot['choose']>[0])
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
      mages: this.least(
        mages.map(({ id }) => id),
        players,
      ),
      nemesis: long
        ? this.leastSeen()
        : this.least(
            nemeses.map(({ id }) => id),
            1,
          )[0]!,
      difficulty: long ? 'beginner' : DIFFICULTIES[this.die(DIFFICULTIES.length)]!,
      supply: this.least(PILES, SUPPLY),
      basics: ['base', 'war-eternal', 'both'][this.die(3)]!,
      variants: {
        ...switches(() => this.die(8) === 0),
        splitCards: players === PLAYERS && this.die(2) === 0,
      },
    }
  }

  /** The nemesis of the card that was seen least. */
  private leastSeen(): string {
    const own = nemesisCards.filter((card) => nemeses.some(({ id }) => id === card.nemesis))
    const [rarest] = this.least(
      own.map(({ id }) => id),
      1,
    )
    return own.find(({ id }) => id === rarest)!.nemesis
  }

  private readonly watch: Sink = (s, kind, a, b, to) => {
    if (kind === SPELL_CAST) this.use(idOf(defOf(s, b)))
    else if (kind === ABILITY_USED) this.use(mages[mageOf.get(s, a)]!.id)
    else if (kind === REVEALED) this.sawNemesisCard(s, a)
    else if (kind === MOVED) {
      if (this.playAreas.has(to)) this.use(idOf(defOf(s, a)))
      this.sawNemesisCard(s, a)
    }
  }

  private sawNemesisCard(s: State, c: number): void {
    const def = defOf(s, c) - playerCards.length
    if (def >= 0 && def < nemesisCards.length) this.use(nemesisCards[def]!.id)
  }

  private game(table: Table, seed: string): void {
    const { s } = this
    const { machine, schema } = aeonsEnd
    const answers: number[] = []
    const dealt = seedFrom(seed)
    this.dice.begin(derivedSeed(dealt, 1))
    this.use(table.nemesis)
    try {
      listening(this.watch, () => {
        schema.reset(s)
        aeonsEnd.begin(s, aeonsEnd.readSetup(table), dealt)
        const cards = census(s)
        while (machine.waiting(s)) {
          const n = machine.options(s)
          if (n === 0) throw new Error('somebody is asked and has no option')
          if (answers.length === MOST_DECISIONS) throw new Error('the game does not end')
          answers.push(this.choose(s, n))
          machine.answer(s, answers.at(-1)!)
          if (answers.length % 16 === 0) conserved(cards, s)
        }
        conserved(cards, s)
        if (aeonsEnd.outcome(s) === null) throw new Error('nobody is asked, but the game is not over')
      })
    } catch (error) {
      throw new Error(
        `${(error as Error).message}\nto see it again: ${JSON.stringify({ table, seed, answers })}`,
        { cause: error },
      )
    }
    this.games++
    this.decisions += answers.length
  }

  private choose(s: State, n: number): number {
    if (this.die(4) >= SEEKING) return this.die(n)
    if (optionKind(optionAt(0)) === BRANCH) return this.sparing(s, n)
    let best = Number.POSITIVE_INFINITY
    let found = NONE
    for (let i = 0; i < n; i++) {
      const value = this.appeal(s, optionAt(i))
      if (value < best) {
        best = value
        found = i
      }
    }
    return found === NONE ? this.die(n) : found
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
  private appeal(s: State, option: number): number {
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

/** How many cards of each kind lie somewhere. */
function census(s: State): string {
  const kinds: number[] = []
  for (let c = 0; c < CARDS; c++) if (zones.of(s, c) !== NONE) kinds.push(defOf(s, c))
  return kinds.sort((a, b) => a - b).join()
}

/** Every number is in its range, every card lies in exactly one place, and there are as many as were dealt. */
function conserved(before: string, s: State): void {
  const fault = aeonsEnd.schema.fault(s)
  if (fault !== null) throw new Error(fault)
  if (census(s) !== before) throw new Error('a card came or went')
}
