import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n])
  if (n < 256) return Buffer.from([(kind << 5) | 24, n])
  return Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** A key of a phone, made of nothing but arithmetic. */
export class Authenticator {
  readonly id = randomBytes(16)
  counter = 0
  private readonly publicKey: KeyObject
  private readonly privateKey: KeyObject

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.publicKey = pair.publicKey
    this.privateKey = pair.privateKey
  }

  private data(rpId: string, attested: Buffer): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = Buffer.from([attested.length > 0 ? 0x45 : 0x05])
    return Buffer.concat([sha256(rpId), flags, counter, attested])
  }

  private static client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  /** What a browser sends after a key was made. */
  register(challenge: string, origin: string, rpId: string): object {
    const { x, y } = this.publicKey.export({ format: 'jwk' })
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.data(rpId, attested)],
      ]),
    )
    return this.sent({
      clientDataJSON: Authenticator.client('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    })
  }

  /** What a browser sends when somebody signs in. */
  signIn(challenge: string, origin: string, rpId: string): object {
    const data = this.data(rpId, Buffer.alloc(0))
    const client = Authenticator.client('webauthn.get', challenge, origin)
    const signature = createSign('SHA256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.privateKey)
    return this.sent({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }

  private sent(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }
}
