import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { botNames } from '../../bots/index.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reportOf } from '../../lab/report/chapters.ts'
import { checkForm, writeReport } from '../../lab/report/files.ts'
import { writeText } from '../../lab/report/text.ts'
import { type Run, readRun, writeRun } from '../../lab/simulate/run-file.ts'
import { checkStudy, type Series, type Study } from '../../lab/simulate/series.ts'
import { keepStopped } from '../../lab/simulate/stopped.ts'
import { gamesOf, nothingPlayed, type Played, simulate as simulateStudy } from '../../lab/simulate/threads.ts'
import { LANGS } from '../../language/face.ts'
import { type Flag, type Given, readLine, type Verb } from '../flags.ts'
import { printJson, readable } from '../output.ts'
import { progressLine } from '../progress.ts'
import { chosenSetup, fixedFlags, SETUP_FLAG } from '../setup.ts'
import { wordsOf } from '../words-of.ts'

const MOST_GAMES = 1_000_000_000
const MOST_THREADS = 64
const USUAL_GAMES = 1_000
const USUAL_SEED = 'cardwright'
/** What a shell says of a command that Ctrl-C ended. */
const INTERRUPTED = 130
/** A run is written to disk so often. */
const SAVE_EVERY = 2_000

/** What may differ between two series that are compared. */
const SERIES_FLAGS: readonly Flag[] = [
  SETUP_FLAG,
  { name: 'any', help: 'draw a new set-up for each game where the flags leave it open' },
  { name: 'bot', value: 'NAME', help: `who plays all seats: ${botNames.join(', ')}; random unless said` },
  { name: 'seats', value: 'NAME,NAME', help: 'who plays each seat' },
]

function botsOf(given: Given): string[] {
  const seats = given.value('seats')
  if (seats === undefined) return [given.value('bot') ?? 'random']
  if (given.has('bot')) throw new Refusal('--bot is for all seats, --seats for each: leave out one of them')
  return seats.split(',')
}

function seriesOf(given: Given, game: string | undefined, seed: string): Series {
  const bots = botsOf(given)
  if (given.has('any')) {
    const fixed = fixedFlags(given, game)
    return { game: fixed.game.id, setups: { kind: 'any', flags: fixed.flags }, seed, bots }
  }
  const chosen = chosenSetup(given, game, seed)
  return { game: chosen.game.id, setups: { kind: 'same', document: chosen.document }, seed, bots }
}

/** Bots that differ in one seat draw from the same chance in the others: one a seat on both sides, or one on both. */
function seatedAlike([one, other]: readonly [Series, Series]): readonly [Series, Series] {
  if (one.bots.length === other.bots.length) return [one, other]
  const seats = Math.max(one.bots.length, other.bots.length)
  const spread = (series: Series): Series =>
    series.bots.length === seats
      ? series
      : { ...series, bots: Array.from({ length: seats }, () => series.bots[0]!) }
  return [spread(one), spread(other)]
}

function studyOf(given: Given): Study {
  const seed = given.value('seed') ?? USUAL_SEED
  const first = seriesOf(given, given.value('game'), seed)
  const facts = !given.has('plain')
  const against = given.value('against')
  if (against === undefined) return { series: [first], facts }
  const other = readLine(
    { ...simulate, name: 'simulate --against', flags: SERIES_FLAGS, words: { least: 0, most: 0 } },
    wordsOf(against),
  )
  return { series: seatedAlike([first, seriesOf(other, first.game, seed)]), facts }
}

/** Flags that a run on disk has settled already. */
const SETTLED = ['game', 'setup', 'any', 'bot', 'seats', 'seed', 'against', 'plain', 'save'] as const

function begun(given: Given): Run {
  const file = given.value('resume')
  if (file === undefined) {
    const save = given.value('save')
    if (save !== undefined && existsSync(save))
      throw new Refusal('this file is already there; take another name, or go on with it by --resume', save)
    const study = studyOf(given)
    const games = given.wholeNumber('games', USUAL_GAMES, 1, MOST_GAMES)
    return { study, games, played: nothingPlayed(study) }
  }
  const settled = SETTLED.find((name) => given.has(name))
  if (settled !== undefined)
    throw new Refusal(`--resume goes on with what ${file} says: leave out --${settled}`)
  const run = readRun(file)
  return { ...run, games: given.wholeNumber('games', run.games, 1, MOST_GAMES) }
}

