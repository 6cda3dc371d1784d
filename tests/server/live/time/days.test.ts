import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { asksAll, begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Games that take days: whom the store knows to be asked, until when, who is told, and what happens when time is over. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

async function inDays(
  kind: string,
  people: readonly string[],
  options: Partial<TableOptions> = {},
  as: Parameters<typeof begunTable>[5] = {},
) {
  const time = new ManualTime()
  const store = new MemoryStore(time)
  const { live, environment } = liveTables(store.asStore, time)
  const id = await begunTable(store.asStore, kind, people, { pace: 'days', ...options }, {}, as)
  const row = () => store.kept.get(id)!.row
  const notified = (from = 0) =>
    store.notices
      .slice(from)
      .map(({ person, kind: what, after }) => `${what} ${person} ${Math.round(after / HOUR)}`)
  const come = async (person: string): Promise<Page> => {
    const page = new Page(() => time.now())
    page.connect(live, id, person)
    await time.pass(100)
    return page
  }
  /** So much time goes by while these pages stay. */
  const wait = async (milliseconds: number, ...pages: readonly Page[]): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 20_000) {
      for (const page of pages) page.say({ c: 'p' })
      await time.pass(Math.min(left, 20_000))
    }
  }
  const answer = async (page: Page): Promise<void> => {
    page.say({ c: 'p' })
    const { choices } = page.moment!.question!
    page.say({ c: 'a', r: page.revision, i: choices[0]!.index, id: newId() })
    await time.pass(2_200)
  }
  return { time, store, live, environment, id, row, notified, come, wait, answer }
}

/** Nobody has to keep a page open for days: the table is opened when something is due. */
const wake = async ({ time, live, id }: Awaited<ReturnType<typeof inDays>>): Promise<void> => {
  await live.open(id)
  await time.pass(1_000)
}

describe.each([
  ['eternal', ['ann', 'bob']],
  ['aeons-end', ['ann', 'bob', 'cid']],
] as const)('the first question of %s in days', (kind, people) => {
  it('is known to the store, with its time, and those are told who are asked, once', async () => {
    const game = await inDays(kind, people)
    expect(game.row()).toMatchObject({ asked: null })
    await wake(game)
    const { asked, due } = game.row()
    expect(asked).not.toBeNull()
    const waited = asked! < 0 ? people : [people[asked!]!]
    expect(game.notified().filter((each) => each.startsWith('turn'))).toEqual(
      waited.map((person) => `turn ${person} 0`),
    )
    if (asked! < 0) expect(due).toBeNull()
    else expect(Math.round((due! - game.time.now()) / DAY)).toBe(5)
    const before = game.store.notices.length
    // Another node opens it, or this one once more: nothing has changed, and nothing is said again.
    const { live } = liveTables(game.store.asStore, game.time, 'another')
    await live.open(game.id)
    await game.time.pass(1_000)
    expect(game.store.notices.slice(before)).toEqual([])
    expect(game.environment.faults).toEqual([])
  })
})

it('whoever is asked is known at every pace, and no table without a clock stays due', async () => {
  for (const pace of ['relaxed', 'live'] as const) {
    const game = await inDays('eternal', ['ann', 'bob'], { pace })
    await wake(game)
    expect(game.row()).toMatchObject({ asked: expect.any(Number), due: null })
    expect(game.notified()).toEqual([])
  }
})

