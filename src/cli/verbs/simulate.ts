import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type BothLanguages, Refusal } from '../../kernel/refusal.ts'
import { checkWritable, KeptFile, placeOf, readText } from '../../lab/files.ts'
import { reportOf } from '../../lab/report/chapters.ts'
import { checkForm, writeReport } from '../../lab/report/files.ts'
import type { Report } from '../../lab/report/model.ts'
import { writeText } from '../../lab/report/text.ts'
import type { Sum } from '../../lab/simulate/counts.ts'
import { simulateOver } from '../../lab/simulate/over-redis.ts'
import { type Run, readRun, runText } from '../../lab/simulate/run-file.ts'
import { checkStudy } from '../../lab/simulate/series.ts'
import { keepStopped } from '../../lab/simulate/stopped.ts'
import {
  gamesOf,
  nothingPlayed,
  type Played,
  simulate as simulateStudy,
  type Watching,
} from '../../lab/simulate/threads.ts'
import { LANGS, type Lang } from '../../language/face.ts'
import { type Given, same, type Verb } from '../flags.ts'
import { messages } from '../messages.ts'
import { ALREADY_THERE, printJson, readable } from '../output.ts'
import { PACKS_FLAG } from '../packs.ts'
import { progressLine } from '../progress.ts'
import { SERIES_FLAGS, studyOf, USUAL_SEED } from '../study.ts'

const MOST_GAMES = 1_000_000_000
/** More than two threads a core win no time, and each takes about 60 MB. */
const MOST_THREADS = Math.max(4, 2 * availableParallelism())
const USUAL_GAMES = 1_000
/** What a shell says of a command that Ctrl-C ended. */
const INTERRUPTED = 130
/** Something was played, but is not in the file it belongs in. */
const NOT_WRITTEN = 2
/** A run is written to disk so often. */
const SAVE_EVERY = 2_000

/** Flags that a run on disk has settled already. */
const SETTLED = ['game', 'setup', 'any', 'bot', 'seats', 'seed', 'against', 'plain', 'save'] as const

function begun(given: Given): Run {
  const file = given.value('resume')
  if (file === undefined) {
    const save = given.value('save')
    if (save !== undefined && existsSync(save)) throw new Refusal(ALREADY_THERE, save)
    const study = studyOf(given)
    const games = given.wholeNumber('games', USUAL_GAMES, 1, MOST_GAMES)
    return { study, games, played: nothingPlayed(study) }
  }
  const settled = SETTLED.find((name) => given.has(name))
  if (settled !== undefined)
    throw new Refusal({
      en: `--resume goes on with what ${file} says: leave out --${settled}`,
      fr: `--resume continue ce que dit ${file}\u00a0: retirez --${settled}`,
    })
  const run = readRun(file)
  return { ...run, games: given.wholeNumber('games', run.games, 1, MOST_GAMES) }
}

/** Keeps a run on disk; what cannot be written is said, and the games go on. */
class KeptRun {
  /** Why it is not on disk, when it is not. */
  failed: Refusal | null = null
  private readonly kept: KeptFile
  private readonly say: (why: Refusal) => void

  constructor(kept: KeptFile, say: (why: Refusal) => void) {
    this.kept = kept
    this.say = say
  }

  keep(run: Run): void {
    try {
      this.kept.write(runText(run))
      this.failed = null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.failed === null) this.say(error)
      this.failed = error
    }
  }
}

/** Where results go: nothing is overwritten, no two are one file, and each can be written. */
function checkReports(reports: readonly string[], run: string | undefined): void {
  for (const file of reports) {
    checkForm(file)
    if (existsSync(file)) throw new Refusal(REPORT_THERE, file)
    checkWritable(file)
  }
  const all = [...reports, ...(run === undefined ? [] : [run])]
  const places = all.map(placeOf)
  const twice = all.find((_, i) => places.indexOf(places[i]!) < i)
  if (twice !== undefined) throw new Refusal(NAMED_TWICE, twice)
}

const REPORT_THERE: BothLanguages = {
  en: 'this file is already there; take another name for the report',
  fr: 'ce fichier existe déjà\u202f; prenez un autre nom pour le rapport',
}
const NAMED_TWICE: BothLanguages = {
  en: 'this file is named twice: a run and each of its reports need files of their own',
  fr: 'ce fichier est nommé deux fois\u00a0: une série et chacun de ses rapports ont chacun leur fichier',
}

