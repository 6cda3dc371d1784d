import { account, type Line } from '../../../kernel/account.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import { definitions } from '../content.ts'
import { SELF } from '../engine.ts'
import { isHidden, seesZone } from '../knowledge.ts'
import type { SumLine } from '../protocol/events.ts'
import * as why from '../rules/common/accounts.ts'
import { CARDS, def, isPlayer, machine, PLAYER, STACK_ZONE, zones } from '../state.ts'

/** A card by what it is, as far as this seat knows it; null for one that it does not see. */
function cardRef(s: State, seat: number, c: number): Pick<SumLine, 'card' | 'player'> {
  if (c === NONE || c >= CARDS) return isPlayer(c) ? { player: c - PLAYER } : {}
  const z = zones.of(s, c)
  const seen = z !== NONE && (z === STACK_ZONE || seesZone(seat, z)) && !isHidden(s, seat, c)
  return { card: seen ? definitions[def.get(s, c)]!.id : null }
}

function lineRef(s: State, seat: number, { by, why: kind, a, b, c }: Line): SumLine {
  const about = { by, why: why.WHY[kind]! }
  if (kind === why.TEXT) return { ...about, ...cardRef(s, seat, c), ...(b < 0 ? { part: b } : {}) }
  return kind === why.DOUBLE || kind === why.SHARE || kind === why.FLOOR || kind === why.POWER_CARDS
    ? about
    : { ...about, ...cardRef(s, seat, a) }
}

const total = (lines: readonly Line[]): number => lines.reduce((sum, { by }) => sum + by, 0)

/** The account of a number as a seat sees it. */
export const linesRef = (s: State, seat: number, lines: readonly Line[]): readonly SumLine[] =>
  lines.map((line) => lineRef(s, seat, line))

/** A blow has its account in what strikes; anything else in the text that runs. */
const isOfEvent = ({ why: kind }: Line, source: number | undefined): boolean =>
  source !== undefined || kind === why.TEXT || kind === why.LIFESTEAL_GAIN || kind === why.DECAY_LOSS

/**
 * The account of a number that an event tells. Without one it comes from the text that runs, or from
 * `source`, the card or player that the event itself names.
 */
export function sumRef(s: State, seat: number, n: number, source?: number): { sum?: readonly SumLine[] } {
  if (n === 0) return {}
  const size = Math.abs(n)
  const lines = account()
  if (lines.length > 0 && total(lines) === size && isOfEvent(lines[0]!, source))
    return { sum: linesRef(s, seat, lines) }
  const from = source ?? (machine.running(s) === NONE ? NONE : s[machine.running(s) + SELF]!)
  return { sum: [{ by: size, why: 'text', ...cardRef(s, seat, from) }] }
}
