import { describe, expect, it } from 'vitest'
import { hash } from '../../../../src/kernel/block.ts'
import { MemoryHub } from '../../../../src/server/cluster/hub.ts'
import { Relay } from '../../../../src/server/cluster/relay.ts'
import { CLOSED } from '../../../../src/table/messages.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { lostSteps, OTHER_STEPS } from '../../../../src/table/refusals.ts'
import { begunTable, liveTables, ManualTime, newId, Page, settled } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

async function table(
  options: Partial<TableOptions> = {},
  people: readonly (string | { bot: string })[] = ['ann', 'bob'],
  kind = 'aeons-end',
) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, kind, people, options)
  const page = (person: string, lang: 'en' | 'fr' = 'en', key: string | null = null): Page => {
    const made = new Page(() => time.now())
    made.connect(live, id, person, lang, key)
    return made
  }
  const shared = async () => (await live.open(id))!.shared
  return { time, store, live, environment, id, page, shared }
}

/** The page of whoever is asked. */
const asked = (...pages: readonly Page[]): Page => pages.find(({ moment }) => moment?.question != null)!

describe('an answer', () => {
  it('is acknowledged and shown only when it is stored', async () => {
    const { time, store, page } = await table()
    const pages = [page('ann'), page('bob', 'fr')]
    await time.pass(10)
    let open: () => void = () => {}
    store.gate = new Promise((done) => {
      open = done
    })
    const before = pages.map(({ frames }) => frames.length)
    const id = newId()
    const who = asked(...pages)
    who.say({ c: 'a', r: 0, i: 0, id })
    // Also a look has to wait: it would show what nobody has stored.
    for (const each of pages) each.say({ c: 'look', at: 1, q: 1 })
    await time.pass(5_000)
    expect(pages.map(({ frames }) => frames.length)).toEqual(before)
    open()
    await time.pass(10)
    expect(pages.map(({ revision }) => revision)).toEqual([1, 1])
    expect(who.messages).toContainEqual({ m: 'ok', id, r: 1 })
  })

  it('is not shown while it is being stored, whoever goes meanwhile, and the bot that is asked next answers', async () => {
    const { time, store, page, environment } = await table(
      { windows: 'plain' },
      ['ann', { bot: 'greedy' }],
      'eternal',
    )
    const ann = page('ann')
    const wim = page('wim')
    await time.pass(5_000)
    const { question, revision } = ann.moment!
    let open: () => void = () => {}
    store.gate = new Promise((done) => {
      open = done
    })
    const frames = ann.frames.length
    ann.say({ c: 'a', r: revision, i: question!.choices[0]!.index, id: newId() })
    wim.leave()
    await time.pass(200)
    expect(ann.since(frames)).toEqual([])
    open()
    await time.pass(5_000)
    // Two answers at least: her own, and what the bot said to it.
    expect(ann.revision).toBeGreaterThan(revision + 1)
    expect(environment.faults).toEqual([])
  })

  it('counts once when it is sent again, also to a server that has just opened the table', async () => {
    const { time, store, live, page, id } = await table()
    const first = page('ann')
    const other = page('bob')
    await time.pass(10)
    const who = asked(first, other)
    const command = { c: 'a', r: 0, i: 0, id: newId() } as const
    who.say(command)
    who.say(command)
    await time.pass(10)
    expect(who.messages.filter(({ m }) => m === 'ok')).toHaveLength(2)
    expect(store.kept.get(id)!.steps).toHaveLength(1)
    // The page did not hear the answer and comes to another node.
    const person = who === first ? 'ann' : 'bob'
    const { live: next } = liveTables(store.asStore, time, 'another')
    const again = new Page()
    again.connect(next, id, person)
    again.say(command)
    await time.pass(10)
    expect(again.messages).toContainEqual({ m: 'ok', id: command.id, r: 1 })
    expect(store.kept.get(id)!.steps).toHaveLength(1)
    await live.close()
  })

  it.each([1, 3])('that the store has lost is missed aloud, by whoever saw it: %i of 4', async (lost) => {
    const { time, store, live, page, id } = await table()
    const pages = { en: page('ann'), fr: page('bob', 'fr') }
    for (let n = 0; n < 4; n++) {
      await time.pass(10)
      const who = asked(pages.en, pages.fr)
      const { question, revision } = who.moment!
      who.say({ c: 'a', r: revision, i: question!.choices[0]!.index, id: newId() })
    }
    await time.pass(10)
    await live.close()
    // Another database takes its place, which had not heard of the last ones yet.
    const kept = store.kept.get(id)!
    kept.steps.splice(4 - lost)
    kept.row = { ...kept.row, steps: 4 - lost }
    const { live: next } = liveTables(store.asStore, time, 'another')
    for (const lang of ['en', 'fr'] as const) {
      const again = pages[lang]
      const before = again.frames.length
      again.connect(next, id, lang === 'en' ? 'ann' : 'bob', lang)
      await time.pass(10)
      expect(again.revision).toBe(4 - lost)
      expect(again.since(before)).toContainEqual({ m: 'note', text: lostSteps(lost)[lang] })
    }
    // Whoever has seen no more than there is hears nothing of it.
    const zoe = new Page()
    zoe.connect(next, id, 'ann')
    await time.pass(10)
    expect(zoe.messages.filter(({ m }) => m === 'note')).toEqual([])
    await next.close()
  })

  it.each([0, 3])(
    'that the store has lost is missed aloud where others have played on since, %i steps beyond: all is sent again',
    async (beyond) => {
      const { time, store, live, page, id } = await table()
      const pages = { en: page('ann'), fr: page('bob', 'fr') }
      const play = async (
        one: Page,
        two: Page,
        most: (n: number) => boolean,
        choose: number,
      ): Promise<void> => {
        while (most(one.revision)) {
          const who = asked(one, two)
          const { choices } = who.moment!.question!
          who.say({ c: 'a', r: who.revision, i: choices.at(choose)!.index, id: newId() })
          await time.pass(10)
        }
      }
      await time.pass(10)
      await play(pages.en, pages.fr, (revision) => revision < 4, 0)
      for (const each of Object.values(pages)) each.leave()
      await live.close()
      const kept = store.kept.get(id)!
      kept.steps.splice(2)
      kept.row = { ...kept.row, steps: 2 }
      const { live: next, environment } = liveTables(store.asStore, time, 'another')
      const others = [new Page(), new Page()] as const
      others[0].connect(next, id, 'ann')
      others[1].connect(next, id, 'bob')
      await time.pass(10)
      const { revision } = pages.en
      await play(...others, (now) => now < revision + beyond, -1)
      const hub = new MemoryHub()
      const relays = ['another', 'third'].map(
        (node) => new Relay(hub, node, store.asStore.tables, next.lines),
      )
      for (const [lang, person] of [
        ['en', 'ann'],
        ['fr', 'bob'],
      ] as const) {
        const again = pages[lang]
        const before = again.frames.length
        // One comes straight to the node, the other through a third one.
        if (lang === 'en') again.connect(next, id, person)
        else again.take(await relays[1]!.connect(id, again.guest(person, lang), null, again))
        await time.pass(10)
        const fresh = new Page()
        fresh.connect(next, id, person, lang)
        await time.pass(10)
        expect(again.since(before)).toContainEqual({ m: 'note', text: OTHER_STEPS[lang] })
        expect(again.since(before)).toContainEqual(expect.objectContaining({ m: 'whole' }))
        expect({ moment: again.moment, lines: again.lines }).toEqual({
          moment: fresh.moment,
          lines: fresh.lines,
        })
        // From now on it has what there is.
        const once = again.frames.length
        again.leave()
        again.connect(next, id, person, lang)
        await time.pass(10)
        expect(again.since(once).filter(({ m }) => m === 'whole' || m === 'note')).toEqual([])
      }
      for (const relay of relays) relay.close()
      expect(environment.faults).toEqual([])
      await next.close()
    },
  )

  it('is stale when the table has moved on, and the page gets the whole', async () => {
    const { time, page } = await table()
    const pages = [page('ann'), page('bob')]
    await time.pass(10)
    const who = asked(...pages)
    who.say({ c: 'a', r: 0, i: 0, id: newId() })
    who.say({ c: 'a', r: 0, i: 0, id: newId() })
    await time.pass(10)
    expect(who.messages).toContainEqual(expect.objectContaining({ m: 'no', code: 'stale' }))
    expect(who.messages.at(-1)).toMatchObject({ m: 'whole', r: 1 })
  })

  it('is refused with a sentence in the language of the page', async () => {
    const { time, page } = await table({}, ['ann', 'bob'], 'eternal')
    const pages = [page('ann', 'fr'), page('bob', 'fr')]
    await time.pass(60)
    const idle = pages.find(({ moment }) => moment!.question === null)!
    idle.say({ c: 'a', r: 0, i: 0, id: newId() })
    await time.pass(60)
    expect(idle.messages.at(-1)).toMatchObject({ m: 'no', text: 'c’est à quelqu’un d’autre de répondre' })
  })
})

