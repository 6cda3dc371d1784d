import type { Shelf } from '../engines.ts'
import type { Engine } from '../live/engines/engine.ts'
import { type ThinkElsewhere, thinkElsewhere } from './thinker.ts'

/** An engine of the shelf as tables use it; bots think with it too. */
export async function earlierEngine(
  shelf: Shelf,
  id: string,
  elsewhere: ThinkElsewhere,
): Promise<Engine | null> {
  const found = await shelf.take(id)
  if (found === null) return null
  const { url, engine } = found
  const { begin, open, think } = engine
  return { id, begin, open, thinker: thinkElsewhere(elsewhere, undefined, { url, think }) }
}
