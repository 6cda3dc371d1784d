import { signal } from '@preact/signals'
import type { Person } from '../../../language/people.ts'
import type { Company, CompanyStep } from '../../../table/messages.ts'
import type { Order } from '../../../table/orders.ts'
import { peopleFor } from '../../../table/people/people.ts'
import { WINDOW } from '../../../table/time/clock.ts'
import { type OpenWindow, openWindow } from '../../../table/time/shown-time.ts'
import type { NamedCommand } from '../../../table/wire/connection.ts'
import { lang } from '../../page/settings.ts'
import { Closed, Refused } from '../../source/local.ts'
import type { Requests } from './requests.ts'

/** What became of somebody's wish to take something back, and how many answers the table had then. */
interface Decided {
  readonly wentBack: boolean
  readonly at: number | null
}

/** Who sits at a table, how much time they have, and what they ask of each other beside their moves. */
export class TablePeople {
  readonly company = signal<Company | null>(null)
  /** When the times in it were as it says. */
  readonly companyAt = signal(0)
  /** The window that is open, and when it closes or at least may be shown to have been answered. */
  readonly window = signal<OpenWindow | null>(null)
  /** What became of the last wish to take something back. */
  readonly decided = signal<Decided | null>(null)
  /** The key with which somebody may look through one's eyes, as long as this page knows it. */
  readonly lentKey = signal<string | null>(null)
  private readonly requests: Requests
  /** Says what the table has refused. */
  private readonly refused: (text: string) => void
  /** The standing orders as the table said last. */
  private standing: readonly Order[] = []
  /** So many changes of them are on their way: until the table has taken them all, the page shows its own. */
  private ordering = 0

  constructor(requests: Requests, refused: (text: string) => void) {
    this.requests = requests
    this.refused = refused
  }

  /** The same people, as the words of the game name them. */
  get persons(): readonly Person[] {
    const company = this.company.peek()
    if (company === null) return []
    return peopleFor(company.seats, company.you.seats, lang.peek())
  }

  async vote(n: number, yes: boolean): Promise<void> {
    await this.say((id) => ({ c: 'vote', n, yes, id }))
  }

  async standIn(seat: number, bot: boolean): Promise<void> {
    await this.say((id) => ({ c: 'stand-in', seat, bot, id }))
  }

  async rematch(): Promise<void> {
    await this.say((id) => ({ c: 'rematch', id }))
  }

  /** Would like the same deal once more, as they sit or with the sides changed. */
  async repeat(sides: boolean): Promise<void> {
    await this.say((id) => ({ c: 'repeat', sides, id }))
  }

  /** Would like to end the game before it is over, or would rather play on. */
  async closeTable(on: boolean): Promise<void> {
    await this.say((id) => ({ c: 'close', on, id }))
  }

  /** The standing orders of one's seat, all of them. */
  async order(seat: number, orders: readonly Order[]): Promise<void> {
    // At once: whoever gives another one before the table has said so must not take this one back.
    this.showOrders(orders)
    this.ordering += 1
    const taken = await this.say((id) => ({ c: 'order', seat, orders, id }))
    this.ordering -= 1
    if (!taken && this.ordering === 0) this.showOrders(this.standing)
  }

  /** Whether the table has taken it. What it refuses is said to whoever wanted it. */
  private async say(named: (id: string) => NamedCommand): Promise<boolean> {
    try {
      await this.requests.say(named)
      return true
    } catch (error) {
      if (error instanceof Refused) this.refused(error.message)
      else if (!(error instanceof Closed)) throw error
      return false
    }
  }

  private showOrders(orders: readonly Order[]): void {
    const { value: company } = this.company
    if (company !== null) this.company.value = { ...company, you: { ...company.you, orders } }
  }

  /** A key with which somebody may look through the eyes of one's seat. */
  async showHand(seat: number, on: boolean): Promise<string | null> {
    const { key } = await this.requests.ask('show', (q) => ({ c: 'show', seat, on, q }))
    return key
  }

  /** `at`: so many answers have been given at the table. */
  take(company: Company, at: number | null): void {
    this.standing = company.you.orders
    this.show(company, at)
  }

  private show(company: Company, at: number | null): void {
    const asked = this.company.peek()?.proposal ?? null
    if (asked !== null && asked.n !== company.proposal?.n)
      this.decided.value = { wentBack: at === asked.to, at }
    const shown = this.ordering > 0 ? this.company.peek()?.you.orders : undefined
    this.company.value =
      shown === undefined ? company : { ...company, you: { ...company.you, orders: shown } }
    this.companyAt.value = performance.now()
    this.openWindow(company.window?.left ?? 0)
  }

  /** What a step of the game has changed, if anything. */
  takeStep(step: CompanyStep | undefined, at: number): void {
    const company = this.company.peek()
    if (step !== undefined && company !== null) this.show({ ...company, ...step }, at)
    // Another window of the same kind: what is around the game has not changed, but its time begins again.
    else this.openWindow(WINDOW)
  }

  private openWindow(left: number): void {
    this.window.value = openWindow(this.company.peek()?.window ?? null, left, performance.now())
  }
}
