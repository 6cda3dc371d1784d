import { join } from 'node:path'
import { games } from '../../games/index.ts'
import { type BenchReport, type GameFigures, benchApart as measure } from '../../lab/bench/bench.ts'
import type { Figure } from '../../lab/bench/figure.ts'
import type { Growth } from '../../lab/bench/growth.ts'
import { type Change, changesSince, keepRun, lastRun } from '../../lab/bench/last-run.ts'
import { LANGS, type Lang } from '../../language/face.ts'
import { benchWords } from '../bench-words.ts'
import type { Verb } from '../flags.ts'
import { printJson, readable } from '../output.ts'

/** Git does not keep this folder: figures belong to a machine. */
const LAST_RUN = join('reports', 'bench.json')

/** Prints what was measured, in one language. */
class Printer {
  private readonly lang: Lang
  private readonly w: (typeof benchWords)[Lang]

  constructor(lang: Lang) {
    this.lang = lang
    this.w = benchWords[lang]
  }

  private n(n: number): string {
    return readable(n, this.lang)
  }

  private between({ lowest, highest }: { lowest: number; highest: number }): string {
    return `(${this.n(lowest)} ${this.w.to} ${this.n(highest)})`
  }

  private figure(of: Figure, unit = ''): string {
    return `${this.n(of.value)}${unit} ${this.between(of)}`
  }

  private percent(share: number): string {
    return new Intl.NumberFormat(this.lang, { style: 'percent', maximumFractionDigits: 1 }).format(share)
  }

  private row(name: string, value: string): void {
    console.log(`  ${name.padEnd(34)} ${value}`)
  }

  print({ ceiling, games: figures, cores }: BenchReport): void {
    const { w } = this
    console.log(
      `${w.ceiling} ${this.n(ceiling.decisionsPerSecond)} ${w.decisionsPerSecond} (T) ${this.between(ceiling.spread)}, ` +
        `${this.n(ceiling.gamesPerSecond)} ${w.gamesPerSecond} (G), ` +
        `${w.copyOf(this.n(ceiling.copyBytes))} ${this.n(ceiling.copyNanoseconds)} ns ${this.between(ceiling.copySpread)}`,
    )
    for (const [id, game] of Object.entries(figures)) this.printGame(id, game)
    for (const [id, { one, two, gain, cores: there }] of Object.entries(cores)) {
      console.log(`\n${w.bulk(id, there)}`)
      this.row(w.oneThread, this.figure(one))
      this.row(w.twoThreads, `${this.figure(two)} = ${w.timesAsMany(gain)}`)
    }
    console.log(`\n${w.note}`)
  }

  private printGame(id: string, game: GameFigures): void {
    const { w } = this
    const { spreads } = game
    console.log(`\n${w.game(id, game.checksum)}`)
    this.row(w.decisionsPerSecond, `${this.n(game.decisionsPerSecond)} ${this.between(game.spread)}`)
    this.row(w.ofCeiling, this.figure(spreads.ratioOfDecisions, ' T'))
    this.row(w.gamesPerSecond, `${this.n(game.gamesPerSecond)} = ${this.figure(spreads.ratioOfGames, ' G')}`)
    this.row(w.decisionsPerGame, this.n(game.decisionsPerGame))
    this.row(w.idle, `${this.percent(game.idleShare)}: ${w.choicesOnly(this.n(game.ratioOfChoices))}`)
    this.row(w.copy, this.figure(spreads.copyNanoseconds, ' ns'))
    this.row(w.ofPlainCopy, this.figure(spreads.ratioOfCopy))
    this.row(w.block, this.n(game.bytesPerGame))
    this.row(w.liveGame, this.figure(spreads.liveBytesPerGame))
    this.row(w.replay, this.figure(spreads.replayMillisecondsPer1000, ' ms'))
    this.row(w.answers, `${this.n(game.answerBytesPer1000)} ${w.bytes}`)
    for (const [name, ratio] of Object.entries(game.tableSpreads)) this.row(name, this.figure(ratio, ' T'))
    for (const [name, ratio] of Object.entries(game.players)) this.row(name, this.figure(ratio, ' T'))
    this.printGrowth(w.withCards, game.byCardsInPlay)
    this.printGrowth(w.withDecisions, game.byLength)
  }

  private printGrowth(what: (mean: string) => string, thirds: readonly Growth[]): void {
    for (const { mean, nanoseconds } of thirds)
      this.row(what(this.n(mean)), `${this.figure(nanoseconds, ' ns')} ${this.w.perDecision}`)
  }

  printChanges(changes: readonly Change[]): void {
    const { w } = this
    console.log(`\n${w.against(LAST_RUN)}`)
    if (changes.length === 0) console.log(`  ${w.noChange}`)
    for (const { game, figure: name, before, now, slower } of changes)
      this.row(`${game}: ${name}`, w.changed(slower, this.n(before), this.n(now)))
  }
}

export const bench: Verb = {
  name: 'bench',
  use: '[--lang en|fr] [--json]',
  summary: { en: 'how fast the engine is here', fr: 'la vitesse du moteur sur cette machine' },
  help: {
    en: `Plays each game at random on one core, in turns with an idealised loop, and compares: with the loop, and with\nthe last run, which is kept in ${LAST_RUN}. Takes about two minutes. Fails when the final states are not those that\nthe records of the games lead to.`,
    fr: `Joue chaque jeu au hasard sur un cœur, en alternance avec une boucle idéalisée, et compare\u00a0: avec la boucle, et avec\nla dernière mesure, gardée dans ${LAST_RUN}. Dure environ deux minutes. Échoue si les états finaux ne sont pas ceux\nauxquels mènent les enregistrements des parties.`,
  },
  flags: [
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
    { name: 'json', help: { en: 'the figures for a program', fr: 'les chiffres pour un programme' } },
  ],
  words: { least: 0, most: 0 },
  async run(given) {
    const printer = new Printer(given.oneOf('lang', 'en', LANGS))
    const report = await measure(games.map(({ id }) => id))
    const last = lastRun(LAST_RUN)
    const changes = last === null ? null : changesSince(last, report)
    keepRun(LAST_RUN, report)
    if (given.has('json'))
      printJson({ ...report.games, ceiling: report.ceiling, cores: report.cores, changes: changes ?? [] })
    else {
      printer.print(report)
      if (changes !== null) printer.printChanges(changes)
    }
    return 0
  },
}
