import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Listening } from '../../src/cli/online/listening.ts'
import { OnlineSeat } from '../../src/cli/online/seat.ts'
import { TableServer } from '../../src/cli/online/server.ts'
import { verdictWords } from '../../src/cli/online/verdict-words.ts'
import { joinWords } from '../../src/cli/online/words.ts'
import { readConfig } from '../../src/server/config.ts'
import { ANY_TABLE } from '../../src/server/hub.ts'
import { playTables, type Running, startServer } from '../../src/server/start.ts'
import { LISTENS_TO_NOBODY, LISTENS_TO_WATCHERS } from '../../src/table/api.ts'
import { HOLIDAY_DAY } from '../../src/table/holiday.ts'
import type { TableOptions } from '../../src/table/options.ts'
import { Friend } from '../friend.ts'

/* What a person at a terminal can do beside playing: whom she hears, standing orders, who is on holiday. */

const folder = mkdtempSync(join(tmpdir(), 'cardwright-seat-'))
let running: Running
let at = ''

beforeAll(async () => {
  const config = readConfig({ DATA: join(folder, 'data'), LOG_LEVEL: 'silent', THREADS: '1' }, [], folder)
  running = await startServer(config, folder, playTables)
  await new Promise<void>((done) => running.server.listen(0, '127.0.0.1', done))
  at = `http://127.0.0.1:${(running.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await running?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A terminal on seat 2 of a table that a friend has made, who says nothing by herself. */
class Terminal {
  readonly printed: string[] = []
  readonly friend = new Friend(at)
  seat!: OnlineSeat
  server!: TableServer
  listening!: Listening
  private readonly lang: 'en' | 'fr'
  private changed = (): void => {}

  constructor(lang: 'en' | 'fr' = 'en') {
    this.lang = lang
    this.friend.plays = false
  }

  /** `ready`: she is before she comes with her terminal, or types it there. */
  async sit(
    game: string,
    options: Partial<TableOptions> = {},
    ready: 'already' | 'types it' = 'already',
  ): Promise<this> {
    const invitation = await this.friend.host(game, options)
    this.server = new TableServer(at, this.lang, null)
    await this.server.enter('Tia')
    await this.server.join(this.friend.table, invitation.split('/').at(-1)!)
    this.listening = new Listening(this.server)
    await this.listening.load()
    if (ready === 'already')
      await this.server.ready(this.friend.table, Buffer.alloc(16, 1).toString('base64url'))
    this.comeBack()
    if (ready === 'types it') {
      await this.heard('Frida')
      await this.seat.enter('r')
    }
    await this.friend.ready()
    await this.until(() => !this.seat.waits)
    return this
  }

  /** Sits down at the same table with the same token. */
  comeBack(): void {
    this.seat = new OnlineSeat({
      server: at,
      table: this.friend.table,
      token: this.server.token!,
      key: null,
      lang: this.lang,
      listening: this.listening,
      print: (text) => {
        this.printed.push(text)
        this.changed()
      },
      ready: async (share) => {
        await this.server.ready(this.friend.table, share)
        return true
      },
      changed: () => this.changed(),
    })
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo())
      await new Promise<void>((done) => {
        this.changed = done
      })
  }

  heard(text: string): Promise<void> {
    return this.until(() => this.printed.some((line) => line.includes(text)))
  }

  /** The table has heard it, and told everybody who hears her. */
  async friendSays(text: string): Promise<void> {
    const said = this.friend.page.next(({ m }) => m === 'said')
    this.friend.say({ c: 'say', text })
    await said
  }

  leave(): void {
    this.seat.close()
    this.friend.leave()
  }
}

describe('whom a terminal hears', () => {
  it('is said by seat, for all and for those who watch, and kept with the person', async () => {
    const terminal = await new Terminal().sit('aeons-end')
    const { seat, friend, printed, server } = terminal
    const words = joinWords.en
    friend.say({ c: 'say', text: 'first' })
    await terminal.heard('first')
    await seat.enter('mute 1')
    expect(printed.at(-1)).toBe(words.ignores('Frida'))
    await terminal.friendSays('second')
    // What she says herself comes after it: the other would have come before.
    await seat.enter('say mine')
    await terminal.heard('mine')
    expect(printed.some((line) => line.includes('second'))).toBe(false)
    await seat.enter('hear 1')
    await seat.enter('mute all')
    await terminal.friendSays('third')
    await seat.enter('say mine too')
    await terminal.heard('mine too')
    expect(printed.some((line) => line.includes('third'))).toBe(false)
    await seat.enter('hear watchers')
    expect(printed.at(-1)).toBe(words.listensToWatchers)
    expect((await server.known())?.settings).toEqual({
      [LISTENS_TO_NOBODY]: true,
      [LISTENS_TO_WATCHERS]: true,
    })
    // Another terminal of hers knows it from the beginning.
    const elsewhere = new Listening(server)
    await elsewhere.load()
    expect([elsewhere.toNobody, elsewhere.toWatchers]).toEqual([true, true])
    await seat.enter('hear all')
    friend.say({ c: 'say', text: 'fourth' })
    await terminal.heard('fourth')
    terminal.leave()
  })

  it('cannot be herself or an empty chair', async () => {
    const terminal = await new Terminal('fr').sit('aeons-end')
    for (const whom of ['', '2', '9', 'Frida']) {
      await terminal.seat.enter(`muet ${whom}`.trim())
      expect(terminal.printed.at(-1)).toBe(joinWords.fr.listenToWhom)
    }
    expect(await running.backend.store.people.mutes((await terminal.server.known())!.id)).toEqual([])
    terminal.leave()
  })
})

describe('standing orders at a terminal', () => {
  const ordersOf = async ({ friend }: Terminal): Promise<unknown> => {
    const { orders } = (await running.backend.store.tables.table(friend.table))!.seats[1]!
    return orders === null ? null : JSON.parse(orders)
  }

  it('let windows go by, until she wants to be asked again', async () => {
    const terminal = await new Terminal().sit('eternal')
    const { seat, printed } = terminal
    await seat.enter('pass')
    expect(printed.at(-1)).toBe(joinWords.en.passesTurn)
    await expect.poll(() => ordersOf(terminal)).toEqual([{ do: 'pass turn', turn: 0 }])
    await seat.enter('pass!')
    await expect.poll(() => ordersOf(terminal)).toEqual([{ do: 'pass untouched' }])
    await seat.enter('ask')
    await expect.poll(() => ordersOf(terminal)).toEqual([])
    terminal.leave()
  })

  it('are not for a game without windows', async () => {
    const terminal = await new Terminal('fr').sit('aeons-end')
    await terminal.seat.enter('passer')
    expect(terminal.printed.at(-1)).toBe(joinWords.fr.noWindows)
    expect(await ordersOf(terminal)).toBeNull()
    terminal.leave()
  })
})

describe('a holiday', () => {
  it('is told to whoever waits at a terminal', async () => {
    const terminal = new Terminal('fr')
    const { friend } = terminal
    await terminal.sit('aeons-end', { pace: 'days' })
    const { people, tables } = running.backend.store
    const { seats } = (await tables.table(friend.table))!
    expect(await people.takeHoliday(seats[0]!.person!, 3 * HOLIDAY_DAY)).toBe(true)
    running.backend.hub.publish(ANY_TABLE, friend.table)
    await terminal.heard('Frida est en vacances jusqu’au ')
    terminal.leave()
  })
})

describe('after a game', () => {
  it.each([
    ['eternal', 'en', 'concede'],
    ['eternal', 'fr', 'abandonner'],
  ] as const)('a terminal says what it has checked of the deal of %s (%s)', async (game, lang, concede) => {
    const terminal = new Terminal(lang)
    const { printed } = terminal
    await terminal.sit(game, {}, 'types it')
    await terminal.seat.enter(concede)
    await terminal.until(() => terminal.seat.over)
    const words = verdictWords[lang]
    // Before the only thing that was done, and after it.
    expect(printed).toContain(`${words.own} ${words.viewsAgree(1, 1)}`)
    terminal.leave()
    // Whoever comes back later has not kept her share, and sees only the end.
    terminal.comeBack()
    await terminal.until(() => terminal.seat.over)
    expect(printed.some((line) => line.startsWith(words.first))).toBe(true)
    terminal.seat.close()
  })

  it.each([
    ['en', 'again same', 'again sides'],
    ['fr', 'encore pareil', 'encore inverse'],
  ] as const)('the same deal is wished for and agreed to at a terminal (%s)', async (lang, same, sides) => {
    const terminal = await new Terminal(lang).sit('eternal')
    const { seat, friend, printed } = terminal
    const words = joinWords[lang]
    await seat.enter(same)
    expect(printed.at(-1)).toBe(words.noSuchCommand(same))
    await seat.enter(lang === 'fr' ? 'abandonner' : 'concede')
    await terminal.until(() => seat.over)
    friend.say({ c: 'repeat', sides: true, id: 'wish-of-the-friend-0001' })
    await terminal.heard(words.wantsSidesChanged('Frida'))
    friend.say({ c: 'repeat', sides: false, id: 'wish-of-the-friend-0002' })
    await terminal.heard(words.wantsSameDeal('Frida'))
    expect(seat.next).toBeNull()
    await seat.enter(sides)
    await seat.enter(same)
    await terminal.until(() => seat.next !== null)
    const next = await running.backend.store.tables.table(seat.next!)
    expect(next?.repeats).toBe(friend.table)
    terminal.leave()
  })
})
