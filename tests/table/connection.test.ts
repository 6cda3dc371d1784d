import { beforeEach, describe, expect, it } from 'vitest'
import { CLOSED, type WireMessage } from '../../src/table/messages.ts'
import type { WireCommand } from '../../src/table/wire/commands.ts'
import {
  AGAIN,
  ALLOWANCE,
  Connection,
  type ConnectionState,
  FIRST_WAIT,
  type LineSocket,
  LONGEST_WAIT,
  type NamedCommand,
  OPENING,
  SILENCE,
  type SocketEvents,
  SPEAKS_WITHIN,
  UNSTORED_WAIT,
} from '../../src/table/wire/connection.ts'

/** A socket whose other end is this test. */
class FakeSocket implements LineSocket {
  readonly address: string
  readonly events: SocketEvents
  readonly sent: WireCommand[] = []
  ended = false

  constructor(address: string, events: SocketEvents) {
    this.address = address
    this.events = events
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  end(): void {
    this.ended = true
  }

  receives(message: WireMessage): void {
    this.events.received(JSON.stringify(message))
  }
}

const ok = (id: string): WireMessage => ({ m: 'ok', id, r: 1 })
const answer = (id: string): NamedCommand => ({ c: 'a', r: 0, i: 0, id })
const PING_EVERY = 8_000

let now = 0
let later: { readonly at: number; readonly what: () => void }[] = []
let sockets: FakeSocket[] = []
let states: ConnectionState[] = []
let received: WireMessage[] = []
let trips: number[] = []
let revision = 0

function pass(milliseconds: number): void {
  const end = now + milliseconds
  for (;;) {
    const [next] = later.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
    if (next === undefined) break
    later = later.filter((each) => each !== next)
    now = next.at
    next.what()
  }
  now = end
}

function newLine(): Connection {
  return new Connection(
    {
      socket: (address, events) => {
        const socket = new FakeSocket(address, events)
        sockets.push(socket)
        return socket
      },
      now: () => now,
      after: (milliseconds, what) => {
        const timer = { at: now + milliseconds, what }
        later.push(timer)
        return () => {
          later = later.filter((each) => each !== timer)
        }
      },
      random: () => 1,
      pingEvery: () => PING_EVERY,
    },
    {
      address: () => `r=${revision}`,
      received: (message) => received.push(message),
      changed: (state) => states.push(state),
      tripped: (milliseconds) => trips.push(milliseconds),
    },
  )
}

const last = (): FakeSocket => sockets.at(-1)!

beforeEach(() => {
  now = 0
  later = []
  sockets = []
  states = []
  received = []
  trips = []
  revision = 0
})

describe('what is heard', () => {
  it('is handed on if it is a message; whatever else comes only shows that the line lives', () => {
    newLine()
    last().events.opened()
    for (const text of ['0', '{', '{"m":"of a later release"}']) last().events.received(text)
    last().receives(ok('first'))
    expect(received).toEqual([ok('first')])
  })
})

describe('a trip there and back', () => {
  it('is measured by every ping that is answered, once', () => {
    newLine()
    last().events.opened()
    // Nobody has asked.
    last().events.received('0')
    pass(PING_EVERY + 40)
    last().events.received('0')
    last().events.received('0')
    expect(trips).toEqual([40])
    // The line was lost before the answer: it belongs to no ping of the next one.
    pass(PING_EVERY + 5)
    last().events.closed(1006)
    pass(FIRST_WAIT)
    last().events.opened()
    last().events.received('0')
    expect(trips).toEqual([40])
  })
})

describe('what was said under a name', () => {
  it('is said again on every new line until it is answered, in the order in which it was said', () => {
    const line = newLine()
    last().events.opened()
    line.say(answer('first'))
    line.say(answer('second'))
    last().events.closed(1006)
    pass(FIRST_WAIT)
    last().events.opened()
    expect(last().sent).toEqual([answer('first'), answer('second')])
    last().receives(ok('first'))
    line.answered('first')
    last().events.closed(1006)
    pass(FIRST_WAIT)
    last().events.opened()
    expect(last().sent).toEqual([answer('second')])
  })

  it('while the line is down is said once it is open', () => {
    const line = newLine()
    line.say(answer('early'))
    last().events.opened()
    expect(last().sent).toEqual([answer('early')])
    last().events.closed(1006)
    line.say(answer('between'))
    pass(FIRST_WAIT)
    last().events.opened()
    expect(last().sent).toEqual([answer('early'), answer('between')])
  })

  it('is said once on a line, also when it had to wait because of its cost', () => {
    const line = newLine()
    last().events.opened()
    const names = Array.from({ length: ALLOWANCE + 10 }, (_, n) => `n${n}`)
    for (const name of names) line.say(answer(name))
    expect(last().sent).toHaveLength(ALLOWANCE)
    last().events.closed(1006)
    pass(FIRST_WAIT)
    last().events.opened()
    pass(5_000)
    expect(last().sent).toEqual(names.map(answer))
  })

  it('is said again a little later when the table could not take it, unless it was answered meanwhile', () => {
    const line = newLine()
    last().events.opened()
    line.say(answer('fast'))
    line.sayAgain('fast')
    pass(AGAIN - 1)
    expect(last().sent).toEqual([answer('fast')])
    pass(1)
    expect(last().sent).toEqual([answer('fast'), answer('fast')])
    line.sayAgain('fast')
    line.answered('fast')
    pass(AGAIN)
    expect(last().sent).toHaveLength(2)
  })

  it('is not waited with when nothing has a name', () => {
    const line = newLine()
    expect(line.mention({ c: 'say', phrase: 1 })).toBe(false)
    last().events.opened()
    expect(last().sent).toEqual([])
    expect(line.mention({ c: 'say', phrase: 1 })).toBe(true)
    expect(last().sent).toEqual([{ c: 'say', phrase: 1 }])
  })
})

describe('pings', () => {
  const pings = (): number => last().sent.filter(({ c }) => c === 'p').length

  it('are said when nothing is received, and not again before there was time to answer', () => {
    newLine()
    last().events.opened()
    pass(PING_EVERY - 1)
    expect(pings()).toBe(0)
    pass(1)
    expect(pings()).toBe(1)
    pass(PING_EVERY - 1)
    expect(pings()).toBe(1)
    pass(1)
    expect(pings()).toBe(2)
  })

  it('are not needed by whoever hears and says something', () => {
    const line = newLine()
    last().events.opened()
    for (let n = 0; n < 10; n++) {
      pass(PING_EVERY - 1)
      last().receives(ok(`${n}`))
      line.say(answer(`${n}`))
    }
    expect(pings()).toBe(0)
  })

  it('are said by whoever only listens, before the table takes her for gone', () => {
    newLine()
    last().events.opened()
    const quiet = 5 * SPEAKS_WITHIN
    for (let n = 0; n < quiet; n += PING_EVERY / 2) {
      pass(PING_EVERY / 2)
      last().receives({ m: 'resync' })
    }
    expect(pings()).toBe(quiet / SPEAKS_WITHIN)
    expect(SPEAKS_WITHIN).toBeLessThan(SILENCE)
  })
})

describe('a line that breaks', () => {
  it('is opened at an address that names what was received by then', () => {
    newLine()
    last().events.opened()
    revision = 7
    last().events.closed(1006)
    pass(FIRST_WAIT)
    expect(last().address).toBe('r=7')
    expect(states).toEqual(['opening', 'open', 'lost', 'lost'])
  })

  it('is tried more and more slowly, and quickly again once something was received', () => {
    newLine()
    for (let wait = FIRST_WAIT; wait < LONGEST_WAIT; wait *= 2) {
      const { length } = sockets
      last().events.closed(1006)
      pass(wait - 1)
      expect(sockets).toHaveLength(length)
      pass(1)
      expect(sockets).toHaveLength(length + 1)
    }
    last().events.opened()
    last().receives({ m: 'resync' })
    const { length } = sockets
    last().events.closed(1006)
    pass(FIRST_WAIT)
    expect(sockets).toHaveLength(length + 1)
  })

  it('is opened at once when the table has moved, but not in a circle with a door that opens and closes', () => {
    newLine()
    last().events.opened()
    last().receives({ m: 'resync' })
    last().events.closed(CLOSED.moved)
    pass(0)
    expect(sockets).toHaveLength(2)
    last().events.opened()
    last().events.closed(CLOSED.moved)
    pass(FIRST_WAIT - 1)
    expect(sockets).toHaveLength(2)
    pass(1)
    expect(sockets).toHaveLength(3)
  })

  it('leaves a server alone for some seconds that can store nothing, and says why it waits', () => {
    newLine()
    last().events.opened()
    last().receives({ m: 'resync' })
    last().events.closed(CLOSED.unstored)
    expect(states.at(-1)).toBe('unstored')
    pass(UNSTORED_WAIT - 1)
    expect(sockets).toHaveLength(1)
    pass(1)
    expect(sockets).toHaveLength(2)
    expect(states.at(-1)).toBe('unstored')
    last().events.opened()
    expect(states.at(-1)).toBe('open')
  })

  it('is given up when nothing was received for long, whatever its socket thinks', () => {
    newLine()
    const [first] = sockets
    first!.events.opened()
    pass(PING_EVERY)
    expect(first!.sent).toEqual([{ c: 'p' }])
    first!.events.received('0')
    pass(SILENCE + PING_EVERY + FIRST_WAIT)
    expect(first!.ended).toBe(true)
    expect(sockets).toHaveLength(2)
    // What the old socket says late does not count.
    first!.receives(ok('late'))
    first!.events.closed(1006)
    expect(received).toEqual([])
    last().events.opened()
    expect(states.at(-1)).toBe('open')
  })

  it('is given up when it does not open', () => {
    newLine()
    pass(OPENING + FIRST_WAIT)
    expect(sockets[0]!.ended).toBe(true)
    expect(sockets).toHaveLength(2)
  })

  it('does not wait when somebody hurries, and never has two sockets', () => {
    const line = newLine()
    line.hurry()
    expect(sockets).toHaveLength(1)
    last().events.closed(1006)
    line.hurry()
    expect(sockets).toHaveLength(2)
    pass(LONGEST_WAIT - 1)
    expect(sockets).toHaveLength(2)
  })

  it('is opened anew when what was received does not fit together', () => {
    const line = newLine()
    last().events.opened()
    line.say(answer('first'))
    line.again()
    line.again()
    expect(sockets[0]!.ended).toBe(true)
    pass(FIRST_WAIT)
    last().events.opened()
    expect(sockets).toHaveLength(2)
    expect(last().sent).toEqual([answer('first')])
  })
})

describe('the end of a line', () => {
  it('comes when the server knows no such table', () => {
    newLine()
    last().events.opened()
    last().events.closed(CLOSED.unknown)
    pass(60_000)
    expect(sockets).toHaveLength(1)
    expect(states).toEqual(['opening', 'open', 'refused'])
  })

  it('comes when it is closed, also while it waits to be opened again', () => {
    const line = newLine()
    last().events.closed(1006)
    line.close()
    line.hurry()
    pass(60_000)
    expect(sockets).toHaveLength(1)
    expect(later).toEqual([])
  })
})
