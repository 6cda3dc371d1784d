import { beforeAll, describe, expect, it } from 'vitest'
import { definitions } from '../../../../src/games/eternal/content.ts'
import type { Plain } from '../../../../src/language/face.ts'
import type { Choice } from '../../../../src/table/moment.ts'
import type { Order } from '../../../../src/table/orders.ts'
import { WINDOW } from '../../../../src/table/time/clock.ts'
import { begunTable, liveTables, ManualTime, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* "Answer a spell on this with that": carried out in its time, once, and nobody sees that it stands. */

const SECRETS = Array.from({ length: 12 }, (_, i) => new Uint8Array(32).fill(i + 1))
const DECKS = { deck1: 'Rakano Warcry', deck2: 'Feln Mid', rules: '2019' }

interface Touched {
  /** So many answers lead to the window. */
  readonly answers: readonly number[]
  readonly seat: number
  readonly order: Order
}

interface SeenWindow {
  readonly card: { readonly zone: string } | null
  readonly on: readonly { readonly zone?: string; readonly of?: number; readonly card?: string }[]
}

class Table {
  readonly time = new ManualTime()
  readonly store = new MemoryStore(this.time)
  readonly live
  readonly environment
  private said = 0
  readonly pages = ['ann', 'bob', 'wim'].map(() => new Page(() => this.time.now()))

  constructor() {
    const { live, environment } = liveTables(this.store.asStore, this.time)
    this.live = live
    this.environment = environment
  }

  async begin(secret: Uint8Array): Promise<void> {
    await begunTable(this.store.asStore, 'eternal', ['ann', 'bob'], { windows: 'even' }, DECKS, {
      id: 'the-table',
      secret,
    })
    for (const [i, name] of ['ann', 'bob', 'wim'].entries())
      this.pages[i]!.connect(this.live, 'the-table', name)
    await this.time.pass(100)
  }

  get asked(): Page {
    return this.pages[this.pages[0]!.moment!.asked === 1 ? 1 : 0]!
  }

  get window(): SeenWindow | null {
    return (this.asked.moment!.view as { readonly window: SeenWindow | null }).window
  }

  /** Names that are the same at every table which is played alike. */
  private newId(): string {
    this.said += 1
    return `said-at-table-${this.said}`
  }

  async answer(index: number): Promise<void> {
    const page = this.asked
    const { revision } = page
    page.say({ c: 'a', r: revision, i: index, id: this.newId() })
    for (let n = 0; n < 200 && this.pages.some((each) => each.revision === revision); n++)
      await this.time.pass(50)
  }

  async order(seat: number, orders: readonly Order[]): Promise<void> {
    this.pages[seat]!.say({ c: 'order', seat, orders, id: this.newId() })
    await this.time.pass(100)
  }

  end(): Promise<void> {
    return this.live.close()
  }
}

const cardIn = ({ ref }: Choice): string =>
  (ref as unknown as { readonly object: { readonly card: string } }).object.card
const isSpell = (choice: Choice): boolean =>
  definitions.some((each) => each !== undefined && each.id === cardIn(choice) && each.kind.endsWith('spell'))

/** Plays until a spell is aimed at a unit of a seat that can answer with a card. */
async function search(): Promise<{ readonly secret: Uint8Array; readonly touched: Touched }> {
  for (const secret of SECRETS) {
    const table = new Table()
    await table.begin(secret)
    const answers: number[] = []
    for (let n = 0; n < 160 && table.pages[0]!.moment!.outcome === null; n++) {
      const { question, asked } = table.asked.moment!
      const { choices } = question!
      const unit = table.window?.on.find(({ zone, of }) => zone === 'playmat' && of === asked)
      const plays = choices.filter(({ ref }) => ref.kind === 'play')
      const [play] = plays
      const pass = choices.find(({ ref }) => ref.kind === 'pass')
      if (
        pass !== undefined &&
        play !== undefined &&
        unit !== undefined &&
        table.window?.card?.zone === 'being played'
      ) {
        await table.end()
        const order: Order = {
          do: 'answer',
          to: { card: { zone: 'being played' }, on: [{ zone: 'playmat', of: asked!, card: unit.card! }] },
          with: { kind: 'play', object: { zone: 'hand', of: asked!, card: cardIn(play) } },
        }
        return { secret, touched: { answers, seat: asked!, order } }
      }
      // Whoever is asked plays what there is, on the other side where something has to be chosen.
      const other = choices.find(
        ({ ref }) => ref.kind === 'pick' && (ref as { object?: { of?: number } }).object?.of === 1 - asked!,
      )
      // The second seat keeps its spells in hand; the first one plays them before all else.
      const wanted = plays.find((each) => isSpell(each) === (asked === 0)) ?? (asked === 0 ? play : undefined)
      const end = choices.find(({ ref }) => ref.kind === 'end turn')
      const choice = pass ?? wanted ?? other ?? end ?? choices[0]!
      answers.push(choice.index)
      await table.answer(choice.index)
    }
    await table.end()
  }
  throw new Error('no game came to a spell on a unit that could be answered')
}

let found: Awaited<ReturnType<typeof search>>
beforeAll(async () => {
  found = await search()
})

const handOf = (page: Page, seat: number): readonly string[] => {
  const { players } = page.moment!.view as { players: readonly { hand: readonly { card: string }[] }[] }
  return players[seat]!.hand.map(({ card }) => card)
}
const cardOf = (order: Order): string =>
  order.do === 'answer' ? (order.with as { object: { card: string } }).object.card : ''

describe('an order for a spell on one thing', () => {
  it('is carried out when the window closes, and is over then', async () => {
    const { secret, touched } = found
    const { answers, seat, order } = touched
    const table = new Table()
    await table.begin(secret)
    for (const index of answers.slice(0, -1)) await table.answer(index)
    await table.order(seat, [{ do: 'pass untouched' }, order])
    await table.answer(answers.at(-1)!)
    const page = table.pages[seat]!
    const { revision } = page
    expect(page.moment!.asked).toBe(seat)
    expect(page.company!.you.ordered).toBe(true)
    const held = handOf(page, seat).filter((card) => card === cardOf(order)).length
    await table.time.pass(WINDOW - 200)
    expect(page.revision).toBe(revision)
    await table.time.pass(300)
    expect(page.revision).toBeGreaterThan(revision)
    expect(handOf(page, seat).filter((card) => card === cardOf(order))).toHaveLength(held - 1)
    await table.time.pass(100)
    expect(page.company!.you.orders).toEqual([{ do: 'pass untouched' }])
    expect(page.company!.you.ordered).toBeUndefined()
    const row = await table.store.asStore.tables.table('the-table')
    expect(JSON.parse(row!.seats[seat]!.orders!)).toEqual([{ do: 'pass untouched' }])
    expect(table.environment.faults).toEqual([])
    await table.end()
  })

  it('is as if it were not there without the card, and when another thing is touched', async () => {
    const { secret, touched } = found
    const { answers, seat, order } = touched
    if (order.do !== 'answer') throw new Error('no such order')
    const others: readonly Order[] = [
      { ...order, with: { kind: 'play', object: { zone: 'hand', of: seat, card: 'nothing' } } },
      { ...order, to: { on: [{ zone: 'playmat', of: seat, card: 'nothing' }] } },
      { ...order, to: { on: [{ player: seat }] } },
    ]
    const table = new Table()
    await table.begin(secret)
    for (const index of answers.slice(0, -1)) await table.answer(index)
    await table.order(seat, others)
    await table.answer(answers.at(-1)!)
    const page = table.pages[seat]!
    const { revision } = page
    await table.time.pass(3 * WINDOW)
    expect(page.revision).toBe(revision)
    expect(page.company!.you.orders).toEqual(others)
    await table.end()
  })

  it('shows nothing to the others, whether it stands or not and whatever it names', async () => {
    const { secret, touched } = found
    const { answers, seat, order } = touched
    if (order.do !== 'answer') throw new Error('no such order')
    const never: Plain = { on: [{ zone: 'playmat', of: seat, card: 'nothing' }] }
    const seen: string[][] = []
    for (const orders of [
      [],
      [order],
      [{ ...order, to: never }],
      [order, { do: 'pass untouched' }],
    ] as const) {
      const table = new Table()
      await table.begin(secret)
      // Asked for at the same moment in every world: with nothing, with the right thing, with what never comes.
      await table.order(seat, orders)
      for (const index of answers) await table.answer(index)
      const watching = [table.pages[1 - seat]!, table.pages[2]!]
      seen.push(watching.flatMap(({ frames }) => frames.map(({ at, frame }) => `${at} ${frame}`)))
      await table.end()
    }
    const [bare, ...others] = seen
    expect(bare!.length).toBeGreaterThan(20)
    for (const each of others) expect(each).toEqual(bare)
  })

  it('is in nothing that others are sent after the table was opened again', async () => {
    const { secret, touched } = found
    const { seat, order } = touched
    const table = new Table()
    await table.begin(secret)
    await table.order(seat, [order])
    await table.live.close()
    const again = liveTables(table.store.asStore, table.time)
    const pages = ['ann', 'bob', 'wim'].map((name) => {
      const page = new Page(() => table.time.now())
      page.connect(again.live, 'the-table', name)
      return page
    })
    await table.time.pass(100)
    expect(pages[seat]!.company!.you.orders).toEqual([order])
    for (const page of [pages[1 - seat]!, pages[2]!]) {
      expect(page.moment).not.toBeNull()
      expect(page.frames.map(({ frame }) => frame).join()).not.toMatch(/being played|"share"|"brings"/)
    }
    await again.live.close()
  })
})
