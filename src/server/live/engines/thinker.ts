import { AgentView } from '../../../bots/agent-view.ts'
import { botNamed } from '../../../bots/index.ts'
import { derivedSeed, seedFrom } from '../../../kernel/random.ts'
import { type PlayedOut, playedOut } from '../../../lab/think.ts'
import type { Playable, Sum, Words } from '../../../language/face.ts'
import type { Advice } from '../../../table/people/bots.ts'
import { hintsFor } from '../../../table/people/bots.ts'
import type { Table } from '../../../table/table.ts'

/** For whom is thought, so that nobody keeps all thinkers busy, and a signal for when nobody waits for it any more. */
export interface ThoughtFor {
  readonly table: string
  /** Who wants the hint, or whose table the bot plays at. */
  readonly person: string
  readonly signal: AbortSignal
}

/** What a bot has chosen. */
export interface Chosen {
  readonly index: number
  /** The bot that was wanted had no time to think: a simpler one has chosen. */
  readonly isSimpler: boolean
}

/** Where bots think. What they choose depends on the table alone, never on the time they were given. */
export interface Thinker {
  /** What a bot chooses for the seat that is asked. */
  choose(table: Table<Playable>, bot: string, whose: Omit<ThoughtFor, 'signal'>): Promise<Chosen>
  /** What a strong player would think about. */
  hint(table: Table<Playable>, words: Words, whose: Omit<ThoughtFor, 'signal'>): Promise<readonly Advice[]>
  /** What becomes of a battle; nothing where nobody finds the time. */
  playOut(
    table: Table<Playable>,
    wanted: PlayedOut,
    whose: Omit<ThoughtFor, 'signal'>,
  ): Promise<readonly Sum[]>
}

/** As many imagined games as a person waits for. */
const HINT = { iterations: 400 }

/** Thinks in this process, at once. */
export const thinkHere: Thinker = {
  async choose({ game, state, session }, name) {
    const bot = botNamed(name)
    bot.begin(derivedSeed(seedFrom(session.seed), 1 + session.answers.length))
    return { index: bot.choose(new AgentView(game, state)), isSimpler: false }
  },
  async hint({ game, state }, words) {
    return hintsFor(game, state, words, HINT)
  },
  async playOut({ game, state }, wanted) {
    return playedOut(game, state, wanted)
  },
}
