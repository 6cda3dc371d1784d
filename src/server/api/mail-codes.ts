import { createHash, randomInt } from 'node:crypto'
import { Attempts, Buckets } from '../access/limits.ts'
import type { SendMail } from '../post/mail.ts'
import type { Language } from '../store/contract/values.ts'
import { tooManyTries, wrongMailCode } from './refusals.ts'
import type { Api } from './server.ts'

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
  private readonly api: Api
  private readonly send: SendMail
  private readonly attempts: Attempts
  private readonly tried: Buckets
  private readonly sent: Buckets

  constructor(api: Api, send: SendMail) {
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
    const earlier = await this.taken(purpose, address)
    await this.keep(purpose, address, { code, tries: 0, until: (await this.now()) + LIFE })
    try {
      await this.send(address, { title: 'Cardwright', text: WORDS[lang](code), url: site })
    } catch (error) {
      this.sent.giveBack(address)
      const now = await this.taken(purpose, address)
      const left = now?.code === code ? earlier : now
      if (left !== null) await this.keep(purpose, address, left)
      throw error
    }
  }

  /** Refuses a wrong code, and after five of them all, for a quarter of an hour, by each of these keys. */
  async mustBeRight(purpose: string, address: string, given: string, keys: readonly string[]): Promise<void> {
    if (!this.attempts.begin(keys)) throw tooManyTries()
    const known = await this.taken(purpose, address)
    if (known !== null && known.code === given && known.until > (await this.now())) {
      this.attempts.succeeded(keys)
      return
    }
    // A slip of the finger does not need another mail.
    if (known !== null && known.tries + 1 < TRIES)
      await this.keep(purpose, address, { ...known, tries: known.tries + 1 })
    throw wrongMailCode()
  }

  private async taken(purpose: string, address: string): Promise<Kept | null> {
    const kept = await this.api.store.take(nameOf(purpose, address))
    return kept === null ? null : (JSON.parse(kept) as Kept)
  }

  /** By the clock of the store: another node may be asked with the code. */
  private now(): Promise<number> {
    return this.api.store.tables.now()
  }

  private async keep(purpose: string, address: string, kept: Kept): Promise<void> {
    const left = Math.max(0, kept.until - (await this.now()))
    await this.api.store.once(nameOf(purpose, address), JSON.stringify(kept), left)
  }
}

interface Kept {
  readonly code: string
  readonly tries: number
  readonly until: number
}

const nameOf = (purpose: string, address: string): string => `${purpose}/${subscriptionId('mail', address)}`
