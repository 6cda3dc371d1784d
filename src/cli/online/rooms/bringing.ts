import { gameNamed } from '../../../games/index.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Lang, Plain } from '../../../language/face.ts'
import { broughtIn } from '../../../table/people/brought.ts'
import type { ListedTable } from '../../../table/wire/api.ts'
import { fromFile } from '../../setup.ts'
import { placeWords } from '../words/places.ts'
import { joinWords } from '../words/words.ts'

/** What a terminal asks of the server about its table and its person, beside the socket. */
export interface AskedOfServer {
  table(id: string): Promise<ListedTable>
  bring(id: string, seat: number, part: Plain): Promise<ListedTable>
  /** Null asks only. */
  holiday(days: number | null): Promise<{ readonly until: number | null; readonly days: number }>
}

interface Terminal {
  readonly lang: Lang
  readonly table: string
  readonly print: (text: string) => void
  readonly tables: AskedOfServer
}

const LONGEST_NAME = 60

/** `Yan Magda` is how a person writes what the game calls `yan-magda`; a deck is called by its name as it is. */
const idFrom = (typed: string): string => typed.toLowerCase().replace(/\s+/g, '-')

/** What is arranged with the server and not at the table: what one brings along, and holidays. */
export class Bringing {
  private readonly terminal: Terminal
  private readonly words: (typeof placeWords)['en']

  constructor(terminal: Terminal) {
    this.terminal = terminal
    this.words = placeWords[terminal.lang]
  }

  /** `bring NAME`: the mage or deck of one's own seat; `bring` alone says who brings what. */
  bring(typed: string): Promise<void> {
    return this.said(async () => {
      const { terminal, words } = this
      const listed = await terminal.tables.table(terminal.table)
      if (listed.state !== 'open') return terminal.print(words.begun)
      const [seat] = listed.you.seats
      if (typed === '' || seat === undefined) {
        this.show(listed)
        return terminal.print(seat === undefined ? words.noSeat : words.howToBring)
      }
      const after = await terminal.tables.bring(terminal.table, seat, this.partFrom(listed, typed))
      terminal.print(words.youBring(this.nameOf(this.parts(after)[seat] ?? null)))
    })
  }

  /** As the game calls it: what is no name there is sent as it was typed, for the refusal to name what there is. */
  private partFrom({ game, setup }: ListedTable, typed: string): string {
    const given = fromFile(typed)
    const { readSetup, brings } = gameNamed(game)
    const isKnown = (part: string): boolean => {
      try {
        const usual = broughtIn(gameNamed(game), gameNamed(game).setupFrom({}, ''))
        readSetup({ ...(setup as object), [brings]: usual.map((each, i) => (i === 0 ? part : each)) })
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    }
    return !isKnown(given) && isKnown(idFrom(given)) ? idFrom(given) : given
  }

  private parts({ game, setup }: ListedTable): readonly Plain[] {
    return broughtIn(gameNamed(game), setup)
  }

  private show(listed: ListedTable): void {
    const { terminal, words } = this
    const parts = this.parts(listed)
    for (const { seat, person, bot } of listed.seats) {
      const { lang } = terminal
      const name = bot === null ? (person?.name ?? joinWords[lang].freeSeat) : joinWords[lang].bot(bot)
      terminal.print(words.brings(seat + 1, name, this.nameOf(parts[seat] ?? null)))
    }
  }

  private nameOf(part: Plain): string {
    if (part === null) return this.words.sealed
    const isName = typeof part === 'string' && part.length <= LONGEST_NAME && !part.includes('\n')
    return isName ? part : this.words.ownList
  }

  /** `holiday 7`, `holiday 0` for whoever is back, `holiday` alone asks. */
  holiday(typed: string): Promise<void> {
    return this.said(async () => {
      const { terminal, words } = this
      if (!/^\d{0,3}$/.test(typed)) return terminal.print(words.noDays)
      const { until, days } = await terminal.tables.holiday(typed === '' ? null : Number(typed))
      terminal.print(
        until === null
          ? words.holidayLeft(days)
          : words.onHoliday(
              new Date(until).toLocaleString(terminal.lang, { dateStyle: 'long', timeStyle: 'short' }),
            ),
      )
    })
  }

  private async said(task: () => Promise<void>): Promise<void> {
    try {
      await task()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.terminal.print(this.terminal.lang === 'fr' ? error.french : error.message)
    }
  }
}
