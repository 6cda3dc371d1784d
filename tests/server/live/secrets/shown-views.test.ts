import { describe, expect, it } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import { fairNumbers, seedFrom } from '../../../../src/kernel/random.ts'
import { readRecord } from '../../../../src/kernel/record.ts'
import type { LiveTables } from '../../../../src/server/live/live-tables.ts'
import { DELAY } from '../../../../src/server/live/shown/delayed.ts'
import type { WireMessage } from '../../../../src/table/messages.ts'
import { compareViews, type ViewsCompared } from '../../../../src/table/shown/compare-views.ts'
import { ShownViews } from '../../../../src/table/shown/shown-views.ts'
import { begunTable, liveTables, ManualTime, newId, Page } from '../harness.ts'
import { MemoryStore } from '../memory.ts'

/* Whoever is at a table keeps what it shows her, and compares it with the record when the game is over. */

/** A page that keeps what it is shown. */
class Keeping extends Page {
  readonly views = new ShownViews()
  readonly eyes = new Set<number>()
  private steps: number | null = null

  override receive(message: WireMessage): void {
    const cut = 'log' in message && message.log.keep < this.lines.length
    super.receive(message)
    if (message.m === 'over') this.steps = message.steps
    if ((message.m !== 'whole' && message.m !== 'patch') || this.moment === null) return
    this.views.note({ ...this.moment, revision: this.revision }, cut)
    this.eyes.add(this.moment.eyes)
  }

  get isAsked(): boolean {
    return this.moment?.question != null
  }

  get isOver(): boolean {
    return this.moment?.record != null
  }

  verdict(): ViewsCompared {
    const record = readRecord(this.moment!.record!)
    return compareViews(gameNamed(record.game), record, this.views.game(this.steps!, record.answers.length))
  }
}

class Evening {
  readonly roll = fairNumbers(seedFrom('shown'))
  private readonly time = new ManualTime()
  private readonly store = new MemoryStore(this.time)
  private live: LiveTables = liveTables(this.store.asStore, this.time).live
  private id = ''
  private readonly pages = new Map<Keeping, string>()
  private away: Keeping | null = null

  async begin(kind: string): Promise<void> {
    this.id = await begunTable(this.store.asStore, kind, ['ann', 'bob'], { watchers: 'delayed' })
  }

  async come(person: string, page = new Keeping(() => this.time.now())): Promise<Keeping> {
    page.connect(this.live, this.id, person)
    this.pages.set(page, person)
    await this.time.pass(200)
    return page
  }

  async say(page: Page, command: Parameters<Page['say']>[0], milliseconds = 2_500): Promise<void> {
    for (const each of this.pages.keys()) each.say({ c: 'p' })
    page.say(command)
    await this.time.pass(milliseconds)
  }

  answer(page: Page): Promise<void> {
    const { choices } = page.moment!.question!
    const { index } = choices[this.roll(choices.length)]!
    return this.say(page, { c: 'a', r: page.revision, i: index, id: newId() })
  }

  /** The last answer is taken back, whoever has to agree. */
  async back(by: Page, other: Page): Promise<void> {
    await this.say(by, { c: 'undo', r: by.revision, to: null, id: newId() })
    const { proposal } = other.company!
    if (proposal !== null) await this.say(other, { c: 'vote', n: proposal.n, yes: true, id: newId() })
  }

  /** Her line breaks, and is opened again after a while. */
  async breakLine(page: Keeping): Promise<void> {
    page.leave()
    if (this.away !== null) await this.come(this.pages.get(this.away)!, this.away)
    this.away = page
  }

  async wait(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 8_000) {
      for (const page of this.pages.keys()) page.say({ c: 'p' })
      await this.time.pass(8_000)
    }
  }

  /** The server starts again, and finds what it has stored. */
  async restart(): Promise<void> {
    await this.live.close()
    this.live = liveTables(this.store.asStore, this.time, 'anew').live
  }
}

describe.each(['aeons-end', 'eternal'])('at a live table of %s', (kind) => {
  it('everybody has seen what the record says: with a seat, watching, late, and with a line that breaks', async () => {
    const evening = new Evening()
    await evening.begin(kind)
    const [ann, bob] = [await evening.come('ann'), await evening.come('bob')]
    const [wim, zoe] = [await evening.come('wim'), await evening.come('zoe')]
    let took = 0
    for (let n = 0; n < 900 && !ann.isOver; n++) {
      const asked = [ann, bob].find(({ isAsked }) => isAsked)
      if (asked === undefined) await evening.wait(1_000)
      else await evening.answer(asked)
      if (n % 11 === 7 && !ann.isOver) {
        const { revision } = ann
        await evening.back(n % 2 === 0 ? ann : bob, n % 2 === 0 ? bob : ann)
        took += ann.revision > revision ? 1 : 0
      }
      if (n % 9 === 4) await evening.breakLine(wim)
      if (n % 9 === 6) await evening.breakLine(zoe)
      // Open hands, as they were a while ago, now of the one and now of the other.
      if (n % 25 === 20) await evening.wait(DELAY.milliseconds)
      if (n % 13 === 12) await evening.say(wim, { c: 'eyes', seat: evening.roll(2) })
      if (kind === 'eternal' && n === 160)
        await evening.say(bob, { c: 'act', r: bob.revision, act: 'concede', id: newId() })
    }
    for (const [name, page] of [
      ['wim', wim],
      ['zoe', zoe],
    ] as const) {
      page.leave()
      await evening.come(name, page)
    }
    expect(took).toBeGreaterThan(3)
    // Somebody with hands of her own has them open when the game is over, and a watcher had them before.
    if (kind === 'eternal') expect(wim.eyes.size).toBeGreaterThan(1)
    for (const page of [ann, bob, wim, zoe]) {
      const verdict = page.verdict()
      expect(verdict.differsAt).toBeNull()
      // Going to and fro between now and a while ago loses what may have been taken back in between.
      expect(verdict.compared).toBeGreaterThan(page === wim ? 4 : verdict.moments / 4)
    }
    expect(ann.verdict().compared).toBeGreaterThan(ann.verdict().moments / 2)
  })

  it('nobody is accused who showed something that was taken back while the page was closed, also by a server that has started anew', async () => {
    const evening = new Evening()
    await evening.begin(kind)
    const [ann, bob, wim] = [await evening.come('ann'), await evening.come('bob'), await evening.come('wim')]
    const asked = () => [ann, bob].find(({ isAsked }) => isAsked) ?? ann
    for (let n = 0; n < 20; n++) await evening.answer(asked())
    wim.leave()
    const seen = wim.revision
    const by = asked()
    await evening.back(by, by === ann ? bob : ann)
    await evening.back(by, by === ann ? bob : ann)
    expect(ann.revision).toBeGreaterThan(seen)
    expect(ann.moment!.at).toBeLessThan(20)
    while (!ann.isOver) await evening.answer(asked())
    await evening.restart()
    await evening.come('wim', wim)
    expect(wim.moment!.revision).toBeLessThan(ann.revision)
    const { compared, differsAt } = wim.verdict()
    expect(differsAt).toBeNull()
    // All but those that may be gone, with the end.
    expect(compared).toBeGreaterThan(14)
    expect(compared).toBeLessThan(21)
  })
})
