import { writeRecord } from '../../kernel/record.ts'
import { type Conclusion, type Thought, think } from '../../lab/think.ts'
import type { Playable, Sum } from '../../language/face.ts'
import type { Advice } from '../../table/people/bots.ts'
import type { Table } from '../../table/table.ts'
import { type Thinker, type ThoughtFor, thinkHere } from '../live/engines/thinker.ts'

/** Later than this a simpler bot answers: people wait for it. */
export const DEADLINE = 3_000
const SIMPLER = 'greedy'
const HINT_GAMES = 400
/** As many imagined games as this process has time for when nobody elsewhere has. */
const FEW_GAMES = 24

/** Thinks somewhere else, and says when nobody there answers in time. */
export type ThinkElsewhere = (thought: Thought, whose: ThoughtFor) => Promise<Conclusion>

const thoughtOf = (table: Table<Playable>, bot: string | null, engine: string | null): Thought => ({
  game: table.game.id,
  record: writeRecord(table.session.record()),
  bot,
  iterations: HINT_GAMES,
  ...(engine === null ? {} : { engine }),
})

/** At the latest after so long; what comes later is not waited for, and need not be done. */
function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const waits = new AbortController()
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      waits.abort()
      fail(new Error('too late'))
    }, milliseconds)
    timer.unref()
    work(waits.signal)
      .then(done, fail)
      .finally(() => clearTimeout(timer))
  })
}

type Hints = Extract<Conclusion, { hints: unknown }>['hints']

/** What was thought of a question with so many options; whatever else comes was not thought of this one. */
function hintsIn(conclusion: Conclusion, options: number): Hints {
  if (!('hints' in conclusion)) throw new Error('there are no hints')
  const { hints } = conclusion
  const isHint = ({ index, chance }: Hints[number]): boolean =>
    Number.isInteger(index) && index >= 0 && index < options && chance >= 0 && chance <= 1
  if (!hints.every(isHint)) throw new Error('there is no such option')
  return hints
}

/** What was played out; whatever else comes is not that. */
function sumsIn(conclusion: Conclusion): readonly Sum[] {
  if (!('sums' in conclusion)) return []
  const { sums } = conclusion
  const isSum = ({ n, words }: Sum): boolean => Number.isInteger(n) && typeof words === 'string'
  if (!sums.every(isSum)) throw new Error('this was not played out')
  return sums.map(({ n, words }) => ({ n, words }))
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
  // The table may be another by the time that this process has to think itself: the thought is not.
  const thinkItself = (thought: Thought): Conclusion =>
    earlier === null ? think(thought) : earlier.think(thought)
  const indexIn = (conclusion: Conclusion): number => ('index' in conclusion ? conclusion.index : Number.NaN)
  return {
    async choose(table, bot, whose) {
      if (!bot.startsWith('search')) {
        if (earlier === null) return thinkHere.choose(table, bot, whose)
        return { index: indexIn(thinkItself(thoughtOf(table, bot, engine))), isSimpler: false }
      }
      const thought = thoughtOf(table, bot, engine)
      const { length } = table.decision.options
      try {
        const conclusion = await within(deadline, (signal) => elsewhere(thought, { ...whose, signal }))
        const index = indexIn(conclusion)
        // Another release, or whoever writes to the queue, may have answered something else.
        if (!Number.isInteger(index) || index < 0 || index >= length)
          throw new Error('there is no such option')
        return { index, isSimpler: false }
      } catch {
        // Its thread has ended, or there is too much to think about just now.
        return { index: indexIn(thinkItself({ ...thought, bot: SIMPLER })), isSimpler: true }
      }
    },
    async hint(table, words, whose) {
      const thought = thoughtOf(table, null, engine)
      const { length } = table.decision.options
      const inWords = (conclusion: Conclusion): readonly Advice[] =>
        hintsIn(conclusion, length).map(({ index, chance, reason }) => ({
          index,
          chance,
          why: words.reason(reason),
        }))
      try {
        return inWords(await within(deadline, (signal) => elsewhere(thought, { ...whose, signal })))
      } catch {
        return inWords(thinkItself({ ...thought, iterations: FEW_GAMES }))
      }
    },
    async playOut(table, wanted, whose) {
      // An engine that cannot play it out thinks about a hint, if only for a moment.
      const thought = { ...thoughtOf(table, null, engine), iterations: 1, playOut: wanted }
      try {
        return sumsIn(await within(deadline, (signal) => elsewhere(thought, { ...whose, signal })))
      } catch {
        return []
      }
    },
  }
}
