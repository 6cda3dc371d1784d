import type { Game } from './game.ts'
import { seedFrom } from './random.ts'
import type { Act, GameRecord } from './record.ts'
import { spoiled } from './record-parts.ts'
import type { State } from './state.ts'

/** What was done between two answers, in its order. */
export const actsAfter = (record: GameRecord, answers: number): readonly Act[] =>
  record.acts?.filter(({ after }) => after === answers) ?? []

/** Plays the first `count` answers of a record into a block, without comparing anything. */
export function replayTo<S>(
  game: Game<S>,
  record: GameRecord,
  count: number,
  s: State = game.schema.create(),
): State {
  game.schema.reset(s)
  game.begin(s, game.readSetup(record.setup), seedFrom(record.seed))
  const play = (after: number): void => {
    for (const { seat, act } of actsAfter(record, after))
      if (game.act?.(s, seat, act) !== true)
        throw spoiled(`“${act}” is not possible there`, `answer ${after}`)
  }
  for (let i = 0; i < count; i++) {
    play(i)
    if (!game.machine.waiting(s)) throw spoiled('the game is already over', `answer ${i + 1}`)
    const options = game.machine.options(s)
    if (record.answers[i]! >= options)
      throw spoiled(`${record.answers[i]} is not one of the ${options} options`, `answer ${i + 1}`)
    game.machine.answer(s, record.answers[i]!)
  }
  if (count === record.answers.length) play(count)
  return s
}
