import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang, Plain } from '../../../language/face.ts'
import type { ListedTable, Me, Settings, WantedOrClosed, WantedSeat } from '../../../table/wire/api.ts'
import { TABLE_ROUTES } from '../../../table/wire/http.ts'
import {
  type AnswerOf,
  type Calls,
  isAnswer,
  isRefusal,
  requestOf,
  type SentTo,
} from '../../../table/wire/route.ts'

/** The server understood and does not do it; its sentence is in the language that was asked for. */
class ServerRefusal extends Refusal {
  readonly code: string

  constructor(code: string, sentence: string) {
    super({ en: sentence, fr: sentence })
    this.code = code
  }
}

/** A server that has not answered by then is not going to. */
const PATIENCE = 30_000
/** No answer is as long. */
const MOST_BYTES = 8 * 1024 * 1024

/** What was answered; null where it is no JSON, or has no end. */
async function valueIn({ body }: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    // Whoever stops reading here hangs up.
    if (size > MOST_BYTES) return null
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    return null
  }
}

type Called = Calls<typeof TABLE_ROUTES>
type SentBy<N extends keyof Called> = SentTo<(typeof TABLE_ROUTES)[N]>

/** What the terminal asks of a server beside the socket of a table. It carries its token itself: it has no cookies. */
export class TableServer {
  readonly origin: string
  token: string | null
  private readonly lang: Lang
  private readonly patience: number

  constructor(origin: string, lang: Lang, token: string | null, patience = PATIENCE) {
    this.origin = origin
    this.patience = patience
    this.lang = lang
    this.token = token
  }

  /** Asks the server; whoever does not answer as the contract says has no tables for this terminal. */
  async call<N extends keyof Called>(
    name: N,
    ...[asked]: Called[N]
  ): Promise<AnswerOf<(typeof TABLE_ROUTES)[N]>> {
    const { address, headers, ...request } = requestOf(name, asked)
    let response: Response
    let value: unknown
    try {
      response = await fetch(`${this.origin}${address}`, {
        ...request,
        // What is said here, keys among it, is for this server and no other.
        redirect: 'manual',
        signal: AbortSignal.timeout(this.patience),
        headers: {
          ...headers,
          'accept-language': this.lang,
          ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        },
      })
      value = await valueIn(response)
    } catch {
      throw new Refusal({
        en: `nobody answers at ${this.origin}`,
        fr: `personne ne répond à ${this.origin}`,
      })
    }
    if (response.ok && isAnswer(TABLE_ROUTES[name], value)) return value
    if (!response.ok && isRefusal(value)) throw new ServerRefusal(value.error, value.message)
    throw this.noTables()
  }

  private noTables(): Refusal {
    return new Refusal({
      en: `${this.origin} has no tables to play at`,
      fr: `${this.origin} n’a pas de tables où jouer`,
    })
  }

  /** Who this token belongs to, if it still does. */
  async known(): Promise<Me | null> {
    return this.token === null ? null : (await this.call('GET /api/me')).me
  }

  /** Becomes a guest with this name; the token is kept by the caller. */
  async enter(name: string): Promise<string> {
    this.token = null
    const { token } = await this.call('POST /api/guest', { send: { name, lang: this.lang } })
    if (token === undefined) throw this.noTables()
    this.token = token
    return token
  }

  async mute(person: string, on: boolean): Promise<void> {
    await this.call('POST /api/mutes', { send: { person, on } })
  }

  /** Tells whoever runs the server of somebody at a table. */
  async report(table: string, person: string, text: string): Promise<void> {
    await this.call('POST /api/reports', { send: { table, person, kind: 'other', text } })
  }

  async keepSettings(settings: Settings): Promise<void> {
    await this.call('POST /api/me', { send: { settings } })
  }

  async bring(id: string, seat: number, part: Plain): Promise<ListedTable> {
    return (await this.call('POST /api/tables/:id/bring', { id, send: { seat, part } })).table
  }

  /** Goes on holiday for so many days from now on, or comes back with 0; null only asks. */
  holiday(days: number | null): Promise<{ readonly until: number | null; readonly days: number }> {
    return days === null ? this.call('GET /api/holiday') : this.call('POST /api/holiday', { send: { days } })
  }

  async join(id: string, key: string | null): Promise<ListedTable> {
    const send = { ...(key === null ? {} : { key }), seat: null }
    return (await this.call('POST /api/tables/:id/join', { id, send })).table
  }

  async table(id: string): Promise<ListedTable> {
    return (await this.call('GET /api/tables/:id', { id })).table
  }

  async ready(id: string, share: string | null): Promise<void> {
    await this.call('POST /api/tables/:id/ready', { id, send: { share } })
  }

  /** Makes a table; the key lets friends in. */
  host(wanted: SentBy<'POST /api/tables'>): Promise<{ readonly table: ListedTable; readonly key: string }> {
    return this.call('POST /api/tables', { send: wanted })
  }

  /** Where others reach this server: it may know better than whoever asks. */
  async reached(): Promise<string> {
    return (await this.call('GET /api/me')).origin ?? this.origin
  }

  async seat(id: string, seat: number, to: WantedOrClosed): Promise<string | null> {
    return (await this.call('POST /api/tables/:id/seat', { id, send: { seat, to } })).key
  }

  async change(id: string, to: SentBy<'POST /api/tables/:id/change'>): Promise<ListedTable> {
    return (await this.call('POST /api/tables/:id/change', { id, send: to })).table
  }

  async offerDeal(
    id: string,
    seats: readonly WantedSeat[],
  ): Promise<{ readonly id: string; readonly key: string }> {
    const { table, key } = await this.call('POST /api/replays/:id/offer', { id, send: { seats } })
    return { id: table.id, key }
  }

  async invite(id: string, on: boolean): Promise<string | null> {
    return (await this.call('POST /api/tables/:id/invite', { id, send: { on } })).key
  }

  async closeTable(id: string): Promise<void> {
    await this.call('POST /api/tables/:id/close', { id })
  }
}

/** Play has begun there: somebody without a seat cannot sit down any more, only look on. */
export const hasBegun = (error: unknown): boolean =>
  error instanceof ServerRefusal && (error.code === 'begun' || error.code === 'full')
