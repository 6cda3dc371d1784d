import { createHash } from 'node:crypto'
import { games } from '../games/index.ts'

/** Put in by the build: the digest of the bundle of kernel, language and games. */
declare const CARDWRIGHT_ENGINE: string | undefined

/** Every card and compiled text of all games, those of one's own packs among them. */
function contents(): string {
  const sum = createHash('sha256')
  for (const { id, content } of games) sum.update(`${id}\0${content}\0`)
  return sum.digest('base64url').slice(0, 16)
}

/**
 * Which engine plays here. Contents name cards and compiled texts but not the code that runs them, so a build names
 * itself; without one the contents have to do.
 */
export const engineId = (): string =>
  typeof CARDWRIGHT_ENGINE === 'string' ? CARDWRIGHT_ENGINE : `source-${contents()}`

/** What plays and thinks the same: this engine, bots among it, with these cards. */
export const releaseId = (): string => `${engineId()}-${contents()}`
