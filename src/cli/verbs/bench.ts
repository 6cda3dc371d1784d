import { games } from '../../games/index.ts'
import { type BenchReport, type GameFigures, benchApart as measure } from '../../lab/bench.ts'
import type { Verb } from '../flags.ts'
import { printJson, readable } from '../output.ts'

function tell({ ceiling, games: figures }: BenchReport): void {
  console.log(
    `ceiling: ${readable(ceiling.decisionsPerSecond)} decisions/s (T), ${readable(ceiling.gamesPerSecond)} games/s (G), ` +
      `a copy of ${readable(ceiling.copyBytes)} bytes ${ceiling.copyNanoseconds} ns; ` +
      `rounds ${readable(ceiling.spread.lowest)} to ${readable(ceiling.spread.highest)}`,
  )
  for (const [id, game] of Object.entries(figures)) tellGame(id, game)
  console.log(
    '\nA decision is counted only when it stops the game with two or more options (or with one that hides\n' +
      'something): what the engine takes by itself is not. The ceiling counts every choice it makes, also those\n' +
      'with one option. CPU time of one core, random-legal play with set-up included, medians of interleaved rounds.',
  )
}

function tellGame(id: string, game: GameFigures): void {
  console.log(`\n${id} (final states ${game.checksum}, proven by replay)`)
  const rows: readonly (readonly [string, string])[] = [
    ['decisions/s', `${readable(game.decisionsPerSecond)} = ${game.ratioOfDecisions} T`],
    ['  rounds', `${readable(game.spread.lowest)} to ${readable(game.spread.highest)}`],
    ['games/s', `${readable(game.gamesPerSecond)} = ${game.ratioOfGames} G`],
    ['decisions a game', readable(game.decisionsPerGame)],
    ['copy', `${game.copyNanoseconds} ns = ${game.ratioOfCopy} of the plain copy`],
    ['bytes a game', `${readable(game.bytesPerGame)} with its undo point`],
    ['replay of 1,000', `${game.replayMillisecondsPer1000} ms`],
    ['1,000 answers', `${readable(game.answerBytesPer1000)} bytes`],
    ...(game.slowest === null
      ? []
      : [['slowest table', `${game.slowest.table}: ${game.slowest.ratioOfDecisions} T`] as const]),
  ]
  for (const [name, value] of rows) console.log(`  ${name.padEnd(17)} ${value}`)
}

export const bench: Verb = {
  name: 'bench',
  use: '[--json]',
  summary: 'how fast the engine is here',
  help: 'Plays each game at random on one core, in turns with an idealised loop, and compares. Takes about\nfifteen seconds a game. Fails when the final states are not those that the records of the games lead to.',
  flags: [{ name: 'json', help: 'the figures for a program' }],
  words: { least: 0, most: 0 },
  async run(given) {
    const report = await measure(games.map(({ id }) => id))
    if (given.has('json')) printJson({ ...report.games, ceiling: report.ceiling })
    else tell(report)
    return 0
  },
}
