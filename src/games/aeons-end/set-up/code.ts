import { fromText, toText } from '../../../kernel/block.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { mages, nemeses, playerCards } from '../content.ts'
import type { Setup } from '../protocol/setup.ts'
import { AS_PRINTED, DIFFICULTIES, poolName, readSetup, switchBits, switches } from './document.ts'

/*
 * A set-up and a seed as a few characters that can be read over the telephone: whoever types them gets
 * the same deal. Cards are named by their place in the alphabet of ids, so new cards change old codes:
 * the first byte tells codes of another content apart.
 */

const VERSION = 3
const sorted = (ids: readonly string[]): readonly string[] => [...ids].sort()
const mageIds = sorted(mages.map(({ id }) => id))
const nemesisIds = sorted(nemeses.map(({ id }) => id))
const cardIds = sorted(playerCards.filter((c) => c.starter !== true).map(({ id }) => id))
/** Before the mages: the lists, players and difficulty, nemesis, variants, switches. */
const FIRST_MAGE = 6
const POOLS = ['base', 'war-eternal', 'both']

/** A name of the lists above: a code made with other lists is refused. */
const LISTS = [...mageIds, ...nemesisIds, ...cardIds]
  .join()
  .split('')
  .reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) & 0xff, VERSION)

export function writeCode(setup: Setup, seed: string): string {
  const { variants } = setup
  const bits =
    Number(variants.splitCards) |
    (Number(variants.soloTurnCards === 4) << 1) |
    ([10, 12, 15].indexOf(variants.soloLife) << 2) |
    (Number(setup.balanced) << 4)
  const bytes = [
    LISTS,
    setup.mages.length |
      (DIFFICULTIES.indexOf(setup.difficulty) << 3) |
      (POOLS.indexOf(poolName(setup.basics)) << 5),
    nemesisIds.indexOf(setup.nemesis),
    bits,
    switchBits(variants) & 0xff,
    switchBits(variants) >> 8,
    ...setup.mages.map((id) => mageIds.indexOf(id)),
    ...setup.supply.map((id) => cardIds.indexOf(id)),
    ...new TextEncoder().encode(seed),
  ]
  return toText(Uint8Array.from(bytes))
}

/** The set-up and seed behind a code; a mistyped or foreign one is refused. */
export function readCode(code: string): { readonly setup: Setup; readonly seed: string } {
  let bytes: Uint8Array
  try {
    bytes = fromText(code.trim())
  } catch (error) {
    throw new Refusal(
      { en: (error as Error).message, fr: 'un de ces signes ne peut pas figurer dans un code' },
      'code',
    )
  }
  if (bytes[0] !== LISTS)
    throw new Refusal(
      {
        en: 'this code is of another version, or mistyped',
        fr: 'ce code est d’une autre version, ou mal tapé',
      },
      'code',
    )
  const players = bytes[1]! & 7
  const at = FIRST_MAGE + players
  if (players < 1 || players > 4 || bytes.length < at + 9)
    throw new Refusal({ en: 'this code is too short', fr: 'ce code est trop court' }, 'code')
  const name = (list: readonly string[], i: number): string => {
    const id = list[bytes[i]!]
    if (id === undefined) {
      const n = Math.floor((i * 4) / 3) + 1
      throw new Refusal({ en: `character ${n} names nothing`, fr: `le signe ${n} ne désigne rien` }, 'code')
    }
    return id
  }
  const bits = bytes[3]!
  const setup = readSetup({
    mages: Array.from({ length: players }, (_, i) => name(mageIds, FIRST_MAGE + i)),
    nemesis: name(nemesisIds, 2),
    difficulty: DIFFICULTIES[(bytes[1]! >> 3) & 3],
    basics: POOLS[(bytes[1]! >> 5) & 3],
    balanced: (bits & 16) !== 0,
    supply: Array.from({ length: 9 }, (_, i) => name(cardIds, at + i)),
    variants: {
      ...AS_PRINTED,
      splitCards: (bits & 1) !== 0,
      soloTurnCards: (bits & 2) !== 0 ? 4 : 3,
      soloLife: [10, 12, 15][(bits >> 2) & 3],
      ...switches((_, bit) => ((bytes[4]! | (bytes[5]! << 8)) & bit) !== 0),
    },
  })
  return { setup, seed: new TextDecoder().decode(bytes.subarray(at + 9)) }
}
