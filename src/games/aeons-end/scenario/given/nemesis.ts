import { Refusal } from '../../../../kernel/refusal.ts'
import { NONE } from '../../../../kernel/state.ts'
import type { Collection } from '../../collection.ts'
import { ACOLYTE, isSetAside, MINION, mats, POWER, shieldsOf, typeOf, vitalOf } from '../../content.ts'
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
  setShields,
  setSilenced,
  tokensHurt,
  tokensWhole,
  vital,
} from '../../state.ts'
import { nemesisNames, nemesisStartingLife, tokenName } from '../names.ts'
import { entries, isEntries, list, oneOf, shown, whole } from '../parse-values.ts'
import { cardsIn } from '../position.ts'

import { type Dealer, pile, put } from './dealer.ts'

const NEUTRAL_NEMESIS_DECK = 3

export function placeNemesis(s: State, deal: Dealer, value: unknown, change: number): void {
  const fields = isEntries(value) ? value : { id: value }
  const id = fields.unleash === undefined ? (fields.id ?? neutral(deal.of)) : standIn(fields.unleash)
  if (id !== 'none') nemesisId.set(s, nemesisNames.indexOf(named(deal.of, id)))
  const nemesis = nemesisId.get(s)
  const mat = mats[nemesis]
  const own = [...(mat?.counters ?? []).map(tokenName), ...(mat?.sides ?? [])]
  entries(
    fields,
    ['id', 'unleash', 'life', 'deck', 'discard', 'play', 'husks', 'damaged husks', ...own],
    'nemesis',
  )
  nemesisMax.set(s, nemesis === NONE ? 99 : nemesisStartingLife(nemesis) + change)
  nemesisLife.set(s, whole(fields.life ?? nemesisMax.get(s), 'nemesis.life', 0, nemesisMax.get(s)))
  mat?.counters.forEach((name, i) => {
    const start = evaluator.amount(s, machine.running(s), mat.counterStart[i]!)
    counters.set(s, i, whole(fields[tokenName(name)] ?? start, `nemesis.${tokenName(name)}`))
  })
  const husks = whole(fields.husks ?? 0, 'nemesis.husks')
  tokensHurt.set(s, whole(fields['damaged husks'] ?? 0, 'nemesis.damaged husks', 0, husks))
  tokensWhole.set(s, husks - tokensHurt.get(s))
  put(
    deal,
    fields.deck ?? Array.from({ length: NEUTRAL_NEMESIS_DECK }, () => 'plain-attack'),
    NEMESIS_DECK,
    'nemesis.deck',
  )
  pile(deal, fields.discard, NEMESIS_DISCARD, 'nemesis.discard')
  list(fields.play, 'nemesis.play').forEach((one, i) => {
    placeInPlay(s, deal, one, `nemesis.play[${i}]`)
  })
  mat?.sides.forEach((name, i) => {
    const all = deal.of.nemesisCards.flatMap((c) =>
      c.nemesis === id && c.tier === 0 ? Array.from({ length: c.copies ?? 1 }, () => c.id) : [],
    )
    const rest = all.filter((card) => !cardsIn(s, IN_PLAY).includes(card))
    put(deal, fields[name] ?? (i === 0 ? rest : []), SIDE_ZONES + i, `nemesis.${name}`)
  })
}

/** The one of the neutral table; a game that does not have it takes its first. */
const neutral = ({ nemeses }: Collection): string =>
  nemeses.some(({ id }) => id === 'rageborne') ? 'rageborne' : (nemeses[0]?.id ?? 'none')

/** A nemesis of this game, or one that stands in for any. */
function named({ nemeses }: Collection, id: unknown): string {
  const known = [...nemeses.map((each) => each.id), ...nemesisNames.filter(isSetAside), 'none']
  return oneOf(id, known, 'nemesis', 'nemesis')
}

function standIn(unleash: unknown): string {
  return oneOf(unleash, ['nothing', 'gravehold 1'], 'unleash of a stand-in', 'nemesis.unleash') === 'nothing'
    ? 'quiet-nemesis'
    : 'harsh-nemesis'
}

/** `bane-sire`, `bane-sire: 3` with that much life (or tokens), or the same in long form. */
function placeInPlay(s: State, deal: Dealer, value: unknown, place: string): void {
  const long = isEntries(value) && 'card' in value
  const fields = long
    ? entries(value, ['card', 'life', 'power', 'shields', 'entered this turn', 'silenced'], place)
    : {}
  const [id, n] = long
    ? [fields.card, fields.life ?? fields.power]
    : isEntries(value)
      ? (Object.entries(value)[0] ?? [])
      : [value]
  const def = deal.card(id, place)
  if (typeOf[def] !== MINION && typeOf[def] !== POWER && typeOf[def] !== ACOLYTE)
    throw new Refusal(`${shown(id)} never stays in play`, place)
  const c = deal.put(def, IN_PLAY, place)
  vital.set(s, c, n === undefined ? vitalOf[def]! : whole(n, place, 1))
  setShields(s, c, fields.shields === undefined ? shieldsOf[def]! : whole(fields.shields, `${place}.shields`))
  if (fields['entered this turn'] === true) setMark(s, c, ENTERED_THIS_TURN)
  if (fields.silenced === true) setSilenced(s, c)
}
