import { createHash, randomInt } from 'node:crypto'
import { Attempts, Buckets } from '../../access/limits.ts'
import type { SendMail } from '../../post/mail.ts'
import type { Language } from '../../store/contract/values.ts'
import { tooManyTries, wrongMailCode } from '../refusals.ts'
import type { Api } from '../server.ts'

const LIFE = 10 * 60_000
const TRIES = 5
/** So many codes may be asked for at once, and one more every five minutes: nobody's mailbox is filled. */
const CODES = 3
const PER_SECOND = 1 / 300
/** So often it is tried at once whether a mail can be sent there, and once more every minute. */
const SENDINGS = 10
const SENDINGS_PER_SECOND = 1 / 60

/** One row for each browser or address, however often it is given. */
export const subscriptionId = (channel: string, endpoint: string): string =>
  createHash('sha256').update(`${channel}\0${endpoint}`).digest('base64url').slice(0, 32)

/** The same mailbox however its address was typed. */
export const mailbox = (address: string): string => address.trim().toLowerCase()

const WORDS: Readonly<Record<Language, (code: string) => string>> = {
  en: (code) => `Your code is ${code}. It is good for ten minutes.`,
  fr: (code) => `Votre code est ${code}. Il est valable dix minutes.`,
}

/** Codes of six digits that are mailed: good for ten minutes, five tries and one purpose. */
export class MailCodes {
  private readonly api: Pick<Api, 'clock' | 'store'>
  private readonly send: SendMail
  private readonly attempts: Attempts
  private readonly tried: Buckets
  private readonly sent: Buckets
  /** What is being done to the codes of a mailbox: one change waits for the other. */
  private readonly changes = new Map<string, Promise<unknown>>()

  constructor(api: Pick<Api, 'clock' | 'store'>, send: SendMail) {
    this.api = api
    this.send = send
    this.attempts = new Attempts(api.clock)
    this.tried = new Buckets(SENDINGS, SENDINGS_PER_SECOND, api.clock)
    this.sent = new Buckets(CODES, PER_SECOND, api.clock)
  }

  /** May another code be mailed there? */
  mayMail(address: string): boolean {
    return this.tried.take(address) && this.sent.take(address)
  }

  /** Rejects when the mail could not be sent; it is none of the codes then, and one that was sent before stays good. */
  async mail(purpose: string, address: string, lang: Language, site: string): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    // Before it is sent: whoever reads her mails at once may have it before their server has said so.
    await this.change(purpose, address, (earlier, now) => ({ code, tries: 0, until: now + LIFE, earlier }))
    try {
      await this.send(address, { title: 'Cardwright', text: WORDS[lang](code), url: site })
    } catch (error) {
      this.sent.giveBack(address)
      // A later one may have taken its place meanwhile, and may fail too: then this one must not come back.
      await this.change(purpose, address, (kept) => without(code, kept))
      throw error
    }
  }

  /** Refuses a wrong code, and after five of them all, for a quarter of an hour, by each of these keys. */
  async mustBeRight(purpose: string, address: string, given: string, keys: readonly string[]): Promise<void> {
    if (!this.attempts.begin(keys)) throw tooManyTries()
    let isRight = false
    await this.change(purpose, address, (known) => {
      isRight = known?.code === given
      if (isRight || known === null) return null
      // A slip of the finger does not need another mail.
      return known.tries + 1 < TRIES ? { ...known, tries: known.tries + 1 } : null
    })
    if (!isRight) throw wrongMailCode()
    this.attempts.succeeded(keys)
  }

  /** Puts another code in the place of the one that is good, or none. */
  private async change(
    purpose: string,
    address: string,
    to: (kept: Kept | null, now: number) => Kept | null,
  ): Promise<void> {
    const name = nameOf(purpose, address)
    const before = this.changes.get(name)
    const done = (async () => {
      await before?.catch(() => {})
      const { store } = this.api
      const text = await store.take(name)
      const now = await this.now()
      const next = to(text === null ? null : goodAt(now, JSON.parse(text) as Kept), now)
      if (next !== null) await store.once(name, JSON.stringify(next), Math.max(0, next.until - now))
    })()
    this.changes.set(name, done)
    try {
      await done
    } finally {
      if (this.changes.get(name) === done) this.changes.delete(name)
    }
  }

  /** By the clock of the store: another node may be asked with the code. */
  private now(): Promise<number> {
    return this.api.store.tables.now()
  }
}

interface Kept {
  readonly code: string
  readonly tries: number
  readonly until: number
  /** The one in whose place it is, which is good again if this one cannot be sent. */
  readonly earlier?: Kept | null
}

/** The same without whatever is too old by now. */
function goodAt(now: number, kept: Kept): Kept | null {
  if (kept.until <= now) return null
  return { ...kept, earlier: kept.earlier == null ? null : goodAt(now, kept.earlier) }
}

/** What is left of a code and those before it when one of them could not be sent. */
function without(code: string, kept: Kept | null): Kept | null {
  if (kept?.code === code) return kept.earlier ?? null
  return kept === null ? null : { ...kept, earlier: without(code, kept.earlier ?? null) }
}

const nameOf = (purpose: string, address: string): string => `${purpose}/${subscriptionId('mail', address)}`
