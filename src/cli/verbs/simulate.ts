import { availableParallelism } from 'node:os'
import { botNamed, botNames } from '../../bots/index.ts'
import { type Series, simulate as simulateSeries, type Tally } from '../../lab/simulate.ts'
import { keepStopped } from '../../lab/stopped.ts'
import type { Verb } from '../flags.ts'
import { printJson, readable } from '../output.ts'
import { chosenSetup, SETUP_FLAG } from '../setup.ts'

const MOST_GAMES = 1_000_000_000
const MOST_THREADS = 64
/** What a shell says of a command that Ctrl-C ended. */
const INTERRUPTED = 130

const digits = (checksum: number): string => checksum.toString(16).padStart(8, '0')

function tell({ games, decisions, outcomes, checksum }: Tally, seconds: number): void {
  console.log(
    `${readable(games)} games, ${readable(decisions)} decisions in ${seconds.toFixed(2)} s ` +
      `(${readable(Math.round(decisions / seconds))} decisions/s), final states ${digits(checksum)}`,
  )
  for (const [outcome, count] of Object.entries(outcomes))
    console.log(
      `  ${readable(count).padStart(12)}  ${((100 * count) / games).toFixed(1).padStart(5)} %  ${outcome}`,
    )
}

/** Progress is for people who watch; a program or a file gets none of it. */
function progressLine(games: number): ((done: number) => void) | undefined {
  if (!process.stderr.isTTY) return undefined
  return (done) => {
    process.stderr.write(done < games ? `\r${readable(done)} of ${readable(games)} games` : '\r\x1b[K')
  }
}

export const simulate: Verb = {
  name: 'simulate',
  use: '--game GAME [set-up flags] [--games N] [--seed S] [--bot NAME] [--threads T] [--json]',
  summary: 'many games between bots, with a report',
  help: 'Plays a series of games. The same seed gives the same games, whatever the number of threads; game 17 of\nseed S is the game that "play --seed S/17" deals. Ctrl-C prints what has been played so far. A game that is\nstopped by an error is written to reports/ as a record, and the exit code is 1.',
  flags: [
    { name: 'game', value: 'GAME', help: 'which game, unless the set-up file says it' },
    SETUP_FLAG,
    { name: 'games', value: 'N', help: 'how many games; 1000 unless said' },
    { name: 'seed', value: 'S', help: 'any text; "cardwright" unless said' },
    { name: 'bot', value: 'NAME', help: `who plays: ${botNames.join(', ')}` },
    { name: 'threads', value: 'T', help: 'how many threads; one per core unless said' },
    { name: 'json', help: '{games, decisions, seconds, outcomes: {name: count}}' },
  ],
  setup: true,
  words: { least: 0, most: 0 },
  async run(given) {
    const { game, document } = chosenSetup(given, given.value('game'))
    const games = given.wholeNumber('games', 1_000, 1, MOST_GAMES)
    const threads = given.wholeNumber('threads', availableParallelism(), 1, MOST_THREADS)
    const bot = given.value('bot') ?? 'random'
    botNamed(bot)
    const series: Series = { game: game.id, setup: document, seed: given.value('seed') ?? 'cardwright', bot }

    const interrupt = new AbortController()
    const stop = () => interrupt.abort()
    process.once('SIGINT', stop)
    const progress = progressLine(games)
    const start = performance.now()
    const tally = await simulateSeries(series, games, threads, {
      stop: interrupt.signal,
      ...(progress === undefined ? {} : { progress }),
    })
    const seconds = (performance.now() - start) / 1000
    process.off('SIGINT', stop)

    for (const { number, message, file } of keepStopped(tally.stopped, series, 'reports'))
      console.error(
        `game ${number} was stopped by an error: ${message}; see it with: cardwright replay ${file} --verify`,
      )
    if (given.has('json')) {
      const { checksum, stopped, ...rest } = tally
      printJson({
        ...rest,
        seconds,
        checksum: digits(checksum),
        stopped: stopped.map(({ number }) => number),
      })
    } else tell(tally, seconds)
    if (interrupt.signal.aborted) return INTERRUPTED
    return tally.stopped.length === 0 ? 0 : 1
  },
}
