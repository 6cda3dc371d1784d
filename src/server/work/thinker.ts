import { writeRecord } from '../../kernel/record.ts'
import type { Conclusion, Thought } from '../../lab/think.ts'
import type { Playable } from '../../language/face.ts'
import type { Table } from '../../table/table.ts'
import { type Thinker, thinkHere } from '../live/thinker.ts'

/** Later than this a simpler bot answers: people wait for it. */
const DEADLINE = 3_000
const SIMPLER = 'greedy'
const HINT_GAMES = 400

/** Thinks somewhere else, and says when nobody there answers in time. */
export type ThinkElsewhere = (thought: Thought) => Promise<Conclusion>

const thoughtOf = (table: Table<Playable>, bot: string | null, engine: string | null): Thought => ({
  game: table.game.id,
  record: writeRecord(table.session.record()),
  bot,
  iterations: HINT_GAMES,
  ...(engine === null ? {} : { engine }),
})

/** At the latest after so long; what comes later is not waited for. */
function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('too late')), milliseconds)
    timer.unref()
    work.then(done, fail).finally(() => clearTimeout(timer))
  })
}

/** An engine of an earlier release that thinks in this process, and its address for others. */
interface EarlierEngine {
  readonly url: string
  think(thought: Thought): Conclusion
}

/**
 * Searching takes long, so it is done elsewhere; the other bots answer in less time than a message takes. A table that an
 * earlier engine plays is thought about with that one.
 */
export function thinkElsewhere(
  elsewhere: ThinkElsewhere,
  deadline = DEADLINE,
  earlier: EarlierEngine | null = null,
): Thinker {
  const engine = earlier?.url ?? null
  const here = async (table: Table<Playable>, bot: string): Promise<number> => {
    if (earlier === null) return thinkHere.choose(table, bot)
    const conclusion = earlier.think(thoughtOf(table, bot, engine))
    return 'index' in conclusion ? conclusion.index : 0
  }
  return {
    async choose(table, bot) {
      if (!bot.startsWith('search')) return here(table, bot)
      try {
        const conclusion = await within(elsewhere(thoughtOf(table, bot, engine)), deadline)
        if ('index' in conclusion) return conclusion.index
      } catch {
        // Its thread has ended, or there is too much to think about just now.
      }
      return here(table, SIMPLER)
    },
    async hint(table, words) {
      const conclusion = await elsewhere(thoughtOf(table, null, engine))
      return 'hints' in conclusion
        ? conclusion.hints.map(({ index, chance, reason }) => ({ index, chance, why: words.reason(reason) }))
        : []
    },
  }
}
