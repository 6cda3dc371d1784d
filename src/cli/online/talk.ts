import { Refusal } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'
import type { Company, SayingShown } from '../../table/messages.ts'
import { PHRASES } from '../../table/people/phrases.ts'
import type { WireCommand } from '../../table/wire/commands.ts'
import type { Listening } from './line/listening.ts'
import { type JoinWords, joinWords } from './words/words.ts'

const ALL = ['all', 'tous']
const WATCHERS = ['watchers', 'public']

interface Hearer {
  readonly lang: Lang
  readonly listening: Listening
  readonly print: (text: string) => void
}

/** The table that is talked at. */
interface Around {
  readonly company: () => Company | null
  readonly nameOf: (seat: number) => string
  /** Says something that need not arrive; false when the line is down. */
  readonly mention: (command: WireCommand) => boolean
}

/** What is said at a table, and who of it hears whom. */
export class Talk {
  private readonly terminal: Hearer
  private readonly around: Around
  private readonly words: JoinWords
  private lastSaid = 0

  constructor(terminal: Hearer, around: Around) {
    this.terminal = terminal
    this.around = around
    this.words = joinWords[terminal.lang]
  }

  /** The line is open: the table does not know yet whom she hears. */
  opened(): void {
    if (this.terminal.listening.toWatchers) this.around.mention({ c: 'listen', watchers: true })
  }

  /** Hears somebody or not any more, as far as the server keeps it. */
  async listen(whom: string, on: boolean): Promise<void> {
    const { terminal, words, around } = this
    const company = around.company()
    const { listening, print, lang } = terminal
    const { person = null } = company?.seats[Number(whom) - 1] ?? {}
    const isOwn = company?.you.seats.includes(Number(whom) - 1) === true
    try {
      if (ALL.includes(whom)) {
        await listening.toAll(on)
        print(on ? words.listensToAll : words.listensToNobody)
      } else if (WATCHERS.includes(whom)) {
        await listening.toThoseWhoWatch(on)
        this.around.mention({ c: 'listen', watchers: on })
        print(on ? words.listensToWatchers : words.ignoresWatchers)
      } else if (person === null || isOwn) print(words.listenToWhom)
      else {
        await listening.to(person, on)
        const name = this.around.nameOf(Number(whom) - 1)
        print(on ? words.listensTo(name) : words.ignores(name))
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      print(lang === 'fr' ? error.french : error.message)
    }
  }

  /** `report 2 calls us names`. */
  async report(typed: string): Promise<void> {
    const { terminal, words, around } = this
    const { listening, print, lang } = terminal
    const company = around.company()
    const [, number = '', text = ''] = /^(\d{1,2})\s+(.+)$/.exec(typed) ?? []
    const seat = Number(number) - 1
    const { person = null } = company?.seats[seat] ?? {}
    if (company === null || person === null || company.you.seats.includes(seat)) {
      print(words.reportWhom)
      return
    }
    try {
      await listening.report(company.table, person, text)
      print(words.reported(around.nameOf(seat)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      print(lang === 'fr' ? error.french : error.message)
    }
  }

  say(text: string): void {
    if (text !== '' && !this.around.mention({ c: 'say', text })) this.terminal.print(this.words.noLine)
  }

  phrase(number: string): void {
    const { lang, print } = this.terminal
    if (number === '') {
      for (const [n, phrase] of PHRASES.entries()) print(this.words.phrase(n + 1, phrase[lang]))
      return
    }
    const phrase = Number(number) - 1
    if (PHRASES[phrase] === undefined) print(this.words.noSuchPhrase(number))
    else if (!this.around.mention({ c: 'say', phrase })) print(this.words.noLine)
  }

  show({ n, name, seat, phrase, text }: SayingShown): void {
    if (n <= this.lastSaid) return
    this.lastSaid = n
    const isOwn = seat !== null && this.around.company()?.you.seats.includes(seat) === true
    if (this.terminal.listening.toNobody && !isOwn) return
    const said = phrase === null ? (text ?? '') : (PHRASES[phrase]?.[this.terminal.lang] ?? '')
    this.terminal.print(this.words.said(name, said))
  }
}