describe('while a game goes on for days', () => {
  it('the stored time is that of the question that is asked, whatever the others have left', async () => {
    const game = await inDays('eternal', ['ann', 'bob'], { windows: 'plain' })
    const pages = { ann: await game.come('ann'), bob: await game.come('bob') }
    // The one who begins takes two days of hers.
    await game.wait(10 * MINUTE, pages.ann, pages.bob)
    game.time.spend(2 * DAY)
    pages.ann.leave()
    pages.bob.leave()
    let apart = 0
    for (let n = 0; n < 30; n++) {
      const [ann, bob] = [await game.come('ann'), await game.come('bob')]
      const { clock } = ann.company!
      const seat = clock!.running!.seat
      expect(game.row().asked).toBe(seat)
      expect(Math.abs(game.row().due! - game.time.now() - clock!.running!.turnLeft)).toBeLessThan(5_000)
      apart = Math.max(apart, Math.abs(clock!.banks[0]! - clock!.banks[1]!))
      await game.answer(seat === 0 ? ann : bob)
      ann.leave()
      bob.leave()
    }
    expect(apart).toBeGreaterThan(DAY)
  })

  it('each turn of hers gives a day back, also where two of hers come one after the other', async () => {
    const game = await inDays('aeons-end', ['ann', 'bob'])
    const { story } = gameNamed('aeons-end')
    let again = 0
    let last: number | undefined
    for (let n = 0; n < 120 && again < 2; n++) {
      const pages = [await game.come('ann'), await game.come('bob')]
      const { question } = pages[0]!.moment!
      const page = question === null ? pages[1]! : pages[0]!
      const known = page.lines.length
      game.time.spend(HOUR)
      await game.answer(page)
      const events = page.lines.slice(known).map(({ event }) => event)
      const next = events
        .filter((event) => story.part(event).is === 'turn')
        .map((event) => story.whose(event))
        .findLast((seat) => seat !== null)
      if (next !== undefined) {
        // Nobody takes a day for a turn here, so that whoever begins one has all of her five.
        expect(page.company!.clock!.banks[next]! / DAY).toBeCloseTo(5, 3)
        if (next === last) again += 1
        last = next
      }
      for (const each of pages) each.leave()
    }
    expect(again).toBe(2)
  })

  it('whoever is away is told once for each time it becomes her turn, and reminded of every question', async () => {
    const game = await inDays('eternal', ['ann', 'bob'], { windows: 'plain' })
    const ann = await game.come('ann')
    const bob = await game.come('bob')
    let from = game.store.notices.length
    const first = ann.moment!.question === null ? bob : ann
    const other = first === ann ? 'bob' : 'ann'
    ;(first === ann ? bob : ann).leave()
    await game.time.pass(1_000)
    for (let n = 0; n < 40 && first.moment!.question !== null; n++) {
      from = game.store.notices.length
      await game.answer(first)
    }
    expect(first.moment!.question).toBeNull()
    const [turn, half, most] = game.store.notices.slice(from)
    expect(turn).toMatchObject({ person: other, kind: 'turn', after: MINUTE, here: false })
    const left = game.row().due! - game.time.now()
    expect(half).toMatchObject({ person: other, kind: 'reminder' })
    expect(most).toMatchObject({ person: other, kind: 'last' })
    expect(half!.after / left).toBeCloseTo(0.5, 2)
    expect(most!.after / left).toBeCloseTo(0.9, 2)
  })

  it('a question to the whole table is told to everybody, and who is here is marked', async () => {
    const game = await inDays('aeons-end', ['ann', 'bob', 'cid'], {}, { suits: asksAll })
    const ann = await game.come('ann')
    for (let n = 0; n < 60 && (n === 0 || game.row().asked !== -1); n++) {
      ann.say({ c: 'p' })
      const { asked } = game.row()
      if (asked === null || asked <= 0) await game.answer(ann)
      else {
        const page = await game.come(['ann', 'bob', 'cid'][asked]!)
        await game.answer(page)
        page.leave()
      }
    }
    expect(game.row()).toMatchObject({ asked: -1, due: null })
    expect(game.store.notices.slice(-3)).toEqual([
      { person: 'ann', kind: 'turn', after: MINUTE, here: true },
      { person: 'bob', kind: 'turn', after: MINUTE, here: expect.any(Boolean) },
      { person: 'cid', kind: 'turn', after: MINUTE, here: false },
    ])
  })

  it('everybody who is away is told of the end', async () => {
    const game = await inDays('eternal', ['ann', 'bob'])
    const ann = await game.come('ann')
    const from = game.store.notices.length
    ann.say({ c: 'act', r: ann.revision, act: 'concede', id: newId() })
    await game.time.pass(200)
    expect(game.store.notices.slice(from)).toEqual([
      { person: 'ann', kind: 'over', after: MINUTE, here: true },
      { person: 'bob', kind: 'over', after: MINUTE, here: false },
    ])
  })
})

