import { expect } from 'vitest'
import { GreedyBot } from '../../src/bots/greedy.ts'
import { RandomBot } from '../../src/bots/random.ts'
import { gameSeed, Playout } from '../../src/lab/playout.ts'
import { LANGS, type Playable, type SeenEvent } from '../../src/language/face.ts'
import { Table } from '../../src/table/table.ts'

/** The numbers that stand in a sentence. */
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** "4 = 3 (…) + 1 (…)" as the sum that it claims to be; what stands in brackets is words. */
export function addedUp(words: string): number {
  // A number with one reason only.
  if (/^\d+\s?:/.test(words)) return Number.parseInt(words, 10)
  const [, sum = ''] = words.replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').split('=')
  return [...sum.replaceAll('−', '-').matchAll(/([+-]?)\s*(\d+)/g)].reduce(
    (total, [, sign, n]) => total + (sign === '-' ? -Number(n) : Number(n)),
    0,
  )
}

/**
 * Plays whole games and asks every event that tells an amount for its reasons: they add up to the number
 * told, and the number stands in the sentence. Returns how often each kind was asked.
 */
export function askEveryNumber(
  game: Playable,
  document: unknown,
  series: string,
  amountOf: (event: SeenEvent) => number | null,
): Map<string, number> {
  const asked = new Map<string, number>()
  const wrong: unknown[] = []
  const playout = new Playout(game, document, series.endsWith('0') ? new GreedyBot() : new RandomBot())
  playout.play(gameSeed(series, 0))
  const table = Table.begin(game, document, gameSeed(series, 0))
  for (const answer of playout.answers) table.answer(answer)
  for (const entry of table.log)
    for (const event of table.seenByEach(entry)) {
      const n = event === null ? null : amountOf(event)
      if (event === null || n === null) continue
      asked.set(event.kind, (asked.get(event.kind) ?? 0) + 1)
      for (const lang of LANGS) {
        const reasons = game.words[lang].reasons!(event)
        const spoken = numbersIn(game.words[lang].event(event))
        const right =
          reasons[0]?.n === n &&
          reasons.every((reason) => addedUp(reason.words) === reason.n && spoken.includes(reason.n))
        if (!right) wrong.push({ event, reasons })
      }
    }
  expect(wrong).toEqual([])
  return asked
}
