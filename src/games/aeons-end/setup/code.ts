import { fromText, toText } from '../../../kernel/block.ts'
import type { Numbering } from '../../../kernel/numbering.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Collection } from '../collection.ts'
import { numberings } from '../content.ts'
import type { Setup } from '../protocol/setup.ts'
import { FIRST_FORMAT, readFirstFormat } from './code-1.ts'
import { DIFFICULTIES } from './difficulties.ts'
import { readSetup } from './document.ts'
import { readVariantBytes, variantBytes } from './variant-bytes.ts'

/*
 * A set-up and a seed as a few characters that can be read over the telephone: whoever types them gets the same deal.
 * Mages, nemeses, cards and sets are named by their numbers in the register, which never change; what came with a pack
 * from outside has no such number, and is named by its id, as a grown mage is by its code. A battle of a campaign says
 * more than fits into a code, and has none. Codes of the first format are read too.
 */

const FORMAT = 78
const PILES = 9

class Writer {
  readonly bytes: number[] = []

  byte(value: number): void {
    this.bytes.push(value)
  }

  /** A registered thing by its number and one more, seven bits a byte; 0 stands before any other id. */
  thing(numbering: Numbering, id: string): void {
    const number = numbering.find(id)
    if (number === undefined || number >= numbering.registered) {
      const letters = new TextEncoder().encode(id)
      this.bytes.push(0, letters.length, ...letters)
      return
    }
    let rest = number + 1
    for (; rest > LOW_SEVEN; rest >>= 7) this.bytes.push((rest & LOW_SEVEN) | MORE)
    this.bytes.push(rest)
  }

  things(numbering: Numbering, ids: readonly string[]): void {
    for (const id of ids) this.thing(numbering, id)
  }
}
const LOW_SEVEN = 127
const MORE = 128

class Reader {
  private readonly bytes: Uint8Array
  private at = 1

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  byte(): number {
    const byte = this.bytes[this.at++]
    if (byte === undefined)
      throw new Refusal({ en: 'this code is too short', fr: 'ce code est trop court' }, 'code')
    return byte
  }

  thing(numbering: Numbering): string {
    const from = this.at
    let number = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      number |= (byte & LOW_SEVEN) << shift
      if (byte < MORE || shift > 14) break
    }
    const id = number === 0 ? this.letters(this.byte()) : numbering.ids[number - 1]
    if (id === undefined || number > numbering.registered) {
      const n = Math.floor((from * 4) / 3) + 1
      throw new Refusal({ en: `character ${n} names nothing`, fr: `le signe ${n} ne désigne rien` }, 'code')
    }
    return id
  }

  things(numbering: Numbering, n: number): string[] {
    return Array.from({ length: n }, () => this.thing(numbering))
  }

  rest(): string {
    return new TextDecoder().decode(this.bytes.subarray(this.at))
  }

  private letters(n: number): string {
    return new TextDecoder().decode(Uint8Array.from({ length: n }, () => this.byte()))
  }
}

export function writeCode(setup: Setup, seed: string): string | null {
  if (setup.campaign !== undefined) return null
  const to = new Writer()
  to.byte(FORMAT)
  to.byte(setup.mages.length | (DIFFICULTIES.indexOf(setup.difficulty) << 3) | (Number(setup.balanced) << 5))
  for (const byte of variantBytes(setup.variants)) to.byte(byte)
  to.byte(setup.basics.length)
  to.things(numberings.sets, setup.basics)
  to.thing(numberings.nemeses, setup.nemesis)
  to.things(numberings.mages, setup.mages)
  to.things(numberings.cards, setup.supply)
  return toText(Uint8Array.from([...to.bytes, ...new TextEncoder().encode(seed)]))
}

/** The set-up and seed behind a code; a mistyped or foreign one is refused. */
export function readCode(of: Collection, code: string): { readonly setup: Setup; readonly seed: string } {
  const bytes = bytesOf(code)
  if (bytes[0] === FIRST_FORMAT) return readFirstFormat(of, bytes)
  if (bytes[0] !== FORMAT)
    throw new Refusal(
      {
        en: 'this code is of another version, or mistyped',
        fr: 'ce code est d’une autre version, ou mal tapé',
      },
      'code',
    )
  const from = new Reader(bytes)
  const table = from.byte()
  const variants = readVariantBytes(from.byte(), from.byte(), from.byte())
  const basics = from.things(numberings.sets, from.byte())
  const nemesis = from.thing(numberings.nemeses)
  const mages = from.things(numberings.mages, table & 7)
  const supply = from.things(numberings.cards, PILES)
  const difficulty = DIFFICULTIES[(table >> 3) & 3]
  const balanced = (table & 32) !== 0
  const setup = readSetup(of, { mages, nemesis, difficulty, basics, balanced, supply, variants })
  return { setup, seed: from.rest() }
}

function bytesOf(code: string): Uint8Array {
  try {
    return fromText(code.trim())
  } catch (error) {
    throw new Refusal(
      { en: (error as Error).message, fr: 'un de ces signes ne peut pas figurer dans un code' },
      'code',
    )
  }
}
