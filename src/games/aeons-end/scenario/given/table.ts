import { Refusal } from '../../../../kernel/refusal.ts'
import { NONE } from '../../../../kernel/state.ts'
import { FIRST_TURN_CARD, isTurnCard, SPELL, typeOf } from '../../content.ts'
import { TURN_CARDS } from '../../place-names.ts'
import { turnCards } from '../../setup/deal.ts'
import {
  active,
  defOf,
  HISTORY,
  history,
  PILES,
  pileZone,
  playerCount,
  type State,
  splitToken,
  TURN_DECK,
  TURN_DISCARD,
  zones,
} from '../../state.ts'
import { entries, inside, list, seat, whole } from '../parse-values.ts'

import { type Dealer, pile, put } from './dealer.ts'

export function placeSupply(deal: Dealer, value: unknown): void {
  const fields = Array.isArray(value)
    ? value.map((id): [string, unknown] => [String(id), undefined])
    : Object.entries(entries(value, ['*'], 'supply'))
  if (fields.length > PILES) throw new Refusal(`a supply has ${PILES} piles`, 'supply')
  fields.forEach(([id, n], i) => {
    const place = inside('supply', id)
    const def = deal.card(id, place)
    if (typeOf[def]! > SPELL) throw new Refusal('only gems, relics and spells are in the supply', place)
    const count = n === undefined ? (typeOf[def] === 0 ? 7 : 5) : whole(n, place, 0, 7)
    for (let j = 0; j < count; j++) deal.put(def, pileZone(i), place)
  })
}

/** Neutral: the card of the running turn is discarded, the others wait in printed order. */
export function placeTurnOrder(s: State, deal: Dealer, value: unknown): void {
  const fields = entries(value, ['deck', 'discard'], 'turn order')
  const all = turnCards(playerCount.get(s)).map((def) => TURN_CARDS[def - FIRST_TURN_CARD]!)
  const now = active.get(s) === NONE ? 'nemesis' : `player-${active.get(s) + 1}`
  const discarded = fields.discard ?? [now]
  const gone = list(discarded, 'turn order.discard').map(String)
  const rest = all.filter((id) => {
    const at = gone.indexOf(id)
    if (at !== -1) gone.splice(at, 1)
    return at === -1
  })
  pile(deal, discarded, TURN_DISCARD, 'turn order.discard')
  put(deal, fields.deck ?? rest, TURN_DECK, 'turn order.deck')
  for (const zone of [TURN_DECK, TURN_DISCARD])
    for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c))
      if (!isTurnCard(defOf(s, c)))
        throw new Refusal(`only turn order cards lie there: ${TURN_CARDS.join(', ')}`, 'turn order')
}

export function placeSplitTokens(s: State, value: unknown): void {
  for (const [key, who] of Object.entries(entries(value, ['1/2', '3/4'], 'split tokens')))
    splitToken.set(s, key === '1/2' ? 0 : 1, seat(who, playerCount.get(s), inside('split tokens', key)) + 1)
}

/** What the few cards that ask remember of this turn. */
export function happened(s: State, deal: Dealer, value: unknown): void {
  const fields = entries(value, ['played', 'gained'], 'this turn')
  let at = 0
  for (const what of ['played', 'gained'] as const)
    list(fields[what], `this turn.${what}`).forEach((id, i) => {
      if (at >= HISTORY) throw new Refusal(`only ${HISTORY} cards are remembered`, `this turn.${what}`)
      history.set(s, at++, deal.card(id, `this turn.${what}[${i}]`) * 2 + Number(what === 'gained'))
    })
}
