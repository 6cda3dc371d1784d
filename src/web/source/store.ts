import { signal } from '@preact/signals'
import type { GameId, Player } from './source.ts'
import { GAMES } from './source.ts'

/** A game in progress as this browser keeps it: the record is all there is to it. */
export interface SavedGame {
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly players: readonly Player[]
  readonly record: string
  readonly answers: number
  readonly over: boolean
  /** It is the first game of a pupil, with its teacher. */
  readonly lesson: string | null
  /** After how many answers somebody went back beyond what had been seen. */
  readonly marks?: readonly number[]
  /** Who plays against whom and how it stands, in the words of whoever played it last. */
  readonly about?: About | null
  /** The rung of a ladder that this game is for, if it counts for one. */
  readonly rung?: string | null
  /** When it was last played, in milliseconds. */
  readonly at: number
}

/** A game in two lines and a picture. */
export interface About {
  readonly title: string
  readonly note: string
  readonly picture: string | null
}

function aboutIn(value: unknown): About | null {
  if (typeof value !== 'object' || value === null) return null
  const { title, note, picture } = value as Record<string, unknown>
  if (typeof title !== 'string' || typeof note !== 'string') return null
  return { title, note, picture: typeof picture === 'string' ? picture : null }
}

const PREFIX = 'cardwright/game/'
const ASIDE = 'cardwright/damaged/'
const EARLIER = 'cardwright/earlier/'

/** Games that could not be read and were put aside, by their ids. */
export const damaged = signal<readonly string[]>([])
/** Nothing can be kept: the browser forbids it or has no room. */
export const cannotKeep = signal(false)

function parse(id: string, text: string): SavedGame | null {
  try {
    const { game, title, players, record, answers, over, lesson, marks, about, rung, at } = JSON.parse(text)
    const good =
      GAMES.includes(game) &&
      typeof title === 'string' &&
      Array.isArray(players) &&
      players.every((each) => each !== null && typeof each === 'object' && 'bot' in each) &&
      typeof record === 'string' &&
      typeof answers === 'number' &&
      typeof at === 'number'
    return good
      ? {
          id,
          game,
          title,
          players,
          record,
          answers,
          over: over === true,
          // Before there were several, there was one.
          lesson: lesson === true ? 'first' : typeof lesson === 'string' ? lesson : null,
          marks: Array.isArray(marks) ? marks.filter((each) => typeof each === 'number') : [],
          about: aboutIn(about),
          rung: typeof rung === 'string' ? rung : null,
          at,
        }
      : null
  } catch {
    return null
  }
}

/** Puts a save that cannot be used where it does no harm; the text itself is kept. */
export function putAside(id: string): void {
  try {
    const text = localStorage.getItem(PREFIX + id)
    if (text === null) return
    localStorage.setItem(ASIDE + id, text)
    localStorage.removeItem(PREFIX + id)
  } catch {
    cannotKeep.value = true
  }
  damaged.value = [...damaged.value, id]
}

/** Keeps a game as it was before it goes on from an earlier point; the text itself is enough. */
export function keepEarlier(id: string): void {
  try {
    const text = localStorage.getItem(PREFIX + id)
    if (text !== null) localStorage.setItem(EARLIER + id, text)
  } catch {
    cannotKeep.value = true
  }
}

export function savedGame(id: string): SavedGame | null {
  try {
    const text = localStorage.getItem(PREFIX + id)
    if (text === null) return null
    const saved = parse(id, text)
    if (saved === null) putAside(id)
    return saved
  } catch {
    return null
  }
}

/** All games of this browser, the one played last first. Damaged ones are put aside on the way. */
export function savedGames(): readonly SavedGame[] {
  try {
    const ids = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
    return ids.flatMap((id) => savedGame(id) ?? []).sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

export function keep(saved: SavedGame): void {
  const { id, ...rest } = saved
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(rest))
    cannotKeep.value = false
  } catch {
    cannotKeep.value = true
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    cannotKeep.value = true
  }
}

/** Twelve characters that nobody else has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
