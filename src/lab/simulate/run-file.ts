import { createHash } from 'node:crypto'
import { gameNamed } from '../../games/index.ts'
import { isTooDeep } from '../../kernel/record-parts.ts'
import { Refusal } from '../../kernel/refusal.ts'
import {
  anything,
  between,
  byEntry,
  flag,
  listOfEach,
  measure,
  object,
  oneWordOf,
  orNothing,
  rowOf,
  type Shape,
  tableOf,
  text,
} from '../../language/shapes.ts'
import { about, readText } from '../files.ts'
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

const count = between(0, Number.MAX_SAFE_INTEGER)
const some = between(1, Number.MAX_SAFE_INTEGER)
const won = rowOf(2, count)
const series = object(
  {
    game: text,
    setups: byEntry({
      document: object({ kind: oneWordOf(['same'], 'kind of set-up'), document: anything }, {}),
      flags: object({ kind: oneWordOf(['any'], 'kind of set-up'), flags: tableOf(text) }, {}),
    }),
    seed: text,
    bots: listOfEach(text),
  },
  {},
)
const counts = object(
  {
    games: count,
    decisions: count,
    checksum: count,
    outcomes: tableOf(count),
    won: listOfEach(count),
    choices: tableOf(tableOf(won)),
    cards: tableOf(tableOf(rowOf(4, count))),
    measures: tableOf(
      object({ sum: measure, squares: measure, least: measure, most: measure, bars: tableOf(won) }, {}),
    ),
    stopped: listOfEach(object({ number: count, message: text, record: text }, { french: text })),
  },
  {},
)
const pairs = object({ won: listOfEach(rowOf(4, count)), measures: tableOf(rowOf(2, measure)) }, {})
const runShape = object(
  {
    study: object({ series: listOfEach(series), facts: flag }, {}),
    games: some,
    played: object(
      {
        done: listOfEach(object({ first: count, count: some }, {})),
        sum: object({ series: listOfEach(counts), pairs: orNothing(pairs) }, {}),
      },
      {},
    ),
  },
  {},
)
const fileShape = object(
  { format: oneWordOf([FORMAT], 'version'), content: text, check: text, run: anything },
  {},
)

/** A part of a run that has not the shape of today was written by something else. */
function shaped<T>(shape: Shape<T>, value: unknown): T {
  try {
    return shape(value, '')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw foreign()
  }
}

const foreign = (): Refusal =>
  new Refusal({
    en: 'this is not a run of simulate, or it was written by another version',
    fr: 'ce n’est pas une série de simulate, ou elle vient d’une autre version',
  })

const checkOf = (run: unknown): string => createHash('sha256').update(JSON.stringify(run)).digest('hex')
const contentOf = ({ study }: Run): string => gameNamed(study.series[0].game).content

/** A run as it stands in its file. */
export function runText(run: Run): string {
  const document = { format: FORMAT, content: contentOf(run), check: checkOf(run), run }
  return `${JSON.stringify(document)}\n`
}

/** The run in a file; whatever is wrong with it is one sentence, and the file stays as it is. */
export function readRun(file: string): Run {
  const text = readText(file)
  return about(file, () => {
    let document: unknown
    try {
      document = JSON.parse(text)
    } catch {
      throw new Refusal({
        en: 'this is not a run of simulate, or it is damaged: it is not JSON',
        fr: 'ce n’est pas une série de simulate, ou elle est abîmée\u00a0: ce n’est pas du JSON',
      })
    }
    if (isTooDeep(document)) throw foreign()
    const outer = shaped(fileShape, document)
    if (outer.check !== checkOf(outer.run))
      throw new Refusal({
        en: 'this run is damaged: its checksum does not match what it holds',
        fr: 'cette série est abîmée\u00a0: sa somme de contrôle ne correspond pas',
      })
    const run = shaped(runShape, outer.run) as Run
    if (run.study.series.length < 1 || run.study.series.length > 2) throw foreign()
    if (outer.content !== contentOf(run))
      throw new Refusal({
        en: 'this run was played with other cards, packs or rules and cannot go on',
        fr: 'cette série a été jouée avec d’autres cartes, paquets ou règles et ne peut pas continuer',
      })
    if (overlap(run.played.done) || run.played.sum.series[0]?.games !== gamesOf(run.played))
      throw new Refusal({
        en: 'this run is damaged: its games do not add up',
        fr: 'cette série est abîmée\u00a0: le compte des parties n’y est pas',
      })
    return run
  })
}
