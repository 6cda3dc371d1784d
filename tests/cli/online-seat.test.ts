import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connecting } from '../../src/cli/online/line/connection.ts'
import { Listening } from '../../src/cli/online/line/listening.ts'
import { TableServer } from '../../src/cli/online/line/server.ts'
import { OnlineSeat } from '../../src/cli/online/seat.ts'
import { hostWords } from '../../src/cli/online/words/host.ts'
import { orderWords } from '../../src/cli/online/words/orders.ts'
import { verdictWords } from '../../src/cli/online/words/verdict.ts'
import { joinWords } from '../../src/cli/online/words/words.ts'
import { ANY_TABLE } from '../../src/server/cluster/hub.ts'
import type { Running } from '../../src/server/start.ts'
import type { TableOptions } from '../../src/table/options.ts'
import { HOLIDAY_DAY } from '../../src/table/time/holiday.ts'
import { LISTENS_TO_NOBODY, LISTENS_TO_WATCHERS } from '../../src/table/wire/api.ts'
import { Friend } from '../friend.ts'
import { serveTables } from './serving.ts'

/* What a person at a terminal can do beside playing: whom she hears, standing orders, who is on holiday. */

const folder = mkdtempSync(join(tmpdir(), 'cardwright-seat-'))
let running: Running
const open = await connecting()
let at = ''

