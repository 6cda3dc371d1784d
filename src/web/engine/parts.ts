import type { Advice } from '../../language/advice.ts'
import type { Lang, Playable, Rules, ScenarioFace, TerminalWords, Words } from '../../language/face.ts'
import type { DeckCalls } from '../decks/calls.ts'

/**
 * A game as a worker has it: the rules at once, everything else when it is first needed, so that a table stands
 * before what it may never ask for has been fetched.
 */
export interface Parts {
  readonly rules: Rules
  words(lang: Lang): Promise<Words>
  /** What bots need to know. */
  advice(): Promise<Advice>
  /** The reader of positions. */
  scenario(): Promise<ScenarioFace>
  wish(): Promise<NonNullable<Playable['wish']>>
  offer(): Promise<NonNullable<Playable['offer']>>
  /** What is special about a set-up, for everybody to see before the game; a game may have nothing to say. */
  setupWords?(lang: Lang): Promise<NonNullable<TerminalWords['setup']>>
  decks(): Promise<DeckCalls>
  /** What has to be there before anything is read in which cards may be called by a name. */
  names(): Promise<unknown>
  /** What is only said once play has begun. */
  deepen?(): Promise<void>
  /** The game with the packs that a first table does without; null where there are no more. */
  readonly more: (() => Promise<Parts>) | null
}
