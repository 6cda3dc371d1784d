import type { Machine } from '../kernel/machine.ts'
import type { State } from '../kernel/state.ts'
import type { Advice } from '../language/advice.ts'
import type { Advised } from '../language/face.ts'

/** What a bot has of a game: enough to think in worlds of its own. */
export interface GameForBots {
  readonly id: string
  readonly schema: { create(): State }
  readonly machine: Pick<Machine, 'waiting' | 'options' | 'seat' | 'answer'>
  readonly advice: Advice
}

const { freeze } = Object

/** Functions for bots, in front of those of the game: none of what is shared with the tables can be reached through them. */
function facing(game: Advised): GameForBots {
  const { id, schema, machine, advice } = game
  const { plans } = advice
  return freeze({
    id,
    schema: freeze({ create: freeze(() => schema.create()) }),
    machine: freeze({
      waiting: freeze((world: State) => machine.waiting(world)),
      options: freeze((world: State) => machine.options(world)),
      seat: freeze((world: State) => machine.seat(world)),
      answer: freeze((world: State, i: number) => machine.answer(world, i)),
    }),
    advice: freeze({
      weigh: freeze((world: State, weights: Float64Array) => advice.weigh(world, weights)),
      atOnce: freeze((world: State) => advice.atOnce(world)),
      obvious: advice.obvious,
      odds: freeze((world: State, seat: number) => advice.odds(world, seat)),
      won: freeze((world: State, seat: number) => advice.won(world, seat)),
      allied: freeze((one: number, other: number) => advice.allied(one, other)),
      turn: freeze((world: State) => advice.turn(world)),
      horizon: advice.horizon,
      plans:
        plans === null
          ? null
          : freeze({
              begunBy: freeze((option: number) => plans.begunBy(option)),
              follow: freeze((world: State, plan: number, weights: Float64Array) =>
                plans.follow(world, plan, weights),
              ),
            }),
      curiosity: advice.curiosity,
      trust: advice.trust,
      contrast: advice.contrast,
      reason: freeze((world: State, option: number) => advice.reason(world, option)),
    }),
  })
}

/** One for each game; whoever replaces the methods of all maps is not handed the game. */
const known = new WeakMap<Advised, GameForBots>()
const find: (game: Advised) => GameForBots | undefined = known.get.bind(known)
const remember: (game: Advised, facing: GameForBots) => void = known.set.bind(known)

export function gameForBots(game: Advised): GameForBots {
  const found = find(game)
  if (found !== undefined) return found
  const made = facing(game)
  remember(game, made)
  return made
}
