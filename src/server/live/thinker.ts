import { AgentView } from '../../bots/agent-view.ts'
import { botNamed } from '../../bots/index.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import type { Playable, Words } from '../../language/face.ts'
import type { Advice } from '../../table/bots.ts'
import { hintsFor } from '../../table/bots.ts'
import type { Table } from '../../table/table.ts'

/** Where bots think. What they choose depends on the table alone, never on the time they were given. */
export interface Thinker {
  /** What a bot chooses for the seat that is asked. */
  choose(table: Table<Playable>, bot: string): Promise<number>
  /** What a strong player would think about. */
  hint(table: Table<Playable>, words: Words): Promise<readonly Advice[]>
}

/** As many imagined games as a person waits for. */
const HINT = { iterations: 400 }

/** Thinks in this process, at once. */
export const thinkHere: Thinker = {
  async choose({ game, state, session }, name) {
    const bot = botNamed(name)
    bot.begin(derivedSeed(seedFrom(session.seed), 1 + session.answers.length))
    return bot.choose(new AgentView(game, state))
  },
  async hint({ game, state }, words) {
    return hintsFor(game, state, words, HINT)
  },
}
