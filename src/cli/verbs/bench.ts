import { join } from 'node:path'
import { games } from '../../games/index.ts'
import { type BenchReport, type GameFigures, benchApart as measure } from '../../lab/bench/bench.ts'
import type { Figure } from '../../lab/bench/figure.ts'
import type { Growth } from '../../lab/bench/growth.ts'
import { type Change, changesSince, keepRun, lastRun } from '../../lab/bench/last-run.ts'
import type { Verb } from '../flags.ts'
import { printJson, readable } from '../output.ts'

/** Git does not keep this folder: figures belong to a machine. */
const LAST_RUN = join('reports', 'bench.json')

const between = ({ lowest, highest }: { lowest: number; highest: number }): string =>
  `(${readable(lowest)} to ${readable(highest)})`
const figure = (of: Figure, unit = ''): string => `${readable(of.value)}${unit} ${between(of)}`
const row = (name: string, value: string): void => console.log(`  ${name.padEnd(34)} ${value}`)

function tell({ ceiling, games: figures, cores }: BenchReport): void {
  console.log(
    `ceiling: ${readable(ceiling.decisionsPerSecond)} decisions/s (T) ${between(ceiling.spread)}, ` +
      `${readable(ceiling.gamesPerSecond)} games/s (G), ` +
      `a copy of ${readable(ceiling.copyBytes)} bytes ${ceiling.copyNanoseconds} ns ${between(ceiling.copySpread)}`,
  )
  for (const [id, game] of Object.entries(figures)) tellGame(id, game)
  for (const [id, { one, two, gain, cores: there }] of Object.entries(cores)) {
    console.log(`\n${id} in bulk, with everything counted (${there} cores)`)
    row('games/s on one thread', figure(one))
    row('games/s on two', `${figure(two)} = ${gain} times as many`)
  }
  console.log(
    '\nEach figure is the middle of at least five rounds, with the lowest and the highest behind it. A decision is\n' +
      'counted only when it stops the game with two or more options (or with one that hides something): what the\n' +
      'engine takes by itself is not. The ceiling counts every choice it makes, also those with one option. CPU time\n' +
      'of one core, random-legal play with set-up included; ratios are those of rounds that took turns.',
  )
}

function tellGame(id: string, game: GameFigures): void {
  const { spreads } = game
  console.log(`\n${id} (final states ${game.checksum}, proven by replay)`)
  row('decisions/s', `${readable(game.decisionsPerSecond)} ${between(game.spread)}`)
  row('  of the ceiling', figure(spreads.ratioOfDecisions, ' T'))
  row('games/s', `${readable(game.gamesPerSecond)} = ${figure(spreads.ratioOfGames, ' G')}`)
  row('decisions a game', readable(game.decisionsPerGame))
  row('copy', figure(spreads.copyNanoseconds, ' ns'))
  row('  of the plain copy', figure(spreads.ratioOfCopy))
  row('bytes of two blocks', readable(game.bytesPerGame))
  row('bytes a live game', figure(spreads.liveBytesPerGame))
  row('replay of 1,000', figure(spreads.replayMillisecondsPer1000, ' ms'))
  row('1,000 answers', `${readable(game.answerBytesPer1000)} bytes`)
  for (const [name, ratio] of Object.entries(game.tableSpreads)) row(name, figure(ratio, ' T'))
  for (const [name, ratio] of Object.entries(game.players)) row(name, figure(ratio, ' T'))
  tellGrowth('cards in play', game.byCardsInPlay)
  tellGrowth('decisions so far', game.byLength)
}

function tellGrowth(what: string, thirds: readonly Growth[]): void {
  for (const { mean, nanoseconds } of thirds)
    row(`with ${readable(mean)} ${what}`, `${figure(nanoseconds, ' ns')} a decision`)
}

function tellChanges(changes: readonly Change[]): void {
  console.log(`\nAgainst the last run (${LAST_RUN}):`)
  if (changes.length === 0) console.log('  nothing that its rounds and these do not explain')
  for (const { game, figure: name, before, now, slower } of changes)
    row(
      `${game}: ${name}`,
      `${slower ? 'SLOWER' : 'faster'}: ${readable(before)} before, ${readable(now)} now`,
    )
}

export const bench: Verb = {
  name: 'bench',
  use: '[--json]',
  summary: { en: 'how fast the engine is here', fr: 'la vitesse du moteur sur cette machine' },
  help: {
    en: `Plays each game at random on one core, in turns with an idealised loop, and compares: with the loop, and with\nthe last run, which is kept in ${LAST_RUN}. Takes less than a minute. Fails when the final states are not those that\nthe records of the games lead to.`,
    fr: `Joue chaque jeu au hasard sur un cœur, en alternance avec une boucle idéalisée, et compare\u00a0: avec la boucle, et avec\nla dernière mesure, gardée dans ${LAST_RUN}. Dure moins d’une minute. Échoue si les états finaux ne sont pas ceux\nauxquels mènent les enregistrements des parties.`,
  },
  flags: [{ name: 'json', help: { en: 'the figures for a program', fr: 'les chiffres pour un programme' } }],
  words: { least: 0, most: 0 },
  async run(given) {
    const report = await measure(games.map(({ id }) => id))
    const last = lastRun(LAST_RUN)
    const changes = last === null ? null : changesSince(last, report)
    keepRun(LAST_RUN, report)
    if (given.has('json'))
      printJson({ ...report.games, ceiling: report.ceiling, cores: report.cores, changes: changes ?? [] })
    else {
      tell(report)
      if (changes !== null) tellChanges(changes)
    }
    return 0
  },
}
