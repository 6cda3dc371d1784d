import type { Bot } from '../../bots/bot.ts'
import { Chair } from '../../bots/chair.ts'
import { hints } from '../../bots/hint.ts'
import { botNamed } from '../../bots/index.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import type { State } from '../../kernel/state.ts'
import type { Advised, Words } from '../../language/face.ts'
import type { Advice, Player } from '../source/source.ts'

/** How long a hint is thought about. */
const HINT = { milliseconds: 1_200 }

/** The bots at a table. Each sees what its seat sees, and nothing else. */
export class Opponents {
  private readonly bots: readonly (Bot | null)[]
  private readonly game: Advised

  constructor(game: Advised, players: readonly Player[], seed: string) {
    this.game = game
    this.bots = players.map(({ bot }, seat) => {
      if (bot === null) return null
      const made = botNamed(bot)
      made.begin(derivedSeed(seedFrom(seed), 1 + seat))
      return made
    })
  }

  choose(state: State): number {
    const seat = Math.max(0, this.game.machine.seat(state))
    const bot = this.bots[seat] ?? this.bots.find((each) => each !== null)
    if (bot == null) throw new Error('no bot sits at this table')
    return bot.choose(new Chair(this.game, state))
  }

  /** The three best options in the eyes of the searching bot, each with its reason in words. */
  hint(state: State, words: Words): readonly Advice[] {
    return hints(new Chair(this.game, state), HINT).map(({ index, chance, reason }) => ({
      index,
      chance,
      why: words.reason(reason),
    }))
  }
}
