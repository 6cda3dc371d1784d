import { enter } from '../../../../kernel/account.ts'
import { emit } from '../../../../kernel/events.ts'
import { NONE } from '../../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../../language/compiler/assembler.ts'
import {
  bloodMagicText,
  CORRUPTION,
  castText,
  effectText,
  mats,
  persistentText,
  powerText,
  typeOf,
} from '../../content.ts'
import { assembler, DRAW_ONE, ENTER_PLAY, steps, UNLEASH } from '../../engine.ts'
import { LIMIT } from '../../rules/accounts.ts'
import { facedown, reveal, toBottom } from '../../rules/cards.ts'
import { CAST_FROM } from '../../rules/casting.ts'
import { HUSKS_CHANGED } from '../../rules/events.ts'
import { enterPlay, silence } from '../../rules/nemesis-turn.ts'
import {
  defOf,
  handOf,
  nemesisId,
  playAreaOf,
  SIDE_ZONES,
  type State,
  tokensHurt,
  tokensWhole,
  zones,
} from '../../state.ts'
import { accounted, amount, each, op } from './instruction.ts'

/** Into the leftmost (1) or rightmost (-1) breach of the nemesis without a spell, as long as there is one. */
export const PLACE_IN_BREACH = op('prep for the nemesis', (s, f, set, direction) => {
  for (let i = 0; i < steps.size(s, f, set); i++) {
    const zone = emptyBreachOf(s, direction)
    if (zone !== NONE) toBottom(s, steps.thing(s, f, set, i), zone)
  }
})
/** The zone of that breach, or NONE. */
export function emptyBreachOf(s: State, direction: number): number {
  const { firstBreach, breaches } = mats[nemesisId.get(s)]!
  for (let i = 0; i < breaches; i++) {
    const zone = SIDE_ZONES + firstBreach + (direction > 0 ? i : breaches - 1 - i)
    if (zones.count(s, zone) === 0) return zone
  }
  return NONE
}
export const UNLEASH_TIMES = op('unleash several times', (s, f, n) => {
  for (let i = amount(s, f, n); i > 0; i--) assembler.start(s, UNLEASH, NONE, NONE, NONE)
})
/** A procedure of the mat; its parameters lie behind the usual locals. */
export const PERFORM = op('perform', (s, f, procedure, n, set) => {
  const name = procedureNames[procedure]!
  const text = mats[nemesisId.get(s)]?.procedures.get(name)
  if (text === undefined) return
  const k = n === NO_PARAMETER ? 0 : amount(s, f, n)
  const pile = set > 0 && steps.size(s, f, set) > 0 ? steps.thing(s, f, set, 0) : NONE
  const g = assembler.start(s, text, s[f + YOU]!, s[f + SUBJECT]!, s[f + SELF]!)
  s[g + FIRST_PARAMETER] = k
  s[g + FIRST_PARAMETER + 1] = pile
})
export const NO_PARAMETER = 32000
/** Behind the locals that every text of this game has: you, subject, self, and the three of a cast. */
export const FIRST_PARAMETER = CAST_FROM + 1
export const procedureNames: string[] = []

export const PARTS: Readonly<Record<string, number>> = { bloodMagic: 1, cast: 2, persistent: 3, power: 4 }
const PART_TEXTS = [effectText, bloodMagicText, castText, persistentText, powerText] as const

/** Runs another card's text where it lies; from a hand it goes to the play area first. CM5 */
export const RESOLVE = op('resolve', (s, f, set, part) => {
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--) {
    const c = steps.thing(s, f, set, i)
    const def = defOf(s, c)
    const type = typeOf[def]!
    const text =
      part > 0 ? PART_TEXTS[part]![def]! : effectText[def]! !== NONE ? effectText[def]! : persistentText[def]!
    if (text === NONE) continue
    // A card drawn from a facedown deck is shown to all.
    if (facedown(s, zones.of(s, c))) reveal(s, c)
    const you = type === CORRUPTION ? s[f + SUBJECT]! : NONE
    if (type === CORRUPTION && you !== NONE && zones.of(s, c) === handOf(you)) toBottom(s, c, playAreaOf(you))
    assembler.start(s, text, you, you, c)
  }
})
export const SILENCE = each('silence', (s, c) => {
  silence(s, c)
})
/** Newest last, so that the first of the set enters first. */
export const ENTER = op('enter play', (s, f, set) => {
  for (let i = steps.size(s, f, set) - 1; i >= 0; i--)
    assembler.start(s, ENTER_PLAY, NONE, NONE, steps.thing(s, f, set, i))
})
export const ENTER_SILENTLY = op('enter play silently', (s, f, set) => {
  for (let i = 0; i < steps.size(s, f, set); i++) enterPlay(s, steps.thing(s, f, set, i), true)
})
export const DRAW_NEMESIS_CARD = op('another nemesis card', (s) => {
  assembler.start(s, DRAW_ONE, NONE, NONE, NONE)
})
export const SPAWN = op('token minions', (s, f, n) => {
  const mat = tokenMinions[nemesisId.get(s)]
  if (mat === undefined) return
  const wanted = accounted(s, f, n)
  const before = tokensWhole.get(s) + tokensHurt.get(s)
  const come = Math.min(wanted, mat.max - before)
  for (let i = wanted - come; i > 0; i--) assembler.start(s, mat.overflow, NONE, NONE, NONE)
  if (come <= 0) return
  tokensWhole.add(s, come)
  enter(come - wanted, LIMIT)
  emit(s, HUSKS_CHANGED, come, before + come)
})
export const tokenMinions: (
  | { readonly max: number; readonly start: number; readonly overflow: number }
  | undefined
)[] = []
