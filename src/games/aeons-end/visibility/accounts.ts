import { account, accounting, type Line, newAccount } from '../../../kernel/account.ts'
import { listening } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { idOf, knownNemesis } from '../content.ts'
import { assembler } from '../engine.ts'
import { askedDamage } from '../language/instructions/damage.ts'
import type { SumLine } from '../protocol/events.ts'
import * as why from '../rules/accounts.ts'
import { focusPrice, openPrice } from '../rules/breaches.ts'
import { castSpell } from '../rules/casting.ts'
import { MINION_CHANGED, NEMESIS_CHANGED, PREVENTED } from '../rules/events.ts'
import { isDone, learns, trialOf } from '../rules/trial.ts'
import {
  active,
  breachOfZone,
  breachState,
  CARDS,
  CLOSED,
  defOf,
  machine,
  nemesisId,
  PHASE_CASTING,
  type State,
  zones,
} from '../state.ts'
import { breachRef } from '../visibility.ts'

/** One line of an account as everybody may see it: whatever changes a number at this table is open. */
function lineRef(s: State, { by, why: kind, a, b, c }: Line): SumLine {
  const name = why.WHY[kind]!
  switch (name) {
    case 'text':
      return {
        by,
        why: name,
        text: assembler.names[assembler.textAt(a)] ?? '',
        ...(b < 0 ? { part: b } : {}),
        ...(c !== NONE && c < CARDS
          ? { card: idOf(defOf(s, c)) }
          : { nemesis: knownNemesis(nemesisId.get(s))?.id ?? null }),
      }
    case 'breach':
    case 'focus':
      return { by, why: name, ...breachRef(a) }
    case 'quarters':
      return { by, why: name, ...breachRef(a), quarters: b }
    case 'rule':
      return { by, why: name, rule: a }
    case 'cost':
      return { by, why: name, card: idOf(defOf(s, a)) }
    case 'ability':
    case 'exhausted':
    case 'excess':
    case 'twice':
      return { by, why: name, player: a }
    case 'charge':
    case 'limit':
    case 'power':
    case 'first focus':
    case 'refined':
      return { by, why: name }
  }
}

/** The account of a number, or nothing when none was kept or when it is of another number. */
export function sumRef(
  s: State,
  n: number,
  lines: readonly Line[] = account(),
): { sum?: readonly SumLine[] } {
  if (lines.length === 0 || lines.reduce((total, { by }) => total + by, 0) !== Math.abs(n)) return {}
  return { sum: lines.map((line) => lineRef(s, line)) }
}

/** A number on the table, with its account. */
export interface Summed {
  readonly n: number
  readonly sum: readonly SumLine[]
}

const summed = (s: State, n: number): Summed => ({ n, sum: sumRef(s, n).sum ?? [] })

/** What it costs to focus and to open a closed breach now. */
export function breachPrices(s: State, b: number): { readonly focus: Summed; readonly open: Summed } | null {
  if (breachState.get(s, b) !== CLOSED) return null
  return accounting(() => ({
    focus: summed(s, focusPrice(s, b)),
    open: summed(s, openPrice(s, b)),
  }))
}

/**
 * What a prepped spell would deal first if it were cast now; null when that depends on what will be chosen
 * or come to light before.
 */
export function spellDamage(s: State, c: number): Summed | null {
  const trial = trialOf(s, breachOfZone(zones.of(s, c)) >> 2, PHASE_CASTING)
  let found: Summed | null = null
  accounting(() => {
    newAccount()
    listening(
      (_s, kind) => {
        if (kind === NEMESIS_CHANGED || kind === MINION_CHANGED || kind === PREVENTED) found ??= dealt(trial)
      },
      () => {
        castSpell(trial, active.get(trial), c, 0, false)
        machine.run(trial)
      },
    )
    if (found === null && !isDone(trial) && askedDamage(trial) > 0) found = dealt(trial)
  })
  return learns(trial, s) ? null : found
}

/** What was dealt, before whoever was hit took less of it. */
function dealt(s: State): Summed | null {
  const lines = account().filter((line) => line.why !== why.RULE && line.why !== why.LIMIT)
  const n = lines.reduce((total, { by }) => total + by, 0)
  return n === 0 ? null : { n, sum: lines.map((line) => lineRef(s, line)) }
}

/** What rules took away from a number on its way. */
export const sparedRef = (s: State, n: number): { spared?: readonly SumLine[] } => {
  const lines = account().flatMap((line) => (line.why === why.RULE ? [{ ...line, by: -line.by }] : []))
  const { sum } = sumRef(s, n, lines)
  return sum === undefined ? {} : { spared: sum }
}
