import { AgentView } from '../bots/agent-view.ts'
import { hints } from '../bots/hint.ts'
import { botNamed } from '../bots/index.ts'
import { gameNamed } from '../games/index.ts'
import { derivedSeed, seedFrom } from '../kernel/random.ts'
import { readRecord } from '../kernel/record.ts'
import { Session } from '../kernel/session.ts'

/** A decision to think about: the whole game so far, which is a few hundred letters, and who thinks. */
export interface Thought {
  readonly game: string
  readonly record: string
  /** A bot by its name; null asks for hints of so many imagined games. */
  readonly bot: string | null
  readonly iterations: number
  /** The file of the engine that this was played with, where it is not the one of this release. */
  readonly engine?: string
}

export type Conclusion =
  | { readonly index: number }
  | {
      readonly hints: readonly { readonly index: number; readonly chance: number; readonly reason: string }[]
    }

/** What comes of it is the same wherever and however often it is thought. */
export function think({ game: id, record: text, bot: name, iterations }: Thought): Conclusion {
  const game = gameNamed(id)
  const { state, seed, answers } = Session.at(game, readRecord(text))
  const agent = new AgentView(game, state)
  if (name === null) return { hints: hints(agent, { iterations }) }
  const bot = botNamed(name)
  bot.begin(derivedSeed(seedFrom(seed), 1 + answers.length))
  return { index: bot.choose(agent) }
}
