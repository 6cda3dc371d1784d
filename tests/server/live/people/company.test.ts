import { describe, expect, it } from 'vitest'
import { digestOf } from '../../../../src/server/access/session.ts'
import { DELAY } from '../../../../src/server/live/shown/delayed.ts'
import { CLOSED, type WireMessage } from '../../../../src/table/messages.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { asksAll, begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

class Evening {
  readonly time = new ManualTime()
  readonly store = new MemoryStore(this.time)
  private readonly made = liveTables(this.store.asStore, this.time)
  readonly live = this.made.live
  readonly faults = this.made.environment.faults
  id = ''
  private readonly pages: Page[] = []

  async begin(
    kind: string,
    people: readonly (string | { bot: string })[],
    options: Partial<TableOptions> = {},
    flags = {},
    as: Parameters<typeof begunTable>[5] = {},
  ): Promise<this> {
    this.id = await begunTable(this.store.asStore, kind, people, options, flags, as)
    return this
  }

  async come(person: string, key: string | null = null): Promise<Page> {
    const page = new Page(() => this.time.now())
    page.connect(this.live, this.id, person, 'en', key)
    this.pages.push(page)
    await this.time.pass(60)
    return page
  }

  async say(page: Page, command: Parameters<Page['say']>[0], milliseconds = 60): Promise<void> {
    page.say(command)
    await this.time.pass(milliseconds)
  }

  /** What is said back to a command. */
  async repliesTo(page: Page, command: Parameters<Page['say']>[0]): Promise<readonly WireMessage[]> {
    const since = page.frames.length
    await this.say(page, command)
    return page.since(since)
  }

  /** Lets time go by while these pages stay open. */
  async wait(milliseconds: number, ...pages: readonly Page[]): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 8_000) {
      for (const page of pages) page.say({ c: 'p' })
      await this.time.pass(Math.min(left, 8_000))
    }
  }

  /** Whoever is asked answers, so many times. */
  async play(answers: number, ...pages: readonly Page[]): Promise<void> {
    for (let n = 0; n < answers; n++) {
      for (const page of this.pages) page.say({ c: 'p' })
      const who = pages.find(({ moment }) => moment?.question != null)
      if (who === undefined) return
      const { choices } = who.moment!.question!
      const choice = choices.find(({ ref }) => ref.kind === 'pass') ?? choices[(n * 5 + 1) % choices.length]!
      await this.say(who, { c: 'a', r: who.revision, i: choice.index, id: newId() }, 2_500)
    }
  }
}

const last = (page: Page) => page.messages.at(-1)

describe('a bot at the table', () => {
  it('answers by itself, after a while that tells nothing', async () => {
    const evening = await new Evening().begin('eternal', ['ann', { bot: 'greedy' }])
    const ann = await evening.come('ann')
    for (let n = 0; n < 40 && ann.moment!.outcome === null; n++) {
      await evening.play(1, ann)
      const { revision } = ann
      if (ann.moment!.question !== null || ann.moment!.outcome !== null) continue
      await evening.time.pass(390)
      await evening.time.pass(2_100)
      expect(ann.revision).toBeGreaterThan(revision)
    }
    expect(ann.revision).toBeGreaterThan(30)
    expect(evening.faults).toEqual([])
    expect(evening.store.kept.get(evening.id)!.steps.some(({ key }) => key.startsWith('bot:'))).toBe(true)
  })

  it('plays for somebody who is away, when the others choose so, until she takes her seat back', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const ann = await evening.come('ann')
    const bob = await evening.come('bob')
    const standIn = { c: 'stand-in', seat: 1, bot: true } as const
    const tooSoon = expect.objectContaining({ m: 'no', text: expect.stringContaining('away for a while') })
    expect(await evening.repliesTo(ann, { ...standIn, id: newId() })).toContainEqual(tooSoon)
    bob.leave()
    await evening.wait(89_000, ann)
    expect(await evening.repliesTo(ann, { ...standIn, id: newId() })).toContainEqual(tooSoon)
    await evening.wait(2_000, ann)
    await evening.say(ann, { ...standIn, id: newId() })
    expect(ann.company!.seats[1]).toMatchObject({ presence: 'bot', bot: null })
    for (let n = 0; n < 30; n++) {
      await evening.play(1, ann)
      await evening.say(ann, { c: 'p' }, 3_000)
    }
    const { steps } = evening.store.kept.get(evening.id)!
    expect(steps.filter(({ key }) => key.startsWith('bot:')).length).toBeGreaterThan(3)
    // She comes back, on another machine: a table that was opened again knows who plays.
    const { live } = liveTables(evening.store.asStore, evening.time, 'another')
    const back = new Page()
    back.connect(live, evening.id, 'bob')
    await evening.time.pass(10)
    expect(back.company!.seats[1]!.presence).toBe('bot')
    expect(back.moment!.question).toBeNull()
    back.say({ c: 'stand-in', seat: 1, bot: false, id: newId() })
    await evening.time.pass(10)
    expect(back.company!.seats[1]!.presence).toBe('here')
    expect(evening.faults).toEqual([])
  })
})

