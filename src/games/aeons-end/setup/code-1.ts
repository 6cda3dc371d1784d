import { Refusal } from '../../../kernel/refusal.ts'
import type { Collection } from '../collection.ts'
import { defNamed, playerCardAt } from '../content.ts'
import type { Setup } from '../protocol/setup.ts'
import register from '../register.json' with { type: 'json' }
import { DIFFICULTIES } from './difficulties.ts'
import { readSetup } from './document.ts'
import { readVariantBytes } from './variant-bytes.ts'

/*
 * Codes that were made before things had numbers: each is named by its place in the alphabet of the ids that there
 * were then, the first so many of the register.
 */

export const FIRST_FORMAT = 77
const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort()
const mageIds = sorted(register.mages.slice(0, 16))
const nemesisIds = sorted(register.nemeses.slice(0, 8))
const playerCardIds = sorted(register.cards.slice(0, 72))
/** Before the mages: the format, players and difficulty, nemesis, variants, switches. */
const FIRST_MAGE = 6
const PILES = 9
const POOLS = ['base', 'war-eternal', 'both']

export function readFirstFormat(
  of: Collection,
  bytes: Uint8Array,
): { readonly setup: Setup; readonly seed: string } {
  const players = bytes[1]! & 7
  const at = FIRST_MAGE + players
  if (players < 1 || players > 4 || bytes.length < at + PILES)
    throw new Refusal({ en: 'this code is too short', fr: 'ce code est trop court' }, 'code')
  const name = (list: readonly string[], i: number): string => {
    const id = list[bytes[i]!]
    if (id === undefined) {
      const n = Math.floor((i * 4) / 3) + 1
      throw new Refusal({ en: `character ${n} names nothing`, fr: `le signe ${n} ne désigne rien` }, 'code')
    }
    return id
  }
  const cardIds = playerCardIds.filter((id) => playerCardAt[defNamed(id)]?.starter !== true)
  const bits = bytes[3]!
  const setup = readSetup(of, {
    mages: Array.from({ length: players }, (_, i) => name(mageIds, FIRST_MAGE + i)),
    nemesis: name(nemesisIds, 2),
    difficulty: DIFFICULTIES[(bytes[1]! >> 3) & 3],
    basics: POOLS[(bytes[1]! >> 5) & 3],
    balanced: (bits & 16) !== 0,
    supply: Array.from({ length: PILES }, (_, i) => name(cardIds, at + i)),
    variants: readVariantBytes(bits & 15, bytes[4]!, bytes[5]!),
  })
  return { setup, seed: new TextDecoder().decode(bytes.subarray(at + PILES)) }
}
