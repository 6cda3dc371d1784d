import { RandomBot } from '../../bots/random.ts'
import { hash } from '../../kernel/block.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { verify } from '../../kernel/verify.ts'
import type { Playable } from '../../language/face.ts'
import { gameSeed, Playout } from '../playout.ts'
import { CEILING_PROOF, playCeiling } from './ceiling.ts'
import { threadSeconds, timed } from './clock.ts'

/** The engine did not do the work it was timed for. */
export class BenchFault extends Error {
  override readonly name = 'BenchFault'
}

const SERIES = 'bench'

/** How long to measure. */
export interface Effort {
  readonly rounds: number
  readonly warmUpSeconds: number
  readonly roundSeconds: number
  /** Games whose records are replayed and compared with what the timed loop reached. */
  readonly provenGames: number
  /** How often copying and replaying are measured. */
  readonly batches: number
}

export interface Lap {
  readonly decisions: number
  readonly games: number
  readonly seconds: number
}

/** Something that plays the same games in every lap, and proves it. */
export interface Runner {
  games: number
  lap(): Lap
}

export const rate = ({ decisions, seconds }: Lap): number => decisions / seconds
export const gameRate = ({ games, seconds }: Lap): number => games / seconds

export class CeilingRunner implements Runner {
  games = CEILING_PROOF.games

  lap(): Lap {
    let decisions = 0
    const { times, seconds } = timed(threadSeconds, () => {
      decisions += playCeiling(this.games).decisions
    })
    return { decisions, games: times * this.games, seconds }
  }

  prove(): string {
    const { decisions, checksum } = playCeiling(CEILING_PROOF.games)
    if (decisions !== CEILING_PROOF.decisions || checksum !== CEILING_PROOF.checksum)
      throw new BenchFault(`the ceiling reached ${checksum} instead of ${CEILING_PROOF.checksum}`)
    return digits(checksum >>> 0)
  }
}

export class GameRunner implements Runner {
  games: number
  readonly game: Playable
  private readonly provenGames: number
  private readonly playout: Playout
  private readonly seeds: string[] = []
  private expected = 0

  constructor(game: Playable, { provenGames }: Effort, document = game.setupFrom({})) {
    this.game = game
    this.games = provenGames
    this.provenGames = provenGames
    this.playout = new Playout(game, document, new RandomBot())
  }

  lap(): Lap {
    const { playout, games } = this
    while (this.seeds.length < games) this.seeds.push(gameSeed(SERIES, this.seeds.length))
    let decisions = 0
    let proven = 0
    const { times, seconds } = timed(threadSeconds, () => {
      proven = 0
      for (let i = 0; i < games; i++) {
        decisions += playout.play(this.seeds[i]!)
        if (i < this.provenGames) proven = mixed(proven, playout.hash)
      }
    })
    if (this.expected !== 0 && proven !== this.expected)
      throw new BenchFault(
        `${this.game.id} reached ${digits(proven)} instead of ${digits(this.expected)}: it did not play the games it was timed for`,
      )
    return { decisions, games: times * games, seconds }
  }

  /** Replays the first games from their records, on another path through the kernel. */
  prove(): { readonly checksum: string; readonly records: readonly GameRecord[] } {
    const { game, playout } = this
    const records: GameRecord[] = []
    let sum = 0
    const s = game.schema.create()
    for (let i = 0; i < this.provenGames; i++) {
      playout.play(this.seeds[i]!)
      const record = playout.record(this.seeds[i]!)
      const verdict = verify(game, record, s)
      if (!verdict.ok) throw new BenchFault(`${game.id}, game ${i}: the replay differs: ${verdict.reason}`)
      sum = mixed(sum, hash(s))
      records.push(record)
    }
    this.expected = sum
    return { checksum: digits(sum), records }
  }
}

const mixed = (sum: number, h: number): number => (Math.imul(sum, 31) + h) >>> 0
const digits = (n: number): string => n.toString(16).padStart(8, '0')

/** Runs until the machine knows the code, and finds how many games make one round. */
export function warmUp(runner: Runner, { warmUpSeconds, roundSeconds, provenGames }: Effort): void {
  let spent = 0
  let last = runner.lap()
  for (; spent < warmUpSeconds; spent += last.seconds) last = runner.lap()
  const perSecond = last.games / last.seconds
  runner.games = Math.max(provenGames, Math.round(perSecond * roundSeconds))
}
