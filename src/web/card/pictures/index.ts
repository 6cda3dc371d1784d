import { signal } from '@preact/signals'
import type { CardEntry } from '../../../language/face.ts'
import type { GameId } from '../../source/source.ts'
import { OTHER, usualPictures } from './usual.ts'

type Pictures = Readonly<Record<string, string>>

/** Which picture stands on which card: a list a game, fetched when the first card of it is shown. */
const lists = { 'aeons-end': signal<Pictures | null>(null), eternal: signal<Pictures | null>(null) }
const asked = new Set<GameId>()

async function fetchList(game: GameId): Promise<void> {
  asked.add(game)
  lists[game].value =
    game === 'eternal'
      ? (await import('./eternal.ts')).eternalPictures
      : (await import('./aeons-end.ts')).aeonsEndPictures
}

/** Always the same one for a card. */
function byKind(id: string, type: string): string {
  const among = usualPictures[type] ?? [OTHER]
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return among[sum % among.length]!
}

/** The picture of a card, mage or nemesis, by the name that the icon set gives it; null until it is known. */
export function pictureOf({ id, game, type }: Pick<CardEntry, 'id' | 'game' | 'type'>): string | null {
  const which: GameId = game === 'eternal' ? 'eternal' : 'aeons-end'
  const { value } = lists[which]
  if (value !== null) return value[id] ?? byKind(id, type)
  if (!asked.has(which)) void fetchList(which)
  return null
}
