import { gameNamed } from '../../games/index.ts'
import type { Lang, OrderThing, OrderThings, Plain, Playable, Reactions } from '../../language/face.ts'
import type { Company } from '../../table/messages.ts'
import type { Moment } from '../../table/moment.ts'
import { MOST_ORDERS, type Order } from '../../table/orders.ts'
import type { NamedCommand } from '../../table/wire/connection.ts'
import { orderWords } from './words/orders.ts'
import { timeWords } from './words/times.ts'
import { joinWords } from './words/words.ts'

interface Around {
  readonly company: () => Company | null
  readonly moment: () => Moment | null
  readonly say: (named: (id: string) => NamedCommand) => void
}

interface Ordering {
  readonly game: Playable
  readonly reactions: Reactions
  readonly moment: Moment
  readonly seat: number
  readonly orders: readonly Order[]
}

const isSame = (a: Plain | readonly Order[], b: Plain | readonly Order[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** Standing orders of whoever sits at a terminal: reaction windows that she lets pass, and spells that she answers. */
export class Orders {
  private readonly around: Around
  private readonly print: (text: string) => void
  private readonly lang: Lang
  /** What the table has said and will say stands, from before the first order that it has not heard to the last one. */
  private underWay: readonly (readonly Order[])[] = []

  constructor(
    { lang, print }: { readonly lang: Lang; readonly print: (text: string) => void },
    around: Around,
  ) {
    this.lang = lang
    this.print = print
    this.around = around
  }

  /** Null in a game without windows, and for whoever has no seat. */
  private get ordering(): Ordering | null {
    const [company, moment] = [this.around.company(), this.around.moment()]
    const game = gameNamed(moment?.game ?? '')
    const { reactions } = game
    const [first] = company?.you.seats ?? []
    if (company === null || moment === null || reactions === undefined || first === undefined) return null
    const { eyes, seats, orders: known } = company.you
    return {
      game,
      reactions,
      moment,
      seat: seats.includes(eyes) ? eyes : first,
      orders: this.standing(known),
    }
  }

  /** Whoever gives another order before the table has heard the last one does not take that back. */
  private standing(known: readonly Order[]): readonly Order[] {
    const last = this.underWay.at(-1)
    // What nobody at this terminal has said is news: an order was carried out.
    if (last !== undefined && !isSame(known, last) && this.underWay.some((each) => isSame(each, known)))
      return last
    this.underWay = []
    return known
  }

  private give(seat: number, orders: readonly Order[]): void {
    const before = this.underWay.length > 0 ? this.underWay : [this.around.company()?.you.orders ?? []]
    this.underWay = [...before, orders]
    this.around.say((id) => ({ c: 'order', seat, orders, id }))
  }

  /** One that passes takes the place of any other; none asks her always. */
  toPass(made: (turn: number) => Order | null, sentence: string): void {
    const { ordering } = this
    if (ordering === null) return this.print(joinWords[this.lang].noWindows)
    const { reactions, moment, seat, orders } = ordering
    const order = made(reactions.turn(moment.view))
    const kept = orders.filter((each) => each.do === 'think' || (each.do === 'answer' && order !== null))
    this.give(seat, order === null ? kept : [...kept, order])
    this.print(sentence)
  }

  /** `think 25`: presses "think" in so many of 100 windows, so that pressing it tells nothing. */
  toThink(typed: string): void {
    const { ordering, lang, print } = this
    const words = timeWords[lang]
    if (ordering === null) return print(joinWords[lang].noWindows)
    const percent = /^\d{1,3}$/.test(typed) ? Number(typed) : 101
    if (percent > 100) return print(words.percent)
    const { seat, orders } = ordering
    const others = orders.filter((each) => each.do !== 'think')
    if (percent > 0 && others.length >= MOST_ORDERS) return print(orderWords[lang].full)
    this.give(seat, percent === 0 ? others : [...others, { do: 'think', percent }])
    print(percent === 0 ? words.thinksNever : words.thinksOften(percent))
  }

  /** `when 1 2`: a spell on the first thing is answered with the second card; without numbers it says what there is. */
  toAnswer(typed: string): void {
    const { ordering, lang, print } = this
    const words = orderWords[lang]
    if (ordering === null) return print(joinWords[lang].noWindows)
    const { game, moment, seat, orders } = ordering
    const things = game.orderThings?.(moment.view, seat) ?? { to: [], with: [] }
    if (typed === '') return print(this.shown(things, orders))
    const [, on, card] = /^(\d+)\s+(\d+)$/.exec(typed) ?? []
    const [to, answer] = [things.to[Number(on) - 1], things.with[Number(card) - 1]]
    if (to === undefined || answer === undefined) return print(words.noSuchThing)
    const others = orders.filter(
      (each) => each.do !== 'answer' || !isSame(each.to, to.part) || !isSame(each.with, answer.part),
    )
    if (others.length >= MOST_ORDERS) return print(words.full)
    this.give(seat, [...others, { do: 'answer', to: to.part, with: answer.part }])
    print(words.answers(this.nameOf(to), this.nameOf(answer)))
  }

  /** `forget 1`: takes back the order with this number. */
  takeBack(typed: string): void {
    const { ordering, lang, print } = this
    if (ordering === null) return print(joinWords[lang].noWindows)
    const { seat, orders } = ordering
    const gone = /^\d+$/.test(typed) ? orders[Number(typed) - 1] : undefined
    if (gone === undefined) return print(orderWords[lang].noSuchOrder)
    this.give(
      seat,
      orders.filter((each) => each !== gone),
    )
    print(orderWords[lang].takenBack)
  }

  private shown(things: OrderThings, orders: readonly Order[]): string {
    const words = orderWords[this.lang]
    const listed = (heading: string, lines: readonly string[]): readonly string[] => [
      heading,
      ...lines.map((line, i) => `${String(i + 1).padStart(3)}. ${line}`),
    ]
    return [
      ...(orders.length === 0
        ? [words.none]
        : listed(
            words.given,
            orders.map((order) => this.sentence(order, things)),
          )),
      ...(things.with.length === 0
        ? [words.noCard]
        : [
            ...listed(
              words.to,
              things.to.map((thing) => this.nameOf(thing)),
            ),
            ...listed(
              words.with,
              things.with.map((thing) => this.nameOf(thing)),
            ),
            words.how,
          ]),
    ].join('\n')
  }

  private sentence(order: Order, things: OrderThings): string {
    const words = orderWords[this.lang]
    const said = (among: readonly OrderThing[], part: Plain): string => {
      const thing = among.find((each) => isSame(each.part, part))
      return thing === undefined ? words.gone : this.nameOf(thing)
    }
    switch (order.do) {
      case 'pass turn':
        return words.passesTurn
      case 'pass untouched':
        return words.passesUntouched
      case 'think':
        return words.thinks(order.percent)
      case 'answer':
        return words.answers(said(things.to, order.to), said(things.with, order.with))
    }
  }

  private nameOf({ card }: OrderThing): string {
    const { lang } = this
    if (card === null) return orderWords[lang].you
    return gameNamed(this.around.moment()?.game ?? '').words[lang].card(card).name
  }
}
