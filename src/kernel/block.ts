import { beginningOf, overwrite } from './builtins.ts'
import { forgetOptionsOf } from './options.ts'
import { Refusal } from './refusal.ts'
import { IN_USE, type Schema, type State } from './state.ts'

/** The part in use of the block that was copied last: searching and undoing copy one block many times. */
let copied: State | null = null
let inUse: Int16Array = new Int16Array(0)

/** Overwrites one block with another: the whole cost of a copy. What neither of them uses is the same in both. */
export function copyInto(to: State, from: State): void {
  const used = Math.max(from[IN_USE]!, to[IN_USE]!)
  if (from[IN_USE] === 0 || to[IN_USE] === 0) overwrite(to, from)
  else {
    if (copied !== from || inUse.length !== used) {
      copied = from
      inUse = beginningOf(from, used)
    }
    overwrite(to, inUse)
  }
  forgetOptionsOf(to)
}

/** Blocks for search and undo, made once and used again. */
export class Pool {
  private readonly schema: Schema
  private readonly spare: State[] = []

  constructor(schema: Schema) {
    this.schema = schema
  }

  copy(from: State): State {
    const to = this.spare.pop() ?? this.schema.create()
    copyInto(to, from)
    return to
  }

  giveBack(s: State): void {
    this.spare.push(s)
  }
}

/**
 * 32 bits over the whole block, in four lanes. Folding the high bits down keeps two changes of sign in
 * one lane from cancelling each other out.
 */
export function hash(s: State): number {
  const words = new Int32Array(s.buffer, s.byteOffset, s.length >> 1)
  let a = 0x811c9dc5 | 0
  let b = 0x01000193
  let c = 0x9e3779b9 | 0
  let d = 0x85ebca6b | 0
  for (let i = 0; i < words.length; i += 4) {
    a = Math.imul(a ^ words[i]!, 0x9e3779b1)
    b = Math.imul(b ^ words[i + 1]!, 0x85ebca6b)
    c = Math.imul(c ^ words[i + 2]!, 0xc2b2ae35)
    d = Math.imul(d ^ words[i + 3]!, 0x27d4eb2f)
    a ^= a >>> 15
    b ^= b >>> 15
    c ^= c >>> 15
    d ^= d >>> 15
  }
  let h = a ^ ((b << 13) | (b >>> 19)) ^ ((c << 7) | (c >>> 25)) ^ ((d << 23) | (d >>> 9))
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

export interface Difference {
  readonly field: string
  readonly index: number
  readonly left: number
  readonly right: number
}

/** Every named integer in which two blocks differ. */
export function compare(schema: Schema, left: State, right: State): Difference[] {
  const found: Difference[] = []
  for (const { name, at, count, stride } of schema.entries)
    for (let i = 0; i < count; i++) {
      const place = at + i * stride
      if (left[place] !== right[place])
        found.push({ field: name, index: i, left: left[place]!, right: right[place]! })
    }
  return found
}

const layoutHashes = new WeakMap<Schema, number>()

/** A 32-bit name of the layout of a schema that is whole: blocks of another layout are refused. */
export function layoutHash(schema: Schema): number {
  const known = layoutHashes.get(schema)
  if (known !== undefined) return known
  let h = 0x811c9dc5 | 0
  const text = `${schema.game};${schema.entries.map((e) => `${e.name}:${e.at}:${e.count}:${e.stride}`).join(';')}`
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  layoutHashes.set(schema, h >>> 0)
  return h >>> 0
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const LETTER = Uint8Array.from(ALPHABET, (letter) => letter.charCodeAt(0))
const VALUE = new Int16Array(128).fill(-1)
for (let i = 0; i < ALPHABET.length; i++) VALUE[ALPHABET.charCodeAt(i)] = i

const LETTERS = new TextDecoder()

/** Bytes as text that fits in a link. */
export function toText(bytes: Uint8Array): string {
  // Added up letter by letter, a long text would be a tree of as many pieces, and whoever reads it would join them first.
  const codes = new Uint8Array(Math.ceil((bytes.length * 4) / 3))
  let at = 0
  for (let i = 0; i < bytes.length; i += 3) {
    const n = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    // Behind the last byte there is no room: what is written there is dropped.
    codes[at++] = LETTER[n >> 18]!
    codes[at++] = LETTER[(n >> 12) & 63]!
    codes[at++] = LETTER[(n >> 6) & 63]!
    codes[at++] = LETTER[n & 63]!
  }
  return LETTERS.decode(codes)
}

/** What a letter stands for, or -1. */
const valueAt = (text: string, i: number): number => VALUE[text.charCodeAt(i)] ?? -1

/** The bytes behind such a text; throws at the first character that is none of ours. */
export function fromText(text: string): Uint8Array {
  if (text.length % 4 === 1)
    throw new SyntaxError(`the text ends in the middle of a byte (character ${text.length})`)
  const out = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  let i = 0
  // Four letters are three bytes; whatever is odd is read letter by letter.
  for (; i + 4 <= text.length; i += 4) {
    const four =
      (valueAt(text, i) << 18) |
      (valueAt(text, i + 1) << 12) |
      (valueAt(text, i + 2) << 6) |
      valueAt(text, i + 3)
    if (four < 0) break
    out[at++] = four >> 16
    out[at++] = four >> 8
    out[at++] = four
  }
  for (; i < text.length; i++) {
    const v = valueAt(text, i)
    if (v < 0) throw new SyntaxError(`character ${i + 1} (“${text[i]}”) cannot stand here`)
    held = (held << 6) | v
    bits += 6
    if (bits >= 8) {
      bits -= 8
      out[at++] = (held >> bits) & 255
    }
  }
  if ((held & ((1 << bits) - 1)) !== 0)
    throw new SyntaxError(
      `character ${text.length} (“${text[text.length - 1]}”) holds more than the end of a byte`,
    )
  return out
}

const HEADER = 8

/** A block as text: layout, checksum, integers. */
export function serialise(schema: Schema, s: State): string {
  const bytes = new Uint8Array(HEADER + s.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, layoutHash(schema), true)
  view.setUint32(4, hash(s), true)
  for (let i = 0; i < s.length; i++) view.setInt16(HEADER + i * 2, s[i]!, true)
  return toText(bytes)
}

/** The block behind such a text; refused with the reason when it is damaged or of another layout. */
export function restore(schema: Schema, text: string): State {
  let bytes: Uint8Array
  try {
    bytes = fromText(text)
  } catch (error) {
    throw new Refusal((error as Error).message, 'saved state')
  }
  const expected = HEADER + schema.length * 2
  if (bytes.length !== expected)
    throw new Refusal(`has ${bytes.length} bytes, expected ${expected}`, 'saved state')
  const view = new DataView(bytes.buffer)
  if (view.getUint32(0, true) !== layoutHash(schema))
    throw new Refusal('was made by another game or version', 'saved state')
  const s = schema.create()
  for (let i = 0; i < s.length; i++) s[i] = view.getInt16(HEADER + i * 2, true)
  if (view.getUint32(4, true) !== hash(s))
    throw new Refusal('is damaged: its checksum does not match', 'saved state')
  const fault = schema.fault(s)
  if (fault !== null) throw new Refusal(`is damaged: ${fault}`, 'saved state')
  return s
}
