/** The last fragment of a text, as a server sends it: in the clear (RFC 6455, 5.2). */
const TEXT = 0x81
const LONGEST_SHORT = 125
const LENGTH_16 = 126
const LENGTH_64 = 127

/** Where texts become bytes before it is known how long they are; what is longer gets room of its own. */
const scratch = Buffer.allocUnsafe(64 * 1024)
/** A character of a text takes so many bytes at most. */
const MOST_BYTES = 3
const LONGEST_HEAD = 10

const headOf = (length: number): number => (length <= LONGEST_SHORT ? 2 : length <= 0xffff ? 4 : 10)

function writeHead(bytes: Buffer, at: number, length: number): void {
  bytes[at] = TEXT
  if (length <= LONGEST_SHORT) bytes[at + 1] = length
  else if (length <= 0xffff) {
    bytes[at + 1] = LENGTH_16
    bytes.writeUInt16BE(length, at + 2)
  } else {
    bytes[at + 1] = LENGTH_64
    bytes.writeBigUInt64BE(BigInt(length), at + 2)
  }
}

/** Texts as frames of a socket, one behind the other: what leaves together is written once. */
export function textFrames(texts: readonly string[]): Buffer {
  let most = 0
  for (const text of texts) most += LONGEST_HEAD + text.length * MOST_BYTES
  const isLong = most > scratch.length
  const bytes = isLong ? Buffer.allocUnsafe(most) : scratch
  let at = 0
  for (const text of texts) {
    // How long the head is depends on how long the text is.
    const guess = headOf(text.length)
    const length = bytes.write(text, at + guess)
    const head = headOf(length)
    if (head !== guess) bytes.copyWithin(at + head, at + guess, at + guess + length)
    writeHead(bytes, at, length)
    at += head + length
  }
  return isLong ? bytes.subarray(0, at) : Buffer.from(bytes.subarray(0, at))
}