/** Plays, shows how far it is, and keeps the run on disk; Ctrl-C ends it with what there is. */
async function play(
  run: Run,
  threads: number,
  file: string | undefined,
): Promise<Played & { stopped: boolean }> {
  const { study, games, played: before } = run
  const interrupt = new AbortController()
  const stop = () => interrupt.abort()
  process.once('SIGINT', stop)
  const line = progressLine(games, gamesOf(before))
  let saved = performance.now()
  const played = await simulateStudy(study, games, threads, {
    stop: interrupt.signal,
    before,
    progress(soFar) {
      line.show(gamesOf(soFar))
      if (file === undefined || performance.now() - saved < SAVE_EVERY) return
      saved = performance.now()
      writeRun(file, { study, games, played: soFar })
    },
  })
  line.clear()
  process.off('SIGINT', stop)
  if (file !== undefined) writeRun(file, { study, games, played })
  return { ...played, stopped: interrupt.signal.aborted }
}

export const simulate: Verb = {
  name: 'simulate',
  use: '--game GAME [set-up flags] [--games N] [--seed S] [--bot NAME] [--against "..."] [--report FILE] [--json]',
  summary: 'many games between bots, with a report',
  help: 'Plays a series of games on all cores. The same seed gives the same results, whatever the number of threads;\ngame 17 of seed S is the game that "play --seed S/17" deals. Ctrl-C ends it with what has been played so far.\n--against plays a second series with the same deals, for example --against "--bot greedy" or\n--against "--nemesis gate-witch", and tells the difference. --save keeps the run on disk so that --resume can go\non with it. A game that is stopped by an error is written to reports/ as a record, and the exit code is 1.',
  flags: [
    { name: 'game', value: 'GAME', help: 'which game, unless the set-up file says it' },
    ...SERIES_FLAGS,
    {
      name: 'against',
      value: '"FLAGS"',
      line: true,
      help: 'compare with a series of these flags, dealt the same cards',
    },
    { name: 'games', value: 'N', help: `how many games; ${USUAL_GAMES} unless said` },
    { name: 'seed', value: 'S', help: `any text; "${USUAL_SEED}" unless said` },
    { name: 'threads', value: 'T', help: 'how many threads; one per core unless said' },
    { name: 'plain', help: 'count only how games ended: somewhat faster' },
    { name: 'report', value: 'FILE,FILE', help: 'write a report: .html, .csv or .json, one or several' },
    { name: 'lang', value: 'LANG', help: 'language of the report: en or fr' },
    { name: 'save', value: 'FILE', help: 'keep the run in a new file while it is played' },
    {
      name: 'resume',
      value: 'FILE',
      help: 'go on with a run, and keep it there; --games may make it longer',
    },
    { name: 'json', help: '{games, decisions, seconds, outcomes: {name: count}, report}' },
  ],
  setup: true,
  words: { least: 0, most: 0 },
  async run(given) {
    const lang = given.oneOf('lang', 'en', LANGS)
    const reports = given.value('report')?.split(',') ?? []
    for (const file of reports) checkForm(file)
    const threads = given.wholeNumber('threads', availableParallelism(), 1, MOST_THREADS)
    const run = begun(given)
    checkStudy(run.study)

    const start = performance.now()
    const { sum, stopped } = await play(run, threads, given.value('save') ?? given.value('resume'))
    const seconds = (performance.now() - start) / 1000
    const broken = run.study.series.flatMap((series, i) =>
      keepStopped(sum.series[i]!.stopped, series, 'reports'),
    )
    for (const { number, message, file } of broken)
      console.error(
        `game ${number} was stopped by an error: ${message}; see it with: cardwright replay ${file} --verify`,
      )
    const report = reportOf(run.study, sum, lang)
    for (const file of reports) await writeReport(file, report)

    const { games, decisions, outcomes, checksum } = sum.series[0]!
    const states = checksum.toString(16).padStart(8, '0')
    if (given.has('json'))
      printJson({
        games,
        decisions,
        seconds,
        outcomes,
        checksum: states,
        stopped: sum.series.flatMap((counts) => counts.stopped.map(({ number }) => number)),
        report,
      })
    else {
      const total = sum.series.reduce((n, counts) => n + counts.decisions, 0)
      console.log(
        `${readable(games)} games, ${readable(total)} decisions in ${seconds.toFixed(2)} s ` +
          `(${readable(Math.round(total / seconds))} decisions/s), final states ${states}`,
      )
      console.log(writeText(report))
      for (const file of reports) console.log(file)
    }
    if (stopped) return INTERRUPTED
    return broken.length === 0 ? 0 : 1
  },
}
