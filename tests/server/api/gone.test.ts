import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { gameNamed } from '../../../src/games/index.ts'
import { CLOSED } from '../../../src/table/messages.ts'
import { peopleFor } from '../../../src/table/people/people.ts'
import { GONE } from '../../../src/table/refusals.ts'
import { playerName } from '../../../src/web/table/eternal/board/player-name.ts'
import { Page } from '../live/harness.ts'
import { openSite, type Site, share, Visitor } from './site.ts'

// The words of the page look at the browser when they are loaded.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })))

/* Somebody deletes her account while she sits at a table where play has begun. */

let site: Site
/** The store is away when somebody is to be forgotten. */
let away = false
beforeAll(async () => {
  site = await openSite({}, Date.now, true, (backend) => {
    const erase = (id: string) =>
      away ? Promise.reject(new Error('the store is closed')) : backend.store.people.erase(id)
    const people = new Proxy(backend.store.people, {
      get: (part, name) => (name === 'erase' ? erase : Reflect.get(part, name)),
    })
    const store = { ...backend.store, people }
    return { ...backend, store, api: { ...backend.api, store } }
  })
})
afterAll(() => site.end())

interface Begun {
  readonly id: string
  readonly mia: Visitor
  readonly noe: Visitor
}

async function begun(game: 'aeons-end' | 'eternal', miaPlays: 'a person' | 'a bot'): Promise<Begun> {
  const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
  const setup = game === 'eternal' ? gameNamed(game).setupFrom({}, 'set-up') : { mages: ['brama', 'mist'] }
  const bot = miaPlays === 'a bot'
  const other = bot ? { who: 'bot', bot: 'greedy' } : { who: 'open' }
  const made = await mia.post('/api/tables', { game, setup, seats: [{ who: 'me' }, other] })
  const { table, key } = made.body as unknown as { table: { id: string }; key: string }
  if (!bot) await noe.post(`/api/tables/${table.id}/join`, { key })
  for (const each of bot ? [mia] : [mia, noe])
    await each.post(`/api/tables/${table.id}/ready`, { share: share() })
  return { id: table.id, mia, noe }
}

/** A page that connects again whenever it is told to, as those of players do. */
class Returning extends Page {
  again: () => void = () => {}

  override close(code: number): void {
    super.close(code)
    if (code === CLOSED.moved) setImmediate(() => this.again())
  }
}

async function opened(id: string, who: Visitor, lang: 'en' | 'fr'): Promise<Page> {
  const me = (await who.get('/api/me')).body as unknown as { me: { id: string } }
  const page = new Returning()
  const guest = { person: me.me.id, name: 'Noé', lang, revision: 0, lines: 0 }
  page.again = () => {
    if (over) return
    const line = site.playing!.connect(
      id,
      { ...guest, revision: page.revision, lines: page.lines.length },
      null,
      page,
    )
    ends.push(async () => (await line).left())
  }
  const first = page.next(({ m }) => m === 'whole')
  page.again()
  await first
  return page
}
let over = false
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  over = true
  for (const end of ends) await end()
})

const gone = async (who: Visitor, name: string): Promise<void> => {
  expect(await who.post('/api/me/delete', { name })).toMatchObject({ status: 200 })
}

describe('whoever deletes her account while she plays', () => {
  it.each([
    ['en', 'Somebody has conceded'],
    ['fr', 'Quelqu’un a abandonné'],
  ] as const)('has lost against the other, who is told so, of somebody (%s)', async (lang, sentence) => {
    const { id, mia, noe } = await begun('eternal', 'a person')
    const watching = await opened(id, noe, lang)
    const ended = watching.next(({ m }) => m === 'over')
    await gone(mia, 'Mia')
    await ended
    const page = await opened(id, noe, lang)
    const table = await site.backend.store.tables.table(id)
    expect(table).toMatchObject({ state: 'over', outcome: 'player 2: conceded' })
    expect(page.moment!.outcome!.id).toBe('player 2: conceded')
    // The name is nowhere, and where it stood there is a word.
    expect(table!.seats[0]).toMatchObject({ person: null, bot: null, name: '' })
    expect(JSON.stringify([page.moment, page.company])).not.toMatch(/\bMia\b/)
    expect(page.moment!.players[0]!.name).toBe('')
    expect(playerName(page.moment!, 0, '?', lang)).toBe(sentence.split(' ')[0])
    // What the table says, and what pages and terminals make of their log.
    const { outcome } = page.moment!
    const people = peopleFor(page.company!.seats, page.company!.you.seats, lang)
    const words = gameNamed('eternal').words[lang].among!(people)
    for (const said of [outcome!.words, words.outcome(outcome!.id)])
      expect(JSON.stringify(said).toLowerCase()).toContain(sentence.toLowerCase())
  })

  it('does so once more where the store was away in between, and is told what has happened by then', async () => {
    const { id, mia, noe } = await begun('eternal', 'a person')
    const watching = await opened(id, noe, 'en')
    const ended = watching.next(({ m }) => m === 'over')
    away = true
    const first = await mia.post('/api/me/delete', { name: 'Mia' })
    away = false
    await ended
    expect([first.status, first.body.error]).toEqual([503, 'deleted-in-part'])
    expect(first.body.message).toMatch(/some of your games are conceded\. Delete once more/)
    expect((await mia.get('/api/me')).body).toMatchObject({ me: { name: 'Mia' } })
    // The table is over and open before Noé: her name goes from there, too.
    const again = watching.next(() => watching.company?.seats[0]?.name === '')
    await gone(mia, 'Mia')
    await again
  })

  it('is seen to have gone from a table where play has not begun', async () => {
    const [mia, noe] = [await new Visitor(site).named('Mia'), await new Visitor(site).named('Noé')]
    const wanted = { game: 'aeons-end', setup: { mages: ['brama', 'mist'] } }
    const made = await noe.post('/api/tables', { ...wanted, seats: [{ who: 'me' }, { who: 'open' }] })
    const { table, key } = made.body as unknown as { table: { id: string }; key: string }
    await mia.post(`/api/tables/${table.id}/join`, { key })
    const me = (await noe.get('/api/me')).body as unknown as { me: { id: string } }
    const page = new Page()
    const shown = page.next(({ m }) => m === 'room')
    const guest = { person: me.me.id, name: 'Noé', lang: 'en', revision: 0, lines: 0 } as const
    const line = await site.playing!.connect(table.id, guest, null, page)
    await shown
    const left = page.next((message) => message.m === 'room' && message.room.seats[1]!.open)
    await gone(mia, 'Mia')
    await left
    line.left()
  })

  it('leaves her seat to a bot where all play together, and the others are told so', async () => {
    const { id, mia, noe } = await begun('aeons-end', 'a person')
    const page = await opened(id, noe, 'fr')
    const note = page.next(({ m }) => m === 'note')
    const again = page.next((message) => message.m === 'whole' && message.company.seats[0]!.bot !== null)
    await gone(mia, 'Mia')
    expect(await note).toEqual({ m: 'note', text: GONE.fr })
    await again
    expect((await site.backend.store.tables.table(id))!.state).toBe('playing')
  })
})

it('a bot has no name, not an empty one: its opponent reads of the opponent', async () => {
  const { id, mia } = await begun('eternal', 'a bot')
  const page = await opened(id, mia, 'en')
  expect(page.moment!.players[1]).toEqual({ bot: 'greedy' })
  expect(playerName(page.moment!, 1, 'the opponent', 'en')).toBe('the opponent')
  expect(JSON.stringify(page.lines)).not.toMatch(/"title":" /)
})
