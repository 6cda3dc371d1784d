/** The first 32 bits of the fractional parts of the roots of the first primes: square roots and cube roots. */
function rootsOfPrimes(count: number, root: (n: number) => number): Int32Array {
  const words = new Int32Array(count)
  let found = 0
  for (let n = 2; found < count; n++) {
    let prime = true
    for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0
    if (prime) words[found++] = (root(n) % 1) * 0x1_0000_0000
  }
  return words
}

const ROUND = rootsOfPrimes(64, Math.cbrt)
const START = rootsOfPrimes(8, Math.sqrt)
const BLOCK = 64
const W = new Int32Array(64)

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** SHA-256 (FIPS 180-4), for deals that can be checked: also where a browser offers none. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, bytes.length / 0x2000_0000)
  view.setUint32(padded.length - 4, bytes.length << 3)
  const h = START.slice()
  for (let at = 0; at < padded.length; at += BLOCK) digestBlock(h, view, at)
  const out = new Uint8Array(32)
  const written = new DataView(out.buffer)
  for (let i = 0; i < 8; i++) written.setInt32(4 * i, h[i]!)
  return out
}

function digestBlock(hash: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) W[i] = view.getInt32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const x = W[i - 15]!
    const y = W[i - 2]!
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    W[i] = W[i - 16]! + low + W[i - 7]! + high
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + big + ((e & f) ^ (~e & g)) + ROUND[i]! + W[i]!) | 0
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = hash[i]! + word
}
