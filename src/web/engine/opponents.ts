import type { Bot } from '../../bots/bot.ts'
import { Chair } from '../../bots/chair.ts'
import { hints } from '../../bots/hint.ts'
import { botNamed } from '../../bots/index.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import type { Table } from '../../lab/table.ts'
import type { Lang } from '../../language/face.ts'
import type { Advice, Player } from '../source/source.ts'

/** How long a hint is thought about. */
const HINT = { milliseconds: 1_200 }

/** The bots at a table. Each sees what its seat sees, and nothing else. */
export class Opponents {
  private bots: readonly (Bot | null)[] = []

  seat(players: readonly Player[], seed: string): void {
    this.bots = players.map(({ bot }, seat) => {
      if (bot === null) return null
      const made = botNamed(bot)
      made.begin(derivedSeed(seedFrom(seed), 1 + seat))
      return made
    })
  }

  choose(table: Table): number {
    const seat = Math.max(0, table.game.machine.seat(table.state))
    const bot = this.bots[seat] ?? this.bots.find((each) => each !== null)
    if (bot == null) throw new Error('no bot sits at this table')
    return bot.choose(new Chair(table.game, table.state))
  }

  /** The three best options in the eyes of the searching bot, each with its reason in words. */
  hint({ game, state }: Table, lang: Lang): readonly Advice[] {
    const words = game.words[lang]
    return hints(new Chair(game, state), HINT).map(({ index, chance, reason }) => ({
      index,
      chance,
      why: words.reason(reason),
    }))
  }
}