describe('a table that another node has', () => {
  it('is dropped with its first fenced step: every page comes again and finds the truth', async () => {
    const { time, store, live, page, id, shared } = await table()
    const pages = [page('ann'), page('bob')]
    await time.pass(10)
    const { live: next } = liveTables(store.asStore, time, 'another')
    const taken = (await next.open(id))!
    const who = asked(...pages)
    who.say({ c: 'a', r: 0, i: 0, id: newId() })
    await time.pass(10)
    expect(pages.map(({ closed }) => closed)).toEqual([CLOSED.moved, CLOSED.moved])
    for (const each of pages) expect(each.messages).toContainEqual({ m: 'resync' })
    expect(who.messages.some(({ m }) => m === 'ok')).toBe(false)
    expect([taken.shared.revision, store.kept.get(id)!.steps.length]).toEqual([0, 0])
    expect(live.counts.tables).toBe(0)
    // Whoever opens it here again takes it back.
    expect((await shared()).revision).toBe(0)
  })

  it('is dropped when nothing can be stored, and nothing was promised', async () => {
    const { time, store, page, environment } = await table()
    const pages = [page('ann'), page('bob')]
    await time.pass(10)
    store.fails = true
    const who = asked(...pages)
    who.say({ c: 'a', r: 0, i: 0, id: newId() })
    await time.pass(10)
    expect(who.messages.some(({ m }) => m === 'ok')).toBe(false)
    for (const each of pages) expect(each.closed).toBe(CLOSED.unstored)
    expect(environment.faults).toHaveLength(1)
    store.fails = false
    who.connect((await table()).live, 'none', 'ann')
    await settled()
    expect(who.closed).toBe(CLOSED.unknown)
  })

  it('is dropped before anybody sits there when not even its question can be stored, and whoever comes is told', async () => {
    const time = new ManualTime()
    const store = new MemoryStore(time)
    const full = { ...store.asStore.tables, ask: () => Promise.reject(new Error('the disk is full')) }
    const { live } = liveTables({ ...store.asStore, tables: full }, time)
    const id = await begunTable(store.asStore, 'eternal', ['ann', 'bob'], { pace: 'days' })
    const ann = new Page(() => time.now())
    ann.connect(live, id, 'ann')
    await time.pass(100)
    expect(ann.closed).toBe(CLOSED.unstored)
    expect(live.counts.tables).toBe(0)
  })

  it('is the same table when it is opened again, whatever has been done at it', async () => {
    const { time, store, page, id, shared } = await table({}, ['ann', 'bob'], 'eternal')
    const pages = [page('ann'), page('bob')]
    await time.pass(100)
    for (let n = 0; n < 40; n++) {
      const who = asked(...pages)
      const { choices } = who.moment!.question!
      who.say({ c: 'a', r: who.revision, i: choices[(n * 3) % choices.length]!.index, id: newId() })
      if (n === 20) who.say({ c: 'undo', r: who.revision, to: 3, id: newId() })
      await time.pass(2_500)
      const { proposal } = pages[0]!.company!
      if (proposal !== null)
        for (const each of pages) each.say({ c: 'vote', n: proposal.n, yes: true, id: newId() })
      await time.pass(100)
    }
    const live = await shared()
    expect(live.steps.length).toBeGreaterThan(20)
    const { live: next } = liveTables(store.asStore, time, 'another')
    const opened = (await next.open(id))!.shared
    expect(hash(opened.table.state)).toBe(hash(live.table.state))
    expect(opened.table.log).toEqual(live.table.log)
    expect([opened.revision, opened.steps]).toEqual([live.revision, live.steps])
  })
})

