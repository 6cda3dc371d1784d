import type { Lang } from '../../language/face.ts'
import type { ListedTable, Me, Muted, WantedSeat } from '../../table/api.ts'
import type { TableOptions } from '../../table/options.ts'
import { lang } from '../page/settings.ts'
import { Refused } from '../source/local.ts'
import { onlineWords } from './words.ts'

/** What the server says when it does not do something: a word for the page, a sentence for the person. */
export class ServerRefused extends Refused {
  readonly code: string

  constructor(code: string, sentence: string) {
    super(sentence)
    this.code = code
  }
}

const isRefusal = (value: unknown): value is { readonly error: string; readonly message: string } =>
  typeof value === 'object' &&
  value !== null &&
  'error' in value &&
  typeof value.error === 'string' &&
  'message' in value &&
  typeof value.message === 'string'

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      cache: 'no-store',
      method,
      headers: {
        'accept-language': lang.peek(),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
  } catch {
    throw new ServerRefused('away', onlineWords[lang.peek()].away)
  }
  const value: unknown = await response.json().catch(() => null)
  if (response.ok) return value as T
  if (isRefusal(value)) throw new ServerRefused(value.error, value.message)
  throw new ServerRefused('away', onlineWords[lang.peek()].away)
}

const at = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what}`

interface OneTable {
  readonly table: ListedTable
}

/** Everything that the page asks of the server beside the socket of a table. */
export const api = {
  me: () =>
    call<{ readonly me: Me | null; readonly muted: readonly Muted[]; readonly origin: string | null }>(
      'GET',
      '/api/me',
    ),
  guest: (name: string, language: Lang) =>
    call<{ readonly me: Me }>('POST', '/api/guest', { name, lang: language }),
  change: (to: Partial<Pick<Me, 'name' | 'lang' | 'settings'>>) =>
    call<{ readonly me: Me }>('POST', '/api/me', to),
  mute: (person: string, on: boolean) =>
    call<{ readonly muted: readonly Muted[] }>('POST', '/api/mutes', { person, on }),

  tables: () => call<{ readonly tables: readonly ListedTable[] }>('GET', '/api/tables'),
  openTables: () => call<{ readonly tables: readonly ListedTable[] }>('GET', '/api/tables/open'),
  liveTables: () => call<{ readonly tables: readonly ListedTable[] }>('GET', '/api/tables/live'),
  table: (id: string) => call<OneTable>('GET', at(id)),
  host: (wanted: {
    readonly game: string
    readonly setup: unknown
    readonly seats: readonly WantedSeat[]
    readonly title: string
    readonly options?: Partial<TableOptions>
    readonly visibility?: 'private' | 'open'
  }) => call<OneTable & { readonly key: string }>('POST', '/api/tables', wanted),
  lookAt: (id: string, key: string) => call<OneTable>('POST', at(id, '/look'), { key }),
  join: (id: string, key: string | null, seat: number | null) =>
    call<OneTable & { readonly seats: readonly number[] }>('POST', at(id, '/join'), {
      ...(key === null ? {} : { key }),
      seat,
    }),
  leave: (id: string) => call<object>('POST', at(id, '/leave')),
  seat: (id: string, seat: number, to: WantedSeat) => call<OneTable>('POST', at(id, '/seat'), { seat, to }),
  options: (id: string, options: TableOptions) => call<OneTable>('POST', at(id, '/change'), { options }),
  visibility: (id: string, visibility: 'private' | 'open') =>
    call<OneTable>('POST', at(id, '/change'), { visibility }),
  setup: (id: string, setup: unknown, title: string) =>
    call<OneTable>('POST', at(id, '/change'), { setup, title }),
  bring: (id: string, seat: number, part: unknown) =>
    call<OneTable>('POST', at(id, '/bring'), { seat, part }),
  ready: (id: string, share: string | null) => call<OneTable>('POST', at(id, '/ready'), { share }),
  invite: (id: string, on: boolean) =>
    call<{ readonly key: string | null }>('POST', at(id, '/invite'), { on }),
  watch: (id: string, on: boolean) => call<{ readonly key: string | null }>('POST', at(id, '/watch'), { on }),
  close: (id: string) => call<object>('POST', at(id, '/close')),

  /** Of a game that has begun. */
  leaveGame: (id: string, to: 'bot' | 'loss') =>
    call<object>('POST', `/api/t/${encodeURIComponent(id)}/leave`, { to }),
  closeGame: (id: string) =>
    call<{ readonly closed: boolean }>('POST', `/api/t/${encodeURIComponent(id)}/close`, { on: true }),
}

/** Calls back whenever something about a table that has not begun changes; gives the way to stop. */
export function followTable(id: string, changed: () => void): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  const open = (): EventSource => {
    const opened = new EventSource(at(id, '/changes'))
    opened.addEventListener('message', changed)
    opened.addEventListener('error', () => {
      // A browser tries again by itself when a line breaks, but not when the server had no time for it.
      if (opened.readyState === EventSource.CLOSED) retry = setTimeout(() => (source = open()), REOPEN)
    })
    return opened
  }
  let source = open()
  return () => {
    clearTimeout(retry)
    source.close()
  }
}

const REOPEN = 2_000

/** Sixteen bytes of one's own, for the deal: nobody can choose it alone. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
