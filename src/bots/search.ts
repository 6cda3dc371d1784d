import { heaviest, MOST_OPTIONS, optionAt } from '../kernel/options.ts'
import type { Seed } from '../kernel/random.ts'
import type { State } from '../kernel/state.ts'
import type { Asked, Bot } from './bot.ts'
import { Branch, Fork } from './branch.ts'
import { Dice } from './dice.ts'
import type { GameForBots } from './game-for-bots.ts'
import { Race } from './race.ts'

/** How long a bot thinks about one decision: a number of imagined games, or a time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number }

/** How many options of a decision are thought about, best first by the game's own preferences. */
const WIDTH = 8
const LONGEST = 600
/** The odds of a game that is over. */
const CERTAIN = 8

/** One option of a decision that was thought about. */
interface Thought {
  readonly index: number
  readonly visits: number
  /** The estimated chance to win with it. */
  readonly chance: number
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** Runs steps to their end without a pause. */
function allOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/**
 * Information-set tree search: every iteration deals again what the seat cannot see, begins with one of the
 * options, walks down the tree of later decisions by upper confidence, plays on by the game's preferences for
 * some turns, and judges the table.
 */
export class Search {
  private readonly game: GameForBots
  private readonly dice: Dice
  private readonly world: State
  private readonly weights = new Float64Array(MOST_OPTIONS)
  private readonly path: Branch[] = []
  private readonly forks: Fork[] = []
  private readonly root = new Fork()
  private seat = 0
  private base = 0

  constructor(game: GameForBots, dice: Dice) {
    this.game = game
    this.dice = dice
    this.world = game.schema.create()
  }

  /** Thinks about a decision; the best option comes first. */
  think(asked: Asked, budget: Budget): Thought[] {
    return allOf(this.thinking(asked, budget))
  }

  /** The same, pausing after every imagined world. */
  *thinking(asked: Asked, budget: Budget): Generator<void, Thought[]> {
    const { game, world, weights } = this
    this.seat = Math.max(0, asked.seat())
    const plain = asked.atOnce()
    asked.imagine(world, this.dice.fresh())
    this.base = game.advice.odds(world, this.seat)
    if (plain >= 0) return [{ index: plain, visits: 0, chance: chanceOf(this.base) }]
    game.advice.weigh(world, weights)
    const best = heaviest(weights, asked.options)
    if (weights[best]! >= game.advice.obvious)
      return [{ index: best, visits: 0, chance: chanceOf(this.base) }]
    const root = new Fork()
    this.expand(root, asked.options)
    this.addPlan(root, asked.options)
    yield* this.halve(asked, root.branches, budget)
    // An option that was tried in two ways counts by the better one.
    return root.branches
      .filter(({ index }, i) => root.branches.findIndex((other) => other.index === index) === i)
      .map(({ index, visits, chance }) => ({ index, visits, chance: chance / Math.max(1, visits) }))
  }

  /** The best option that can begin a plan is tried that way too. */
  private addPlan(root: Fork, n: number): void {
    const { plans } = this.game.advice
    if (plans === null) return
    let best = -1
    for (let i = 0; i < n; i++)
      if (plans.begunBy(optionAt(i)) !== 0 && (best < 0 || this.weights[i]! > this.weights[best]!)) best = i
    if (best < 0) return
    const option = optionAt(best)
    root.branches.push(new Branch(option, best, root.branches.length, plans.begunBy(option)))
  }

  /**
   * Tries all options in the same worlds, so that they differ in nothing but the choice, and drops the worse
   * half again and again, and at once what is clearly behind. The branches are left in order, the best first.
   */
  private *halve(asked: Asked, branches: Branch[], budget: Budget): Generator<void, void> {
    const timed = 'milliseconds' in budget
    const most = timed ? budget.milliseconds : budget.iterations
    const start = timed ? performance.now() : 0
    const halvings = Math.max(1, Math.ceil(Math.log2(branches.length)))
    const race = new Race(branches, this.game.advice.trust)
    let spent = 0
    for (let round = 1; round <= halvings && !race.decided; round++) {
      do {
        const seed = this.dice.fresh()
        spent += race.left
        race.run((branch) => this.iterate(asked, branch, seed))
        yield
      } while (
        !race.decided &&
        (timed ? performance.now() - start : spent + race.left) <= (most * round) / halvings
      )
      race.halve()
    }
  }

