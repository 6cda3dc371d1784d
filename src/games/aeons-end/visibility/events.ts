import { NONE } from '../../../kernel/state.ts'
import { SELF } from '../../../language/compiler/assembler.ts'
import { idOf, mats } from '../content.ts'
import { PLAYER_TOKEN_NAMES } from '../language/instructions/aether-life-and-tokens.ts'
import type { Event, EventKind } from '../protocol/events.ts'
import { facedown } from '../rules/cards.ts'
import { ENDINGS } from '../rules/end.ts'
import { EVENTS } from '../rules/events.ts'
import { defOf, machine, nemesisId, playerCount, type State, zones } from '../state.ts'
import { between, breachRef, mageIdOf, PHASES, zoneName } from '../visibility.ts'
import { sparedRef, sumRef } from './accounts.ts'

const playerOrNemesis = (p: number): number | 'nemesis' => (p === NONE ? 'nemesis' : p)

/** An event as any seat sees it; the mages by seat, so that a log can call them by name. */
export function seen(
  s: State,
  _seat: number,
  kind: number,
  a: number,
  b: number,
  c: number,
  d: number,
): Event {
  return { ...what(s, EVENTS[kind]!, a, b, c, d), mages: magesBySeat(s), ...causeRef(s) }
}

/** The mages of a table hardly ever change: all that happens there shares one list. */
const mages = new WeakMap<State, readonly (string | null)[]>()

export function magesBySeat(s: State): readonly (string | null)[] {
  const before = mages.get(s)
  const count = playerCount.get(s)
  let same = before?.length === count
  for (let p = 0; same && p < count; p++) same = before![p] === mageIdOf(s, p)
  if (same) return before!
  const now = Array.from({ length: count }, (_, p) => mageIdOf(s, p))
  mages.set(s, now)
  return now
}

/** The innermost card whose text is being carried out. A text without a card of its own belongs to the one that called it. */
function causeRef(s: State): { readonly cause?: string } {
  for (let f = machine.running(s); f !== NONE; f = machine.below(s, f))
    if (s[f + SELF]! !== NONE) return { cause: idOf(defOf(s, s[f + SELF]!)) }
  return {}
}

type Happening<E = Event> = E extends unknown ? Omit<E, 'mages' | 'cause'> : never

function what(s: State, kind: EventKind, a: number, b: number, c: number, d: number): Happening {
  switch (kind) {
    case 'moved': {
      const open = !facedown(s, c)
      return {
        kind,
        from: zoneName(s, b),
        to: zoneName(s, c),
        ...(open ? { card: idOf(defOf(s, a)) } : {}),
        top: d === 1,
      }
    }
    case 'revealed':
      return { kind, card: idOf(defOf(s, a)), zone: zoneName(s, zones.of(s, a)) }
    case 'shuffled':
      return { kind, zone: zoneName(s, a) }
    case 'turnBegan':
      return { kind, who: playerOrNemesis(a), turn: b }
    case 'phaseBegan':
      return { kind, phase: PHASES[a]!, who: playerOrNemesis(b) }
    case 'aetherGained':
      return { kind, player: a, n: b, pool: c, ...sumRef(s, b) }
    case 'aetherSpent':
      return { kind, player: a, n: b, ...sumRef(s, b) }
    case 'chargesChanged':
    case 'lifeChanged':
      return { kind, player: a, by: b, now: c, ...sumRef(s, b) }
    case 'graveholdChanged':
    case 'nemesisChanged':
      return { kind, by: a, now: b, ...sumRef(s, a) }
    case 'minionChanged':
      return { kind, card: idOf(defOf(s, a)), by: b, now: c, ...sumRef(s, b) }
    case 'tokensChanged':
      return { kind, token: mats[nemesisId.get(s)]!.counters[a]!, by: b, now: c, ...sumRef(s, b) }
    case 'breachFocused':
      return { kind, ...breachRef(a), stage: b }
    case 'breachOpened':
    case 'breachDestroyed':
      return { kind, ...breachRef(a) }
    case 'spellCast':
      return { kind, card: idOf(defOf(s, b)), ...breachRef(c), caster: a }
    case 'prevented':
      return { kind, card: a === NONE ? null : idOf(defOf(s, a)), n: b, ...sparedRef(s, b) }
    case 'husksChanged':
      return { kind, by: a, now: b, ...sumRef(s, a) }
    case 'became':
      return { kind, card: idOf(b), into: idOf(c), zone: zoneName(s, zones.of(s, a)) }
    case 'linksChanged':
      return { kind, between: between(s, a), there: b === 1 }
    case 'silenceChanged':
      return { kind, card: idOf(defOf(s, a)), silenced: b === 1 }
    case 'playerTokensChanged':
      return { kind, player: a, token: PLAYER_TOKEN_NAMES[b]!, by: c, now: d, ...sumRef(s, c) }
    case 'shieldsChanged':
      return { kind, card: idOf(defOf(s, a)), by: b, now: c }
    case 'gameEnded':
      return { kind, outcome: ENDINGS[a - 1]! }
    case 'unleashed':
      return { kind }
    case 'deckTurnedOver':
    case 'exhausted':
    case 'abilityUsed':
      return { kind, player: a, n: b }
  }
}
