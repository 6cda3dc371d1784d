import { randomBytes } from 'node:crypto'
import { gameNamed } from '../../../games/index.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang, Plain, Playable } from '../../../language/face.ts'
import { broughtIn } from '../../../table/people/brought.ts'
import type { ListedTable, WantedOrClosed, WantedSeat } from '../../../table/wire/api.ts'
import { type Given, readLine, type Syntax } from '../../flags.ts'
import { chosenSetup, ownFlags, SETUP_FLAG } from '../../setup.ts'
import { wordsOf } from '../../words-of.ts'
import { hostWords } from '../words/host.ts'
import { TABLE_FLAGS, type TableTerms, termsIn } from './table-flags.ts'

/** What a host asks of the server. */
export interface HostServer {
  table(id: string): Promise<ListedTable>
  /** Gives the key of another link, where the old one ended because somebody was removed. */
  seat(id: string, seat: number, to: WantedOrClosed): Promise<string | null>
  change(id: string, to: TableTerms & { readonly setup?: unknown }): Promise<ListedTable>
  /** A new key, while the old one ends; or no key any more. */
  invite(id: string, on: boolean): Promise<string | null>
  closeTable(id: string): Promise<void>
  /** The deal of a game that is over, at another table: its id and the key of its link. */
  offerDeal(id: string, seats: readonly WantedSeat[]): Promise<{ readonly id: string; readonly key: string }>
}

interface Terminal {
  readonly lang: Lang
  readonly server: string
  readonly table: string
  /** The link for friends, where this terminal has made it. */
  readonly invitation: string | null
  readonly print: (text: string) => void
  readonly tables: HostServer
}

const OPEN = ['open', 'libre']
const CLOSED = ['closed', 'fermée']
const ME = ['me', 'moi']
const BOT = ['bot', 'robot']
const NO = ['no', 'non']
const YES = ['yes', 'oui']
const NEW = ['new', 'nouveau']
const LEVELS: Readonly<Record<string, string>> = {
  easy: 'search:easy',
  facile: 'search:easy',
  normal: 'search:normal',
  strong: 'search:strong',
  fort: 'search:strong',
}

const SET: Syntax = {
  name: 'set',
  use: '[set-up flags]',
  flags: [SETUP_FLAG, ...TABLE_FLAGS],
  setup: true,
  words: { least: 0, most: 0 },
}

/** Where friends come in. */
export const invitationTo = (origin: string, table: string, key: string): string =>
  `${origin}/#/join/${table}/${key}`

/** Who plays a seat, as it is typed; null for what nobody means. */
export function wantedSeat(typed: string): WantedOrClosed | null {
  const [who = '', level = 'normal', ...rest] = typed.split(/\s+/)
  if (BOT.includes(who) && rest.length === 0) return { who: 'bot', bot: LEVELS[level] ?? level }
  if (level !== 'normal' || typed.includes(' ')) return null
  if (CLOSED.includes(who)) return { who: 'closed' }
  return OPEN.includes(who) ? { who: 'open' } : ME.includes(who) ? { who: 'me' } : null
}

/** A flag that ends with a number is about that seat: `deck2`. */
const saysSeat = (flags: Readonly<Record<string, string>>, seat: number): boolean =>
  Object.keys(flags).some((name) => Number(/\d+$/.exec(name)?.[0] ?? 0) === seat + 1)

/** The set-up of now with what these flags say in place of it; what seats bring stays as it is unless it is said. */
function setupWith(game: Playable, now: Plain, flags: Readonly<Record<string, string>>): Plain {
  const seed = randomBytes(4).toString('hex')
  const usual = game.setupFrom({}, seed) as Readonly<Record<string, Plain>>
  const made = game.setupFrom(flags, seed) as Readonly<Record<string, Plain>>
  const said = Object.entries(made).filter(
    ([name, value]) => name !== game.brings && JSON.stringify(value) !== JSON.stringify(usual[name]),
  )
  const brings = made[game.brings]
  const before = usual[game.brings]
  const kept = broughtIn(game, now).map(() => null)
  const parts = !Array.isArray(brings)
    ? kept
    : brings.map((part: Plain, seat) => {
        const isUsual = Array.isArray(before) && JSON.stringify(part) === JSON.stringify(before[seat])
        return isUsual && !saysSeat(flags, seat) ? null : part
      })
  return { ...(now as Readonly<Record<string, Plain>>), ...Object.fromEntries(said), [game.brings]: parts }
}

/** A table before its game, as its host arranges it at a terminal. The server says what may be done. */
export class Hosting {
  private readonly terminal: Terminal
  private readonly words: (typeof hostWords)['en']
  private link: string | null

  constructor(terminal: Terminal) {
    this.terminal = terminal
    this.words = hostWords[terminal.lang]
    this.link = terminal.invitation
  }

  /** `seat 2 bot strong`, `seat 2 open`, `seat 2 me`, `seat 2 closed`. */
  seat(typed: string): Promise<void> {
    return this.said(async (now) => {
      const [, number = '', who = ''] = /^(\d{1,2})\s+(.+)$/.exec(typed) ?? []
      const wanted = wantedSeat(who)
      if (wanted === null) return this.words.howToSeat
      const seat = Number(number) - 1
      if (now.seats[seat] === undefined) return this.words.noSuchSeat(now.seats.length)
      return this.give(now.id, seat, wanted)
    })
  }

