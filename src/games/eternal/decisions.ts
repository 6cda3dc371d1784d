import { type Option, optionAt, optionFirst, optionKind, optionSecond } from '../../kernel/options.ts'
import { NONE, type State } from '../../kernel/state.ts'
import type { SeenDecision, SeenOption } from '../../language/face.ts'
import { BRANCH, DONE, NO, PICK, type Selection, YES } from '../../language/steps.ts'
import { definitions } from './content.ts'
import { looksLike, SELF, steps, YOU } from './engine.ts'
import { blockable } from './rules/battle/blocking.ts'
import * as kinds from './rules/common/options.ts'
import { DISCARD_TO } from './rules/turn/end-phase.ts'
import { DEFINITION, HAND, machine, zones } from './state.ts'
import { idFor, refer } from './visibility.ts'

const NAMES: Readonly<Record<number, string>> = {
  [PICK]: 'pick',
  [DONE]: 'done',
  [YES]: 'yes',
  [NO]: 'no',
  [BRANCH]: 'way',
  [kinds.PLAY]: 'play',
  [kinds.ACTIVATE]: 'activate',
  [kinds.KILLER_ATTACK]: 'killer',
  [kinds.AVATAR_ATTACK]: 'avatar',
  [kinds.ATTACK]: 'attack',
  [kinds.COMMIT]: 'commit',
  [kinds.END_TURN]: 'end turn',
  [kinds.PASS]: 'pass',
  [kinds.PASS_TURN]: 'pass turn',
  [kinds.BLOCK]: 'block',
  [kinds.KEEP]: 'keep',
  [kinds.REDRAW]: 'redraw',
  [kinds.PLAY_AS_SIGIL]: 'inscribe',
  [kinds.PLAY_SHIFTED]: 'shift',
  [kinds.PLAY_BONDED]: 'bond',
}

/** The name of what is asked: `main`, `react`, `select`, `block` ... */
export const askedName = (s: State): string => machine.opNames[machine.code[machine.asking(s) * 4]!]!

export function seenOption(s: State, o: Option): SeenOption {
  const kind = NAMES[optionKind(o)]!
  const seat = machine.seat(s)
  switch (optionKind(o)) {
    case PICK:
    case kinds.PLAY:
    case kinds.ATTACK:
    case kinds.AVATAR_ATTACK:
    case kinds.PLAY_SHIFTED:
      return { kind, object: refer(s, optionFirst(o), seat) }
    case kinds.BLOCK:
      return {
        kind,
        object: refer(s, optionFirst(o), seat),
        attackers: blockable(s, optionFirst(o)).map((a) => refer(s, a, seat)),
      }
    case YES:
    case NO:
      return askedName(s) === 'berserk' ? { kind, object: refer(s, optionFirst(o), seat) } : { kind }
    case kinds.ACTIVATE:
      return { kind, object: refer(s, optionFirst(o), seat), ability: optionSecond(o) }
    case kinds.PLAY_AS_SIGIL:
      return { kind, object: refer(s, optionFirst(o), seat), way: optionSecond(o) }
    case kinds.PLAY_BONDED:
    case kinds.KILLER_ATTACK:
      return { kind, object: refer(s, optionFirst(o), seat), on: refer(s, optionSecond(o), seat) }
    case BRANCH:
      if (askedName(s) === 'invoke')
        return { kind: 'pick', object: { card: definitions[optionFirst(o) - DEFINITION]!.id } }
      return { kind, way: optionFirst(o) }
    default:
      return { kind }
  }
}

/** The node that asks, for whoever puts the question into words; null when a rule asks. */
export function askingNode(s: State): unknown {
  const at = machine.asking(s) * 4
  const op = machine.code[at]!
  const operand = machine.code[at + 1]!
  if (op === steps.select) return steps.selections[operand]!.note.why
  if (op === steps.fork) return steps.forks[operand]!.note.why
  if (op === steps.consent) return steps.consents[operand]!.note.why
  return null
}

/** The card whose text asks, or the name of the rule. */
function why(s: State): string {
  const f = machine.running(s)
  const c = s[f + SELF]!
  return c === NONE ? askedName(s) : idFor(s, c, machine.seat(s))
}

/** Several things that are chosen one after the other: what is left to choose from, and how many. */
interface Picking {
  readonly things: readonly number[]
  readonly left: number
  readonly of: number
  readonly selection: Selection | null
}

function picking(s: State): Picking | null {
  const f = machine.running(s)
  const at = machine.asking(s) * 4
  if (machine.code[at] === steps.select) {
    const selection = steps.selections[machine.code[at + 1]!]!
    const { things, left } = steps.open(s, f, selection)
    return { things, left, of: left + steps.chosen(s, f, selection), selection }
  }
  if (askedName(s) !== 'discard') return null
  const things: number[] = []
  for (let c = zones.first(s, HAND + s[f + YOU]!); c !== NONE; c = zones.after(s, c)) things.push(c)
  return { things, left: things.length - DISCARD_TO, of: things.length - DISCARD_TO, selection: null }
}

/** How many of what is chosen from look like this option: they are one option, but several can be taken. */
function alike(s: State, o: Option, { things, selection }: Picking): { readonly alike?: number } {
  if (optionKind(o) !== PICK) return {}
  const same = looksLike(s, optionFirst(o), selection)
  const n = things.filter((x) => looksLike(s, x, selection) === same).length
  return n > 1 ? { alike: n } : {}
}

export function decision(s: State): SeenDecision {
  const seen: Option[] = Array.from({ length: machine.options(s) }, (_, i) => optionAt(i))
  const picks = picking(s)
  const several = picks !== null && picks.of > 1
  return {
    seat: machine.seat(s),
    kind: askedName(s),
    why: why(s),
    ...(several ? { picks: { left: picks.left, of: picks.of } } : {}),
    options: seen.map((o) => ({ ...seenOption(s, o), ...(several ? alike(s, o, picks) : {}) })),
  }
}
