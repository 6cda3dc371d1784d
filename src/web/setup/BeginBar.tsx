import type { ComponentChildren } from 'preact'
import { Glyph } from '../card/glyphs.tsx'
import { go } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import type { GameId, Player } from '../source/source.ts'
import { setupWords } from './words.ts'

const w = speaking(setupWords)

export interface BeginBarProps {
  /** What will begin, in one line, and what is worth knowing about it. */
  readonly title: ComponentChildren
  readonly note: string
  readonly problem: string | null
  readonly ready: boolean
  readonly surprise: () => void
  /** Keeps the seats of people for friends who sit elsewhere; or the way back to those who sit there already. */
  readonly invite: (() => void) | { readonly back: string; readonly words: string }
  /** What is said in place of the beginning. */
  readonly start?: string
}

/** The bar under a set-up: what will begin, another one by chance, and the beginning. */
export function BeginBar({ title, note, problem, ready, surprise, invite, start }: BeginBarProps) {
  return (
    <div class="begin-bar">
      <div class="begin-words">
        <p class="begin-title">{title}</p>
        {problem === null ? <p class="begin-note">{note}</p> : <p role="alert">{problem}</p>}
      </div>
      <button type="button" class="button" title={w.value.surprise} onClick={surprise}>
        <Glyph name="dice" />
        <span class="begin-label">{w.value.surprise}</span>
      </button>
      {typeof invite === 'function' ? (
        <button type="button" class="button" title={w.value.invite} disabled={!ready} onClick={invite}>
          <Glyph name="person" />
          <span class="begin-label">{w.value.invite}</span>
        </button>
      ) : (
        <a class="button" title={invite.words} href={invite.back}>
          <Glyph name="person" />
          <span class="begin-label">{invite.words}</span>
        </a>
      )}
      <button type="submit" class="go" disabled={!ready}>
        {start ?? w.value.start}
      </button>
    </div>
  )
}

/** Makes a table for friends and goes there; gives the sentence that says why it cannot be. */
export async function inviteTo(
  game: GameId,
  setup: unknown,
  players: readonly Player[],
): Promise<string | null> {
  try {
    const { hostSetup } = await import('../online/room/host.ts')
    go(['t', await hostSetup(game, setup, players)])
    return null
  } catch (error) {
    return (error as Error).message
  }
}
