import { NO_OPTION, type Question } from '../../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../../kernel/options.ts'
import { NONE, type State } from '../../../../kernel/state.ts'
import { listed, mark, type Operand, release } from '../../../../language/compiler/evaluator.ts'
import { DONE, NO, PICK, YES } from '../../../../language/compiler/steps.ts'
import { extraText } from '../../abilities.ts'
import { KIND, library, VERSATILE, WEAPON } from '../../content.ts'
import { ENEMY, evaluator, MODE, OTHER, SELF, YOU } from '../../engine.ts'
import * as state from '../../state.ts'
import { CARDS, DOOMED, def, doom, isAround, machine, PLAYER, PLAYMAT, power, zones } from '../../state.ts'
import { gainMaxPower, spendPower, takeDebt } from '../damage/health.ts'
import { isShifted } from '../triggers/delayed.ts'
import { dispatchOwn, STUDENT } from '../triggers/dispatch.ts'
import { about, enqueue } from '../triggers/queue-rows.ts'
import { exhaust } from '../values/changes.ts'
import { maximumPower } from '../values/player-values.ts'
import { hasSkill } from '../values/skills.ts'
import { isUnitCard, room } from '../zones/zones.ts'
import { DIES_AT_ONCE } from './how-played.ts'
import { fitsOn, wouldFindObjects } from './playable.ts'

/** May pay more while playing, again and again if the text says so; local a counts. */
export const extra = machine.question('extra', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, counter) => {
    const at = def.get(s, s[f + SELF]!)
    if (extraText[at] === -1) return
    const { pay, repeat, losesMaxPower, student, spell } = extras[at]!
    const p = s[f + YOU]!
    if (power.get(s, p) < pay || (!repeat && s[f + counter]! > 0)) return
    if (maximumPower(s, p) < losesMaxPower) return
    // E234: nobody pays for a spell without an object.
    if (spell !== NONE && !wouldFindObjects(s, spell, s[f + SELF]!, p)) return
    if (student !== 0) {
      offerStudents(s, f, student)
      return
    }
    option(YES)
    option(NO)
  },
  settle: (s, f, chosen, counter) => {
    if (s[f + counter] === NONE) s[f + counter] = 0
    if (chosen === NO_OPTION || optionKind(chosen) === NO || optionKind(chosen) === DONE) return
    const p = s[f + YOU]!
    const { pay, losesMaxPower, debt } = extras[def.get(s, s[f + SELF]!)]!
    spendPower(s, p, pay)
    if (losesMaxPower > 0) gainMaxPower(s, p, -losesMaxPower)
    takeDebt(s, p, debt)
    if (optionKind(chosen) === PICK) {
      s[f + OTHER] = optionFirst(chosen)
      exhaust(s, optionFirst(chosen))
      dispatchOwn(s, STUDENT, optionFirst(chosen))
    }
    s[f + counter] = s[f + counter]! + 1
    s[f] = s[f]! - 1
  },
} satisfies Question)

function offerStudents(s: State, f: number, set: Operand): void {
  const from = mark()
  evaluator.gather(s, f, set)
  for (let i = from; i < mark(); i++) option(PICK, listed(i))
  if (mark() > from) option(DONE)
  release(from)
}

/** What may be paid beside the cost of a card. */
export interface ExtraCost {
  readonly pay: number
  readonly repeat: boolean
  readonly losesMaxPower: number
  /** What is not paid at once is owed. */
  readonly debt: number
  /** One of this set is exhausted; 0 for none. */
  readonly student: Operand
  /** The spell that is played for it, with the cards that are there before the card itself; NONE for none. */
  readonly spell: number
}

export const NO_EXTRA: ExtraCost = {
  pay: 0,
  repeat: false,
  losesMaxPower: 0,
  debt: 0,
  student: 0,
  spell: NONE,
}

/** Optional payments by definition, and the trigger that carries out what they bring. */
export const extras: ExtraCost[] = library.compiledList(NO_EXTRA)

export const joinExtra = machine.op('join extra', (s, f, counter) => {
  const c = s[f + SELF]!
  if (s[f + counter]! <= 0) return
  const student = s[f + OTHER]!
  s[f + OTHER] = NONE
  enqueue(
    s,
    extraText[def.get(s, c)]!,
    c,
    s[f + YOU]!,
    about(student === NONE ? c : student, s[f + counter]!),
  )
})

/** A Versatile relic weapon may go to a unit instead of the avatar. */
export const versatile = machine.question('versatile', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    const p = s[f + YOU]!
    if (!isAround(s, VERSATILE) || !hasSkill(s, s[f + SELF]!, VERSATILE) || s[f + OTHER] !== NONE) return
    option(PICK, PLAYER + p)
    for (let u = zones.first(s, PLAYMAT + p); u !== NONE; u = zones.after(s, u))
      if (isUnitCard(s, u) && !isShifted(s, u)) option(PICK, u)
  },
  settle: (s, f, chosen, onUnit) => {
    if (chosen !== NO_OPTION) s[f + OTHER] = optionFirst(chosen)
    const on = s[f + OTHER]!
    if (on !== NONE && on < CARDS) s[f] = onUnit
  },
} satisfies Question)

/** Chooses the unit for a weapon or curse; a text may have named it already (E037, E039). */
export const bearer = machine.question('bearer', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (s[f + OTHER] !== NONE) return
    const c = s[f + SELF]!
    const side = KIND[def.get(s, c)] === WEAPON ? s[f + YOU]! : s[f + ENEMY]!
    for (let u = zones.first(s, PLAYMAT + side); u !== NONE; u = zones.after(s, u))
      if (isUnitCard(s, u) && !isShifted(s, u) && fitsOn(s, c, s[f + YOU]!, u)) option(PICK, u)
  },
  settle: (s, f, chosen) => {
    if (chosen !== NO_OPTION) s[f + OTHER] = optionFirst(chosen)
  },
} satisfies Question)

/** A full board: one of your units, or the new one itself, is killed to make room (E214, E216). */
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