describe('going back', () => {
  it('is asked of the others where something was seen, and falls when nobody answers', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.play(20, ann, bob)
    const { revision } = ann
    await evening.say(ann, { c: 'undo', r: revision, to: 4, id: newId() })
    const { proposal } = bob.company!
    expect(proposal).toMatchObject({ is: 'undo', by: 0, to: 4, yes: [0], waiting: [1] })
    for (let n = 0; n < 7; n++) {
      bob.say({ c: 'p' })
      await evening.say(ann, { c: 'p' }, 10_000)
    }
    await evening.say(ann, { c: 'say', phrase: 0 })
    expect(bob.company!.proposal).toBeNull()
    await evening.say(bob, { c: 'undo', r: revision, to: 4, id: newId() })
    await evening.say(ann, { c: 'vote', n: ann.company!.proposal!.n, yes: true, id: newId() })
    expect([ann.moment!.at, bob.moment!.at]).toEqual([4, 4])
    expect(ann.revision).toBe(revision + 1)
    expect(bob.lines.every(({ after }) => after <= 4)).toBe(true)
  })

  it('does not happen at a table that wants none', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'], { undo: 'none' })
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.play(2, ann, bob)
    await evening.say(ann, { c: 'undo', r: ann.revision, to: 0, id: newId() })
    expect(last(ann)).toMatchObject({ m: 'no', text: 'nothing is taken back at this table' })
  })
})

describe('a question to the whole table', () => {
  async function asked(together: 'first' | 'agree') {
    const evening = await new Evening().begin(
      'aeons-end',
      ['ann', 'bob'],
      { together },
      {},
      { suits: asksAll },
    )
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    for (let n = 0; n < 40 && ann.moment!.asked !== -1; n++) {
      const who = ann.moment!.asked === 0 ? ann : bob
      await evening.wait(2_500, ann, bob)
      await evening.say(who, { c: 'a', r: who.revision, i: 0, id: newId() })
    }
    expect(ann.moment!.asked).toBe(-1)
    return { evening, ann, bob, r: ann.revision }
  }
  it('is answered by whoever is first', async () => {
    const { evening, ann, bob, r } = await asked('first')
    expect([ann, bob].every(({ moment }) => moment!.question !== null)).toBe(true)
    await evening.say(bob, { c: 'a', r, i: 0, id: newId() })
    expect(ann.revision).toBe(r + 1)
  })
  it('is answered when all who are here point at the same, where the table wants that', async () => {
    const { evening, ann, bob, r } = await asked('agree')
    await evening.say(ann, { c: 'a', r, i: 0, id: newId() })
    expect([ann.revision, ann.company!.pointing]).toEqual([r, [0, null]])
    await evening.say(bob, { c: 'a', r, i: 1, id: newId() })
    expect([ann.revision, bob.company!.pointing]).toEqual([r, [0, 1]])
    await evening.say(ann, { c: 'a', r, i: 1, id: newId() })
    expect([ann.revision, bob.company!.pointing]).toEqual([r + 1, [null, null]])
  })
})

