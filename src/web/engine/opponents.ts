import type { Bot } from '../../bots/bot.ts'
import { Chair } from '../../bots/chair.ts'
import { botNamed } from '../../bots/index.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import type { Table } from '../../lab/table.ts'
import type { Lang, Playable } from '../../language/face.ts'
import type { Advice, Player } from '../source/source.ts'

/** The bots at a table. Each sees what its seat sees, and nothing else. */
export class Opponents {
  private bots: readonly (Bot | null)[] = []

  seat(_game: Playable, players: readonly Player[], seed: string): void {
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

  hint(_table: Table, _lang: Lang): readonly Advice[] {
    return []
  }
}