  /** `remove 2`. */
  remove(typed: string): Promise<void> {
    return this.said(async ({ id, seats, you }) => {
      const seat = Number(typed) - 1
      const found = seats[seat]
      if (found === undefined) return this.words.noSuchSeat(seats.length)
      if (found.person === null) return this.words.nobodyThere
      if (you.seats.includes(seat)) return this.words.ownSeat
      return this.give(id, seat, { who: 'open' })
    })
  }

  /** Whoever is removed knows the link: there is another one from now on. */
  private async give(id: string, seat: number, to: WantedOrClosed): Promise<string | null> {
    const key = await this.terminal.tables.seat(id, seat, to)
    return key === null ? null : this.words.turned(this.linkBy(id, key))
  }

  private linkBy(id: string, key: string): string {
    this.link = invitationTo(this.origin, id, key)
    return this.link
  }

  /** What people reach may be called otherwise than this terminal calls it. */
  private get origin(): string {
    return this.link === null ? this.terminal.server : new URL(this.link).origin
  }

  /** `invite` says the link, `invite new` makes another, `invite no` ends it. */
  invite(typed: string): Promise<void> {
    return this.said(async ({ id }) => {
      const { tables } = this.terminal
      const [makes, ends] = [NEW.includes(typed), NO.includes(typed)]
      if (makes || ends) {
        const key = await tables.invite(id, makes)
        this.link = key === null ? null : this.linkBy(id, key)
        if (ends) return this.words.noLinkAnyMore
      }
      return this.link === null ? this.words.noLink : this.words.link(this.link)
    })
  }

  /** `set` says what is played and how, `set --difficulty expert --pace days` changes it. */
  set(typed: string): Promise<void> {
    return this.said(async (now) => {
      if (typed === '') return this.termsOf(now)
      const given = readLine(SET, wordsOf(typed))
      const setup = this.setupIn(given, now)
      return this.termsOf(
        await this.terminal.tables.change(now.id, {
          ...termsIn(given, now.options),
          ...(setup === null ? {} : { setup }),
        }),
      )
    })
  }

  private setupIn(given: Given, { game, setup }: ListedTable): unknown {
    if (given.has(SETUP_FLAG.name)) return chosenSetup(given, game).document
    const played = gameNamed(game)
    const flags = ownFlags(played, given)
    return Object.keys(flags).length === 0 ? null : setupWith(played, setup, flags)
  }

  private termsOf({ game, setup, options, visibility }: ListedTable): string {
    const { lang } = this.terminal
    const played = gameNamed(game)
    const listed = { ...options, listed: visibility === 'open' }
    const seen = broughtIn(played, setup).every((part) => part !== null)
    // Where somebody keeps her deck closed the game has no words for the whole.
    const lines = seen
      ? (played.words[lang].setup?.(played.readSetup(setup)) ?? [])
      : Object.entries(setup as object)
          .filter(([name]) => name !== played.brings)
          .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    return [
      this.words.played,
      ...[game, ...lines].map((line) => `  ${line}`),
      this.words.howPlayed,
      ...termLines(listed, lang),
    ].join('\n')
  }

  /** Ends the table before it begins. */
  close(typed: string): Promise<void> {
    return this.said(async ({ id, seats, you }) => {
      const others = seats.some(({ seat, person }) => person !== null && !you.seats.includes(seat))
      if (others && you.host && !YES.includes(typed)) return this.words.surelyClose
      await this.terminal.tables.closeTable(id)
      return null
    })
  }

  /** The deal of this game, which is over, for others; bots sit where they sat. */
  offer(): Promise<void> {
    return this.said(async ({ id, seats }) => {
      const wanted = seats.map(
        ({ bot }): WantedSeat => (bot === null ? { who: 'open' } : { who: 'bot', bot }),
      )
      const made = await this.terminal.tables.offerDeal(id, wanted)
      return this.words.offered(invitationTo(this.origin, made.id, made.key))
    }, true)
  }

  /** Whatever is refused is said in a sentence, and so is what there is to say. */
  private async said(task: (now: ListedTable) => Promise<string | null>, afterwards = false): Promise<void> {
    const { tables, table, lang, print } = this.terminal
    try {
      const now = await tables.table(table)
      const words = afterwards || now.state === 'open' ? await task(now) : this.words.begun
      if (words !== null) print(words)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      print(lang === 'fr' ? error.french : error.message)
    }
  }
}

const SPOKEN: Readonly<Record<Lang, readonly [yes: string, no: string]>> = {
  en: ['yes', 'no'],
  fr: ['oui', 'non'],
}

/** Options by the names of their flags. */
export const termLines = (
  options: Readonly<Record<string, string | boolean>>,
  lang: Lang,
): readonly string[] =>
  Object.entries(options).map(([name, value]) => {
    const [yes, no] = SPOKEN[lang]
    return `  ${name}${lang === 'fr' ? '\u00a0' : ''}: ${typeof value === 'string' ? value : value ? yes : no}`
  })
