import type { Lang } from '../../../language/face.ts'
import type { Collection } from '../collection.ts'
import type { CardLanguage } from './context.ts'
import type { SetupTemplates } from './words/setup-templates.ts'
import type { Voice } from './words/voice.ts'

/** One language of a game: how it says cards and what they are called, and what it says at a table. */
export interface Spoken {
  readonly language: CardLanguage
  readonly voice: Voice
  readonly setup: SetupTemplates
}

/** The languages of every game that is loaded: each game has its own, for its packs say what things are called. */
const spoken = new WeakMap<Collection, Partial<Record<Lang, Spoken>>>()

export const speaks = (of: Collection, lang: Lang): boolean => spoken.get(of)?.[lang] !== undefined

/** From now on the game with these packs can be rendered in this language. */
export function speakIn(of: Collection, lang: Lang, language: Spoken): void {
  spoken.set(of, { ...spoken.get(of), [lang]: language })
}

export function spokenIn(of: Collection, lang: Lang): Spoken {
  const found = spoken.get(of)?.[lang]
  if (found === undefined) throw new Error(`nobody has fetched the language ${lang}`)
  return found
}

/** The languages that are there. */
export const allSpoken = (of: Collection): readonly Spoken[] => Object.values(spoken.get(of) ?? {})
