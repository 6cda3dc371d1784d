/** The last fragment of a text, as a server sends it: in the clear (RFC 6455, 5.2). */
const TEXT = 0x81
const LONGEST_SHORT = 125
const LENGTH_16 = 126
const LENGTH_64 = 127

const headOf = (length: number): number => (length <= LONGEST_SHORT ? 2 : length <= 0xffff ? 4 : 10)

/** Texts as frames of a socket, one behind the other: what leaves together is written once. */
export function textFrames(texts: readonly string[]): Buffer {
  let size = 0
  const lengths = texts.map((text) => {
    const length = Buffer.byteLength(text)
    size += headOf(length) + length
    return length
  })
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  texts.forEach((text, i) => {
    const length = lengths[i]!
    bytes[at++] = TEXT
    if (length <= LONGEST_SHORT) bytes[at++] = length
    else if (length <= 0xffff) {
      bytes[at++] = LENGTH_16
      at = bytes.writeUInt16BE(length, at)
    } else {
      bytes[at++] = LENGTH_64
      at = bytes.writeBigUInt64BE(BigInt(length), at)
    }
    at += bytes.write(text, at)
  })
  return bytes
}