describe('a hint', () => {
  it.each([
    ['eternal', ['ann', 'bob'], {}, 'refused'],
    ['eternal', ['ann', 'bob'], { decks: 'open' }, 'given'],
    ['eternal', ['ann', 'ann'], {}, 'given'],
    ['eternal', ['ann', { bot: 'greedy' }], {}, 'given'],
    ['eternal', ['ann', { bot: 'greedy' }], { hints: false }, 'refused'],
    ['aeons-end', ['ann', 'bob'], {}, 'given'],
  ] as const)(
    'at a table of %s with %j, %j, is %s: it is thought out with all decks',
    async (kind, people, options, what) => {
      const evening = await new Evening().begin(kind, people, options)
      const ann = await evening.come('ann')
      const bob = await evening.come('bob')
      for (let n = 0; n < 20 && ann.moment!.question === null; n++) {
        await evening.play(1, bob)
        await evening.wait(1_000, ann, bob)
      }
      expect(ann.moment!.question).not.toBeNull()
      await evening.wait(6_000, ann, bob)
      const said = await evening.repliesTo(ann, { c: 'hint', q: 7 })
      expect(said).toContainEqual(
        expect.objectContaining(what === 'given' ? { m: 'reply', q: 7 } : { m: 'no', q: 7, code: 'refused' }),
      )
    },
  )
})

describe('somebody who has deleted her account', () => {
  it('is not said to be here', async () => {
    const evening = await new Evening().begin(
      'aeons-end',
      ['ann', 'bob', { bot: 'greedy' }],
      {},
      { players: '3' },
    )
    const kept = evening.store.kept.get(evening.id)!
    kept.seats = kept.seats.map((seat) =>
      seat.person === 'bob' ? { ...seat, person: null, name: '' } : seat,
    )
    const ann = await evening.come('ann')
    expect(ann.company!.seats.map(({ presence }) => presence)).toEqual(['here', 'away', 'here'])
    expect(evening.faults).toEqual([])
  })
})

describe('somebody who only watches', () => {
  it.each(['aeons-end', 'eternal'])('refuses a question about what no table of %s has', async (game) => {
    const evening = await new Evening().begin(game, ['ann', 'bob'])
    const ann = await evening.come('ann')
    const wild = [-1, 5, 99, 2 ** 31, 0.5, '0', null, {}, [['0']]]
    const topics = [
      { kind: 'nothing' },
      ...wild.flatMap((n) => [
        { kind: 'player', player: n },
        { kind: 'card', zone: 'hand', of: n, index: 0 },
        { kind: 'attack', places: n },
        { kind: 'blocks', blockers: n, attackers: [0] },
        { kind: 'breach', player: n, breach: 1 },
        { kind: 'prepped', player: 0, breach: n, index: 0 },
      ]),
    ]
    for (const [q, about] of topics.entries()) {
      expect(
        await evening.repliesTo(ann, { c: 'numbers', about, at: 0, q }),
        JSON.stringify(about),
      ).toContainEqual(expect.objectContaining({ m: 'no', code: 'refused' }))
      await evening.wait(5_000, ann)
    }
    expect(evening.faults).toEqual([])
  })

  it('sees the table and no hand, and may do nothing', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const wim = await evening.come('wim')
    await evening.play(12, ann, bob)
    expect(wim.moment).toMatchObject({ question: null, acts: [], record: null })
    expect(ann.company!.watchers).toBe(1)
    for (const command of [
      { c: 'a', r: wim.revision, i: 0, id: newId() },
      { c: 'act', r: wim.revision, act: 'concede', id: newId() },
      { c: 'undo', r: wim.revision, to: 0, id: newId() },
      { c: 'why', text: 'torch', q: 1 },
      { c: 'hint', q: 1 },
      { c: 'numbers', about: { kind: 'unit' }, at: 0, q: 1 },
      { c: 'stand-in', seat: 1, bot: true, id: newId() },
      { c: 'eyes', seat: 0 },
    ] as const) {
      const refused = expect.objectContaining({ m: 'no', code: 'refused' })
      expect(await evening.repliesTo(wim, command)).toContainEqual(refused)
      await evening.wait(5_000, ann, bob, wim)
    }
    expect(await evening.repliesTo(wim, { c: 'look', at: 3, q: 9 })).toContainEqual(
      expect.objectContaining({ m: 'reply', q: 9 }),
    )
    await evening.say(wim, { c: 'say', text: 'hello' })
    expect(ann.messages.some(({ m }) => m === 'said')).toBe(false)
    expect(wim.messages.some(({ m }) => m === 'said')).toBe(true)
    // Unless they want to: then what was said before comes too.
    expect(await evening.repliesTo(ann, { c: 'listen', watchers: true })).toMatchObject([
      { m: 'talk', sayings: [{ name: 'wim', seat: null, text: 'hello' }] },
    ])
    expect(await evening.repliesTo(wim, { c: 'say', text: 'well played' })).toHaveLength(1)
    expect(last(ann)).toMatchObject({ m: 'said', saying: { text: 'well played' } })
    expect(bob.messages.some(({ m }) => m === 'said' || m === 'talk')).toBe(false)
  })

  it('is not let in where nobody may watch', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'], { watchers: 'none' })
    expect((await evening.come('wim')).closed).toBe(CLOSED.unknown)
  })

  it('sees open hands only as they were some turns and minutes ago', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'], { watchers: 'delayed' })
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const wim = await evening.come('wim')
    await evening.say(wim, { c: 'eyes', seat: 1 })
    // The hands of the beginning are still the hands of the present: they stay closed.
    expect(wim.moment).toMatchObject({ eyes: 2, revision: 0 })
    expect(wim.moment!.view).not.toEqual(bob.moment!.view)
    const seen: { readonly at: number; readonly revision: number }[] = []
    for (let n = 0; n < 90 && ann.moment!.outcome === null; n++) {
      seen.push({ at: evening.time.now(), revision: ann.revision })
      await evening.play(1, ann, bob)
      await evening.wait(4_000, ann, bob, wim)
      if (ann.moment!.outcome === null && wim.moment!.eyes === 1 && wim.revision > 0) {
        const then = seen.find(({ revision }) => revision >= wim.revision)!
        expect(evening.time.now() - then.at).toBeGreaterThanOrEqual(DELAY.milliseconds - 10_000)
        expect(wim.revision).toBeLessThan(ann.revision)
      }
    }
    expect(wim.moment!.eyes).toBe(1)
    expect(wim.revision).toBeGreaterThan(3)
    expect(evening.faults).toEqual([])
  })

  it('looks through the eyes of a seat that shows them, until it does not any more', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.say(ann, { c: 'show', seat: 1, on: true, q: 1 })
    expect(last(ann)).toMatchObject({ m: 'no', text: 'this is not your seat' })
    await evening.say(ann, { c: 'show', seat: 0, on: true, q: 2 })
    const shown = ann.messages.findLast(({ m }) => m === 'reply')
    if (shown?.m !== 'reply') throw new Error('no key')
    const { key } = shown.value as { key: string }
    const zoe = await evening.come('zoe', key)
    await evening.play(4, ann, bob)
    expect(zoe.moment).toMatchObject({ eyes: 0, question: null, record: null })
    expect(zoe.moment!.view).toEqual(ann.moment!.view)
    await evening.say(ann, { c: 'show', seat: 0, on: false, q: 3 })
    expect(zoe.closed).toBe(CLOSED.unknown)
  })
})

