import { type Collection, collectionIn } from '../../collection.ts'
import {
  costOf,
  defNamed,
  GEM,
  mageAt,
  nemesisCalled,
  nemesisCardCalled,
  RELIC,
  typeOf,
} from '../../content.ts'
import type { Nemesis } from '../../language/nodes.ts'
import type { InPlayView, PlayerView, View } from '../../protocol/view.ts'
import { available } from '../../rules/aether.ts'
import { mageOf, type State } from '../../state.ts'
import { observe } from '../../visibility/view.ts'
import { abilityText, mageNames } from '../texts.ts'
import { seatName } from './asking.ts'
import { aetherParts } from './decisions.ts'
import { textOf, unleashLine } from './forecast.ts'
import { lowered } from './lowered.ts'
import { pilesBetween } from './options.ts'
import { groups, runs } from './runs.ts'
import type { Voice } from './voice.ts'

const WIDTH = 80

/** Breaks a line between words; what follows is set in, so that its beginning can be found. */
export function wrapped(line: string, indent = 0, width = WIDTH): string[] {
  const out: string[] = []
  let current = ' '.repeat(indent)
  let empty = true
  for (const word of line.split(' ')) {
    if (!empty && current.length + 1 + word.length > width) {
      out.push(current)
      current = ' '.repeat(indent + 2)
      empty = true
    }
    current += empty ? word : ` ${word}`
    empty = false
  }
  return [...out, current]
}

/** One thing a line, with how deep it stands. */
interface Line {
  readonly depth: number
  readonly words: string
}
const at = (depth: number, words: string): Line => ({ depth, words })

const listed = (all: readonly { readonly id: string; readonly n: number }[], v: Voice): string =>
  all.length === 0 ? v.board.none : all.map(({ id, n }) => v.board.times(v.card(id), n)).join(', ')

// ---- the nemesis

/** What the card will do in the next nemesis main phase. */
function nextTurn(view: InPlayView, of: Collection, v: Voice): string {
  const card = nemesisCardCalled(view.card)
  if (card === undefined) return v.board.nothingNextTurn()
  // A power without tokens resolves at this moment, and will not be there next turn.
  if (view.power === 0) return v.board.resolvingNow()
  if (view.power !== undefined && view.power > 1) return v.board.nextTurn(v.board.losesToken(view.power - 1))
  if (view.silenced) return v.board.silencedNextTurn()
  const text = textOf(card, view.power === undefined ? 'persistent' : 'onPower', v)
  if (text === undefined) return v.board.nothingNextTurn()
  const small = lowered(text, of)
  return v.board.nextTurn(view.power === undefined ? small : v.board.resolves(small))
}

function inPlayLines(view: InPlayView, i: number, of: Collection, v: Voice): Line[] {
  const name =
    view.power === undefined
      ? v.board.minionInPlay(v.card(view.card), view.life ?? 0)
      : v.board.powerInPlay(v.card(view.card), view.power)
  const card = nemesisCardCalled(view.card)
  const price = card === undefined || view.power === undefined ? undefined : textOf(card, 'toDiscard', v)
  const waits = card === undefined || (view.power ?? 0) <= 1 ? undefined : textOf(card, 'onPower', v)
  return [
    at(
      1,
      `${i + 1}. ${name}${view.shields === undefined ? '' : `, ${v.board.tokens('shield', view.shields)}`}`,
    ),
    at(2, nextTurn(view, of, v)),
    ...(waits === undefined ? [] : [at(2, v.board.later(lowered(waits, of)))]),
    ...(price === undefined ? [] : [at(2, v.board.toDiscard(lowered(price, of)))]),
  ]
}

function unleashLines(s: State, mat: Nemesis, v: Voice): Line[] {
  const line = unleashLine(s, mat, v)
  return line === undefined ? [] : [at(1, v.board.unleash(lowered(line, collectionIn(s))))]
}

function nemesisLines(s: State, view: View, v: Voice): Line[] {
  const { nemesis } = view
  const mat = nemesisCalled(nemesis.id ?? '')
  const hasHusks = mat?.mat.some(({ op }) => op === 'tokenMinion') === true
  const parts = [
    v.board.nemesis(v.nemesis(nemesis.id), nemesis.life, nemesis.max),
    ...Object.entries(nemesis.tokens).map(([name, n]) => v.board.tokens(name, n)),
    ...(hasHusks ? [v.board.husks(nemesis.husks)] : []),
    v.board.tier(nemesis.tier),
    v.board.deck(v.common['nemesis deck'], nemesis.deck),
  ]
  return [
    at(0, `${v.board.headings.nemesis} ${parts.join(', ')}`),
    ...(mat === undefined ? [] : unleashLines(s, mat, v)),
    ...Object.entries(nemesis.sides).map(([name, there]) => {
      const place = v.place({ kind: 'side', name }, undefined)
      return at(
        1,
        typeof there === 'number'
          ? v.board.deck(place, there)
          : v.board.cardsIn(place, listed(runs(there), v)),
      )
    }),
    at(1, nemesis.inPlay.length === 0 ? v.board.nothingInPlay() : v.board.inPlay()),
    ...nemesis.inPlay.flatMap((each, i) => inPlayLines(each, i, collectionIn(s), v)),
    ...nemesis.drawn.map((id) => at(1, v.board.drawnCard(v.card(id)))),
  ]
}