/** Plays, shows how far it is, and keeps the run on disk; Ctrl-C ends it with what there is. */
async function play(
  run: Run,
  { threads, workers }: { readonly threads: number; readonly workers: string | undefined },
  keep: (run: Run) => void,
  lang: Lang,
): Promise<Played & { stopped: boolean }> {
  const { study, games, played: before } = run
  const interrupt = new AbortController()
  const stop = () => interrupt.abort()
  process.once('SIGINT', stop)
  const line = progressLine(games, gamesOf(before), lang)
  let saved = performance.now()
  const watching: Watching = {
    stop: interrupt.signal,
    before,
    progress(soFar) {
      line.show(gamesOf(soFar))
      if (performance.now() - saved < SAVE_EVERY) return
      saved = performance.now()
      keep({ study, games, played: soFar })
    },
  }
  const played =
    workers === undefined
      ? await simulateStudy(study, games, threads, watching)
      : await simulateOver(workers, study, games, watching)
  line.clear()
  process.off('SIGINT', stop)
  keep({ study, games, played })
  return { ...played, stopped: interrupt.signal.aborted }
}

/** The answer for a program; games and decisions are those of the first series. */
function answerOf(sum: Sum, seconds: number, report: Report): unknown {
  const { games, decisions, outcomes, checksum } = sum.series[0]!
  const stopped = sum.series.flatMap((counts) => counts.stopped.map(({ number }) => number))
  return { games, decisions, seconds, outcomes, checksum: hex(checksum), stopped, report }
}

const hex = (checksum: number): string => checksum.toString(16).padStart(8, '0')

/** The first line for people: games by series, decisions of all. */
function summary({ series }: Sum, seconds: number, lang: Lang): string {
  const say = (n: number): string => readable(n, lang)
  const total = series.reduce((n, counts) => n + counts.decisions, 0)
  const rate = say(Math.round(total / seconds))
  const games = series.map((counts) => say(counts.games))
  return messages[lang].simulated(games, say(total), seconds.toFixed(2), rate, hex(series[0]!.checksum))
}