describe('a page that comes back', () => {
  it('gets nothing but the company when it has everything, else the whole with the lines it lacks', async () => {
    const { time, live, page, id } = await table()
    const pages = [page('ann'), page('bob')]
    await time.pass(10)
    const play = async () => {
      const who = asked(...pages)
      const { choices } = who.moment!.question!
      who.say({ c: 'a', r: who.revision, i: choices.at(-1)!.index, id: newId() })
      await time.pass(10)
    }
    for (let n = 0; n < 6; n++) await play()
    const [ann, bob] = pages as [Page, Page]
    const lines = [...ann.lines]
    ann.leave()
    await time.pass(10)
    expect(bob.company!.seats[0]!.presence).toBe('away')
    const had = ann.frames.length
    ann.connect(live, id, 'ann')
    await time.pass(10)
    expect(ann.since(had).map(({ m }) => m)).toEqual(['company'])
    expect(bob.company!.seats[0]!.presence).toBe('here')
    ann.leave()
    const other = new Page()
    other.connect(live, id, 'ann')
    pages.push(other)
    await time.pass(10)
    for (let n = 0; n < 4; n++) {
      const who = asked(bob, other)
      const { choices } = who.moment!.question!
      who.say({ c: 'a', r: who.revision, i: choices.at(-1)!.index, id: newId() })
      await time.pass(10)
    }
    const frames = ann.frames.length
    ann.connect(live, id, 'ann')
    await time.pass(10)
    const [whole] = ann.since(frames)
    expect(whole).toMatchObject({ m: 'whole', log: { keep: lines.length } })
    expect(ann.lines).toEqual(other.lines)
    expect(ann.moment).toEqual(other.moment)
  })

  it('is seated though play begins while its table is read: nothing else would tell it', async () => {
    const { time, store, live, id, page } = await table()
    const { tables } = store.asStore
    const { table: read } = tables
    let reads = 0
    tables.table = async (wanted) => {
      const row = await read(wanted)
      reads += 1
      if (reads > 1 || row === null) return row
      await live.changed(id)
      return { ...row, state: 'open' }
    }
    const ann = page('ann')
    await time.pass(10)
    expect(ann.moment).not.toBeNull()
    expect(ann.messages.filter(({ m }) => m === 'room')).toEqual([])
  })

  it('is not here when it left before it was seated', async () => {
    const { time, live, id, page } = await table()
    page('ann').leave()
    await time.pass(10)
    expect((await live.open(id))!.stage.attendance.isEmpty).toBe(true)
  })

  it('is closed when it does not read, and costs the others nothing', async () => {
    const { time, page } = await table()
    const pages = [page('ann'), page('bob')]
    await time.pass(10)
    const [ann, bob] = pages as [Page, Page]
    ann.buffered = 100_000
    const frames = ann.frames.length
    const answer = async () => {
      const who = asked(bob, ann)
      const { choices } = who.moment!.question!
      who.say({ c: 'a', r: bob.revision, i: choices[0]!.index, id: newId() })
      await time.pass(10)
    }
    await answer()
    expect(ann.since(frames).every(({ m }) => m === 'ok')).toBe(true)
    ann.buffered = 0
    // Nobody says anything: perhaps it is she who is asked.
    await time.pass(1_000)
    expect(ann.moment).toMatchObject({ revision: bob.revision })
    ann.buffered = 2_000_000
    bob.say({ c: 'say', phrase: 1 })
    await time.pass(10)
    expect(ann.closed).toBe(CLOSED.behind)
  })
})

