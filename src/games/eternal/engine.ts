import { FRAME_HEADER } from '../../kernel/machine.ts'
import { NONE, type State } from '../../kernel/state.ts'
import { SELF, SUBJECT, type Text, YOU } from '../../language/compiler/assembler.ts'
import { Steps } from '../../language/compiler/steps.ts'
import { growing } from './growing.ts'
import { know, seesZone } from './knowledge.ts'
import {
  CARDS,
  costPlus,
  DEFINITION,
  def,
  hasLater,
  healthPlus,
  isDeck,
  isHand,
  isPlaymat,
  laterHigh,
  laterPlus,
  machine,
  number,
  REMEMBERS,
  skillsHigh,
  skillsPlus,
  strengthPlus,
  traits,
  turnWarcry,
  warcryPlus,
  zones,
} from './state.ts'

/** Every text of Eternal has these locals after you, that (SUBJECT) and self. */
export const THAT = SUBJECT
/** The other player, so that it can be asked. */
export const ENEMY = FRAME_HEADER + 3
/** A second thing that an event was about, or the player. */
export const OTHER = FRAME_HEADER + 4
/** A number that an event or a cost bound. */
export const MANY = FRAME_HEADER + 5
/** Bit 0 and 1: the Aegis of that player has answered this text; bit 2: some unit's has. */
export const STOP = FRAME_HEADER + 6
/** How this text came to be carried out; each text says what it means. */
export const MODE = FRAME_HEADER + 7
export const FIXED_LOCALS = 5
/** In the frame of an action: the queue outside it. */
export const QUEUE_HEAD = FRAME_HEADER + 8
export const QUEUE_END = FRAME_HEADER + 9

const liesInHand = (s: State, x: number): boolean => x < CARDS && isHand(zones.of(s, x))

/** Whoever chooses from a hand has seen it. */
function seeHandOf(s: State, x: number, seat: number): void {
  const hand = zones.of(s, x)
  if (seesZone(seat, hand)) return
  for (let c = zones.first(s, hand); c !== NONE; c = zones.after(s, c)) know(s, seat, c)
}

/** Unchanged cards of the same name look the same; a deck shows nothing but names (EG14). */
function look(s: State, x: number): number {
  if (x >= CARDS) return x
  const z = zones.of(s, x)
  if (isPlaymat(z)) return x
  if (isDeck(z) || plainCard(s, x)) return DEFINITION + def.get(s, x)
  return x
}

const KEPT_TRAITS = ~(1 | 256 | REMEMBERS)
/** Nothing has changed this card: it is like any other of its name. */
export function plainCard(s: State, x: number): boolean {
  return (
    strengthPlus.get(s, x) === 0 &&
    healthPlus.get(s, x) === 0 &&
    skillsPlus.get(s, x) === 0 &&
    skillsHigh.get(s, x) === 0 &&
    warcryPlus.get(s, x) === 0 &&
    turnWarcry.get(s, x) === 0 &&
    costPlus.get(s, x) === 0 &&
    number.get(s, x) === 0 &&
    (traits.get(s, x) & KEPT_TRAITS) === 0 &&
    (!hasLater(s) || (laterPlus.get(s, x) === 0 && laterHigh.get(s, x) === 0))
  )
}

export const steps = new Steps(machine, look, { lies: liesInHand, see: seeHandOf })
export const { evaluator, assembler } = steps
growing.keep(steps.selections)
growing.keep(steps.forks)
growing.keep(steps.consents)

/** Starts a text above the running one. */
export function startText(s: State, text: Text, you: number, that: number, self: number): number {
  const f = assembler.start(s, text, you, that, self)
  s[f + ENEMY] = 1 - you
  s[f + STOP] = 0
  s[f + MODE] = 0
  s[f + MANY] = 0
  return f
}

export { look as looksLike, SELF, YOU }
