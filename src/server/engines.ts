import { createHash } from 'node:crypto'
import { games } from '../games/index.ts'

/** Put in by the build: the digest of the bundle of kernel, language and games. */
declare const CARDWRIGHT_ENGINE: string | undefined

/**
 * Which engine plays here. `content` names cards and compiled texts but not the code that runs them, so a build names
 * itself; without one the contents have to do.
 */
export function engineId(): string {
  if (typeof CARDWRIGHT_ENGINE === 'string') return CARDWRIGHT_ENGINE
  const sum = createHash('sha256')
  for (const { id, content } of games) sum.update(`${id}\0${content}\0`)
  return `source-${sum.digest('base64url').slice(0, 16)}`
}
