import { AgentView } from '../../bots/agent-view.ts'
import { RandomBot } from '../../bots/random.ts'
import { copyInto } from '../../kernel/block.ts'
import { derivedSeed, seedFrom } from '../../kernel/random.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { replayTo } from '../../kernel/replay.ts'
import type { State } from '../../kernel/state.ts'
import type { Playable } from '../../language/face.ts'
import { cpuSeconds, timed } from './clock.ts'
import { type Figure, figureOf } from './figure.ts'

/** What a decision costs where something is small, middling or large. */
export interface Growth {
  /** The mean of it in each third: cards in play, or the number of the decision. */
  readonly mean: number
  readonly nanoseconds: Figure
}

const SAMPLED_GAMES = 60
const PER_GAME = 12
const THIRDS = 3
const PASSES = 12

interface Moment {
  readonly state: State
  readonly inPlay: number
  readonly decision: number
}

/** Positions from all parts of many games. */
function moments(game: Playable, records: readonly GameRecord[]): Moment[] {
  return records.slice(0, SAMPLED_GAMES).flatMap((record) =>
    Array.from({ length: PER_GAME }, (_, i) => {
      const decision = Math.floor((record.answers.length * i) / PER_GAME)
      const state = replayTo(game, record, decision)
      return { state, decision, inPlay: game.tally.inPlay(state) }
    }),
  )
}

/**
 * The time of one decision from each position: copied, listed, answered at random and run to the next one. What
 * the copy alone takes is not counted.
 */
function decisionTimes(game: Playable, from: readonly Moment[], rounds: number): Figure {
  const s = game.schema.create()
  const agent = new AgentView(game, s)
  const bot = new RandomBot()
  const { machine } = game
  const nanoseconds = (work: () => void): number => {
    const { times, seconds } = timed(cpuSeconds, () => {
      for (let pass = 0; pass < PASSES; pass++)
        for (let i = 0; i < from.length; i++) {
          copyInto(s, from[i]!.state)
          work()
        }
    })
    return (seconds * 1e9) / (times * PASSES * from.length)
  }
  bot.begin(derivedSeed(seedFrom('growth'), 0))
  const decide = (): void => machine.answer(s, bot.choose(agent))
  nanoseconds(decide)
  return figureOf(
    Array.from({ length: rounds }, () => nanoseconds(decide) - nanoseconds(() => undefined)),
    0,
  )
}

function thirds(
  game: Playable,
  all: readonly Moment[],
  rounds: number,
  by: (moment: Moment) => number,
): Growth[] {
  const sorted = [...all].sort((a, b) => by(a) - by(b))
  const size = Math.ceil(sorted.length / THIRDS)
  return Array.from({ length: THIRDS }, (_, i) => {
    const part = sorted.slice(i * size, (i + 1) * size)
    const mean = part.reduce((sum, moment) => sum + by(moment), 0) / part.length
    return { mean: Number(mean.toFixed(1)), nanoseconds: decisionTimes(game, part, rounds) }
  })
}

/** What a decision costs with few and with many cards in play, and early and late in a game. */
export function growthOf(
  game: Playable,
  records: readonly GameRecord[],
  rounds: number,
): { readonly byCardsInPlay: readonly Growth[]; readonly byLength: readonly Growth[] } {
  const all = moments(game, records)
  // Every kind of position once, before the first of them is timed.
  decisionTimes(game, all, 1)
  return {
    byCardsInPlay: thirds(game, all, rounds, ({ inPlay }) => inPlay),
    byLength: thirds(game, all, rounds, ({ decision }) => decision),
  }
}
