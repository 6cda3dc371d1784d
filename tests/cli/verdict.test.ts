import { describe, expect, it } from 'vitest'
import { type OverGame, verdictOn } from '../../src/cli/online/shown/verdict.ts'
import { verdictWords } from '../../src/cli/online/words/verdict.ts'
import { gameNamed } from '../../src/games/index.ts'
import { toText } from '../../src/kernel/block.ts'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import { LANGS } from '../../src/language/face.ts'
import { commitmentOf, type PublishedDeal, seedOf } from '../../src/table/deal.ts'
import { ShownViews } from '../../src/table/shown/shown-views.ts'
import { Table } from '../../src/table/table.ts'

/* What a terminal says about the deal of a game that is over, and about whoever lied to it. */

const TABLE = 'Ab3dEf9h'
const bytes = (length: number, from: number): Uint8Array => new Uint8Array(length).fill(from)
const secret = bytes(32, 7)
const shares = [bytes(16, 1), bytes(16, 2)]
const SEAT = 1

/** A game in which everybody takes the first option, until the first player has been asked often enough and concedes, or it ends. */
function played(id: string): { readonly over: OverGame; readonly answers: number } {
  const game = gameNamed(id)
  const setup = JSON.stringify(game.setupFrom({}, 'set-up'))
  const seed = seedOf(secret, setup, shares)
  const table = Table.begin(game, JSON.parse(setup), seed)
  const views = new ShownViews()
  const show = (record: string | null): void => {
    const { answers, acts } = table.session
    const at = answers.length
    views.note({ at, eyes: SEAT, view: game.observe(table.state, SEAT), revision: at + acts, record }, false)
  }
  while (!table.over) {
    show(null)
    if (table.session.answers.length >= 40 && table.act(0, 'concede')) break
    table.answer(0)
  }
  const record = writeRecord(table.session.record())
  show(record)
  const { answers, acts } = table.session
  const commitment = commitmentOf(TABLE, secret)
  const deal: PublishedDeal = {
    table: TABLE,
    commitment,
    secret: toText(secret),
    setup,
    shares: shares.map(toText),
    seed,
  }
  const kept = { commitment, share: toText(shares[SEAT]!) }
  return {
    over: { table: TABLE, record, deal, seat: SEAT, kept, steps: answers.length + acts, views },
    answers: answers.length,
  }
}

describe.each(['aeons-end', 'eternal'])('the deal of a game of %s that is over', (id) => {
  const game = gameNamed(id)
  const { over, answers } = played(id)
  const moments = answers + 1

  it.each(LANGS)('is checked with her own share, and all she was shown is compared (%s)', (lang) => {
    const words = verdictWords[lang]
    expect(verdictOn(game, over, lang)).toBe(`${words.own} ${words.viewsAgree(moments, moments)}`)
  })

  it('is checked with the first share by whoever added none, and with nothing shown nothing is compared', () => {
    const words = verdictWords.en
    const nothing = { ...over, seat: null, kept: null, views: new ShownViews() }
    expect(verdictOn(game, nothing, 'en')).toBe(`${words.first} ${words.viewsAgree(0, moments)}`)
  })

  it('of an earlier table is called that, though she sat elsewhere then', () => {
    const again = { ...over, table: 'another1', seat: 0 }
    expect(verdictOn(game, again, 'en').startsWith(verdictWords.en.repeated)).toBe(true)
  })

  it.each<[string, (over: OverGame) => Partial<OverGame>]>([
    ['another seal', ({ kept }) => ({ kept: { ...kept!, commitment: commitmentOf('x', secret) } })],
    ['another share', ({ kept }) => ({ kept: { ...kept!, share: toText(bytes(16, 3)) } })],
    ['a seat that is not hers', () => ({ seat: 0 })],
    ['another secret', ({ deal }) => ({ deal: { ...deal, secret: toText(bytes(32, 8)) } })],
    ['another seed', ({ deal }) => ({ deal: { ...deal, seed: `2:${'A'.repeat(43)}` } })],
  ])('is not trusted with %s', (_, changed) => {
    for (const lang of LANGS) {
      const [before = ''] = verdictWords[lang].wrong('|').split('|')
      expect(verdictOn(game, { ...over, ...changed(over) }, lang).startsWith(before)).toBe(true)
    }
  })

  it('is not trusted when the game begins otherwise than it was dealt', () => {
    const { deal } = over
    // The same seed from other parts: what was dealt is another set-up than what was played.
    const setup = JSON.stringify(
      id === 'eternal'
        ? { ...JSON.parse(deal.setup), first: 1 }
        : { ...JSON.parse(deal.setup), difficulty: 'expert' },
    )
    const seed = seedOf(secret, setup, shares)
    const record = readRecord(over.record)
    const moved = Table.begin(game, record.setup, seed)
    const lie = { ...over, record: writeRecord(moved.session.record()), deal: { ...deal, setup, seed } }
    expect(verdictOn(game, lie, 'en')).toMatch(/^This deal cannot be trusted: the game begins in another way/)
  })

  it('names the decision at which something else was shown', () => {
    for (const at of [0, 7, answers]) {
      const { kept } = over.views
      const lied = (text: string): string =>
        text.startsWith(`${at} `) ? `${text.slice(0, -1)}${text.endsWith('A') ? 'B' : 'A'}` : text
      const views = new ShownViews({
        ...kept,
        shown: kept.shown.map((text) => lied(String(text))),
        ended: kept.ended.map((text) => lied(String(text))),
      })
      for (const lang of LANGS)
        expect(verdictOn(game, { ...over, views }, lang)).toBe(verdictWords[lang].viewDiffers(at))
    }
  })
})
