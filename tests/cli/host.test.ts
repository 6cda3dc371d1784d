import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readServer } from '../../src/cli/online/line/link.ts'
import { TableServer } from '../../src/cli/online/line/server.ts'
import { Hosting } from '../../src/cli/online/rooms/hosting.ts'
import { hostWords } from '../../src/cli/online/words/host.ts'
import { gameNamed } from '../../src/games/index.ts'
import type { Lang } from '../../src/language/face.ts'
import type { Running } from '../../src/server/start.ts'
import { broughtIn } from '../../src/table/people/brought.ts'
import { cardwright } from './line.ts'
import { serveTables } from './serving.ts'
import { TypedInto } from './typed-into.ts'

/* The terminal as a host: it makes a table, invites, arranges it in the waiting room, and begins. */

const folder = mkdtempSync(join(tmpdir(), 'cardwright-host-'))
let at = ''
let servers = 0

/** A server of its own for the tests around: one address may ask only so much a minute. */
function served(): void {
  let running: Running
  beforeAll(async () => {
    servers += 1
    ;({ running, at } = await serveTables(join(folder, String(servers))))
  })
  afterAll(() => running?.close())
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const terminal = (line: readonly string[]): TypedInto => new TypedInto(line, null, join(folder, 'config'))

/** Each game in one language, in the long searches in both: a terminal is a program of its own. */
const spoken = (lang: Lang): readonly Lang[] => (process.env.DEEP === '1' ? ['en', 'fr'] : [lang])

describe.each([
  ['aeons-end', spoken('en'), ['--mages', 'brama,kadir', '--nemesis', 'rageborne']],
  ['eternal', spoken('fr'), ['--deck1', 'Praxis Tokens', '--format', 'open']],
] as const)('a host and a friend, both at terminals (%s)', (game, langs, flags) => {
  served()
  it.each(langs)('come together by the link, and play begins (%s)', async (lang) => {
    const w = hostWords[lang]
    const name = `Ada ${game} ${lang}`
    const host = terminal(['host', at, game, ...flags, '--pace', 'live', '--name', name, '--lang', lang])
    await host.says(/Type r when|Tapez r quand/)
    const link = /http\S+#\/join\/\S+/.exec(host.out)![0]
    expect(host.out).toContain(w.made(link))
    expect(host.out).toContain(w.howToHost)
    const friend = terminal(['join', link, '--name', `Bo ${game} ${lang}`, '--lang', lang])
    await host.says(new RegExp(`2\\. Bo ${game} ${lang}`))
    // Whoever was ready is told that the table is another now, and says so again with the same key.
    friend.type('r')
    await friend.says(/You are ready\.|Vous êtes prêt\./)
    host.type(lang === 'en' ? 'set --undo none' : 'régler --undo none')
    await host.says(/undo\u00a0?: none/)
    await friend.says(new RegExp(w.readyAgain.slice(0, 20)))
    expect(friend.out).toContain(w.changed)
    friend.type('r')
    await friend.says(/(You are ready\.|Vous êtes prêt\.)[\s\S]*(You are ready\.|Vous êtes prêt\.)/)
    host.type('r')
    await Promise.all([host, friend].map((each) => each.says(/Play begins|La partie commence/)))
    for (const each of [host, friend]) each.type('q')
    expect(await Promise.all([host.ended, friend.ended])).toEqual([0, 0])
    expect([host.err, friend.err]).toEqual(['', ''])
  })
})

/** A host of a table for two and a friend who sits there, at a real server. */
async function hosted(game: string, lang: Lang) {
  const server = new TableServer(at, lang, null)
  await server.enter('Ada')
  const setup = gameNamed(game).setupFrom({}, 'set-up')
  const { table, key } = await server.host({ game, setup, seats: [{ who: 'me' }, { who: 'open' }] })
  const friend = new TableServer(at, lang, null)
  await friend.enter('Bo')
  const printed: string[] = []
  const invitation = `${at}/#/join/${table.id}/${key}`
  const around = { lang, server: at, table: table.id, invitation, tables: server }
  const hosting = new Hosting({ ...around, print: (text) => printed.push(text) })
  const now = () => server.table(table.id)
  /** What is printed when this is done. */
  const says = async (done: Promise<void>): Promise<string> => {
    printed.length = 0
    await done
    return printed.join('\n')
  }
  return { server, friend, id: table.id, key, invitation, hosting, now, says, around }
}

describe.each([
  ['aeons-end', 'en'],
  ['aeons-end', 'fr'],
  ['eternal', 'en'],
  ['eternal', 'fr'],
] as const)('in the waiting room of %s (%s) the host', (game, lang) => {
  served()
  const w = hostWords[lang]
  const say = (en: string, fr: string): string => (lang === 'en' ? en : fr)

  it('gives seats to bots, friends and herself, and removes people', async () => {
    const { friend, id, key, invitation, hosting, now, says } = await hosted(game, lang)
    expect(await says(hosting.seat(say('2 bot strong', '2 robot fort')))).toBe('')
    expect((await now()).seats[1]).toMatchObject({ bot: 'search:strong', person: null })
    await hosting.seat(say('2 me', '2 moi'))
    expect((await now()).you.seats).toEqual([0, 1])
    await hosting.seat(say('2 open', '2 libre'))
    await friend.join(id, key)
    expect((await now()).seats[1]!.person!.name).toBe('Bo')
    const turned = await says(hosting.remove('2'))
    const other = turned.split('/').at(-1)!
    expect(turned).toBe(w.turned(invitation.replace(key, other)))
    expect(await says(hosting.invite(''))).toBe(w.link(invitation.replace(key, other)))
    expect((await now()).seats[1]!.person).toBeNull()
    await expect(friend.join(id, key)).rejects.toThrow()
    await friend.join(id, other)
    expect(await says(hosting.seat(say('2 open', '2 libre')))).toMatch(
      new RegExp(`^${w.turned(invitation.replace(key, ''))}`),
    )
    for (const [typed, words] of [
      ['2', w.nobodyThere],
      ['1', w.ownSeat],
      ['9', w.noSuchSeat(2)],
      ['x', w.noSuchSeat(2)],
    ] as const)
      expect(await says(hosting.remove(typed))).toBe(words)
    for (const typed of ['', '2', 'open 2', '2 open now', '2 nobody'])
      expect(await says(hosting.seat(typed))).toBe(w.howToSeat)
    expect(await says(hosting.seat(say('9 open', '9 libre')))).toBe(w.noSuchSeat(2))
    expect(await says(hosting.seat(say('2 bot genius', '2 robot genius')))).toMatch(/^[^\n]*genius[^\n]*$/)
  })

  it('turns the link and ends it', async () => {
    const { friend, id, key, invitation, hosting, says, around } = await hosted(game, lang)
    expect(await says(hosting.invite(''))).toBe(w.link(invitation))
    const turned = await says(hosting.invite(say('new', 'nouveau')))
    const other = turned.split('/').at(-1)!
    expect(turned).toBe(w.link(invitation.replace(key, other)))
    await expect(friend.join(id, key)).rejects.toThrow()
    await friend.join(id, other)
    expect(await says(hosting.invite(say('no', 'non')))).toBe(w.noLinkAnyMore)
    expect(await says(hosting.invite(''))).toBe(w.noLink)
    // Another terminal of the host never knew it.
    const printed: string[] = []
    await new Hosting({ ...around, invitation: null, print: (text) => printed.push(text) }).invite('')
    expect(printed).toEqual([w.noLink])
  })

  it('changes how it is played, who finds it and what it is called', async () => {
    const { hosting, now, says } = await hosted(game, lang)
    const said = await says(hosting.set('--pace days --hints no --listed yes --title "Our table"'))
    expect(said).toMatch(/pace\u00a0?: days[\s\S]*hints\u00a0?: (no|non)[\s\S]*listed\u00a0?: (yes|oui)/)
    expect(await now()).toMatchObject({
      title: 'Our table',
      visibility: 'open',
      options: { pace: 'days', hints: false, undo: 'ask' },
    })
    await hosting.set('--undo none')
    expect((await now()).options).toMatchObject({ pace: 'days', hints: false, undo: 'none' })
    expect(await says(hosting.set(''))).toContain(w.howPlayed)
    for (const [typed, words] of [
      ['--pace fast', /^--pace [^\n]*relaxed[^\n]*“?fast/],
      ['--colour red', /^set [^\n]*--colour/],
      ['--undo', /^--undo [^\n]*$/],
      ['"open', /^[^\n]+$/],
      ['fast', /^[^\n]*fast[^\n]*$/],
    ] as const)
      expect(await says(hosting.set(typed))).toMatch(words)
  })

  it('closes the table, and is asked first where others sit', async () => {
    const { friend, id, key, hosting, now, says } = await hosted(game, lang)
    await friend.join(id, key)
    expect(await says(hosting.close(''))).toBe(w.surelyClose)
    expect((await now()).state).toBe('open')
    expect(await says(hosting.close(say('yes', 'oui')))).toBe('')
    expect((await now()).state).toBe('closed')
  })

  it('alone may do all that', async () => {
    const { friend, id, key, now, around } = await hosted(game, lang)
    await friend.join(id, key)
    const before = await now()
    const printed: string[] = []
    const other = new Hosting({ ...around, tables: friend, print: (text) => printed.push(text) })
    await other.seat(say('1 open', '1 libre'))
    await other.remove('1')
    await other.set('--pace days')
    await other.invite(say('new', 'nouveau'))
    await other.close(say('yes', 'oui'))
    expect(printed.length).toBe(5)
    for (const sentence of printed) expect(sentence).toMatch(/^[^\n]{10,}$/)
    // Only time goes on.
    expect({ ...(await now()), since: 0 }).toEqual({ ...before, since: 0 })
  })
})

describe('the set-up of a table', () => {
  served()
  it('is changed by flags, and what is not said stays (aeons-end)', async () => {
    const { friend, id, key, hosting, now, says } = await hosted('aeons-end', 'en')
    await friend.join(id, key)
    await friend.bring(id, 1, 'yan-magda')
    await hosting.set('--nemesis rageborne')
    await hosting.set('--difficulty expert')
    const { setup } = await now()
    expect(setup).toMatchObject({ nemesis: 'rageborne', difficulty: 'expert' })
    expect(broughtIn(gameNamed('aeons-end'), setup)[1]).toBe('yan-magda')
    // More mages are more seats; any can be closed again, unless somebody else sits there.
    await hosting.set('--mages brama,kadir,mist,xaxos')
    await hosting.seat('4 bot easy')
    expect(await says(hosting.seat('3 closed'))).toBe('')
    expect((await now()).seats.map(({ bot }) => bot)).toEqual([null, null, 'search:easy'])
    expect(broughtIn(gameNamed('aeons-end'), (await now()).setup)).toEqual(['brama', 'yan-magda', 'xaxos'])
    expect(await says(hosting.seat('3 closed'))).toBe('')
    expect((await now()).seats.map(({ person }) => person?.name)).toEqual(['Ada', 'Bo'])
    expect(await says(hosting.seat('2 closed'))).toMatch(/^[^\n]+$/)
    expect((await now()).seats.length).toBe(2)
    expect(await says(hosting.set('--nemesis nobody'))).toMatch(/^[^\n]*nobody[^\n]*$/)
    expect(await says(hosting.set('--deck1 x'))).toMatch(/^--deck1 does not belong to aeons-end[^\n]*$/)
  })

  it('is changed by flags, and what is not said stays (eternal)', async () => {
    const { server, friend, id, key, hosting, now, says } = await hosted('eternal', 'en')
    const decks = async () => broughtIn(gameNamed('eternal'), (await now()).setup)
    const [usual] = await decks()
    await friend.join(id, key)
    await friend.bring(id, 1, 'Praxis Tokens')
    await hosting.set('--deck1 "Praxis Tokens"')
    expect((await decks())[0]).toBe('Praxis Tokens')
    expect(await says(hosting.set('--format open'))).toContain('format: open')
    expect((await decks())[0]).toBe('Praxis Tokens')
    // The deck of her friend is neither shown nor touched.
    expect((await decks())[1]).toBeNull()
    expect(broughtIn(gameNamed('eternal'), (await friend.table(id)).setup)[1]).toBe('Praxis Tokens')
    await hosting.set(`--deck1 "${String(usual)}"`)
    expect((await decks())[0]).toBe(usual)
    expect(await says(hosting.seat('2 closed'))).toMatch(/^[^\n]+$/)
    const share = Buffer.alloc(16, 1).toString('base64url')
    await server.ready(id, share)
    await friend.ready(id, share)
    expect(await says(hosting.set('--format throne'))).toBe(hostWords.en.begun)
  })
})

describe('a line that cannot be meant', () => {
  served()
  it.each([
    [['host'], /something is missing: cardwright host SERVER GAME/],
    [['host', 'http://a/#/join/abcd/key1', 'eternal'], /is not the address of a server/],
    [['host', 'ftp://a', 'eternal'], /is not the address of a server/],
    [['host', 'http://127.0.0.1:1'], /say which game/],
    [['host', 'http://127.0.0.1:1', 'chess'], /chess/],
    [['host', 'http://127.0.0.1:1', 'eternal'], /nobody answers at/],
    [['host', 'http://127.0.0.1:1', 'eternal', '--seats', 'me'], /--seats is for 2 seats here/],
    [['host', 'http://127.0.0.1:1', 'eternal', '--pace', 'fast'], /--pace must be relaxed or live or days/],
    [['host', 'http://127.0.0.1:1', 'eternal', '--nemesis', 'x'], /--nemesis does not belong to eternal/],
    [['host', 'http://127.0.0.1:1', 'eternal', '--lang', 'fr'], /personne ne répond à/],
    [['host', 'x y', 'eternal', '--lang', 'fr'], /n’est pas l’adresse d’un serveur/],
  ])('%j is one sentence', async (line, sentence) => {
    vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'))
    const { code, err, out } = await cardwright(...line).finally(() => vi.unstubAllEnvs())
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^cardwright\u00a0?: [^\n]+$/)
    expect(err).toMatch(sentence)
  })

  it('a bot that is none is refused by the server, before there is a table', async () => {
    vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'))
    const line = ['host', at, 'eternal', '--seats', 'me,genius', '--name', 'Zoe']
    const { code, err } = await cardwright(...line).finally(() => vi.unstubAllEnvs())
    expect(code).toBe(2)
    expect(err).toMatch(/^cardwright: [^\n]*genius[^\n]*$/)
  })

  it.each([
    ['table.example', 'http://table.example'],
    ['http://localhost:4680/', 'http://localhost:4680'],
    ['https://t.example/#/', 'https://t.example'],
  ])('%s is the address of a server', (text, origin) => {
    expect(readServer(text)).toBe(origin)
  })
})