// ---- the middle of the table

function turnCards(s: State, ids: readonly string[], v: Voice): string {
  const name = (id: string): string => {
    const seats = [...id.matchAll(/\d/g)].map(([digit]) => seatName(s, Number(digit) - 1, v))
    if (seats.length === 2) return v.turnCard.shortEither(seats[0]!, seats[1]!)
    if (seats[0] !== undefined) return seats[0]
    if (id === 'assault') return v.turnCard.shortAssault
    return id === 'wild' ? v.turnCard.shortWild : v.turnCard.shortNemesis
  }
  return ids.length === 0 ? v.board.none : ids.map(name).join(', ')
}

const typeName = (def: number): 'gem' | 'relic' | 'spell' =>
  typeOf[def] === GEM ? 'gem' : typeOf[def] === RELIC ? 'relic' : 'spell'

function supplyLines(s: State, view: View, v: Voice): Line[] {
  const mayBuy = view.phase === 'main' && view.active !== null
  const empty = view.supply.filter(({ card }) => card === null).length
  const piles = view.supply.flatMap(({ card, count }) => {
    if (card === null) return []
    const def = defNamed(card)
    const affordable = mayBuy && available(s, typeOf[def]!) >= costOf[def]!
    return [at(1, v.board.pile(v.card(card), v.types[typeName(def)], costOf[def]!, count, affordable))]
  })
  return empty === 0 ? piles : [...piles, at(1, v.board.emptyPiles(empty))]
}

// ---- the mages

function mageLines(s: State, view: View, player: PlayerView, p: number, v: Voice): Line[] {
  const mage = mageAt[mageOf.get(s, p)]
  const names = mage === undefined || player.mage === null ? undefined : mageNames(player.mage, v.language)
  const active = view.active === p
  const parts = [
    v.board.mage(seatName(s, p, v), names?.title, p + 1, active),
    v.board.life(player.life),
    ...(player.chargeSpaces === 0 ? [] : [v.board.charges(player.charges, player.chargeSpaces)]),
    ...(player.trophy === undefined ? [] : [v.board.tokens('trophy', player.trophy)]),
    ...(player.pulse === undefined ? [] : [v.board.tokens('pulse', player.pulse)]),
  ]
  const ready = player.charges > 0 && player.charges === player.chargeSpaces
  const when = mage === undefined ? '' : abilityText(mage, v.language).join(' ')
  return [
    at(0, parts.join(', ')),
    ...(names === undefined || names.ability === ''
      ? []
      : [at(1, v.board.ability(names.ability, ready, when))]),
    at(1, v.board.breaches()),
    ...player.breaches.map((breach, k) =>
      at(
        2,
        v.board.breach(k + 1, breach.state, breach.openCost, {
          focused: breach.focusedThisTurn === true,
          spanned: breach.spanned === true,
          prepped: breach.prepped.map((id) => v.card(id)),
        }),
      ),
    ),
    at(1, v.board.hand(listed(groups(player.hand), v))),
    at(1, v.board.deckOf(player.deck)),
    at(1, v.board.discard(listed(runs([...player.discard].reverse()), v))),
    ...(player.play.length === 0 ? [] : [at(1, v.board.play(listed(runs(player.play), v)))]),
    ...(active ? [at(1, v.board.aether(aetherParts(view.aether)))] : []),
  ]
}

/** The table as lines of text, as this seat sees it; `finish` is done to whole lines, before they are broken. */
export function boardLines(s: State, seat: number, v: Voice, finish: (line: string) => string): string[] {
  const view = observe(s, seat)
  const { headings } = v.board
  const who = view.active === null ? v.nemesis(view.nemesis.id) : seatName(s, view.active, v)
  const lines = [
    at(0, v.board.turn(view.turn, who, v.phases[view.phase])),
    ...nemesisLines(s, view, v),
    at(0, `${headings.gravehold} ${v.board.gravehold(view.gravehold.life, view.gravehold.max)}`),
    at(0, headings.turnOrder),
    at(1, v.board.drawn(turnCards(s, [...view.turnOrder.discard].reverse(), v))),
    at(1, v.board.left(turnCards(s, view.turnOrder.deck, v))),
    at(0, headings.supply),
    ...supplyLines(s, view, v),
    ...(view.bridges ?? []).map((each) => at(1, v.board.bridge(v.options.between(pilesBetween(each, v))))),
    at(0, headings.mages),
    ...view.players.flatMap((player, p) => mageLines(s, view, player, p, v)),
  ]
  return lines.flatMap(({ depth, words }) => wrapped(finish(v.set(words)), depth * 2))
}
