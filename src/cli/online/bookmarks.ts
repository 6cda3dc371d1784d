import type { Lang } from '../../language/face.ts'
import type { MarkShown } from '../../table/messages.ts'
import type { WireCommand } from '../../table/wire/commands.ts'
import { LONGEST_SAYING } from '../../table/wire/commands.ts'
import { placeWords } from './words/places.ts'
import { joinWords } from './words/words.ts'

interface Marking {
  /** After how many answers the table is that one looks at; null before the game. */
  readonly at: () => number | null
  /** Says something that need not arrive; false when the line is down. */
  readonly mention: (command: WireCommand) => boolean
  /** Somebody hears what this person says, or said it herself. */
  readonly listensTo: (person: string) => boolean
}

/** Bookmarks of a game at a terminal: one's own, and those of all when it is over. */
export class Bookmarks {
  private readonly terminal: { readonly lang: Lang; readonly print: (text: string) => void }
  private readonly around: Marking
  private readonly words: (typeof placeWords)['en']
  private marks: readonly MarkShown[] = []

  constructor(terminal: Bookmarks['terminal'], around: Marking) {
    this.terminal = terminal
    this.around = around
    this.words = placeWords[terminal.lang]
  }

  /** `mark TEXT`, `mark -`, and `mark` alone, which lists them. */
  enter(text: string): void {
    const { terminal, words, around } = this
    const at = around.at()
    if (text === '') {
      const shown = this.marks.filter(({ person }) => around.listensTo(person))
      if (shown.length === 0) terminal.print(words.noMarks)
      for (const mark of shown) this.print(mark)
    } else if (at === null) terminal.print(joinWords[terminal.lang].notAsked)
    else if (!around.mention({ c: 'mark', at, text: text === '-' ? '' : text.slice(0, LONGEST_SAYING) }))
      terminal.print(joinWords[terminal.lang].noLine)
  }

  /** What the table knows, of all once the game is over: what is new in it is told, like what was said. */
  recall(marks: readonly MarkShown[]): void {
    for (const mark of marks)
      if (
        !this.marks.some(
          ({ person, at, text }) => person === mark.person && at === mark.at && text === mark.text,
        )
      )
        this.print(mark)
    this.marks = marks
  }

  take({ person, by, at, text }: MarkShown): void {
    const mark = { person, by, at, text }
    const others = this.marks.filter((each) => each.person !== person || each.at !== at)
    this.marks = text === '' ? others : [...others, mark].toSorted((a, b) => a.at - b.at)
    if (!this.around.listensTo(person)) return
    if (text === '') this.terminal.print(this.words.unmarked(at))
    else this.print(mark)
  }

  private print({ person, by, at, text }: MarkShown): void {
    if (!this.around.listensTo(person)) return
    this.terminal.print(this.words.marked(by === '' ? joinWords[this.terminal.lang].somebody : by, at, text))
  }
}
