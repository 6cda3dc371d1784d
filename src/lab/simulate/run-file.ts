import { createHash } from 'node:crypto'
import { z } from 'zod'
import { gameNamed } from '../../games/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { about, readText, writeWhole } from '../files.ts'
import { overlap } from './ranges.ts'
import type { Study } from './series.ts'
import { gamesOf, type Played } from './threads.ts'

/*
 * A run on disk: what is studied, which games have been played, and what came of them. It is only ever replaced
 * as a whole, so a run that is killed leaves the last whole file, and going on plays exactly the missing games.
 */

export interface Run {
  readonly study: Study
  /** How many games were asked for. */
  readonly games: number
  readonly played: Played
}

const FORMAT = 1

const whole = z.number().int().min(0)
const won = z.tuple([whole, whole])
const series = z.strictObject({
  game: z.string(),
  setups: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('same'), document: z.unknown() }),
    z.strictObject({ kind: z.literal('any'), flags: z.record(z.string(), z.string()) }),
  ]),
  seed: z.string(),
  bots: z.array(z.string()).min(1),
})
const counts = z.strictObject({
  games: whole,
  decisions: whole,
  checksum: whole,
  outcomes: z.record(z.string(), whole),
  won: z.array(whole),
  choices: z.record(z.string(), z.record(z.string(), won)),
  cards: z.record(z.string(), z.record(z.string(), z.tuple([whole, whole, whole, whole]))),
  measures: z.record(
    z.string(),
    z.strictObject({
      sum: z.number(),
      squares: z.number(),
      least: z.number(),
      most: z.number(),
      bars: z.record(z.string(), won),
    }),
  ),
  stopped: z.array(z.strictObject({ number: whole, message: z.string(), record: z.string() })),
})
const runShape = z.strictObject({
  study: z.strictObject({
    series: z.union([z.tuple([series]), z.tuple([series, series])]),
    facts: z.boolean(),
  }),
  games: whole.min(1),
  played: z.strictObject({
    done: z.array(z.strictObject({ first: whole, count: whole.min(1) })),
    sum: z.strictObject({
      series: z.array(counts),
      pairs: z
        .strictObject({
          won: z.array(z.tuple([whole, whole, whole, whole])),
          measures: z.record(z.string(), z.tuple([z.number(), z.number()])),
        })
        .nullable(),
    }),
  }),
})
const fileShape = z.strictObject({
  format: z.literal(FORMAT),
  content: z.string(),
  check: z.string(),
  run: z.unknown(),
})

const checkOf = (run: unknown): string => createHash('sha256').update(JSON.stringify(run)).digest('hex')
const contentOf = ({ study }: Run): string => gameNamed(study.series[0].game).content

export function writeRun(file: string, run: Run): void {
  const document = { format: FORMAT, content: contentOf(run), check: checkOf(run), run }
  writeWhole(file, `${JSON.stringify(document)}\n`)
}

/** The run in a file; whatever is wrong with it is one sentence, and the file stays as it is. */
export function readRun(file: string): Run {
  const text = readText(file)
  return about(file, () => {
    let document: unknown
    try {
      document = JSON.parse(text)
    } catch {
      throw new Refusal('this is no run of simulate, or it is damaged: it is not JSON')
    }
    const outer = fileShape.safeParse(document)
    if (!outer.success) throw new Refusal('this is no run of simulate, or it was written by another version')
    if (outer.data.check !== checkOf(outer.data.run))
      throw new Refusal('this run is damaged: its checksum does not match what it holds')
    const read = runShape.safeParse(outer.data.run)
    if (!read.success) throw new Refusal('this is no run of simulate, or it was written by another version')
    const run = read.data as Run
    if (outer.data.content !== contentOf(run))
      throw new Refusal('this run was played with other cards or rules and cannot go on')
    if (overlap(run.played.done) || run.played.sum.series[0]?.games !== gamesOf(run.played))
      throw new Refusal('this run is damaged: its games do not add up')
    return run
  })
}
