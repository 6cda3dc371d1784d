import type { Metrics } from '../operating/metrics.ts'
import type { DailyMail, Notice, People, Person, Subscription } from '../store/contract/people.ts'
import type { Language } from '../store/contract/values.ts'

/** What is said outside of the site: never more than that somebody is waited for. */
export interface Message {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** `gone`: there is nobody at that address any more. */
export type Delivery = 'sent' | 'failed' | 'gone'

/** One way to reach people. */
export type Send = (subscription: Subscription, message: Message) => Promise<Delivery>

/** What a notice is about: a title that people know, and where it is on this site. */
export interface Subject {
  title(lang: Language): string
  readonly path: string
}

const WORDS: Readonly<Record<Language, Readonly<Record<Notice['kind'], (where: string) => string>>>> = {
  en: {
    turn: (where) => `It is your turn${where}.`,
    reminder: (where) => `Half of your time is over${where}.`,
    last: (where) => `Your time is nearly over${where}.`,
    late: (where) => `The time of somebody is over${where}: wait, or let a bot play.`,
    undo: (where) => `Somebody asks to take something back${where}: do you agree?`,
    over: (where) => `The game is over${where}.`,
    choice: (where) => `Your choice is waited for${where}.`,
    battle: (where) => `The battle begins${where}.`,
  },
  fr: {
    turn: (where) => `C’est à vous de jouer${where}.`,
    reminder: (where) => `La moitié de votre temps est écoulée${where}.`,
    last: (where) => `Votre temps est presque écoulé${where}.`,
    late: (where) => `Le temps de quelqu’un est écoulé${where}\u00a0: attendez, ou laissez jouer un robot.`,
    undo: (where) => `Quelqu’un demande à revenir en arrière${where}\u00a0: êtes-vous d’accord\u202f?`,
    over: (where) => `La partie est terminée${where}.`,
    choice: (where) => `On attend votre choix${where}.`,
    battle: (where) => `La bataille commence${where}.`,
  },
}

const TODAY: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => (count === 1 ? 'Something waits for you.' : `${count} things wait for you.`),
  fr: (count) => (count === 1 ? 'Quelque chose vous attend.' : `${count} choses vous attendent.`),
}

function whereOf(lang: Language, kind: Notice['kind'], title: string): string {
  if (title === '') return ''
  const campaign = kind === 'choice' || kind === 'battle'
  if (lang === 'fr') return ` ${campaign ? 'dans la campagne' : 'à la table'} «\u202f${title}\u202f»`
  return campaign ? ` in “${title}”` : ` at “${title}”`
}

export function messageOf(lang: Language, kind: Notice['kind'], title: string, url: string): Message {
  return { title: 'Cardwright', text: WORDS[lang][kind](whereOf(lang, kind, title)), url }
}

/** One mail for everything: what waits, each with its address. */
export function digestOf(lang: Language, messages: readonly Message[], site: string): Message {
  const lines = messages.map(({ text, url }) => `${text}\n${url}`)
  return { title: 'Cardwright', text: [TODAY[lang](messages.length), ...lines].join('\n\n'), url: site }
}

const AT_ONCE = 50
/** If this node ends before it has sent them, another tries again. */
const HOLD = 60_000
const MOST_TRIES = 5
const MOST_FAILURES = 10
const EVERY = 5_000
/** A way on which nothing has come back for so long has failed: well before somebody else tries again. */
const PATIENCE = 30_000

/** Waits for all of them, also when one fails; then it fails too. */
async function all<T>(works: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

export interface OutboxOptions {
  readonly people: People
  /** What a notice is about; null when it is not true any more, and nobody needs to hear it. */
  readonly about: (notice: Notice) => Promise<Subject | null>
  readonly site: string
  readonly channels: Readonly<Partial<Record<Subscription['channel'], Send>>>
  readonly metrics: Metrics
  /** How long a way may take. */
  readonly patience?: number
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
    const { people } = this.options
    // All at once: nobody waits for the address that somebody else has given.
    await all((await people.dueNotices(AT_ONCE, HOLD)).map((notice) => this.deliver(notice)))
    await all((await people.dueDigests(AT_ONCE, HOLD)).map((mail) => this.deliverMail(mail)))
  }

  private async deliver(notice: Notice): Promise<void> {
    const { people } = this.options
    const person = await people.person(notice.person)
    const { daily } = await people.wishes(notice.person)
    const all = await people.subscriptions(notice.person)
    // A mail of the day says it later; what it will say is what counts as told.
    const ways = all.filter(({ channel }) => !daily || channel !== 'mail')
    const message = person === null || all.length === 0 ? null : await this.message(person, notice)
    if (message === null || ways.length === 0 || notice.tries >= MOST_TRIES) {
      await people.noticeSent(notice)
      return
    }
    // What reached her once is not said again because another way failed.
    if (await this.reach(ways, message)) await people.noticeSent(notice)
  }

  private async deliverMail({ person: id, notices }: DailyMail): Promise<void> {
    const { people, site } = this.options
    const person = await people.person(id)
    const messages: Message[] = []
    if (person !== null)
      for (const notice of notices) {
        const message = await this.message(person, notice)
        if (message !== null) messages.push(message)
      }
    const ways = (await people.subscriptions(id)).filter(({ channel }) => channel === 'mail')
    if (messages.length === 0 || (await this.reach(ways, digestOf(person!.lang, messages, site))))
      await people.digestSent(id)
  }

  private async message({ lang }: Person, notice: Notice): Promise<Message | null> {
    const { about, site } = this.options
    const subject = await about(notice)
    return subject === null ? null : messageOf(lang, notice.kind, subject.title(lang), site + subject.path)
  }

  /** Says it on every way; was there one on which it arrived? */
  private async reach(ways: readonly Subscription[], message: Message): Promise<boolean> {
    const { people, metrics } = this.options
    const reached = await all(
      ways.map(async (subscription) => {
        const outcome = await this.say(subscription, message)
        metrics.notices.inc({ channel: subscription.channel, outcome })
        if (outcome === 'gone' || (outcome === 'failed' && subscription.failures + 1 >= MOST_FAILURES))
          await people.unsubscribe(subscription.person, subscription.id)
        else if (outcome === 'failed') await people.undelivered(subscription.id)
        return outcome === 'sent'
      }),
    )
    return reached.includes(true)
  }

  private say(subscription: Subscription, message: Message): Promise<Delivery> {
    const send = this.options.channels[subscription.channel]
    if (send === undefined) return Promise.resolve('failed')
    return new Promise((done) => {
      const timer = setTimeout(done, this.options.patience ?? PATIENCE, 'failed')
      send(subscription, message)
        .catch((): Delivery => 'failed')
        .then(done)
        .finally(() => clearTimeout(timer))
    })
  }

  async end(): Promise<void> {
    clearInterval(this.timer)
    await this.working
  }
}
