import { Refusal } from '../../../../kernel/refusal.ts'
import { nemesisCardAt } from '../../content.ts'
import { CARDS, NEMESIS_CARDS, type State, setDef, zones } from '../../state.ts'
import { card, list } from '../parse-values.ts'

/** Numbers for cards: nemesis cards have theirs below all others. */
export class Dealer {
  readonly s: State
  private nextNemesis = 0
  private nextOther = NEMESIS_CARDS

  constructor(s: State) {
    this.s = s
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

/** Cards listed top first. */
export function put(deal: Dealer, value: unknown, zone: number, place: string): void {
  list(value, place).forEach((id, i) => {
    deal.put(card(id, `${place}[${i}]`), zone, `${place}[${i}]`)
  })
}

/** Cards listed bottom first. */
export function pile(deal: Dealer, value: unknown, zone: number, place: string): void {
  list(value, place).forEach((id, i) => {
    const c = deal.put(card(id, `${place}[${i}]`), zone, `${place}[${i}]`)
    zones.moveToTop(deal.s, c, zone)
  })
}
