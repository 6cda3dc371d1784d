import type { Lang, NamedCard } from '../../../language/face.ts'
import type { MageNames } from '../pack.ts'
import type { CardLanguage } from './context.ts'
import type { SetupTemplates } from './words/set-up-templates.ts'
import type { Voice } from './words/voice.ts'

/** One language of the game: how it tells cards, what it says at a table, and what things are called. */
export interface Spoken {
  readonly language: CardLanguage
  readonly voice: Voice
  readonly setup: SetupTemplates
  typeset(text: string): string
  readonly names: {
    card(id: string): string | undefined
    /** In a sentence, where a name takes an article. */
    named?(id: string): NamedCard
    nemesis(id: string): string | undefined
    mage(id: string): MageNames | undefined
  }
}

const spoken: Partial<Record<Lang, Spoken>> = {}
let changes = 0

/** From now on the game can be rendered in this language. */
export function speakIn(lang: Lang, language: Spoken): void {
  if (spoken[lang] === language) return
  spoken[lang] = language
  changes += 1
}

export function spokenIn(lang: Lang): Spoken {
  const found = spoken[lang]
  if (found === undefined) throw new Error(`nobody has fetched the language ${lang}`)
  return found
}

/** The languages that are there, and a number that changes with them. */
export const allSpoken = (): readonly Spoken[] => Object.values(spoken)
export const spokenChanges = (): number => changes