export const simulate: Verb = {
  name: 'simulate',
  use: '--game GAME [set-up flags] [--games N] [--seed S] [--bot NAME] [--against "..."] [--report FILE] [--json]',
  summary: {
    en: 'many games between bots, with a report',
    fr: 'beaucoup de parties entre robots, avec un rapport',
  },
  help: {
    en: 'Plays a series of games on all cores. The same seed gives the same results, whatever the number of threads;\ngame 17 of seed S is the game that "play --seed S/17" deals. Ctrl-C ends it with what has been played so far.\n--against plays a second series from the same seeds, for example --against "--bot greedy" or\n--against "--nemesis gate-witch", and tells the difference; what it leaves unsaid is as in the first series. --save keeps the run on disk so that --resume can go\non with it. A game that is stopped by an error is written to reports/ as a record, and the exit code is 1.',
    fr: 'Joue une série de parties sur tous les cœurs. La même graine donne les mêmes résultats, quel que soit le nombre de\nfils\u202f; la partie 17 de la graine S est celle que donne «\u202fplay --seed S/17\u202f». Ctrl-C s’arrête avec ce qui est déjà joué.\n--against joue une seconde série avec les mêmes graines, par exemple --against "--bot greedy" ou\n--against "--nemesis gate-witch", et dit la différence\u202f; ce qu’elle ne dit pas est comme dans la première. --save garde la série sur le disque pour que --resume la\ncontinue. Une partie arrêtée par une erreur est enregistrée dans reports/, et le code de sortie est 1.',
  },
  flags: [
    {
      name: 'game',
      value: 'GAME',
      help: {
        en: 'which game, unless the set-up file says it',
        fr: 'quel jeu, si le fichier de mise en place ne le dit pas',
      },
    },
    ...SERIES_FLAGS,
    PACKS_FLAG,
    {
      name: 'against',
      value: '"FLAGS"',
      line: true,
      help: {
        en: 'compare with a second series: these flags over those of the first',
        fr: 'comparer avec une seconde série\u00a0: ces options par-dessus celles de la première',
      },
    },
    {
      name: 'games',
      value: 'N',
      help: {
        en: `how many games; ${USUAL_GAMES} unless said`,
        fr: `combien de parties\u202f; ${USUAL_GAMES} sauf indication`,
      },
    },
    {
      name: 'seed',
      value: 'S',
      help: {
        en: `any text; “${USUAL_SEED}” unless said`,
        fr: `un texte quelconque\u202f; «\u202f${USUAL_SEED}\u202f» sauf indication`,
      },
    },
    {
      name: 'threads',
      value: 'T',
      help: {
        en: 'how many threads; one per core unless said',
        fr: 'combien de fils\u202f; un par cœur sauf indication',
      },
    },
    {
      name: 'workers',
      value: 'ADDRESS',
      help: {
        en: 'let workers play that have joined at redis://... (see worker --help)',
        fr: 'laisser jouer les ouvriers qui ont rejoint redis://... (voir worker --help)',
      },
    },
    {
      name: 'plain',
      help: {
        en: 'count only how games ended: somewhat faster',
        fr: 'compter seulement la fin des parties\u00a0: un peu plus vite',
      },
    },
    {
      name: 'report',
      value: 'FILE,FILE',
      help: {
        en: 'write a report: .html, .csv or .json, one or several',
        fr: 'écrire un rapport\u00a0: .html, .csv ou .json, un ou plusieurs',
      },
    },
    {
      name: 'lang',
      value: 'LANG',
      help: { en: 'language of the report: en or fr', fr: 'langue du rapport\u00a0: en ou fr' },
    },
    {
      name: 'save',
      value: 'FILE',
      help: {
        en: 'keep the run in a new file while it is played',
        fr: 'garder la série dans un nouveau fichier pendant qu’elle se joue',
      },
    },
    {
      name: 'resume',
      value: 'FILE',
      help: {
        en: 'go on with a run, and keep it there; --games may make it longer',
        fr: 'continuer une série, et l’y garder\u202f; --games peut l’allonger',
      },
    },
    { name: 'json', help: same('{games, decisions, seconds, outcomes: {name: count}, report}') },
  ],
  setup: true,
  words: { least: 0, most: 0 },
  async run(given) {
    const lang = given.oneOf('lang', 'en', LANGS)
    const reports = given.value('report')?.split(',') ?? []
    const threads = given.wholeNumber('threads', availableParallelism(), 1, MOST_THREADS)
    const workers = given.value('workers')
    const file = given.value('save') ?? given.value('resume')
    checkReports(reports, file)
    const run = begun(given)
    checkStudy(run.study)
    const inLang = (why: Refusal): string => (lang === 'fr' ? why.french : why.message)
    const kept = file === undefined ? null : new KeptFile(file, given.has('resume') ? readText(file) : null)
    // Workers may turn out not to be there: then nothing has been written.
    if (workers === undefined) kept?.write(runText(run))
    else if (file !== undefined) checkWritable(file)
    const keeper =
      kept === null ? null : new KeptRun(kept, (why) => console.error(messages[lang].notKept(inLang(why))))

    const start = performance.now()
    const { sum, stopped } = await play(run, { threads, workers }, (soFar) => keeper?.keep(soFar), lang)
    const seconds = (performance.now() - start) / 1000
    const report = reportOf(run.study, sum, lang)
    if (given.has('json')) printJson(answerOf(sum, seconds, report))
    else {
      console.log(summary(sum, seconds, lang))
      console.log(writeText(report))
    }

    // What was played is told by now: whatever cannot be written loses nothing.
    const failures: Refusal[] = keeper?.failed ? [keeper.failed] : []
    const attempt = async (write: () => void | Promise<void>) => {
      try {
        await write()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        failures.push(error)
      }
    }
    for (const [i, series] of run.study.series.entries())
      await attempt(() => {
        for (const { number, message, french = message, file } of keepStopped(
          sum.series[i]!.stopped,
          series,
          'reports',
        ))
          console.error(messages[lang].stopped(number, lang === 'fr' ? french : message, file))
      })
    for (const file of reports)
      await attempt(async () => {
        await writeReport(file, report)
        if (!given.has('json')) console.log(file)
      })
    for (const failure of failures) console.error(`cardwright: ${inLang(failure)}`)
    if (failures.length > 0) return NOT_WRITTEN
    if (stopped) return INTERRUPTED
    return sum.series.every((counts) => counts.stopped.length === 0) ? 0 : 1
  },
}
