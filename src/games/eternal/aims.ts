import { NONE, type State } from '../../kernel/state.ts'
import type { Card } from '../../kernel/zones.ts'
import { definitions } from './content.ts'
import { OTHER, SELF, steps, THAT } from './engine.ts'
import { def, isPlayer, isPlaymat, machine, STACK_ZONE, zones } from './state.ts'

// What is aimed at what: cards that are being played and windows, as the log has shown both players (E174).

const opName = (at: number): string => machine.opNames[machine.instructionAt(at)[0]] ?? ''
/** Where the instructions that follow the choices of a text begin. */
const choicesEnd: ReadonlySet<string> = new Set(['select', 'fork', 'end'])

const isPublic = (s: State, x: number): boolean => isPlayer(x) || isPlaymat(zones.of(s, x))

/** What the text of this frame has chosen so far: the instructions in front of it have logged it for both players. */
export function chosenSoFar(s: State, f: number): number[] {
  const self = s[f + SELF]!
  const { kind } = definitions[def.get(s, self)]!
  if (kind === 'curse' || kind === 'weapon') {
    const bearer = s[f + OTHER]!
    if (bearer !== NONE && bearer !== undefined && isPublic(s, bearer)) return [bearer]
  }
  const asked = f === machine.running(s) && machine.waiting(s)
  const found: number[] = []
  for (
    let at = (asked ? machine.asking(s) : machine.position(s, f)) - 1;
    at >= 0 && !choicesEnd.has(opName(at));
    at--
  ) {
    if (opName(at) !== 'emit chosen') continue
    const local = machine.instructionAt(at)[1]
    const things = Array.from({ length: steps.size(s, f, local) }, (_, i) => steps.thing(s, f, local, i))
    found.unshift(...things.filter((x) => isPublic(s, x)))
  }
  return found
}

/** What a card that is being played is aimed at. */
export function aimsOf(s: State, c: Card): number[] {
  for (let f = machine.running(s); f !== NONE; f = machine.below(s, f))
    if (s[f + SELF] === c && zones.of(s, c) === STACK_ZONE) {
      const aims = chosenSoFar(s, f)
      if (aims.length > 0) return aims
    }
  return []
}

/** A window: the card it is about, and what that is aimed at. */
export interface OpenWindow {
  readonly card: number
  readonly on: readonly number[]
}

/** The window that is open now; null while something else is asked. Windows open whatever a hand holds. */
export function openWindow(s: State): OpenWindow | null {
  if (!machine.waiting(s)) return null
  const f = machine.running(s)
  switch (opName(machine.asking(s))) {
    case 'react':
      return { card: s[f + SELF]!, on: s[f + SELF] === NONE ? [] : chosenSoFar(s, f) }
    case 'direct attack':
    case 'after ambush':
      return { card: s[f + SELF]!, on: [s[f + THAT]!].filter((x) => x !== NONE && isPublic(s, x)) }
    default:
      return null
  }
}
