import { NONE, type State } from '../../kernel/state.ts'
import type { Card } from '../../kernel/zones.ts'
import { SELF } from '../../language/compiler/assembler.ts'
import type { Draft } from '../../language/draft.ts'
import { aimsOf, openWindow } from './aims.ts'
import { definitions, INFLUENCE_LETTERS, KIND, SITE, STEALTH, UNIT, WARP } from './content.ts'
import { isHidden, seesZone } from './knowledge.ts'
import type { Event } from './protocol/events.ts'
import type { CardInPlay, CardPlayed, SeenCard, SeenPlayer, View } from './protocol/view.ts'
import type { Ref } from './protocol/words.ts'
import { GAME_EVENTS, type GameEvent, LATER } from './rules/common/events.ts'
import { allSkills, allSkillsOfPlayer } from './rules/values/later-skills.ts'
import { maximumPower } from './rules/values/player-values.ts'
import { skills, warcry } from './rules/values/skills.ts'
import { cost, healthLeft, healthTotal, strength } from './rules/values/values.ts'
import { WHY } from './rules/zones/zones.ts'
import { maskOfHalves, skillsOfMask } from './skills.ts'
import * as state from './state.ts'
import {
  AWAY,
  attached,
  attackedSite,
  CARDS,
  controllerOf,
  current,
  DECK,
  def,
  HAND,
  hasTrait,
  isDeck,
  isPlayer,
  MARKET,
  machine,
  PHASES,
  PLAYER,
  PLAYMAT,
  POWER,
  phase,
  STACK_ZONE,
  starter,
  turn,
  VOID,
  winner,
  zones,
} from './state.ts'
import { sumRef } from './visibility/accounts.ts'
import { MARK_NAMES } from './visibility/marks.ts'

// One place says who sees what (EG14). Cards are named by zone and place, never by instance, so that
// two games that differ only in what a seat cannot see look the same to it.

export const ZONE_NAMES = ['deck', 'hand', 'playmat', 'power', 'void', 'market'] as const
export const zoneName = (z: number): string =>
  z === STACK_ZONE ? 'being played' : z === NONE ? 'nowhere' : z >= AWAY ? 'away' : ZONE_NAMES[z >> 1]!

export const sees = (s: State, seat: number, c: Card): boolean =>
  seesZone(seat, zones.of(s, c)) && !isHidden(s, seat, c)

/** A thing as a reference: a player, or zone, side and place. */
export function refer(s: State, x: number, seat: number): Ref | null {
  if (x === NONE) return null
  if (isPlayer(x)) return { player: x - PLAYER }
  const z = zones.of(s, x)
  if (z === NONE) return { zone: 'nowhere' }
  if (isDeck(z)) return { zone: 'deck', of: z & 1, card: idFor(s, x, seat) }
  if (z === STACK_ZONE) return { zone: zoneName(z), index: zones.indexOf(s, x), card: idFor(s, x, seat) }
  return { zone: zoneName(z), of: z & 1, index: zones.indexOf(s, x), card: idFor(s, x, seat) }
}

export const idOf = (s: State, c: Card): string => definitions[def.get(s, c)]!.id

/** What a unit with Stealth is to those who have not seen it. */
export const FACE_DOWN = 'face-down'
/** The card as this seat knows it. */
export const idFor = (s: State, c: Card, seat: number): string =>
  isHidden(s, seat, c) ? FACE_DOWN : idOf(s, c)

function cardAnywhere(s: State, c: Card): SeenCard {
  const kind = KIND[def.get(s, c)]!
  const names = skillsOfMask(allSkills(s, c))
  const n = state.number.get(s, c)
  const seen: Draft<SeenCard> = { card: idOf(s, c), cost: cost(s, c) }
  if (kind === UNIT || kind > 3) {
    seen.strength = strength(s, c)
    seen.health = healthTotal(s, c)
  }
  if (names.length > 0) seen.skills = names
  if (warcry(s, c) > 0) seen.warcry = warcry(s, c)
  if (hasTrait(s, c, state.SILENCED)) seen.silenced = true
  if (n !== 0) seen.number = n
  return seen
}

/** A unit that lies face down shows nothing else. */
const UNSEEN: SeenCard = { card: FACE_DOWN, cost: 0 }

function cardInPlay(s: State, c: Card, seat: number): CardInPlay {
  const faceDown = isHidden(s, seat, c)
  const kind = KIND[def.get(s, c)]!
  const marks = MARK_NAMES.filter(([lies]) => lies(s, c)).map(([, name]) => name)
  const on = attached.get(s, c) === NONE ? null : refer(s, attached.get(s, c), seat)
  const seen: Draft<CardInPlay> = {
    ...(faceDown ? UNSEEN : cardAnywhere(s, c)),
    owner: state.ownerOf(s, c),
  }
  if (!faceDown && (kind === UNIT || kind === SITE)) {
    seen.damage = state.damage.get(s, c)
    seen.left = healthLeft(s, c)
  }
  if (marks.length > 0) seen.marks = marks
  if (kind === SITE) seen.agenda = definitions[def.get(s, c)]!.agenda
  if (on !== null) seen[kind === UNIT ? 'blocks' : 'on'] = on
  return seen
}

