import { hash } from 'node:crypto'

const BLOCK = 64
const DIGEST = 32
const INNER = 0x36
const OUTER = 0x5c

/** A key as a block of its own, each byte turned by the same bits. */
function padded(key: Buffer, turned: number): Buffer {
  const block = Buffer.alloc(BLOCK, turned)
  for (let i = 0; i < key.length; i++) block[i] = key[i]! ^ turned
  return block
}

/** A character takes so many bytes at most. */
const MOST_BYTES = 3
/** Longer texts get room of their own. */
const ROOM = 256

/**
 * HMAC-SHA256 (RFC 2104) in letters, with one key for many short texts. Node’s own makes an object outside of the heap for
 * each of them, which the collector of garbage has to let go of one by one.
 */
export function hmacWith(key: string): (text: string) => string {
  const given = Buffer.from(key)
  const bytes = given.length > BLOCK ? hash('sha256', given, 'buffer') : given
  const inner = Buffer.concat([padded(bytes, INNER), Buffer.alloc(ROOM)])
  const outer = Buffer.concat([padded(bytes, OUTER), Buffer.alloc(DIGEST)])
  const withText = (text: string): Buffer =>
    text.length * MOST_BYTES > ROOM
      ? Buffer.concat([inner.subarray(0, BLOCK), Buffer.from(text)])
      : inner.subarray(0, BLOCK + inner.write(text, BLOCK))
  return (text) => {
    outer.write(hash('sha256', withText(text), 'hex'), BLOCK, 'hex')
    return hash('sha256', outer, 'base64url')
  }
}
