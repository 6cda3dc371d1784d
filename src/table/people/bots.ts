import { AgentView } from '../../bots/agent-view.ts'
import type { Bot } from '../../bots/bot.ts'
import { hints } from '../../bots/hint.ts'
import { botNamed } from '../../bots/index.ts'
import type { Budget } from '../../bots/search.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import type { State } from '../../kernel/state.ts'
import type { Advised, Words } from '../../language/face.ts'
import type { Player } from '../moment.ts'

/** One of the options that a strong player would think about first. */
export interface Advice {
  readonly index: number
  /** The chance to win that the bot sees in it, from 0 to 1. */
  readonly chance: number
  readonly why: string
}

/** The bots that this table names, each ready to play its seat; their chance comes from the seed. */
export const botsOf = (players: readonly Player[], seed: string): readonly (Bot | null)[] =>
  players.map(({ bot }, seat) => {
    if (bot === null) return null
    const made = botNamed(bot)
    made.begin(derivedSeed(seedFrom(seed), 1 + seat))
    return made
  })

/** The bots at a table. Each sees what its seat sees, and nothing else. */
export class TableBots {
  private readonly bots: readonly (Bot | null)[]
  private readonly game: Advised

  constructor(game: Advised, bots: readonly (Bot | null)[]) {
    this.game = game
    this.bots = bots
  }

  choose(state: State): number {
    return this.asked(state).choose(new AgentView(this.game, state))
  }

  /** As `choose`, in steps between which the table can hear something else. */
  *thinking(state: State): Generator<void, number> {
    const bot = this.asked(state)
    const agent = new AgentView(this.game, state)
    return bot.thinking === undefined ? bot.choose(agent) : yield* bot.thinking(agent)
  }

  private asked(state: State): Bot {
    const seat = Math.max(0, this.game.machine.seat(state))
    const bot = this.bots[seat] ?? this.bots.find((each) => each !== null)
    if (bot == null) throw new Error('no bot sits at this table')
    return bot
  }
}

/** The three best options in the eyes of the searching bot, each with its reason in words. */
export function hintsFor(game: Advised, state: State, words: Words, budget: Budget): readonly Advice[] {
  return hints(new AgentView(game, state), budget).map(({ index, chance, reason }) => ({
    index,
    chance,
    why: words.reason(reason),
  }))
}
