import type { Lang } from '../../../language/face.ts'
import type { Company } from '../../../table/messages.ts'
import { STOPPED } from '../../../table/refusals.ts'
import { placeWords } from '../words/places.ts'
import { joinWords } from '../words/words.ts'

/** What is told about the people at a table, who came, who left and what is asked of everybody: each when it changes. */
export class CompanyNews {
  /** The table was closed, or nobody can go on at it. */
  stopped = false
  /** Where everybody goes who plays again. */
  next: string | null = null
  private before: Company | null = null
  private readonly lang: Lang
  private readonly print: (text: string) => void
  private readonly words: (typeof joinWords)['en']

  constructor(lang: Lang, print: (text: string) => void) {
    this.lang = lang
    this.print = print
    this.words = joinWords[lang]
  }

  nameOf(company: Company | null, seat: number): string {
    const shown = company?.seats[seat]
    if (shown === undefined) return this.words.somebody
    return shown.bot === null ? shown.name || this.words.somebody : this.words.bot(shown.bot)
  }

  update(company: Company): void {
    const { before } = this
    if (before === null && company.you.lent !== undefined) this.print(placeWords[this.lang].stillLent)
    this.printPresence(company, before)
    this.printHolidays(company, before)
    if (company.simpler === true && before?.simpler !== true) this.print(this.words.simpler)
    this.printQuestions(company, before)
    this.printWishes(company, before)
    this.before = company
  }

  private printPresence(company: Company, before: Company | null): void {
    const { words } = this
    for (const [seat, { presence }] of company.seats.entries()) {
      const was = before?.seats[seat]?.presence
      if (was === undefined || was === presence || company.you.seats.includes(seat)) continue
      const name = this.nameOf(company, seat)
      const sentences = { here: words.here, away: words.away, bot: words.botPlays }
      this.print(sentences[presence](name))
    }
  }

  /** Whose time stands still, for whoever waits. */
  private printHolidays(company: Company, before: Company | null): void {
    for (const [seat, { holiday }] of company.seats.entries()) {
      const wasAway = (before?.seats[seat]?.holiday ?? null) !== null
      if (company.you.seats.includes(seat) || (holiday !== null) === wasAway) continue
      const name = this.nameOf(company, seat)
      if (holiday === null) this.print(this.words.backFromHoliday(name))
      else {
        const until = new Date(Date.now() + holiday)
        const day = until.toLocaleDateString(this.lang, { day: 'numeric', month: 'long' })
        this.print(this.words.onHoliday(name, day))
      }
    }
  }

  private untilIn(milliseconds: number): string {
    const until = new Date(Date.now() + milliseconds)
    return this.words.votesUntil(
      until.toLocaleDateString(this.lang, { day: 'numeric', month: 'long' }),
      until.toLocaleTimeString(this.lang, { hour: '2-digit', minute: '2-digit' }),
    )
  }

  /** What everybody has to agree to. */
  private printQuestions(company: Company, before: Company | null): void {
    const { words } = this
    const { you, proposal, closing, stopped } = company
    if (proposal !== null && proposal.n !== before?.proposal?.n) {
      const asked = you.seats.includes(proposal.by)
        ? words.youAsked
        : words.asksBack(this.nameOf(company, proposal.by))
      this.print(company.options.pace === 'days' ? `${asked} ${this.untilIn(proposal.left)}` : asked)
    }
    for (const seat of closing)
      if (before?.closing.includes(seat) !== true)
        this.print(
          you.seats.includes(seat) ? words.youWouldClose : words.wouldClose(this.nameOf(company, seat)),
        )
    const goesOn = closing.length === 0 && stopped === null && before !== null && before.closing.length > 0
    if (goesOn) this.print(placeWords[this.lang].closesNoMore)
    if (stopped !== null && !this.stopped) {
      this.print(STOPPED[stopped][this.lang])
      this.stopped = true
    }
  }

  /** Who would like to play on, and how. */
  private printWishes(company: Company, before: Company | null): void {
    const { words } = this
    const { you, rematch, repeat } = company
    for (const [now, was, sentence] of [
      [rematch.wanted, before?.rematch.wanted, words.wantsAgain],
      [repeat.same, before?.repeat.same, words.wantsSameDeal],
      [repeat.sides, before?.repeat.sides, words.wantsSidesChanged],
    ] as const) {
      const fresh = now.filter((seat) => was?.includes(seat) !== true)
      const others = fresh.filter((seat) => !you.seats.includes(seat))
      if (others.length < fresh.length && rematch.table === null) this.print(words.youWantThat)
      for (const seat of others) this.print(sentence(this.nameOf(company, seat)))
    }
    if (rematch.table !== null && this.next === null && you.seats.length > 0) {
      this.print(words.anotherTable)
      this.next = rematch.table
    }
  }
}
