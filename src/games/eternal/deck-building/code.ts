import { Refusal } from '../../../kernel/refusal.ts'
import type { CardNames } from '../card-names.ts'
import type { Format } from './deck-list.ts'
import { type Fault, MOST_GUESSES, type ReadDeck, unknownCard } from './text.ts'

/*
 * The deck codes of the deck sites: numbers in groups of five bits, the low group first, one character a group, with
 * the sixth bit set on all but the last; three numbers a card (count, set, number); the card 0 of set 0, twice, stands
 * between deck and market.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const MORE = 32
const SEPARATOR = [2, 0, 0] as const

function writeNumber(n: number): string {
  let out = ''
  for (let left = n; ; left >>= 5) {
    const last = left < MORE
    out += ALPHABET[(left & (MORE - 1)) | (last ? 0 : MORE)]!
    if (last) return out
  }
}

function readNumbers(code: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (let i = 0; i < code.length; i++) {
    const group = ALPHABET.indexOf(code[i]!)
    if (group === -1)
      throw new Refusal(
        {
          en: `character ${i + 1} (“${code[i]}”) cannot stand in a deck code`,
          fr: `le caractère ${i + 1} (“${code[i]}”) ne peut pas figurer dans un code de deck`,
        },
        'code',
      )
    if (shift > 20)
      throw new Refusal(
        {
          en: `character ${i + 1} belongs to no number of a deck code`,
          fr: `le caractère ${i + 1} n’appartient à aucun nombre d’un code de deck`,
        },
        'code',
      )
    value |= (group & (MORE - 1)) << shift
    shift += 5
    if ((group & MORE) === 0) {
      numbers.push(value)
      value = 0
      shift = 0
    }
  }
  if (shift > 0 || numbers.length % 3 !== 0 || numbers.length === 0)
    throw new Refusal(
      {
        en: 'this deck code ends in the middle of a card',
        fr: 'ce code de deck s’arrête au milieu d’une carte',
      },
      'code',
    )
  return numbers
}

const isId = (id: string): boolean => /^\d+-\d+$/.test(id)

/** A deck as a few characters; created cards, which have no number, cannot be encoded. */
export function writeDeckCode(
  main: readonly (readonly [number, string])[],
  market: readonly string[],
): string {
  const card = (count: number, id: string): number[] => {
    if (!isId(id))
      throw new Refusal(
        {
          en: `“${id}” cannot be put into a deck code`,
          fr: `“${id}” ne peut pas être mise dans un code de deck`,
        },
        'code',
      )
    return [count, ...id.split('-').map(Number)]
  }
  const numbers = [
    ...main.flatMap(([count, id]) => card(count, id)),
    ...(market.length === 0 ? [] : [...SEPARATOR, ...market.flatMap((id) => card(1, id))]),
  ]
  return numbers.map(writeNumber).join('')
}

/** The deck behind a code; cards that this table does not know are reported by their place. */
export function readDeckCode(code: string, format: Format, names: CardNames): ReadDeck {
  const numbers = readNumbers(code.trim())
  const main: [number, string][] = []
  const market: string[] = []
  const faults: Fault[] = []
  let inMarket = false
  for (let i = 0; i < numbers.length; i += 3) {
    const [count, set, number] = numbers.slice(i, i + 3) as [number, number, number]
    const id = `${set}-${number}`
    if (set === 0 && number === 0) inMarket = true
    else if (names.withId(id) === undefined)
      faults.push(unknownCard(i / 3 + 1, id, faults.length < MOST_GUESSES ? names.nearest(id) : undefined))
    else if (count < 1 || count > 150)
      faults.push({ kind: 'bad count', at: i / 3 + 1, text: `${count} ${id}` })
    else if (inMarket) market.push(...Array.from({ length: count }, () => id))
    else main.push([count, id])
  }
  return { deck: { name: '', format, main, market }, faults }
}
