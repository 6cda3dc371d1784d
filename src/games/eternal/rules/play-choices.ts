import { NO_OPTION, type Question } from '../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import { NO, PICK, YES } from '../../../language/steps.ts'
import { extraText } from '../abilities.ts'
import { KIND, WEAPON } from '../content.ts'
import { ENEMY, MODE, OTHER, SELF, YOU } from '../engine.ts'
import * as state from '../state.ts'
import { DOOMED, def, doom, machine, PLAYMAT, power, zones } from '../state.ts'
import { spendPower } from './health.ts'
import { DIES_AT_ONCE } from './how-played.ts'
import { fitsOn } from './playable.ts'
import { join } from './waiting-line.ts'
import { isUnitCard, room } from './zones.ts'

/** May pay more while playing, again and again if the text says so; local a counts. */
export const extra = machine.question('extra', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, counter) => {
    const at = def.get(s, s[f + SELF]!)
    if (extraText[at] === -1) return
    const { pay, repeat } = extras[at]!
    if (power.get(s, s[f + YOU]!) < pay || (!repeat && s[f + counter]! > 0)) return
    option(YES)
    option(NO)
  },
  settle: (s, f, chosen, counter) => {
    if (s[f + counter] === NONE) s[f + counter] = 0
    if (chosen === NO_OPTION || optionKind(chosen) === NO) return
    spendPower(s, s[f + YOU]!, extras[def.get(s, s[f + SELF]!)]!.pay)
    s[f + counter] = s[f + counter]! + 1
    s[f] = s[f]! - 1
  },
} satisfies Question)

/** Optional payments by definition, and the trigger that carries out what they bring. */
export const extras: { readonly pay: number; readonly repeat: boolean }[] = []

export const joinExtra = machine.op('join extra', (s, f, counter) => {
  const c = s[f + SELF]!
  if (s[f + counter]! > 0) join(s, extraText[def.get(s, c)]!, c, s[f + YOU]!, c, NONE, s[f + counter]!)
})

/** Chooses the unit for a weapon or curse; a text may have named it already (37, 39). */
export const bearer = machine.question('bearer', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (s[f + OTHER] !== NONE) return
    const c = s[f + SELF]!
    const side = KIND[def.get(s, c)] === WEAPON ? s[f + YOU]! : s[f + ENEMY]!
    for (let u = zones.first(s, PLAYMAT + side); u !== NONE; u = zones.after(s, u))
      if (isUnitCard(s, u) && fitsOn(s, c, s[f + YOU]!, u)) option(PICK, u)
  },
  settle: (s, f, chosen) => {
    if (chosen !== NO_OPTION) s[f + OTHER] = optionFirst(chosen)
  },
} satisfies Question)

/** A full board: one of your units, or the new one itself, is killed to make room (214, 216). */
export const makeRoom = machine.question('make room', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, size) => {
    const p = s[f + YOU]!
    if (room(s, p) + doomedUnits(s, p) >= size) return
    for (let u = zones.first(s, PLAYMAT + p); u !== NONE; u = zones.after(s, u))
      if (isUnitCard(s, u) && !state.has(s, u, DOOMED)) option(PICK, u)
    if (size === 1) option(PICK, s[f + SELF]!)
  },
  settle: (s, f, chosen, size) => {
    if (chosen === NO_OPTION) return
    const x = optionFirst(chosen)
    if (x === s[f + SELF]) s[f + MODE] = s[f + MODE]! | DIES_AT_ONCE
    else doom(s, x)
    if (size > 1) s[f] = s[f]! - 1
  },
} satisfies Question)

function doomedUnits(s: State, p: number): number {
  let n = 0
  for (let u = zones.first(s, PLAYMAT + p); u !== NONE; u = zones.after(s, u))
    if (isUnitCard(s, u) && state.has(s, u, DOOMED)) n++
  return n
}