describe('what a page may not do', () => {
  it('is refused: too much at once, and closed when it goes on', async () => {
    const { time, page } = await table()
    const ann = page('ann')
    await time.pass(10)
    for (let n = 0; n < 30; n++) ann.say({ c: 'look', at: 0, q: n })
    await time.pass(10)
    const refused = ann.messages.filter((each) => each.m === 'no' && each.code === 'limit')
    expect(refused.length).toBeGreaterThan(3)
    expect(ann.closed).toBe(CLOSED.flood)
  })
  it('closes the page when it cannot be read', async () => {
    const { time, page } = await table()
    const ann = page('ann')
    await time.pass(10)
    ann.say('{"c":"a"')
    await time.pass(10)
    expect(ann.closed).toBe(CLOSED.unreadable)
    expect(ann.messages.at(-1)).toMatchObject({ m: 'no', code: 'unreadable' })
  })
  it('closes the page of somebody who says nothing any more', async () => {
    const { time, page } = await table()
    const [ann, bob] = [page('ann'), page('bob')]
    for (let n = 0; n < 4; n++) {
      await time.pass(10_000)
      bob.say({ c: 'p' })
    }
    expect([ann.closed, bob.closed]).toEqual([CLOSED.behind, null])
    expect(bob.frames.at(-1)!.frame).toBe('0')
  })
})