export function cardsOf<T>(s: State, zone: number, show: (s: State, c: Card) => T): T[] {
  const list: T[] = []
  for (let c = zones.first(s, zone); c !== NONE; c = zones.after(s, c)) list.push(show(s, c))
  return list
}

export function influenceText(s: State, p: number): string {
  let text = ''
  for (let i = 0; i < 5; i++) text += INFLUENCE_LETTERS[i]!.repeat(state.influence.get(s, p * 5 + i))
  return text
}

type HeldParts = 'warp' | 'hand' | 'market'

/** What only the player herself sees; others see how much it is. */
const heldBy = (s: State, p: number, seat: number): Pick<SeenPlayer, HeldParts> =>
  p === seat
    ? {
        warp: warped(s, p),
        hand: cardsOf(s, HAND + p, cardAnywhere),
        market: cardsOf(s, MARKET + p, cardAnywhere),
      }
    : { warp: null, hand: zones.count(s, HAND + p), market: zones.count(s, MARKET + p) }

function player(s: State, p: number, seat: number): SeenPlayer {
  return {
    seat: p,
    health: state.health.get(s, p),
    armor: state.armor.get(s, p),
    power: state.power.get(s, p),
    maxPower: maximumPower(s, p),
    debt: state.debt.get(s, p),
    influence: influenceText(s, p),
    skills: skillsOfMask(allSkillsOfPlayer(s, p)),
    deck: zones.count(s, DECK + p),
    ...heldBy(s, p, seat),
    playmat: cardsOf(s, PLAYMAT + p, (_s, c) => cardInPlay(s, c, seat)),
    powerZone: cardsOf(s, POWER + p, idOf),
    void: cardsOf(s, VOID + p, cardAnywhere),
    ...(zones.count(s, AWAY + p) === 0 ? {} : { away: cardsOf(s, AWAY + p, idOf) }),
  }
}

/** A card that is being played: whose it is, and what it is aimed at. */
function cardPlayed(s: State, c: Card, seat: number): CardPlayed {
  const card = isHidden(s, seat, c) ? UNSEEN : cardAnywhere(s, c)
  return { ...card, of: controllerOf(s, c), on: aimsOf(s, c).flatMap((x) => refer(s, x, seat) ?? []) }
}

/** What the open window is about, for both players alike. */
function windowSeen(s: State, seat: number): View['window'] {
  const open = openWindow(s)
  return open === null
    ? null
    : { card: referFor(s, seat, open.card), on: open.on.flatMap((x) => referFor(s, seat, x) ?? []) }
}

/** The top card of the own deck, while it can be played from there (Warp). */
export function warped(s: State, p: number): SeenCard | null {
  const top = zones.first(s, DECK + p)
  return top !== NONE && state.isAround(s, WARP) && (skills(s, top) & WARP) !== 0
    ? cardAnywhere(s, top)
    : null
}

/** What this seat sees, and nothing else. */
export function observe(s: State, seat: number, beside?: View): View {
  // While nothing can lie face down, what lies on the table looks the same to everybody.
  const open = beside === undefined || state.isAround(s, STEALTH) ? undefined : beside
  const side = (p: 0 | 1): SeenPlayer =>
    open === undefined ? player(s, p, seat) : { ...open.players[p], ...heldBy(s, p, seat) }
  return {
    turn: turn.get(s),
    current: current.get(s),
    starter: starter.get(s),
    phase: PHASES[phase.get(s)]!,
    winner: winner.get(s),
    night: (state.night.get(s) & state.IS_NIGHT) !== 0,
    site: open === undefined ? refer(s, attackedSite.get(s), seat) : open.site,
    played: open === undefined ? cardsOf(s, STACK_ZONE, (_s, c) => cardPlayed(s, c, seat)) : open.played,
    window: windowSeen(s, seat),
    asked: machine.waiting(s) ? machine.seat(s) : null,
    players: [side(0), side(1)],
  }
}

/** A reference for a seat that may not know the card. */
function referFor(s: State, seat: number, x: number): Ref | null {
  if (x === NONE || isPlayer(x) || seesZone(seat, zones.of(s, x))) return refer(s, x, seat)
  return { zone: zoneName(zones.of(s, x)), of: controllerOf(s, x) }
}

