import { Refusal } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'
import type { ListedTable, Me } from '../../table/api.ts'

const isRefusal = (value: unknown): value is { readonly error: string; readonly message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  'message' in value &&
  typeof value.message === 'string'

/** The server understood and does not do it; its sentence is in the language that was asked for. */
class ServerRefusal extends Refusal {
  readonly code: string

  constructor(code: string, sentence: string) {
    super({ en: sentence, fr: sentence })
    this.code = code
  }
}

interface OneTable {
  readonly table: ListedTable
}

/** What the terminal asks of a server beside the socket of a table. It carries its token itself: it has no cookies. */
export class TableServer {
  readonly origin: string
  token: string | null
  private readonly lang: Lang

  constructor(origin: string, lang: Lang, token: string | null) {
    this.origin = origin
    this.lang = lang
    this.token = token
  }

  private async call<T>(method: 'GET' | 'POST', path: string, body: unknown = {}): Promise<T> {
    let response: Response
    try {
      response = await fetch(`${this.origin}${path}`, {
        method,
        headers: {
          'accept-language': this.lang,
          ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      })
    } catch {
      throw new Refusal({
        en: `nobody answers at ${this.origin}`,
        fr: `personne ne répond à ${this.origin}`,
      })
    }
    const value: unknown = await response.json().catch(() => null)
    if (response.ok && value !== null) return value as T
    if (isRefusal(value)) throw new ServerRefusal(value.error, value.message)
    throw new Refusal({
      en: `${this.origin} has no tables to play at`,
      fr: `${this.origin} n’a pas de tables où jouer`,
    })
  }

  /** Who this token belongs to, if it still does. */
  async known(): Promise<Me | null> {
    if (this.token === null) return null
    return (await this.call<{ readonly me: Me | null }>('GET', '/api/me')).me
  }

  /** Becomes a guest with this name; the token is kept by the caller. */
  async enter(name: string): Promise<string> {
    this.token = null
    const { token } = await this.call<{ readonly token: string }>('POST', '/api/guest', {
      name,
      lang: this.lang,
    })
    this.token = token
    return token
  }

  async mute(person: string, on: boolean): Promise<void> {
    await this.call('POST', '/api/mutes', { person, on })
  }

  async keepSettings(settings: Readonly<Record<string, unknown>>): Promise<void> {
    await this.call('POST', '/api/me', { settings })
  }

  async join(table: string, key: string | null): Promise<ListedTable> {
    const body = { ...(key === null ? {} : { key }), seat: null }
    return (await this.call<OneTable>('POST', `/api/tables/${table}/join`, body)).table
  }

  async table(table: string): Promise<ListedTable> {
    return (await this.call<OneTable>('GET', `/api/tables/${table}`)).table
  }

  async ready(table: string, share: string | null): Promise<void> {
    await this.call('POST', `/api/tables/${table}/ready`, { share })
  }
}

/** Play has begun there: somebody without a seat cannot sit down any more, only look on. */
export const hasBegun = (error: unknown): boolean =>
  error instanceof ServerRefusal && (error.code === 'begun' || error.code === 'full')