describe('a clock', () => {
  it('ends the turn of whoever runs out of time, and after three of them the game', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'], { pace: 'live', windows: 'sealed' })
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    expect(ann.company!.clock!.banks).toHaveLength(2)
    for (let n = 0; n < 400 && ann.moment!.outcome === null; n++) {
      for (const each of [ann, bob]) each.say({ c: 'p' })
      await evening.time.pass(5_000)
    }
    expect(ann.moment!.outcome!.id).toMatch(/: time$/)
    expect(ann.moment!.record).not.toBeNull()
    expect(evening.faults).toEqual([])
    expect(evening.store.kept.get(evening.id)!.row.state).toBe('over')
  })

  it('charges nobody for time in which no server had the table', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'], { pace: 'live' })
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.play(6, ann, bob)
    const { banks } = ann.company!.clock!
    await evening.live.close()
    await evening.time.pass(3_600_000)
    const { live } = liveTables(evening.store.asStore, evening.time, 'another')
    const again = new Page()
    again.connect(live, evening.id, 'ann')
    await evening.time.pass(60)
    const now = again.company!.clock!.banks
    for (const seat of [0, 1]) expect(Math.abs(now[seat]! - banks[seat]!)).toBeLessThan(6_000)
    // And so it is for whoever opens it after that.
    const { live: third } = liveTables(evening.store.asStore, evening.time, 'a third')
    again.connect(third, evening.id, 'ann')
    await evening.time.pass(60)
    for (const seat of [0, 1])
      expect(Math.abs(again.company!.clock!.banks[seat]! - now[seat]!)).toBeLessThan(1_000)
  })

  it('is nobody’s to press', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'], { pace: 'live' })
    const ann = await evening.come('ann')
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'timeout', id: newId() })
    expect(last(ann)).toMatchObject({ m: 'no' })
  })
})

