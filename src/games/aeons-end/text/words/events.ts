import type { SeenEvent } from '../../../../language/face.ts'
import { CORRUPTION, defNamed, POWER, typeOf } from '../../content.ts'
import type { EventName } from '../../rules/events.ts'
import { mageNames } from '../index.ts'
import { useOf } from './decisions.ts'
import { pilesBetween } from './options.ts'
import { type Phase, type Place, placeNamed } from './view.ts'
import type { Outcome, Voice } from './voice.ts'

/*
 * What happened, in one sentence. An event that carries `mages` (the ids of the seats in order) calls
 * people by name; without it they are known by their number.
 */

const text = (event: SeenEvent, key: string): string => String(event[key])
const number = (event: SeenEvent, key: string): number => Number(event[key])

function mageId(event: SeenEvent, seat: number): string | undefined {
  const { mages } = event
  const id = Array.isArray(mages) ? (mages as readonly unknown[])[seat] : undefined
  return typeof id === 'string' ? id : undefined
}

export function seatName(event: SeenEvent, seat: number, v: Voice): string {
  const id = mageId(event, seat)
  return id === undefined ? v.player(seat + 1) : mageNames(id, v.lang).name
}

const who = (event: SeenEvent, v: Voice, key = 'player'): string => seatName(event, number(event, key), v)

const placeText = (event: SeenEvent, place: Place, v: Voice): string =>
  v.place(place, 'player' in place ? seatName(event, place.player, v) : undefined)

function turnCard(event: SeenEvent, id: string, v: Voice): string {
  const seat = /^player-(\d)$/.exec(id)
  if (seat !== null) return v.turnCard.of(seatName(event, Number(seat[1]) - 1, v))
  const pair = /^split-(\d)-(\d)$/.exec(id)
  if (pair === null) return id === 'wild' ? v.turnCard.wild : v.turnCard.nemesis
  return v.turnCard.either(seatName(event, Number(pair[1]) - 1, v), seatName(event, Number(pair[2]) - 1, v))
}

const isTurnCard = (id: string): boolean => /^(?:player-\d|split-\d-\d|wild|nemesis)$/.test(id)
const cardIn = (event: SeenEvent, id: string, v: Voice): string =>
  isTurnCard(id) ? turnCard(event, id, v) : v.a(id)

/** Into a player's hands or piles from a place that is nobody's. */
function acquired(event: SeenEvent, id: string, from: Place, to: Place, v: Voice): string | undefined {
  if (to.kind !== 'own' || (from.kind !== 'supply' && from.kind !== 'side')) return undefined
  const name = seatName(event, to.player, v)
  const how = typeOf[defNamed(id)] === CORRUPTION ? v.events.receives : v.events.gains
  return how(name, v.a(id), to.zone, event.top === true)
}

/** Between the places of one player. */
function handled(event: SeenEvent, id: string, from: Place, to: Place, v: Voice): string | undefined {
  if (!('player' in from) || !('player' in to) || from.player !== to.player) return undefined
  const name = seatName(event, to.player, v)
  const card = v.a(id)
  if (from.kind === 'breach') {
    if (to.kind !== 'own') return undefined
    if (to.zone === 'hand') return v.events.takesBack(name, card)
    return to.zone === 'discard pile' ? v.events.putsDown(name, card) : undefined
  }
  if (to.kind === 'breach') return v.events.preps(name, card, to.breach)
  switch (to.zone) {
    case 'hand':
      return from.zone === 'deck' ? v.events.draws(name, card) : v.events.takesBack(name, card)
    case 'play area':
      return typeOf[defNamed(id)] === CORRUPTION ? v.events.resolves(name, card) : v.events.plays(name, card)
    case 'discard pile':
      if (from.zone === 'play area') return v.events.putsDown(name, card)
      return v.events.discards(name, card)
    case 'deck':
      return undefined
  }
}

const isCommon = (place: Place, zone: string): boolean => place.kind === 'common' && place.zone === zone

function ofTheNemesis(id: string, from: Place, to: Place, v: Voice): string | undefined {
  const card = v.the(id)
  if (isCommon(to, 'destroyed')) return v.events.destroyed(id)
  if (to.kind === 'side' && to.name === 'devoured') return v.events.devoured(id)
  if (isCommon(to, 'drawn nemesis card')) return v.events.nemesisDraws(card)
  if (isCommon(to, 'nemesis play')) return v.events.entersPlay(card)
  if (isCommon(to, 'nemesis discard pile') || (to.kind === 'side' && to.name === 'acolyteDiscard'))
    return v.events.discarded(id)
  return from.kind === 'side' && from.name === 'strike' ? v.events.nemesisDraws(card) : undefined
}