  /** One imagined game that begins with this option. */
  private iterate(asked: Asked, first: Branch, seed: Seed): number {
    const { path, forks, world, root } = this
    const { machine, advice } = this.game
    asked.imagine(world, seed)
    path.length = 0
    forks.length = 0
    const turn = advice.turn(world)
    const alone = advice.curiosity === 0 || first.plan !== 0
    let branch = first
    let fork = root
    for (;;) {
      forks.push(fork)
      path.push(branch)
      machine.answer(world, this.place(branch))
      if (alone || branch.visits === 0 || !machine.waiting(world)) break
      if (branch.next === null) branch.next = new Fork()
      fork = branch.next
      branch = this.select(fork)
    }
    if (first.plan !== 0) this.follow(first.plan)
    this.playOn(turn + advice.horizon)
    const odds = this.judge()
    const value = chanceOf((odds - this.base) * advice.contrast)
    const chance = chanceOf(odds)
    for (let i = 0; i < path.length; i++) {
      forks[i]!.visits++
      path[i]!.visits++
      path[i]!.value += value
      path[i]!.chance += chance
    }
    return value
  }

  /** Adds what this world offers to the fork, and takes the branch with the highest upper confidence. */
  private select(fork: Fork): Branch {
    const { world, game } = this
    const n = game.machine.options(world)
    if (fork.visits === 0 || fork.branches.length < Math.min(n, WIDTH)) this.expand(fork, n)
    else game.machine.options(world)
    const friend = game.advice.allied(this.seat, game.machine.seat(world))
    let best: Branch | null = null
    let most = Number.NEGATIVE_INFINITY
    const root = Math.sqrt(fork.visits + 1)
    for (let rank = 0; rank < fork.branches.length; rank++) {
      const branch = fork.branches[rank]!
      const index = this.find(branch, n)
      if (index < 0) continue
      const mean = branch.visits === 0 ? 0.5 : branch.value / branch.visits
      const worth = friend ? mean : 1 - mean
      const upper = worth + (game.advice.curiosity * root) / ((1 + branch.visits) * (rank + 2))
      if (upper > most) {
        most = upper
        best = branch
      }
    }
    return best ?? this.strange(fork, n)
  }

  /** In this world nothing is offered that was offered in others. */
  private strange(fork: Fork, n: number): Branch {
    const { weights, game, world } = this
    game.advice.weigh(world, weights)
    game.machine.options(world)
    const index = heaviest(weights, n)
    const branch = new Branch(optionAt(index), index, fork.branches.length)
    fork.branches.push(branch)
    return branch
  }

  private expand(fork: Fork, n: number): void {
    const { weights, world, game } = this
    game.advice.weigh(world, weights)
    game.machine.options(world)
    const known = new Set(fork.branches.map(({ option }) => option))
    const order = Array.from({ length: n }, (_, i) => i)
      .filter((i) => !known.has(optionAt(i)))
      .sort((a, b) => weights[b]! - weights[a]! || a - b)
    for (const i of order.slice(0, Math.max(0, WIDTH - known.size)))
      fork.branches.push(new Branch(optionAt(i), i, fork.branches.length))
  }

  private find(branch: Branch, n: number): number {
    if (branch.index < n && optionAt(branch.index) === branch.option) return branch.index
    for (let i = 0; i < n; i++) if (optionAt(i) === branch.option) return i
    return -1
  }

  private place(branch: Branch): number {
    return this.find(branch, this.game.machine.options(this.world))
  }

  /** Goes on by the plan as long as it has something to say. */
  private follow(plan: number): void {
    const { world, weights } = this
    const { machine, advice } = this.game
    for (let n = 0; n < LONGEST && machine.waiting(world); n++) {
      const options = machine.options(world)
      if (!advice.plans!.follow(world, plan, weights)) return
      machine.answer(world, heaviest(weights, options))
    }
  }

  private playOn(until: number): void {
    const { world, weights } = this
    const { machine, advice } = this.game
    for (let n = 0; n < LONGEST && machine.waiting(world) && advice.turn(world) < until; n++) {
      const options = machine.options(world)
      advice.weigh(world, weights)
      machine.answer(world, heaviest(weights, options))
    }
  }

  private judge(): number {
    const { world, seat } = this
    const { machine, advice } = this.game
    if (machine.waiting(world)) return advice.odds(world, seat)
    return advice.won(world, seat) ? CERTAIN : -CERTAIN
  }
}

/** Thinks ahead in worlds that agree with everything its seat has seen. */
export class SearchBot implements Bot {
  private readonly dice = new Dice()
  private readonly budget: Budget
  private search: Search | null = null
  private game: GameForBots | null = null

  constructor(budget: Budget) {
    this.budget = budget
  }

  begin(seed: Seed): void {
    this.dice.seed(seed)
  }

  choose(asked: Asked): number {
    return this.think(asked)[0]!.index
  }

  *thinking(asked: Asked): Generator<void, number> {
    return (yield* this.searchOf(asked).thinking(asked, this.budget))[0]!.index
  }

  /** Every option it thought about, the best first. */
  think(asked: Asked): Thought[] {
    return this.searchOf(asked).think(asked, this.budget)
  }

  private searchOf(asked: Asked): Search {
    if (this.search === null || this.game !== asked.game) {
      this.game = asked.game
      this.search = new Search(asked.game, this.dice)
    }
    return this.search
  }
}
