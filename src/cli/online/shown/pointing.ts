import { gameNamed } from '../../../games/index.ts'
import type { Lang, Plain } from '../../../language/face.ts'
import { labelLine } from '../../../language/label.ts'
import type { Company } from '../../../table/messages.ts'
import type { Question } from '../../../table/moment.ts'
import { placeWords } from '../words/places.ts'
import type { TableCopy } from './table-copy.ts'

/** Whose pointing counts where all have to agree: people who are here and play themselves. */
const counts = ({ person, presence }: Company['seats'][number]): boolean =>
  person !== null && presence === 'here'

/** What the people at a table point at, as a terminal tells it: options of a question to all, and things on the table. */
export class Pointing {
  private readonly print: (text: string) => void
  private readonly lang: Lang
  private readonly words: (typeof placeWords)['en']
  private readonly received: TableCopy
  private readonly nameOf: (seat: number) => string
  private before: Company['pointing'] = []

  constructor(
    { print, lang }: { readonly print: (text: string) => void; readonly lang: Lang },
    received: TableCopy,
    nameOf: (seat: number) => string,
  ) {
    this.print = print
    this.lang = lang
    this.words = placeWords[lang]
    this.received = received
    this.nameOf = nameOf
  }

  /** Who points at something else than before. */
  update(): void {
    const { company, moment } = this.received
    if (company === null) return
    const { pointing, you, options } = company
    const { before } = this
    this.before = pointing
    const changed = pointing.flatMap((index, seat) => (index === (before[seat] ?? null) ? [] : [seat]))
    const question = moment?.question ?? null
    if (question === null) return
    for (const seat of changed)
      if (!you.seats.includes(seat)) this.printPoint(question, seat, pointing[seat] ?? null)
    const own = pointing[you.seats[0] ?? -1] ?? null
    if (options.together !== 'agree' || own === null || changed.length === 0) return
    const asked = company.seats.flatMap((each, seat) => (counts(each) ? [seat] : []))
    const same = asked.filter((seat) => pointing[seat] === own)
    this.print(this.words.proposal(same.length, asked.length))
  }

  private printPoint({ choices }: Question, seat: number, index: number | null): void {
    const at = choices.findIndex((each) => each.index === index)
    if (at >= 0) this.print(this.words.pointsAt(this.nameOf(seat), at + 1, labelLine(choices[at]!.label)))
  }

  /** A page names a place on its table: where a card lies there, its name is a part of that. */
  show(seat: number, ref: Plain): void {
    if (this.received.company?.you.seats.includes(seat) === true) return
    const name = this.nameOf(seat)
    const thing = this.cardIn(ref)
    this.print(thing === null ? this.words.pointsElsewhere(name) : this.words.pointsAtThing(name, thing))
  }

  private cardIn(ref: Plain): string | null {
    const { moment } = this.received
    if (moment === null || typeof ref !== 'object' || ref === null || !('name' in ref)) return null
    if (typeof ref.name !== 'string') return null
    const game = gameNamed(moment.game)
    const id = ref.name.split('/').find((part) => game.cardIds.includes(part))
    return id === undefined ? null : game.words[this.lang].card(id).name
  }

  /** Does a question want all to point at the same? */
  get agrees(): boolean {
    const { company, moment } = this.received
    return company?.options.together === 'agree' && moment?.question?.seat === -1
  }
}
