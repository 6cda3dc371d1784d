import { AgentView } from '../bots/agent-view.ts'
import { hints } from '../bots/hint.ts'
import { botNamed } from '../bots/index.ts'
import { gameNamed } from '../games/index.ts'
import { derivedSeed, seedFrom } from '../kernel/random.ts'
import { readRecord } from '../kernel/record.ts'
import { Session } from '../kernel/session.ts'
import type { State } from '../kernel/state.ts'
import type { Lang, Playable, SeenTopic, Sum } from '../language/face.ts'

/** What is to be played out on a copy of the table, and for whom. */
export interface PlayedOut {
  readonly about: SeenTopic
  readonly seat: number
  readonly lang: Lang
}

/** A decision to think about: the whole game so far, which is a few hundred letters, and who thinks. */
export interface Thought {
  readonly game: string
  readonly record: string
  /** A bot by its name; null asks for hints of so many imagined games. */
  readonly bot: string | null
  readonly iterations: number
  /** Wanted is what becomes of this, and no hint. */
  readonly playOut?: PlayedOut
  /** The file of the engine that this was played with, where it is not the one of this release. */
  readonly engine?: string
}

export type Conclusion =
  | { readonly index: number }
  | { readonly sums: readonly Sum[] }
  | {
      readonly hints: readonly { readonly index: number; readonly chance: number; readonly reason: string }[]
    }

/** What comes of it is the same wherever and however often it is thought. */
export function think({ game: id, record: text, bot: name, iterations, playOut }: Thought): Conclusion {
  const game = gameNamed(id)
  const { state, seed, answers } = Session.at(game, readRecord(text))
  if (playOut !== undefined) return { sums: playedOut(game, state, playOut) }
  const agent = new AgentView(game, state)
  if (name === null) return { hints: hints(agent, { iterations }) }
  const bot = botNamed(name)
  bot.begin(derivedSeed(seedFrom(seed), 1 + answers.length))
  return { index: bot.choose(agent) }
}

/** In words; a topic that another release has sent may be none of this one. */
export function playedOut(game: Playable, s: State, { about, seat, lang }: PlayedOut): readonly Sum[] {
  return game.words[lang].numbers?.(s, seat, game.protocol.topic(about, 'about'), []) ?? []
}
