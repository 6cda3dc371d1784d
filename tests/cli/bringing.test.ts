import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TableServer } from '../../src/cli/online/line/server.ts'
import { Bringing } from '../../src/cli/online/rooms/bringing.ts'
import { placeWords } from '../../src/cli/online/words/places.ts'
import { gameNamed } from '../../src/games/index.ts'
import type { Lang } from '../../src/language/face.ts'
import type { Running } from '../../src/server/start.ts'
import { broughtIn } from '../../src/table/people/brought.ts'
import { Friend } from '../friend.ts'
import { serveTables } from './serving.ts'

/* What somebody at a terminal arranges with the server and not at the table: her mage or deck, and a holiday. */

const folder = mkdtempSync(join(tmpdir(), 'cardwright-bringing-'))
let running: Running
let at = ''

beforeAll(async () => {
  ;({ running, at } = await serveTables(folder))
})
afterAll(async () => {
  await running?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody who has sat down at a table that a friend has made. */
async function seated(game: string, lang: Lang) {
  const friend = new Friend(at)
  friend.plays = false
  const key = (await friend.host(game)).split('/').at(-1)!
  const server = new TableServer(at, lang, null)
  await server.enter('Tia')
  await server.join(friend.table, key)
  const printed: string[] = []
  const terminal = { lang, table: friend.table, tables: server, print: (text: string) => printed.push(text) }
  return { friend, server, printed, bringing: new Bringing(terminal) }
}

describe('what is brought along at a terminal', () => {
  it.each([
    ['aeons-end', 'en', 'Yan Magda', 'yan-magda', 'Nobody Here', /choose one of .*brama/],
    ['eternal', 'fr', 'Praxis Tokens', 'Praxis Tokens', 'Rien', /aucun deck ne s’appelle/],
  ] as const)('to %s is called as people call it (%s)', async (game, lang, what, part, wrong, refusal) => {
    const { friend, server, printed, bringing } = await seated(game, lang)
    const words = placeWords[lang]
    await bringing.bring(what)
    expect(printed.at(-1)).toBe(words.youBring(part))
    const { setup } = await server.table(friend.table)
    expect(broughtIn(gameNamed(game), setup)[1]).toBe(part)
    await bringing.bring(wrong)
    expect(printed.at(-1)).toMatch(refusal)
    await bringing.bring('')
    expect(printed.slice(-3)).toEqual([
      // Where hands are closed the deck of another is not hers to know.
      words.brings(1, 'Frida', game === 'eternal' ? words.sealed : 'brama'),
      words.brings(2, 'Tia', part),
      words.howToBring,
    ])
    await server.ready(friend.table, Buffer.alloc(16, 1).toString('base64url'))
    await friend.ready()
    await bringing.bring(what)
    expect(printed.at(-1)).toBe(words.begun)
    friend.leave()
  })

  it('may be a list in a file', async () => {
    const { friend, server, printed, bringing } = await seated('eternal', 'en')
    const { setup } = await server.table(friend.table)
    const usual = broughtIn(gameNamed('eternal'), setup)[1]
    const file = join(folder, 'deck.txt')
    writeFileSync(file, String(usual))
    await bringing.bring(`@${file}`)
    expect(printed.at(-1)).toBe(placeWords.en.youBring(String(usual)))
    await bringing.bring('@no such file')
    expect(printed.at(-1)).toContain('no such file')
  })

  it('is a holiday, too', async () => {
    const { printed, bringing } = await seated('aeons-end', 'en')
    const words = placeWords.en
    await bringing.holiday('')
    expect(printed.at(-1)).toBe(words.holidayLeft(14))
    await bringing.holiday('3')
    expect(printed.at(-1)).toMatch(/^You are on holiday until .+; holiday 0 ends that\.$/)
    await bringing.holiday('soon')
    expect(printed.at(-1)).toBe(words.noDays)
    await bringing.holiday('0')
    expect(printed.at(-1)).toMatch(/^You have \d+ days of holiday left/)
  })
})
