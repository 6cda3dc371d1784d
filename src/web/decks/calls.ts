import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import type { Lang } from '../../language/face.ts'

export interface ReadyDeck {
  readonly deck: DeckList
  readonly starter: boolean
}

export interface ReadDeck {
  readonly deck: DeckList
  /** What could not be read, a sentence each; everything else is kept. */
  readonly faults: readonly string[]
}

export interface CheckedDeck {
  /** Everything that keeps it from being played; nothing for a legal deck. */
  readonly reasons: readonly { readonly text: string; readonly rule: string }[]
  /** As players exchange decks. */
  readonly text: string
  readonly code: string | null
}

/** What the deck builder asks. */
export interface DeckCalls {
  /** The decks that come with the game. */
  decks(): readonly ReadyDeck[]
  /** A deck by name, pasted text or code. */
  readDeck(text: string, lang: Lang): ReadDeck
  checkDeck(deck: DeckList, lang: Lang): CheckedDeck
  randomDeck(factions: string, seed: string): DeckList
}

/** The same from the page, which waits for the answers. */
export type DeckLibrary = {
  readonly [N in keyof DeckCalls]: (...words: Parameters<DeckCalls[N]>) => Promise<ReturnType<DeckCalls[N]>>
}