function moved(event: SeenEvent, v: Voice): string {
  const [from, to] = [placeNamed(text(event, 'from')), placeNamed(text(event, 'to'))]
  const id = typeof event.card === 'string' ? event.card : undefined
  if (id !== undefined) {
    if (isCommon(to, 'turn order discard pile') && isCommon(from, 'turn order deck'))
      return v.events.turnCard(turnCard(event, id, v))
    const told =
      acquired(event, id, from, to, v) ?? handled(event, id, from, to, v) ?? ofTheNemesis(id, from, to, v)
    if (told !== undefined) return told
  }
  // From nowhere, or only to another place in the same deck.
  const unsaid = event.from === 'nowhere' || event.from === event.to
  return v.events.moves({
    id,
    turnCard: id !== undefined && isTurnCard(id) ? turnCard(event, id, v) : undefined,
    from: unsaid ? undefined : from,
    to,
    top: event.top === true,
    place: (place) => placeText(event, place, v),
    owner: (seat) => seatName(event, seat, v),
  })
}

type Said = (event: SeenEvent, v: Voice) => string

const turnOf = (event: SeenEvent, v: Voice): string | undefined =>
  event.who === 'nemesis' ? undefined : who(event, v, 'who')

export const events: Readonly<Record<EventName | 'became' | 'linksChanged', Said>> = {
  moved,
  revealed: (e, v) =>
    v.events.revealed(cardIn(e, text(e, 'card'), v), placeText(e, placeNamed(text(e, 'zone')), v)),
  shuffled: (e, v) => {
    const place = placeNamed(text(e, 'zone'))
    return isCommon(place, 'drawn nemesis card')
      ? v.events.tierShuffled()
      : v.events.shuffled(placeText(e, place, v))
  },
  deckTurnedOver: (e, v) => v.events.turnedOver(who(e, v)),
  turnBegan: (e, v) => v.events.turnBegan(turnOf(e, v), number(e, 'turn')),
  phaseBegan: (e, v) => v.events.phaseBegan(turnOf(e, v), v.phases[text(e, 'phase') as Phase]),
  aetherGained: (e, v) =>
    v.events.aetherGained(who(e, v), { n: number(e, 'n'), use: useOf(number(e, 'pool')) }),
  aetherSpent: (e, v) => v.events.aetherSpent(who(e, v), number(e, 'n')),
  chargesChanged: (e, v) => v.events.charges(who(e, v), number(e, 'by'), number(e, 'now')),
  lifeChanged: (e, v) => v.events.life(who(e, v), number(e, 'by'), number(e, 'now')),
  graveholdChanged: (e, v) => v.events.gravehold(number(e, 'by'), number(e, 'now')),
  nemesisChanged: (e, v) => v.events.nemesis(number(e, 'by'), number(e, 'now')),
  minionChanged: (e, v) => {
    const id = text(e, 'card')
    const said = typeOf[defNamed(id)] === POWER ? v.events.power : v.events.minion
    return said(v.the(id), number(e, 'by'), number(e, 'now'))
  },
  tokensChanged: (e, v) => v.events.tokens(text(e, 'token'), number(e, 'by'), number(e, 'now')),
  breachFocused: (e, v) => v.events.focused(who(e, v), number(e, 'breach')),
  breachOpened: (e, v) => v.events.opened(who(e, v), number(e, 'breach')),
  breachDestroyed: (e, v) => v.events.breachDestroyed(who(e, v), number(e, 'breach')),
  unleashed: (_, v) => v.events.unleashed(),
  exhausted: (e, v) => v.events.exhausted(who(e, v)),
  spellCast: (e, v) => {
    const owner = e.caster === e.player ? undefined : who(e, v)
    return v.events.cast(who(e, v, 'caster'), v.a(text(e, 'card')), owner, number(e, 'breach'))
  },
  abilityUsed: (e, v) => {
    const id = mageId(e, number(e, 'player'))
    return v.events.abilityUsed(who(e, v), id === undefined ? undefined : mageNames(id, v.lang).ability)
  },
  prevented: (e, v) =>
    v.events.prevented(e.card === null ? undefined : v.the(text(e, 'card')), number(e, 'n')),
  husksChanged: (e, v) => v.events.husks(number(e, 'now')),
  became: (e, v) => v.events.became(text(e, 'card'), text(e, 'into')),
  linksChanged: (e, v) => v.events.bridge(v.options.between(pilesBetween(e.between, v)), e.there === true),
  gameEnded: (e, v) => v.outcomes[text(e, 'outcome') as Outcome],
}

/** One sentence for the log. */
export const eventText = (event: SeenEvent, v: Voice): string =>
  v.sentence(events[event.kind as EventName](event, v))
