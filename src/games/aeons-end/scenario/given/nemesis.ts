import { Refusal } from '../../../../kernel/refusal.ts'
import { NONE } from '../../../../kernel/state.ts'
import { ACOLYTE, MINION, mats, nemesisCards, POWER, typeOf, vitalOf } from '../../content.ts'
import { evaluator } from '../../engine.ts'
import {
  counters,
  ENTERED_THIS_TURN,
  IN_PLAY,
  machine,
  NEMESIS_DECK,
  NEMESIS_DISCARD,
  nemesisId,
  nemesisLife,
  nemesisMax,
  SIDE_ZONES,
  type State,
  setMark,
  tokensHurt,
  tokensWhole,
  vital,
} from '../../state.ts'
import { nemesisNames, nemesisStartingLife, tokenName } from '../names.ts'
import { cardsIn } from '../position.ts'
import { card, entries, isEntries, list, oneOf, shown, whole } from '../reading.ts'

import { type Dealer, pile, put } from './dealer.ts'

const NEUTRAL_NEMESIS_DECK = 3

export function placeNemesis(s: State, deal: Dealer, value: unknown, change: number): void {
  const told = isEntries(value) ? value : { id: value }
  const id = told.unleash === undefined ? (told.id ?? 'rageborne') : standIn(told.unleash)
  if (id !== 'none')
    nemesisId.set(s, nemesisNames.indexOf(oneOf(id, [...nemesisNames, 'none'], 'nemesis', 'nemesis')))
  const nemesis = nemesisId.get(s)
  const mat = mats[nemesis]
  const own = [...(mat?.counters ?? []).map(tokenName), ...(mat?.sides ?? [])]
  entries(
    told,
    ['id', 'unleash', 'life', 'deck', 'discard', 'play', 'husks', 'damaged husks', ...own],
    'nemesis',
  )
  nemesisMax.set(s, nemesis === NONE ? 99 : nemesisStartingLife(nemesis) + change)
  nemesisLife.set(s, whole(told.life ?? nemesisMax.get(s), 'nemesis.life', 0, nemesisMax.get(s)))
  mat?.counters.forEach((name, i) => {
    const start = evaluator.amount(s, machine.running(s), mat.counterStart[i]!)
    counters.set(s, i, whole(told[tokenName(name)] ?? start, `nemesis.${tokenName(name)}`))
  })
  const husks = whole(told.husks ?? 0, 'nemesis.husks')
  tokensHurt.set(s, whole(told['damaged husks'] ?? 0, 'nemesis.damaged husks', 0, husks))
  tokensWhole.set(s, husks - tokensHurt.get(s))
  put(
    deal,
    told.deck ?? Array.from({ length: NEUTRAL_NEMESIS_DECK }, () => 'plain-attack'),
    NEMESIS_DECK,
    'nemesis.deck',
  )
  pile(deal, told.discard, NEMESIS_DISCARD, 'nemesis.discard')
  list(told.play, 'nemesis.play').forEach((one, i) => {
    placeInPlay(s, deal, one, `nemesis.play[${i}]`)
  })
  mat?.sides.forEach((name, i) => {
    const all = nemesisCards.filter((c) => c.nemesis === id && c.tier === 0).map((c) => c.id)
    const rest = all.filter((card) => !cardsIn(s, IN_PLAY).includes(card))
    put(deal, told[name] ?? (i === 0 ? rest : []), SIDE_ZONES + i, `nemesis.${name}`)
  })
}

function standIn(unleash: unknown): string {
  return oneOf(unleash, ['nothing', 'gravehold 1'], 'unleash of a stand-in', 'nemesis.unleash') === 'nothing'
    ? 'quiet-nemesis'
    : 'harsh-nemesis'
}

/** `bane-sire`, `bane-sire: 3` with that much life (or tokens), or the same in long form. */
function placeInPlay(s: State, deal: Dealer, value: unknown, place: string): void {
  const long = isEntries(value) && 'card' in value
  const told = long ? entries(value, ['card', 'life', 'power', 'entered this turn'], place) : {}
  const [id, n] = long
    ? [told.card, told.life ?? told.power]
    : isEntries(value)
      ? (Object.entries(value)[0] ?? [])
      : [value]
  const def = card(id, place)
  if (typeOf[def] !== MINION && typeOf[def] !== POWER && typeOf[def] !== ACOLYTE)
    throw new Refusal(`${shown(id)} never stays in play`, place)
  const c = deal.put(def, IN_PLAY, place)
  vital.set(s, c, n === undefined ? vitalOf[def]! : whole(n, place, 1))
  if (told['entered this turn'] === true) setMark(s, c, ENTERED_THIS_TURN)
}
