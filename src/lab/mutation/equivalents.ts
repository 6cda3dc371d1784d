import { existsSync } from 'node:fs'
import { Refusal } from '../../kernel/refusal.ts'
import { readText } from '../files.ts'

/** A mutant that plays like the card itself, with the reason. */
export interface Equivalent {
  readonly game: string
  readonly card: string
  readonly what: string
  readonly reason: string
}

/** Lies beside the scenarios; no scenario file ends like it. */
export const EQUIVALENTS = 'scenarios/equivalent-mutants.txt'

/** Reads lines such as `eternal | 1-20 | skills[0].n: left out | without a number a skill has 1`. */
export function readEquivalents(file = EQUIVALENTS): readonly Equivalent[] {
  if (!existsSync(file)) return []
  return readText(file)
    .split('\n')
    .flatMap((line, i) => {
      if (line === '' || line.startsWith('#')) return []
      const [game, card, what, reason, more] = line.split('|').map((part) => part.trim())
      if (!game || !card || !what || !reason || more !== undefined)
        throw new Refusal(
          {
            en: 'a line has four parts: game | card | mutant | reason',
            fr: 'une ligne a quatre parties\u00a0: jeu | carte | mutant | raison',
          },
          `${file}:${i + 1}`,
        )
      return [{ game, card, what, reason }]
    })
}
