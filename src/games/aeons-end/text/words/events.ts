import { CORRUPTION, defNamed, POWER, typeOf } from '../../content.ts'
import { isTurnCardId, type Place, placeNamed } from '../../place-names.ts'
import type { Event, EventKind, EventOf } from '../../protocol/events.ts'
import { mageNames } from '../texts.ts'
import { mageName } from './asking.ts'
import { turnCardText, useOf } from './decisions.ts'
import { pilesBetween } from './options.ts'
import type { Voice } from './voice.ts'

/*
 * What happened, in one sentence. An event that carries `mages` (the ids of the seats in order) calls
 * people by name; without it they are known by their place.
 */

/** Who sits where, as every event tells. */
export type Seated = Pick<Event, 'mages'>

export const seatName = ({ mages }: Seated, seat: number, v: Voice): string => mageName(mages, seat, v)

const who = (event: Seated & { readonly player: number }, v: Voice): string =>
  seatName(event, event.player, v)

const placeText = (event: Seated, place: Place, v: Voice): string =>
  v.place(place, 'player' in place ? seatName(event, place.player, v) : undefined)

function turnCard(event: Seated, id: string, v: Voice): string {
  return turnCardText(id, (seat) => seatName(event, seat, v), v)
}

const cardIn = (event: Seated, id: string, v: Voice): string =>
  isTurnCardId(id) ? turnCard(event, id, v) : v.a(id)

/** Into a player's hands or piles from a place that is nobody's. */
function acquired(event: EventOf<'moved'>, id: string, from: Place, to: Place, v: Voice): string | undefined {
  if (to.kind !== 'own' || (from.kind !== 'supply' && from.kind !== 'side')) return undefined
  const name = seatName(event, to.player, v)
  const how = typeOf[defNamed(id)] === CORRUPTION ? v.events.receives : v.events.gains
  return how(name, v.a(id), to.zone, event.top)
}

/** Between the places of one player. */
function handled(event: Seated, id: string, from: Place, to: Place, v: Voice): string | undefined {
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

function moved(event: EventOf<'moved'>, v: Voice): string {
  const [from, to] = [placeNamed(event.from), placeNamed(event.to)]
  const id = event.card
  if (id !== undefined) {
    if (isCommon(to, 'turn order discard pile') && isCommon(from, 'turn order deck'))
      return v.events.turnCard(turnCard(event, id, v))
    const sentence =
      acquired(event, id, from, to, v) ?? handled(event, id, from, to, v) ?? ofTheNemesis(id, from, to, v)
    if (sentence !== undefined) return sentence
  }
  // From nowhere, or only to another place in the same deck.
  const omitted = event.from === 'nowhere' || event.from === event.to
  return v.events.moves({
    id,
    turnCard: id !== undefined && isTurnCardId(id) ? turnCard(event, id, v) : undefined,
    from: omitted ? undefined : from,
    to,
    top: event.top,
    place: (place) => placeText(event, place, v),
    owner: (seat) => seatName(event, seat, v),
  })
}

const turnOf = (event: EventOf<'turnBegan' | 'phaseBegan'>, v: Voice): string | undefined =>
  event.who === 'nemesis' ? undefined : seatName(event, event.who, v)

type Sayings = { readonly [K in EventKind]: (event: EventOf<K>, v: Voice) => string }

export const events: Sayings = {
  moved,
  revealed: (e, v) => v.events.revealed(cardIn(e, e.card, v), placeText(e, placeNamed(e.zone), v)),
  shuffled: (e, v) => {
    const place = placeNamed(e.zone)
    return isCommon(place, 'drawn nemesis card')
      ? v.events.tierShuffled()
      : v.events.shuffled(placeText(e, place, v))
  },
  deckTurnedOver: (e, v) => v.events.turnedOver(who(e, v)),
  turnBegan: (e, v) => v.events.turnBegan(turnOf(e, v), e.turn),
  phaseBegan: (e, v) => v.events.phaseBegan(turnOf(e, v), v.phases[e.phase]),
  aetherGained: (e, v) => v.events.aetherGained(who(e, v), { n: e.n, use: useOf(e.pool) }),
  aetherSpent: (e, v) => v.events.aetherSpent(who(e, v), e.n),
  chargesChanged: (e, v) => v.events.charges(who(e, v), e.by, e.now),
  lifeChanged: (e, v) => v.events.life(who(e, v), e.by, e.now),
  graveholdChanged: (e, v) => v.events.gravehold(e.by, e.now),
  nemesisChanged: (e, v) => v.events.nemesis(e.by, e.now),
  minionChanged: (e, v) => {
    const said = typeOf[defNamed(e.card)] === POWER ? v.events.power : v.events.minion
    return said(v.the(e.card), e.by, e.now)
  },
  tokensChanged: (e, v) => v.events.tokens(e.token, e.by, e.now),
  breachFocused: (e, v) => v.events.focused(who(e, v), e.breach),
  breachOpened: (e, v) => v.events.opened(who(e, v), e.breach),
  breachDestroyed: (e, v) => v.events.breachDestroyed(who(e, v), e.breach),
  unleashed: (_, v) => v.events.unleashed(),
  exhausted: (e, v) => v.events.exhausted(who(e, v)),
  spellCast: (e, v) => {
    const owner = e.caster === e.player ? undefined : who(e, v)
    return v.events.cast(seatName(e, e.caster, v), v.a(e.card), owner, e.breach)
  },
  abilityUsed: (e, v) => {
    const id = e.mages[e.player] ?? null
    return v.events.abilityUsed(who(e, v), id === null ? undefined : mageNames(id, v.language).ability)
  },
  prevented: (e, v) => v.events.prevented(e.card === null ? undefined : v.the(e.card), e.n),
  husksChanged: (e, v) => v.events.husks(e.by, e.now),
  became: (e, v) =>
    isTurnCardId(e.card)
      ? v.events.turnCardBecame(turnCard(e, e.card, v), turnCard(e, e.into, v))
      : v.events.became(e.card, e.into),
  linksChanged: (e, v) => v.events.bridge(v.options.between(pilesBetween(e.between, v)), e.there),
  silenceChanged: (e, v) => v.events.silenced(v.the(e.card), e.silenced),
  playerTokensChanged: (e, v) => v.events.playerTokens(who(e, v), e.token, e.by, e.now),
  shieldsChanged: (e, v) => v.events.shields(v.the(e.card), e.by, e.now),
  gameEnded: (e, v) => v.outcomes[e.outcome],
}

const said = <K extends EventKind>(event: EventOf<K>, v: Voice): string => {
  const say: Sayings[K] = events[event.kind]
  return say(event, v)
}

/** One sentence for the log. */
export const eventText = (event: Event, v: Voice): string => v.sentence(said(event, v))
