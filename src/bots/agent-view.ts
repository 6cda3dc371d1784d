import { copyInto } from '../kernel/block.ts'
import type { Seed } from '../kernel/random.ts'
import type { State } from '../kernel/state.ts'
import type { Advised, SeenDecision } from '../language/face.ts'
import type { Asked } from './bot.ts'
import { type GameForBots, gameForBots } from './game-for-bots.ts'

const { freeze } = Object
const copyOf = structuredClone

/**
 * What a bot is handed: the only way from a game to a bot, and it lets through what the asked seat may know. The truth is
 * a private name, so that nothing a bot hands in or puts on this object ever touches it; so is the game that is called with the truth,
 * since whoever could change a function of it would be called with the truth, too. Everything that a bot gets is frozen or a copy.
 */
export class AgentView implements Asked {
  readonly #game: Advised
  readonly #truth: State
  /** Worlds are imagined here: half of one, when something throws, is nobody's to read. */
  #world: State | null = null

  constructor(game: Advised, truth: State) {
    this.#game = game
    this.#truth = truth
    freeze(this)
  }

  get game(): GameForBots {
    return gameForBots(this.#game)
  }

  get options(): number {
    return this.#game.machine.options(this.#truth)
  }

  seat(): number {
    return this.#game.machine.seat(this.#truth)
  }

  decision(): SeenDecision {
    return copyOf(this.#game.decision(this.#truth))
  }

  view(): unknown {
    return copyOf(this.#game.observe(this.#truth, this.#eyes()))
  }

  atOnce(): number {
    return this.#game.machine.options(this.#truth) === 1 ? 0 : this.#game.advice.atOnce(this.#truth)
  }

  imagine(world: State, seed: Seed): void {
    // Read before anything is copied: a seed may be anything that looks like four numbers.
    const [a, b, c, d] = seed
    const own: Seed = [a | 0, b | 0, c | 0, d | 0]
    this.#world ??= this.#game.schema.create()
    copyInto(this.#world, this.#truth)
    this.#game.determinise(this.#world, this.#eyes(), own)
    copyInto(world, this.#world)
  }

  /** Whoever speaks for the whole table sees what the first seat sees. */
  #eyes(): number {
    const seat = this.#game.machine.seat(this.#truth)
    return seat < 0 ? 0 : seat
  }
}

freeze(AgentView)
freeze(AgentView.prototype)
for (const { value, get } of Object.values(Object.getOwnPropertyDescriptors(AgentView.prototype)))
  freeze(value ?? get)
