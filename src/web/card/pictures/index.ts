import { signal } from '@preact/signals'
import type { CardEntry } from '../../../language/face.ts'
import { OTHER, usualPictures } from './usual.ts'

export { MAGE_FACES } from './usual.ts'

type Pictures = Readonly<Record<string, string>>

/** Which picture stands on which card: a list a game, fetched when the first card of it is shown. */
const lists = signal<ReadonlyMap<string, Pictures>>(new Map())
const asked = new Set<string>()

async function fetchList(game: string): Promise<void> {
  asked.add(game)
  try {
    const answer = await fetch(`pictures/of-${game}.json`)
    const list: Pictures = answer.ok ? await answer.json() : {}
    lists.value = new Map([...lists.peek(), [game, list]])
  } catch {
    // Without a network cards keep their ground and their words; the next one that is shown asks again.
    asked.delete(game)
  }
}

/** Always the same one for a card, or that of its seat. */
function byKind(id: string, type: string, seat: number | undefined): string {
  const among = usualPictures[type] ?? [OTHER]
  if (seat !== undefined) return among[seat % among.length]!
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return among[sum % among.length]!
}

/** The picture of a card, mage or nemesis, by the name that the icon set gives it; null until it is known. */
export function pictureOf(
  { id, game, type }: Pick<CardEntry, 'id' | 'game' | 'type'>,
  seat?: number,
): string | null {
  const list = lists.value.get(game)
  if (list !== undefined) return list[id] ?? byKind(id, type, seat)
  if (!asked.has(game)) void fetchList(game)
  return null
}
