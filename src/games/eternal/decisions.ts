import {
  type Option as OptionCode,
  onceForOptions,
  optionAt,
  optionFirst,
  optionKind,
  optionSecond,
} from '../../kernel/options.ts'
import { NONE, type State } from '../../kernel/state.ts'
import { BRANCH, DONE, NO, PICK, YES } from '../../language/compiler/steps.ts'
import { definitions } from './content.ts'
import { looksLike, SELF, steps, YOU } from './engine.ts'
import type { Decision, Option } from './protocol/options.ts'
import type { Ref } from './protocol/words.ts'
import { blockable } from './rules/battle/blocking.ts'
import * as kinds from './rules/common/options.ts'
import { DISCARD_TO } from './rules/turn/end-phase.ts'
import { DEFINITION, HAND, machine, zones } from './state.ts'
import { askedName } from './visibility/questions.ts'
import { idFor, refer } from './visibility.ts'

export function seenOption(s: State, o: OptionCode): Option {
  const seat = machine.seat(s)
  const first = (): Ref | null => refer(s, optionFirst(o), seat)
  const second = (): Ref | null => refer(s, optionSecond(o), seat)
  switch (optionKind(o)) {
    case PICK:
      return { kind: 'pick', object: first() }
    case kinds.PLAY:
      return { kind: 'play', object: first() }
    case kinds.ATTACK:
      return { kind: 'attack', object: first() }
    case kinds.AVATAR_ATTACK:
      return { kind: 'avatar', object: first() }
    case kinds.PLAY_SHIFTED:
      return { kind: 'shift', object: first() }
    case kinds.BLOCK:
      return {
        kind: 'block',
        object: first(),
        attackers: blockable(s, optionFirst(o)).map((a) => refer(s, a, seat)),
      }
    case YES:
      return { kind: 'yes', ...(askedName(s) === 'berserk' ? { object: first() } : {}) }
    case NO:
      return { kind: 'no', ...(askedName(s) === 'berserk' ? { object: first() } : {}) }
    case kinds.ACTIVATE:
      return { kind: 'activate', object: first(), ability: optionSecond(o) }
    case kinds.PLAY_AS_SIGIL:
      return { kind: 'inscribe', object: first(), way: optionSecond(o) }
    case kinds.PLAY_BONDED:
      return { kind: 'bond', object: first(), on: second() }
    case kinds.KILLER_ATTACK:
      return { kind: 'killer', object: first(), on: second() }
    case BRANCH:
      if (askedName(s) === 'invoke')
        return { kind: 'pick', object: { card: definitions[optionFirst(o) - DEFINITION]!.id } }
      return { kind: 'way', way: optionFirst(o) }
    default:
      return plainOption(optionKind(o))
  }
}

/** Options that are about nothing on the table. */
const PLAIN: Readonly<
  Record<number, 'done' | 'commit' | 'end turn' | 'pass' | 'pass turn' | 'keep' | 'redraw'>
> = {
  [DONE]: 'done',
  [kinds.COMMIT]: 'commit',
  [kinds.END_TURN]: 'end turn',
  [kinds.PASS]: 'pass',
  [kinds.PASS_TURN]: 'pass turn',
  [kinds.KEEP]: 'keep',
  [kinds.REDRAW]: 'redraw',
}

function plainOption(kind: number): Option {
  const name = PLAIN[kind]
  if (name === undefined) throw new Error(`option ${kind} has no name`)
  return { kind: name }
}

/** The node that asks, for the renderers; null when a rule asks. */
export function askingNode(s: State): unknown {
  const op = machine.askedOp(s)
  const operand = machine.askedOperand(s, 0)
  if (op === steps.select) return steps.selections[operand]!.note.why
  if (op === steps.fork) return steps.forks[operand]!.note.why
  if (op === steps.consent) return steps.consents[operand]!.note.why
  return null
}

/** The card whose text asks, or the rule. */
function why(s: State): Decision['why'] {
  const f = machine.running(s)
  const c = s[f + SELF]!
  return c === NONE ? { text: askedName(s) } : { card: idFor(s, c, machine.seat(s)) }
}

/** Several things that are chosen one after the other: what is left to choose from, and how many. */
interface Picking {
  readonly things: readonly number[]
  readonly left: number
  readonly of: number
}

function picking(s: State): Picking | null {
  const f = machine.running(s)
  if (machine.askedOp(s) === steps.select) {
    const selection = steps.selections[machine.askedOperand(s, 0)]!
    const { things, left } = steps.open(s, f, selection)
    return { things, left, of: left + steps.chosen(s, f, selection) }
  }
  if (askedName(s) !== 'discard') return null
  const things: number[] = []
  for (let c = zones.first(s, HAND + s[f + YOU]!); c !== NONE; c = zones.after(s, c)) things.push(c)
  return { things, left: things.length - DISCARD_TO, of: things.length - DISCARD_TO }
}

/** How many of what is chosen from look like this option: they are one option, but several can be taken. */
function alike(s: State, o: OptionCode, { things }: Picking): { readonly alike?: number } {
  if (optionKind(o) !== PICK) return {}
  const same = looksLike(s, optionFirst(o))
  const n = things.filter((x) => looksLike(s, x) === same).length
  return n > 1 ? { alike: n } : {}
}

/** What is asked: for the digest of a record and for people, who mostly want it right after each other. */
export function decision(s: State): Decision {
  const options = machine.options(s)
  return onceForOptions(() => decisionOf(s, options))
}

function decisionOf(s: State, options: number): Decision {
  const seen: OptionCode[] = []
  for (let i = 0; i < options; i++) seen.push(optionAt(i))
  const picks = picking(s)
  const several = picks !== null && picks.of > 1
  return {
    seat: machine.seat(s),
    kind: askedName(s),
    why: why(s),
    ...(several ? { picks: { left: picks.left, of: picks.of } } : {}),
    options: seen.map((o) => {
      const option = seenOption(s, o)
      return several && option.kind === 'pick' ? { ...option, ...alike(s, o, picks) } : option
    }),
  }
}
