import { NONE } from '../../../kernel/state.ts'
import type { Plain, SeenEvent } from '../../../language/face.ts'
import { idOf, mages, mats } from '../content.ts'
import { facedown } from '../rules/cards.ts'
import { OUTCOMES } from '../rules/end.ts'
import * as events from '../rules/events.ts'
import { defOf, mageOf, nemesisId, playerCount, type State, zones } from '../state.ts'
import { between, breachRef, PHASES, zoneName } from '../visibility.ts'
import { sparedRef, sumRef } from './accounts.ts'

const playerOrNemesis = (p: number): Plain => (p === NONE ? 'nemesis' : p)

/** An event as any seat sees it; the mages by seat, so that a log can call them by name. */
export function seen(
  s: State,
  seat: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
): SeenEvent | null {
  const event = what(s, seat, kind, a, b, c, d)
  return event === null ? null : { ...event, mages: seats(s) }
}

export const seats = (s: State): readonly Plain[] =>
  Array.from({ length: playerCount.get(s) }, (_, p) => mages[mageOf.get(s, p)]?.id ?? null)

function what(
  s: State,
  _seat: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
): SeenEvent | null {
  const name = events.EVENTS[kind]!
  switch (kind) {
    case events.MOVED: {
      const open = !facedown(s, c)
      return {
        kind: name,
        from: zoneName(s, b),
        to: zoneName(s, c),
        ...(open ? { card: idOf(defOf(s, a)) } : {}),
        top: d === 1,
      }
    }
    case events.REVEALED:
      return { kind: name, card: idOf(defOf(s, a)), zone: zoneName(s, zones.of(s, a)) }
    case events.SHUFFLED:
      return { kind: name, zone: zoneName(s, a) }
    case events.TURN_BEGAN:
      return { kind: name, who: playerOrNemesis(a), turn: b }
    case events.PHASE_BEGAN:
      return { kind: name, phase: PHASES[a]!, who: playerOrNemesis(b) }
    case events.AETHER_GAINED:
      return { kind: name, player: a, n: b, pool: c, ...sumRef(s, b) }
    case events.AETHER_SPENT:
      return { kind: name, player: a, n: b, ...sumRef(s, b) }
    case events.CHARGES_CHANGED:
    case events.LIFE_CHANGED:
      return { kind: name, player: a, by: b, now: c, ...sumRef(s, b) }
    case events.GRAVEHOLD_CHANGED:
    case events.NEMESIS_CHANGED:
      return { kind: name, by: a, now: b, ...sumRef(s, a) }
    case events.MINION_CHANGED:
      return { kind: name, card: idOf(defOf(s, a)), by: b, now: c, ...sumRef(s, b) }
    case events.TOKENS_CHANGED:
      return { kind: name, token: mats[nemesisId.get(s)]!.counters[a]!, by: b, now: c, ...sumRef(s, b) }
    case events.BREACH_FOCUSED:
      return { kind: name, ...breachRef(a), stage: b }
    case events.BREACH_OPENED:
    case events.BREACH_DESTROYED:
      return { kind: name, ...breachRef(a) }
    case events.SPELL_CAST:
      return { kind: name, player: a, card: idOf(defOf(s, b)), ...breachRef(c), caster: a }
    case events.PREVENTED:
      return { kind: name, card: a === NONE ? null : idOf(defOf(s, a)), n: b, ...sparedRef(s, b) }
    case events.HUSKS_CHANGED:
      return { kind: name, now: a + b }
    case events.BECAME:
      return { kind: name, card: idOf(b), into: idOf(c), zone: zoneName(s, zones.of(s, a)) }
    case events.LINKS_CHANGED:
      return { kind: name, between: between(s, a), there: b === 1 }
    case events.GAME_ENDED:
      return { kind: name, outcome: OUTCOMES[a]! }
    case events.UNLEASHED:
      return { kind: name }
    default:
      return { kind: name, player: a, n: b }
  }
}
