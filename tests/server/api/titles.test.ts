import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameNamed, games } from '../../../src/games/index.ts'
import { LANGS } from '../../../src/language/face.ts'
import { about } from '../../../src/server/post/about.ts'
import { titleIn, typedTitle } from '../../../src/server/titles.ts'
import type { ListedTable } from '../../../src/table/wire/api.ts'
import { type Answer, openSite, type Site, Visitor } from './site.ts'

/* What nobody has named is called in the language of whoever reads it; what somebody has named stays as it was typed. */

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.end())

const tableIn = ({ body }: Answer): ListedTable => body.table as unknown as ListedTable
const setup = { mages: ['brama', 'mist'], nemesis: 'prince-of-gluttons' }
const seats = [{ who: 'me' }, { who: 'open' }]

/** What a table is called that is made with this title: as it is listed, and in both languages in notices. */
async function called(title: string | undefined, game = 'aeons-end') {
  const ada = await new Visitor(site).named('Ada')
  const made = await ada.post('/api/tables', {
    game,
    setup: game === 'aeons-end' ? setup : gameNamed(game).setupFrom({}),
    seats,
    ...(title === undefined ? {} : { title }),
  })
  const { id } = tableIn(made)
  const listed = (await ada.get('/api/tables')).body.tables as unknown as readonly ListedTable[]
  const { title: shown } = listed[0]!
  expect(tableIn(made).title).toBe(shown)
  const row = (await site.backend.store.tables.table(id))!
  return { shown, en: titleIn('en', row), fr: titleIn('fr', row) }
}

const USUAL = {
  shown: '',
  en: 'Aeon’s End · Prince of Gluttons',
  fr: 'Aeon’s End · Prince des Gloutons',
}

describe('the title of a table', () => {
  it.each([
    undefined,
    '',
    'Aeon’s End',
    'Aeon’s End · Prince of Gluttons',
    'Aeon’s End · Prince des Gloutons',
  ])('made by a page is each reader’s own: %s', async (title) => {
    expect(await called(title)).toEqual(USUAL)
  })
  it('of a game in which each plays alone is the name of the game', async () => {
    const eternal = { shown: '', en: 'Eternal', fr: 'Eternal' }
    expect(await called('Eternal', 'eternal')).toEqual(eternal)
    expect(await called('', 'eternal')).toEqual(eternal)
  })
  it.each(['After dinner', 'Aeon’s End at Mia’s', 'Prince of Gluttons', 'aeon’s end'])(
    'that somebody has typed stays: %s',
    async (title) => {
      expect(await called(title)).toEqual({ shown: title, en: title, fr: title })
    },
  )
  it('is known as made by a page with every nemesis, in every language', () => {
    for (const { id: kind, words } of games)
      for (const lang of LANGS)
        for (const { type, name } of words[lang].sheets?.() ?? [])
          if (type === 'nemesis')
            expect(typedTitle({ kind, parent: null, title: `Aeon’s End · ${name}` })).toBe('')
  })
  it('of a game that is not known here is left as it is', () => {
    expect(typedTitle({ kind: 'cards', parent: null, title: 'Cards' })).toBe('Cards')
    expect(titleIn('fr', { kind: 'cards', parent: null, title: '', setup: '{}' })).toBe('')
  })
  it('is the name of its game alone where the set-up cannot be read any more', () => {
    const unreadable = { kind: 'aeons-end', parent: null, title: '', setup: '{"nemesis":"nobody"}' }
    expect(titleIn('fr', unreadable)).toBe('Aeon’s End')
  })
})

describe('the title of a campaign', () => {
  it.each([
    ['Our campaign', '', 'Notre campagne'],
    ['Notre campagne', '', 'Notre campagne'],
    ['', '', 'Notre campagne'],
    ['Ours', 'Ours', 'Ours'],
  ])('“%s” is shown as “%s”, and in a French notice as “%s”', async (title, shown, french) => {
    const ada = await new Visitor(site).named('Ada')
    const { body } = await ada.post('/api/campaigns', {
      title,
      names: ['Ysel', 'Toran'],
      seats: [{ who: 'me' }, { who: 'me' }],
    })
    const { id, title: made } = body.campaign as unknown as { id: string; title: string }
    expect(made).toBe(shown)
    const person = ((await ada.get('/api/me')).body.me as unknown as { id: string }).id
    const subject = await about(site.backend.store)({ campaign: id, person, kind: 'choice' } as never)
    expect(subject?.title('fr')).toBe(french)
  })
})
