import { Refusal } from '../../../../kernel/refusal.ts'
import type { Collection } from '../../collection.ts'
import { defCalled, nemesisCardAt } from '../../content.ts'
import { CARDS, NEMESIS_CARDS, type State, setDef, zones } from '../../state.ts'
import { cardOf, list } from '../parse-values.ts'

/** Numbers for cards: nemesis cards have theirs below all others. */
export class Dealer {
  readonly s: State
  readonly of: Collection
  private nextNemesis = 0
  private nextOther = NEMESIS_CARDS

  constructor(s: State, of: Collection) {
    this.s = s
    this.of = of
  }

  /** The number of a card that this game has. */
  card(value: unknown, place: string): number {
    return cardOf(this.of, value, place)
  }

  /** A new card on the bottom of a zone. */
  put(def: number, zone: number, place: string): number {
    const c = isNemesisCard(def) ? this.nextNemesis++ : this.nextOther++
    if (c >= (isNemesisCard(def) ? NEMESIS_CARDS : CARDS))
      throw new Refusal('there is no room for so many cards', place)
    setDef(this.s, c, def)
    zones.moveToBottom(this.s, c, zone)
    return c
  }
}

const isNemesisCard = (def: number): boolean => nemesisCardAt[def] !== undefined

/** So many cards of a kind that nobody has asked for: every game may have them. */
export function fill(deal: Dealer, id: string, count: number, zone: number, place: string): void {
  for (let i = 0; i < count; i++) deal.put(defCalled(id), zone, place)
}

/** Cards listed top first. */
export function put(deal: Dealer, value: unknown, zone: number, place: string): void {
  list(value, place).forEach((id, i) => {
    deal.put(deal.card(id, `${place}[${i}]`), zone, `${place}[${i}]`)
  })
}

/** Cards listed bottom first. */
export function pile(deal: Dealer, value: unknown, zone: number, place: string): void {
  list(value, place).forEach((id, i) => {
    const c = deal.put(deal.card(id, `${place}[${i}]`), zone, `${place}[${i}]`)
    zones.moveToTop(deal.s, c, zone)
  })
}