describe('a link for watching', () => {
  const [KEY, OTHER] = ['k'.repeat(22), 'o'.repeat(22)]
  async function evening(options: Partial<TableOptions> = {}) {
    const made = await new Evening().begin('eternal', ['ann', 'bob'], options)
    const turn = (key: string | null) => {
      const kept = made.store.kept.get(made.id)!
      kept.row = { ...kept.row, visibility: 'private', watch: key === null ? null : digestOf(key) }
    }
    turn(KEY)
    return { made, turn }
  }

  it('opens a table that is not listed, and no other key and no end of it does', async () => {
    const { made, turn } = await evening()
    const wim = await made.come('wim', KEY)
    expect(wim.company).toMatchObject({ you: { seats: [], eyes: 2 }, watchers: 1 })
    for (const key of [null, OTHER, '']) expect((await made.come('eve', key)).closed).toBe(CLOSED.unknown)
    // Behind it nobody sees a hand.
    expect(await made.repliesTo(wim, { c: 'eyes', seat: 0 })).toMatchObject([{ m: 'no' }])
    turn(OTHER)
    await made.live.changed(made.id)
    expect(wim.closed).toBe(CLOSED.unknown)
    expect((await made.come('wim', KEY)).closed).toBe(CLOSED.unknown)
    expect((await made.come('wim', OTHER)).closed).toBeNull()
    expect((await made.come('ann')).closed).toBeNull()
  })
  it('opens nothing where nobody may watch', async () => {
    const { made } = await evening({ watchers: 'none' })
    expect((await made.come('wim', KEY)).closed).toBe(CLOSED.unknown)
  })
  it('is not waited behind any more by whoever has lost seat and key, and by everybody else', async () => {
    const { made, turn } = await evening()
    const kept = made.store.kept.get(made.id)!
    kept.row = { ...kept.row, state: 'open' }
    const [ann, bob] = [await made.come('ann'), await made.come('bob')]
    const [wim, eve] = [await made.come('wim', KEY), await made.come('eve', KEY)]
    kept.seats = kept.seats.map((seat) =>
      seat.person === 'bob' ? { ...seat, person: null, name: '' } : seat,
    )
    await made.live.changed(made.id)
    expect([ann, bob, wim, eve].map(({ closed }) => closed)).toEqual([null, CLOSED.unknown, null, null])
    const received = bob.frames.length
    turn(OTHER)
    await made.live.changed(made.id)
    expect([ann, wim, eve].map(({ closed }) => closed)).toEqual([null, CLOSED.unknown, CLOSED.unknown])
    expect(bob.frames.length).toBe(received)
    expect(ann.messages.at(-1)).toMatchObject({
      m: 'room',
      room: { seats: [{ name: 'ann' }, { open: true }] },
    })
  })
  it('is waited behind until play begins', async () => {
    const { made } = await evening()
    const kept = made.store.kept.get(made.id)!
    kept.row = { ...kept.row, state: 'open' }
    const wim = await made.come('wim', KEY)
    expect(wim.messages.at(-1)).toMatchObject({ m: 'room' })
    kept.row = { ...kept.row, state: 'playing' }
    await made.live.changed(made.id)
    await made.time.pass(60)
    expect(wim.company).toMatchObject({ you: { seats: [] } })
  })
})