/** The innermost card whose text is being carried out, if this seat sees it. */
function causeOf(s: State, seat: number): string | null {
  for (let f = machine.running(s); f !== NONE; f = machine.below(s, f)) {
    const c = s[f + SELF]!
    if (c === NONE || c >= CARDS) continue
    return zones.of(s, c) !== NONE && sees(s, seat, c) ? idOf(s, c) : null
  }
  return null
}

/** An event as this seat sees it, or null when it sees nothing of it. */
export function seen(
  s: State,
  seat: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
): Event | null {
  const event = what(s, seat, GAME_EVENTS[kind]!, a, b, c, d)
  if (event === null) return null
  const cause = causeOf(s, seat)
  return cause === null ? event : { ...event, cause }
}

function what(
  s: State,
  seat: number,
  name: GameEvent,
  a: number,
  b: number,
  c: number,
  d: number,
): Event | null {
  switch (name) {
    case 'moved': {
      const known = seesZone(seat, b) || seesZone(seat, c)
      const places = {
        from: zoneName(b),
        to: zoneName(c),
        of: c === STACK_ZONE || c === NONE ? controllerOf(s, a) : c & 1,
      }
      return { kind: name, ...places, why: WHY[d]!, card: known ? idFor(s, a, seat) : null }
    }
    case 'drawn':
      return { kind: name, player: b, card: b === seat ? idOf(s, a) : null }
    case 'played':
      return { kind: name, card: idFor(s, a, seat), player: b, free: c !== 0 }
    case 'changed':
      return sees(s, seat, a)
        ? {
            kind: name,
            card: refer(s, a, seat),
            strength: b,
            health: c,
            thisTurn: d === 1,
            ...sumRef(s, seat, b === 0 ? c : b),
          }
        : null
    case 'gained':
      return sees(s, seat, a)
        ? {
            kind: name,
            card: refer(s, a, seat),
            skills: skillsOfMask(maskOfHalves(b, c, d === LATER)),
            warcry: Math.max(0, d),
          }
        : null
    case 'cost changed':
      return sees(s, seat, a) ? { kind: name, card: refer(s, a, seat), by: b, ...sumRef(s, seat, b) } : null
    case 'transformed':
      return sees(s, seat, a) ? { kind: name, card: refer(s, a, seat), was: definitions[b]!.id } : null
    case 'number changed':
      return sees(s, seat, c) ? { kind: name, card: definitions[a]!.id, by: b } : null
    case 'silenced':
      return sees(s, seat, a) ? { kind: name, card: refer(s, a, seat) } : null
    case 'damaged':
      return {
        kind: name,
        object: refer(s, a, seat),
        amount: b,
        source: referFor(s, seat, c),
        ...(isPlayer(a) && d !== b ? { lost: d } : {}),
        ...sumRef(s, seat, b, c),
      }
    case 'health':
    case 'armor':
      return { kind: name, player: a, change: b, ...sumRef(s, seat, b) }
    case 'power':
      return { kind: name, player: a, power: b, maxPower: c }
    case 'influence':
      return { kind: name, player: a, faction: INFLUENCE_LETTERS[b]!, change: c, ...sumRef(s, seat, c) }
    case 'player gained':
      return {
        kind: name,
        player: a,
        skills: skillsOfMask(maskOfHalves(b, c, (d & 2) !== 0)),
        thisTurn: (d & 1) !== 0,
      }
    case 'stolen':
      return { kind: name, card: refer(s, a, seat), player: b }
    case 'turn':
      return { kind: name, player: a, number: b }
    case 'phase':
      return { kind: name, phase: PHASES[a]! }
    case 'blocks':
    case 'direct attack':
      return { kind: name, card: refer(s, a, seat), object: refer(s, b, seat) }
    case 'window':
      return { kind: name, player: a, card: referFor(s, seat, b) }
    case 'chosen':
      return { kind: name, player: a, object: refer(s, b, seat), card: referFor(s, seat, c) }
    case 'shuffled':
    case 'passed':
    case 'hand kept':
      return { kind: name, player: a }
    case 'hand redrawn':
      return { kind: name, player: a, cards: b }
    case 'triggered':
      return sees(s, seat, a) ? { kind: name, card: refer(s, a, seat) } : null
    case 'warcry':
      return { kind: name, card: referFor(s, seat, a), n: b, ...sumRef(s, seat, b, a) }
    case 'night':
      return { kind: name, begins: a === 1 }
    case 'debt':
      return { kind: name, player: a, debt: b }
    case 'shifted':
      return { kind: name, card: refer(s, a, seat), out: b === 1 }
    case 'won':
      return { kind: name, player: a }
    case 'no room':
      return { kind: name }
    default:
      return { kind: name, card: referFor(s, seat, a) }
  }
}
