import type { Metrics } from '../metrics.ts'
import type { Language, Notice, People, Subscription } from '../store/store.ts'

/** What is said outside of the site: never more than that it is her turn. */
export interface Message {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** `gone`: there is nobody at that address any more. */
export type Delivery = 'sent' | 'failed' | 'gone'

/** One way to reach people. */
export type Send = (subscription: Subscription, message: Message) => Promise<Delivery>

const WORDS: Readonly<Record<Language, Readonly<Record<Notice['kind'], (table: string) => string>>>> = {
  en: {
    turn: (table) => `It is your turn${table}.`,
    reminder: (table) => `Your time is running out${table}.`,
    over: (table) => `The game is over${table}.`,
  },
  fr: {
    turn: (table) => `C’est à vous de jouer${table}.`,
    reminder: (table) => `Votre temps s’écoule${table}.`,
    over: (table) => `La partie est terminée${table}.`,
  },
}

export function messageOf(lang: Language, kind: Notice['kind'], title: string, url: string): Message {
  const at = title === '' ? '' : lang === 'fr' ? ` à la table «\u202f${title}\u202f»` : ` at “${title}”`
  return { title: 'Cardwright', text: WORDS[lang][kind](at), url }
}

const AT_ONCE = 50
/** If this node ends before it has sent them, another tries again. */
const HOLD = 60_000
const MOST_TRIES = 5
const MOST_FAILURES = 10
const EVERY = 5_000

export interface OutboxOptions {
  readonly people: People
  readonly titleOf: (game: string) => Promise<string>
  readonly site: string
  readonly channels: Readonly<Partial<Record<Subscription['channel'], Send>>>
  readonly metrics: Metrics
}

/** Sends what is due. Whoever is back at her table by then has had her notice dropped, and hears nothing. */
export class Outbox {
  private readonly options: OutboxOptions
  private timer: NodeJS.Timeout | undefined
  private working: Promise<void> = Promise.resolve()

  constructor(options: OutboxOptions) {
    this.options = options
  }

  begin(): void {
    this.timer = setInterval(() => {
      this.working = this.work().catch(() => {})
    }, EVERY)
    this.timer.unref()
  }

  async work(): Promise<void> {
    for (const notice of await this.options.people.dueNotices(AT_ONCE, HOLD)) await this.deliver(notice)
  }

  private async deliver(notice: Notice): Promise<void> {
    const { people, titleOf, site, channels, metrics } = this.options
    const person = await people.person(notice.person)
    const all = await people.subscriptions(notice.person)
    if (person === null || all.length === 0 || notice.tries >= MOST_TRIES) {
      await people.noticeSent(notice)
      return
    }
    const message = messageOf(
      person.lang,
      notice.kind,
      await titleOf(notice.game),
      `${site}/#/t/${notice.game}`,
    )
    let reached = false
    for (const subscription of all) {
      const outcome = await (channels[subscription.channel]?.(subscription, message) ?? 'failed')
      metrics.notices.inc({ channel: subscription.channel, outcome })
      if (outcome === 'sent') reached = true
      else if (outcome === 'gone' || subscription.failures + 1 >= MOST_FAILURES)
        await people.unsubscribe(person.id, subscription.id)
      else await people.undelivered(subscription.id)
    }
    // What reached her once is not said again because another way failed.
    if (reached) await people.noticeSent(notice)
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    await this.working
  }
}
