import { isEntries } from '../../language/parse-values.ts'
import type { CampaignFace } from './position.ts'

/** Options that stand in no script: they are about the question itself. */
const ANSWERS = ['go', 'keep', 'again', 'seal', 'none'] as const

const known = new WeakMap<CampaignFace, ReadonlySet<string>>()

/** Every word that this campaign may ever offer or remember: what its script and its game call things, and the answers. */
export function wordsOf(face: CampaignFace): ReadonlySet<string> {
  const before = known.get(face)
  if (before !== undefined) return before
  const words = new Set<string>([...ANSWERS, ...face.battles.game.cardIds])
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value)
    else if (Array.isArray(value)) value.forEach(collect)
    else if (isEntries(value))
      for (const [key, each] of Object.entries(value)) {
        words.add(key)
        collect(each)
      }
  }
  collect(face.battles.script)
  known.set(face, words)
  return words
}