describe('after the game', () => {
  it('people play again with the sides changed, and lead each other through it', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.say(bob, { c: 'lead', at: 0, eyes: 1, fork: [] })
    expect(last(bob)).toMatchObject({ m: 'no', text: 'the game is not over yet' })
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'concede', id: newId() })
    expect(bob.moment!.outcome).not.toBeNull()
    expect(bob.messages.some(({ m }) => m === 'over')).toBe(true)
    await evening.say(ann, { c: 'rematch', id: newId() })
    expect(bob.company!.rematch).toEqual({ wanted: [0], table: null })
    await evening.say(bob, { c: 'rematch', id: newId() })
    const { table } = ann.company!.rematch
    const again = evening.store.kept.get(table!)!
    expect(again.seats.map(({ person }) => person)).toEqual(['bob', 'ann'])
    expect([again.row.parent, again.row.state]).toEqual([evening.id, 'open'])
    // Sides are changed, and each keeps the deck that is hers.
    const before = JSON.parse(evening.store.kept.get(evening.id)!.row.setup)
    expect(before.decks[0]).not.toEqual(before.decks[1])
    expect(JSON.parse(again.row.setup)).toEqual({ ...before, decks: before.decks.toReversed() })
    expect(again.row.commitment).not.toBe(evening.store.kept.get(evening.id)!.row.commitment)
    await evening.say(bob, { c: 'lead', at: 3, eyes: 1, fork: [0, 1] })
    expect(last(ann)).toEqual({ m: 'led', by: 'bob', at: 3, eyes: 1, fork: [0, 1] })
    // Whoever comes later finds it as it ended.
    const { live } = liveTables(evening.store.asStore, evening.time, 'another')
    const late = new Page()
    late.connect(live, evening.id, 'ann')
    await evening.time.pass(60)
    expect(late.moment!.record).toBe(ann.moment!.record)
  })
})

describe('what people say', () => {
  it('is plain text of one line, or a phrase, as the table allows', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.say(ann, { c: 'say', text: ' a\u202eb\n\u200bc <b>e\u0301\u0301\u0301\u0301\u0301 ' })
    const said = last(bob)
    expect(said).toMatchObject({ m: 'said', saying: { name: 'ann', seat: 0 } })
    if (said?.m === 'said') expect(said.saying.text).toMatch(/^a b c <b>é\u0301{0,3}$/)
    await evening.say(ann, { c: 'say', phrase: 250 })
    expect(last(ann)).toMatchObject({ m: 'no' })
    await evening.say(bob, { c: 'point', i: null, ref: { zone: 'player 1 hand' } })
    expect(last(ann)).toEqual({ m: 'pointed', seat: 1, ref: { zone: 'player 1 hand' } })
    const strict = await new Evening().begin('aeons-end', ['ann', 'bob'], { talk: 'phrases' })
    const page = await strict.come('ann')
    await strict.say(page, { c: 'say', text: 'hello' })
    expect(last(page)).toMatchObject({ m: 'no' })
    await strict.say(page, { c: 'say', phrase: 3 })
    expect(last(page)).toMatchObject({ m: 'said', saying: { phrase: 3 } })
  })
})