beforeAll(async () => {
  ;({ running, at } = await serveTables(folder))
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
    setup: unknown = null,
  ): Promise<this> {
    const invitation = await this.friend.host(game, options)
    if (setup !== null)
      await running.backend.store.tables.change(this.friend.table, { setup: JSON.stringify(setup) })
    this.server = new TableServer(at, this.lang, null)
    await this.server.enter('Tia')
    await this.server.join(this.friend.table, invitation.split('/').at(-1)!)
    this.listening = new Listening(this.server)
    await this.listening.load()
    if (ready === 'already')
      await this.server.ready(this.friend.table, Buffer.alloc(16, 1).toString('base64url'))
    this.comeBack()
    if (ready === 'types it') {
      await this.prints('Frida')
      await this.seat.enter('r')
    }
    await this.friend.ready()
    await this.until(() => !this.seat.waits)
    return this
  }

  /** Sits down at the same table with the same token. */
  comeBack(): void {
    this.seat = new OnlineSeat({
      open,
      server: at,
      table: this.friend.table,
      token: this.server.token!,
      key: null,
      invitation: null,
      lang: this.lang,
      listening: this.listening,
      tables: this.server,
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

  prints(text: string): Promise<void> {
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
    await terminal.prints('first')
    await seat.enter('mute 1')
    expect(printed.at(-1)).toBe(words.ignores('Frida'))
    await terminal.friendSays('second')
    // What she says herself comes after it: the other would have come before.
    await seat.enter('say mine')
    await terminal.prints('mine')
    expect(printed.some((line) => line.includes('second'))).toBe(false)
    await seat.enter('hear 1')
    await seat.enter('mute all')
    await terminal.friendSays('third')
    await seat.enter('say mine too')
    await terminal.prints('mine too')
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
    await terminal.prints('fourth')
    terminal.leave()
  })

  it('cannot be herself or an empty chair; whoever is reported is not heard, and a fault has a link', async () => {
    const terminal = await new Terminal('fr').sit('aeons-end')
    for (const whom of ['', '2', '9', 'Frida']) {
      await terminal.seat.enter(`muet ${whom}`.trim())
      expect(terminal.printed.at(-1)).toBe(joinWords.fr.listenToWhom)
    }
    const { people, tables } = running.backend.store
    const { id } = (await terminal.server.known())!
    expect(await people.mutes(id)).toEqual([])
    for (const typed of ['', '1', '2 crie', '9 crie', 'Frida crie']) {
      await terminal.seat.enter(`signaler ${typed}`.trim())
      expect(terminal.printed.at(-1)).toBe(joinWords.fr.reportWhom)
    }
    await terminal.seat.enter('signaler 1 crie tout le temps')
    expect(terminal.printed.at(-1)).toBe(joinWords.fr.reported('Frida'))
    const { table } = terminal.friend
    const about = (await tables.table(table))!.seats[0]!.person!
    expect(await people.mutes(id)).toEqual([about])
    expect((await people.reports(99)).filter(({ person }) => person === id)).toMatchObject([
      { about, game: table, kind: 'other', text: 'crie tout le temps' },
    ])
    await terminal.seat.enter('bug')
    expect(terminal.printed.at(-1)).toContain(`${at}/#/replay/${table}?at=0&eyes=1`)
    terminal.leave()
  })
})

describe('standing orders at a terminal', () => {
  const ordersOf = async ({ friend }: Terminal): Promise<unknown> => {
    const { orders } = (await running.backend.store.tables.table(friend.table))!.seats[1]!
    return orders === null ? null : JSON.parse(orders)
  }

  it.each([
    ['en', 'when', 'forget', 'pass', 'ask'],
    ['fr', 'quand', 'oublier', 'passer', 'demander'],
  ] as const)(
    'let windows go by and answer a spell on one thing with one card, until they are taken back (%s)',
    async (lang, when, forget, pass, ask) => {
      const torches = {
        name: 'Torches',
        main: [
          [50, 'Torch'],
          [25, 'Fire Sigil'],
        ],
        market: [],
      }
      const setup = { decks: [torches, torches], format: 'open', rules: '2019', first: 0 }
      const terminal = await new Terminal(lang).sit('eternal', { windows: 'even' }, 'already', setup)
      const { seat, printed } = terminal
      const words = orderWords[lang]
      const torch = lang === 'en' ? 'Torch' : 'Torche'
      await seat.enter(when)
      expect(printed.at(-1)).toBe(
        [words.none, words.to, `  1. ${words.you}`, words.with, `  1. ${torch}`, words.how].join('\n'),
      )
      for (const wrong of ['1', '1 2', '2 1', 'x y']) {
        await seat.enter(`${when} ${wrong}`)
        expect(printed.at(-1)).toBe(words.noSuchThing)
      }
      await seat.enter(`${when} 1 1`)
      expect(printed.at(-1)).toBe(words.answers(words.you, torch))
      const answer = {
        do: 'answer',
        to: { card: { zone: 'being played' }, on: [{ player: 1 }] },
        with: { kind: 'play', object: { zone: 'hand', of: 1, card: '1-8@2019' } },
      }
      // Before the table has said that the first one stands.
      await seat.enter(`${pass}!`)
      await expect.poll(() => ordersOf(terminal)).toEqual([answer, { do: 'pass untouched' }])
      await seat.enter(when)
      expect(printed.at(-1)).toContain(
        [words.given, `  1. ${words.answers(words.you, torch)}`, `  2. ${words.passesUntouched}`].join('\n'),
      )
      await seat.enter(`${forget} 3`)
      expect(printed.at(-1)).toBe(words.noSuchOrder)
      await seat.enter(`${forget} 1`)
      expect(printed.at(-1)).toBe(words.takenBack)
      await expect.poll(() => ordersOf(terminal)).toEqual([{ do: 'pass untouched' }])
      await seat.enter(pass)
      expect(printed.at(-1)).toBe(joinWords[lang].passesTurn)
      await expect.poll(() => ordersOf(terminal)).toEqual([{ do: 'pass turn', turn: 0 }])
      await seat.enter(ask)
      await expect.poll(() => ordersOf(terminal)).toEqual([])
      expect(JSON.stringify(terminal.friend.page.frames)).not.toContain('pass untouched')
      terminal.leave()
    },
  )

  it('are not for a game without windows', async () => {
    const terminal = await new Terminal('fr').sit('aeons-end')
    for (const typed of ['passer', 'quand 1 1', 'oublier 1']) {
      await terminal.seat.enter(typed)
      expect(terminal.printed.at(-1)).toBe(joinWords.fr.noWindows)
    }
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
    await terminal.prints('Frida est en vacances jusqu’au ')
    terminal.leave()
  })
})

describe('after a game', () => {
  it.each([
    ['eternal', 'en', 'concede!'],
    ['eternal', 'fr', 'abandonner!'],
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
    await seat.enter(lang === 'fr' ? 'abandonner!' : 'concede!')
    await terminal.until(() => seat.over)
    friend.say({ c: 'repeat', sides: true, id: 'wish-of-the-friend-0001' })
    await terminal.prints(words.wantsSidesChanged('Frida'))
    friend.say({ c: 'repeat', sides: false, id: 'wish-of-the-friend-0002' })
    await terminal.prints(words.wantsSameDeal('Frida'))
    expect(seat.next).toBeNull()
    await seat.enter(sides)
    await seat.enter(same)
    await terminal.until(() => seat.next !== null)
    const next = await running.backend.store.tables.table(seat.next!)
    expect(next?.repeats).toBe(friend.table)
    // And for other friends, at a table of its own.
    await seat.enter(lang === 'fr' ? 'proposer' : 'offer')
    const [link = '', id = '', key = ''] = /http\S+#\/join\/([^/\s]+)\/(\S+)/.exec(printed.at(-1)!) ?? []
    expect(printed.at(-1)).toBe(hostWords[lang].offered(link))
    expect(await running.backend.store.tables.table(id)).toMatchObject({
      repeats: friend.table,
      parent: null,
    })
    expect((await terminal.server.join(id, key)).sameDeal).toBe(true)
    terminal.leave()
  })
})