describe('when the time of somebody is over', () => {
  it('a game of Eternal is lost by time, at once and only then', async () => {
    const game = await inDays('eternal', ['ann', 'bob'])
    await wake(game)
    const loser = game.row().asked!
    game.time.spend(game.row().due! - game.time.now() - HOUR)
    await game.time.pass(1_000)
    await wake(game)
    expect(game.row().state).toBe('playing')
    await game.time.pass(HOUR)
    await wake(game)
    expect(game.row()).toMatchObject({ state: 'over', outcome: expect.stringMatching(/time/) })
    const page = await game.come(['bob', 'ann'][loser]!)
    expect(page.moment!.outcome).not.toBeNull()
    expect(JSON.parse(JSON.stringify(page.moment!.record))).toContain('overdue')
  })

  it('no page may say so', async () => {
    const game = await inDays('eternal', ['ann', 'bob'])
    const ann = await game.come('ann')
    const from = ann.frames.length
    ann.say({ c: 'act', r: ann.revision, act: 'overdue', id: newId() })
    await game.time.pass(200)
    expect(ann.since(from)).toMatchObject([{ m: 'no', code: 'refused' }])
    expect(ann.moment!.acts.map(({ id }) => id)).toEqual(['concede'])
  })

  it('where all play together nothing happens by itself: the others are told once, and the table is not due', async () => {
    const game = await inDays('aeons-end', ['ann', 'bob'])
    const ann = await game.come('ann')
    const bob = await game.come('bob')
    for (let n = 0; n < 60 && game.row().asked !== 1; n++)
      await game.answer(game.row().asked === 1 ? bob : ann)
    ann.leave()
    bob.leave()
    const from = game.store.notices.length
    await game.time.pass(game.row().due! - game.time.now() + 1_000)
    await wake(game)
    expect(game.row()).toMatchObject({ state: 'playing', asked: 1, due: null })
    expect(game.notified(from)).toEqual(['turn bob 0', 'late ann 0'])
    const { live } = liveTables(game.store.asStore, game.time, 'another')
    await live.open(game.id)
    await game.time.pass(1_000)
    expect(game.notified(from)).toEqual(['turn bob 0', 'late ann 0'])
  })
})

describe('a bot in the place of somebody who is away', () => {
  const replaced = async (kind: string, options: Partial<TableOptions>, late: boolean) => {
    const game = await inDays(kind, ['ann', 'bob'], { windows: 'plain', ...options })
    const [ann, bob] = [await game.come('ann'), await game.come('bob')]
    for (let n = 0; n < 80 && game.row().asked !== 1; n++) await game.answer(ann)
    bob.leave()
    await game.wait(95_000, ann)
    if (late) {
      ann.leave()
      game.time.spend(Math.max(0, (game.row().due ?? 0) - game.time.now()))
    }
    const again = late ? await game.come('ann') : ann
    await game.wait(late ? 95_000 : 0, again)
    const from = again.frames.length
    again.say({ c: 'stand-in', seat: 1, bot: true, id: newId() })
    await game.time.pass(300)
    const [said] = again.since(from).filter(({ m }) => m === 'ok' || m === 'no')
    return said?.m === 'no' ? said.text : said?.m
  }

  it.each([
    ['eternal', 'days', false, /against each other/],
    ['eternal', 'live', false, /against each other/],
    ['eternal', 'relaxed', false, /^ok$/],
    ['aeons-end', 'days', false, /her time is over/],
    ['aeons-end', 'days', true, /^ok$/],
    ['aeons-end', 'live', false, /^ok$/],
    ['aeons-end', 'relaxed', false, /^ok$/],
  ] as const)('%s, %s, time over %s: %s', async (kind, pace, late, answer) => {
    expect(await replaced(kind, { pace }, late)).toMatch(answer)
  })
})