describe('whoever comes later', () => {
  const talkOf = (page: Page) => page.messages.filter((message) => message.m === 'talk')
  const textsOf = (page: Page) => talkOf(page).map(({ sayings }) => sayings.map(({ text }) => text))
  const marksOf = (page: Page) => talkOf(page).map(({ marks }) => marks)

  it('hears the last of what was said, but not whom she has muted, and has her bookmarks', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    for (let n = 1; n <= 53; n++) {
      await evening.say(n % 2 === 0 ? ann : bob, { c: 'say', text: `word ${n}` }, 600)
      for (const each of [ann, bob]) each.say({ c: 'p' })
    }
    await evening.say(ann, { c: 'mark', at: 0, text: 'look here' })
    expect(last(ann)).toEqual({ m: 'marked', person: 'ann', by: 'ann', at: 0, text: 'look here' })
    // Until the end a bookmark is no way to say something to others.
    expect(bob.messages.some(({ m }) => m === 'marked')).toBe(false)
    const again = await evening.come('ann')
    expect(textsOf(again)).toEqual([Array.from({ length: 50 }, (_, n) => `word ${n + 4}`)])
    expect(marksOf(again)).toEqual([[{ person: 'ann', by: 'ann', at: 0, text: 'look here' }]])
    expect(marksOf(await evening.come('bob'))).toEqual([[]])
    // Also where the table is opened again.
    evening.store.mutes.push(['ann', 'bob'])
    const { live } = liveTables(evening.store.asStore, evening.time, 'another')
    const late = new Page()
    late.connect(live, evening.id, 'ann')
    await evening.time.pass(60)
    expect(textsOf(late)).toEqual([Array.from({ length: 25 }, (_, n) => `word ${2 * n + 4}`)])
    expect(marksOf(late)).toEqual([[{ person: 'ann', by: 'ann', at: 0, text: 'look here' }]])
    expect(evening.faults).toEqual([])
  })

  it('sits there though a bot plays for her or the game was left: she points and keeps bookmarks', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const pointsAndMarks = async (page: Page, seat: number): Promise<void> => {
      const ref = { kind: 'player', player: 0 }
      expect(await evening.repliesTo(page, { c: 'point', i: null, ref })).toContainEqual({
        m: 'pointed',
        seat,
        ref,
      })
      const [marked] = await evening.repliesTo(page, { c: 'mark', at: 0, text: 'here' })
      expect(marked).toMatchObject({ m: 'marked', text: 'here' })
    }
    await evening.say(bob, { c: 'stand-in', seat: 1, bot: true, id: newId() })
    expect(bob.company!.seats[1]!.presence).toBe('bot')
    await pointsAndMarks(bob, 1)
    await evening.say(ann, { c: 'close', on: true, id: newId() })
    const again = await evening.come('ann')
    expect(again.company!.stopped).toBe('left')
    await pointsAndMarks(again, 0)
    const watcher = await evening.come('eve')
    expect(await evening.repliesTo(watcher, { c: 'mark', at: 0, text: 'no' })).toMatchObject([{ m: 'no' }])
  })

  it('sees what all have marked when the game is over', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    await evening.say(ann, { c: 'mark', at: 0, text: 'look here' })
    expect(bob.messages.some(({ m }) => m === 'marked')).toBe(false)
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'concede', id: newId() })
    const marks = [{ person: 'ann', by: 'ann', at: 0, text: 'look here' }]
    expect(marksOf(bob)).toEqual([marks])
    await evening.say(ann, { c: 'mark', at: 0, text: 'and here' })
    expect(last(bob)).toEqual({ m: 'marked', person: 'ann', by: 'ann', at: 0, text: 'and here' })
  })

  it('is muted in all four: saying, pointing, leading and bookmarks; others go on receiving them', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const zoe = await evening.come('zoe')
    evening.store.mutes.push(['ann', 'bob'])
    const from = [ann, bob, zoe].map(({ frames }) => frames.length)
    await evening.say(bob, { c: 'say', text: 'unheard' })
    await evening.say(bob, { c: 'point', i: null, ref: { kind: 'player', seat: 0 } })
    await evening.say(ann, { c: 'act', r: ann.revision, act: 'concede', id: newId() })
    await evening.say(bob, { c: 'lead', at: 0, eyes: 0, fork: [] })
    await evening.say(bob, { c: 'mark', at: 0, text: 'unseen' })
    const kinds = [ann, bob, zoe].map((page, i) =>
      page.since(from[i]!).flatMap(({ m }) => (/^(said|pointed|led|marked)$/.test(m) ? [m] : [])),
    )
    const all = ['said', 'pointed', 'led', 'marked']
    expect(kinds).toEqual([[], all, all])
  })

  it('hears somebody again as soon as she wants to, without coming again', async () => {
    const evening = await new Evening().begin('aeons-end', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    evening.store.mutes.push(['ann', 'bob'])
    await evening.say(bob, { c: 'say', text: 'unheard' })
    expect(ann.messages.some(({ m }) => m === 'said')).toBe(false)
    evening.store.mutes.pop()
    await evening.say(ann, { c: 'listen', watchers: false })
    expect(textsOf(ann)).toEqual([['unheard']])
    await evening.say(bob, { c: 'say', text: 'heard' })
    expect(last(ann)).toMatchObject({ m: 'said', saying: { text: 'heard' } })
  })
})

describe('a follow', () => {
  it('answers several questions in one trip, and counts once', async () => {
    const evening = await new Evening().begin('eternal', ['ann', 'bob'])
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const who = ann.moment!.question === null ? bob : ann
    const command = { c: 'f', r: 0, refs: [{ kind: 'keep' }, { kind: 'keep' }], id: newId() } as const
    await evening.say(who, command)
    const { revision } = who
    expect(revision).toBeGreaterThan(0)
    expect(who.messages).toContainEqual({ m: 'ok', id: command.id, r: revision })
    await evening.say(who, command)
    expect(who.revision).toBe(revision)
    await evening.say(who, { c: 'f', r: revision, refs: [{ kind: 'nothing' }], id: newId() })
    expect(last(who)).toMatchObject({ m: 'no' })
  })
})
