import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../src/games/index.ts'
import { type GameRecord, readRecord, writeRecord } from '../../src/kernel/record.ts'
import { verdictSentence } from '../../src/kernel/verify.ts'
import { gameOf } from '../../src/lab/position.ts'
import { openRecord } from '../../src/table/opening.ts'
import { Table } from '../../src/table/table.ts'

/*
 * Records that earlier releases wrote are opened by this one: none is refused. Where the rules have changed since,
 * a game is opened up to there; `verdicts.txt` says how far, and changes only when play does.
 */

interface LedTo {
  /** How many options each decision had, in its order, when the record was made. */
  readonly options: string
  readonly outcome: string | null
}

const folder = (format: string): string => join(import.meta.dirname, format)
const recordsOf = (format: string): string[] =>
  readdirSync(folder(format)).filter((file) => file.endsWith('.json') && file !== 'led-to.json')
const read = (format: string, file: string): GameRecord =>
  readRecord(readFileSync(join(folder(format), file), 'utf8'))

function opened(record: GameRecord) {
  return openRecord(gameOf(gameNamed(record.game), record), record)
}

describe.each(['format-1', 'format-2'])('records of %s', (format) => {
  const files = recordsOf(format)

  it('are there, of both games', () => {
    expect(files.length).toBeGreaterThanOrEqual(10)
    for (const game of ['aeons-end', 'eternal'])
      expect(files.filter((file) => file.startsWith(game)).length).toBeGreaterThanOrEqual(4)
  })

  it.each(files)('%s is opened, and goes on', (file) => {
    const record = read(format, file)
    const { made, verdict } = opened(record)
    expect(made).not.toBeNull()
    const table = made!
    expect(table.session.answers).toEqual(record.answers.slice(0, verdict.agreesUntil))
    for (let i = 0; i < 5 && !table.over; i++) table.answer(i % table.options)
    const again = readRecord(writeRecord(table.session.record()))
    expect(opened(again).verdict).toMatchObject({ ok: true, proven: true, samePacks: true })
  })

  it('play as far as the list of verdicts says', async () => {
    const lines = files.map((file) => {
      const { verdict } = opened(read(format, file))
      const said = verdictSentence({ ...verdict, samePacks: true })?.en
      return `${file}: ${said ?? `plays as it did, ${verdict.decisions} decisions, ${verdict.outcome ?? 'not over'}`}`
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(folder(format), 'verdicts.txt'))
  })
})

describe('records of format 1, which cannot prove how they played,', () => {
  const ledTo = JSON.parse(readFileSync(join(folder('format-1'), 'led-to.json'), 'utf8')) as Record<string, LedTo>

  it.each(recordsOf('format-1'))('%s offers as many options as it did, as far as it plays', (file) => {
    const record = read('format-1', file)
    const { made, verdict } = opened(record)
    const { options, outcome } = ledTo[file.replace('.json', '')]!
    const game = made!.game
    const counts: number[] = []
    for (let n = 0; n <= verdict.agreesUntil; n++) {
      const table = Table.at(game, record, n, n === record.answers.length && verdict.ok)
      if (!table.over) counts.push(table.options)
    }
    const then = options === '' ? [] : options.split(' ').map(Number)
    // Where the rules have changed, play may part from what it was some decisions before an answer is impossible.
    const alike = counts.findIndex((n, i) => n !== then[i])
    if (verdict.ok && alike === -1) expect([counts, made!.outcome]).toEqual([then, outcome])
    else expect(alike === -1 ? counts.length : alike).toBeGreaterThan(0)
  })
})
