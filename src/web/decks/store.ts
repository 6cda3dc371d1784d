import { signal } from '@preact/signals'
import type { Format } from '../../games/eternal/deck-building/deck-list.ts'
import { cannotKeep } from '../source/store.ts'
import { FORMATS, type OwnDeck } from './deck.ts'

const PREFIX = 'cardwright/deck/'
const ASIDE = 'cardwright/damaged-deck/'

/** Decks that could not be read and were put aside, by their ids. */
export const damagedDecks = signal<readonly string[]>([])

const isLine = (line: unknown): boolean =>
  Array.isArray(line) &&
  line.length === 2 &&
  Number.isInteger(line[0]) &&
  line[0] > 0 &&
  typeof line[1] === 'string'

const isFormat = (value: unknown): value is Format => FORMATS.some((format) => format === value)

function parse(id: string, text: string): OwnDeck | null {
  try {
    const { name, format, main, market, at } = JSON.parse(text)
    const good =
      typeof name === 'string' &&
      isFormat(format) &&
      Array.isArray(main) &&
      main.every(isLine) &&
      Array.isArray(market) &&
      market.every((card) => typeof card === 'string') &&
      typeof at === 'number'
    return good ? { id, name, format, main, market, at } : null
  } catch {
    return null
  }
}

/** The text of a deck that cannot be used is kept where it does no harm. */
function putAside(id: string, text: string): void {
  localStorage.setItem(ASIDE + id, text)
  localStorage.removeItem(PREFIX + id)
  damagedDecks.value = [...damagedDecks.value, id]
}

export function ownDeck(id: string): OwnDeck | null {
  try {
    const text = localStorage.getItem(PREFIX + id)
    if (text === null) return null
    const deck = parse(id, text)
    if (deck === null) putAside(id, text)
    return deck
  } catch {
    return null
  }
}

/** All decks of this browser, the one changed last first. */
export function ownDecks(): readonly OwnDeck[] {
  try {
    const ids = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
    return ids.flatMap((id) => ownDeck(id) ?? []).sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

export function keepDeck({ id, ...rest }: OwnDeck): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(rest))
    cannotKeep.value = false
  } catch {
    cannotKeep.value = true
  }
}

export function forgetDeck(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    cannotKeep.value = true
  }
}
