import { Cable } from '../../../../tools/online/cable.ts'

/** A line to a service, and every byte that goes over it. */
export class Wire {
  private readonly asked = new Map<object, Buffer[]>()
  private readonly answered = new Map<object, Buffer[]>()
  private readonly cable: Cable

  constructor(url: string, usual: number) {
    this.cable = new Cable(url, usual, (connection, isAsked, piece) => {
      const all = isAsked ? this.asked : this.answered
      all.set(connection, [...(all.get(connection) ?? []), piece])
    })
  }

  async open(): Promise<string> {
    await this.cable.open()
    return this.cable.url
  }

  close(): void {
    this.cable.remove()
  }

  /** What the service was asked, connection by connection. */
  get questions(): readonly Buffer[] {
    return whole(this.asked)
  }

  get answers(): readonly Buffer[] {
    return whole(this.answered)
  }
}

const whole = (said: ReadonlyMap<object, readonly Buffer[]>): readonly Buffer[] =>
  [...said.values()].map((pieces) => Buffer.concat(pieces))

/** What Redis is asked on one connection: each command is a list of texts, and each of them says first how long it is. */
export function* commandsIn(said: Buffer): Generator<readonly string[]> {
  let at = 0
  const number = (): number => {
    const end = said.indexOf('\r\n', at)
    const line = said.toString('latin1', at, end)
    if (end < 0 || !/^[*$]\d+$/.test(line)) throw new Error(`${JSON.stringify(line)} is no command`)
    at = end + 2
    return Number(line.slice(1))
  }
  while (at < said.length)
    yield Array.from({ length: number() }, () => {
      const length = number()
      at += length + 2
      return said.toString('utf8', at - length - 2, at - 2)
    })
}
