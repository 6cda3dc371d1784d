import { Refusal } from '../../../kernel/refusal.ts'

/*
 * Compiled packs in bytes: five numbers (a mark of the form, a checksum of all that follows, and three lengths), the head as
 * JSON, numbers, and a long text of which each reader takes the part it needs.
 */
interface Sections {
  readonly head: string
  readonly numbers: Int32Array
  readonly text: string
}

const FORM = 0x32505743
const HEADER = 5
/** What the checksum is of begins here. */
const CHECKED = 2
const BYTES = 4

/** JSON in which every letter takes one byte. */
export const ascii = (tree: unknown): string =>
  JSON.stringify(tree).replaceAll(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const places = (letters: number): number => Math.ceil(letters / BYTES)

/** Each step can be undone, so that one number that differs, however little, always shows. */
function checksum(numbers: Int32Array): number {
  let sum = numbers.length
  for (let i = 0; i < numbers.length; i++) {
    sum = Math.imul(sum ^ numbers[i]!, 0x85ebca6b)
    sum ^= sum >>> 15
  }
  return sum
}

export function inBytes({ head, numbers, text }: Sections): Uint8Array {
  const all = new Int32Array(HEADER + places(head.length) + numbers.length + places(text.length))
  const bytes = new Uint8Array(all.buffer)
  const letters = new TextEncoder()
  let at = HEADER
  bytes.set(letters.encode(head), at * BYTES)
  at += places(head.length)
  all.set(numbers, at)
  at += numbers.length
  bytes.set(letters.encode(text), at * BYTES)
  all.set([FORM, 0, head.length, numbers.length, text.length])
  all[CHECKED - 1] = checksum(all.subarray(CHECKED))
  return bytes
}

/** Refuses anything else, and what is not as it was written. */
export function fromBytes(bytes: Uint8Array): Sections {
  const whole = bytes.byteOffset % BYTES === 0 ? bytes : bytes.slice()
  const all = new Int32Array(whole.buffer, whole.byteOffset, Math.floor(whole.byteLength / BYTES))
  const [form, sum, head = 0, many = 0, text = 0] = all.subarray(0, HEADER)
  if (form !== FORM)
    throw new Refusal({ en: 'these are no compiled packs', fr: 'ce ne sont pas des paquets compilés' })
  const isWhole = whole.byteLength % BYTES === 0 && all.length === HEADER + places(head) + many + places(text)
  if (!isWhole || sum !== checksum(all.subarray(CHECKED)))
    throw new Refusal({
      en: 'the compiled packs are damaged or cut off',
      fr: 'les paquets compilés sont endommagés ou incomplets',
    })
  const letters = new TextDecoder()
  const textOf = (at: number, length: number): string =>
    letters.decode(whole.subarray(at * BYTES, at * BYTES + length))
  const numbers = HEADER + places(head)
  return {
    head: textOf(HEADER, head),
    numbers: all.subarray(numbers, numbers + many),
    text: textOf(numbers + many, text),
  }
}
