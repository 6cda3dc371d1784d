import { optionAt, optionFirst } from '../../../../../kernel/options.ts'
import { NONE, type State } from '../../../../../kernel/state.ts'
import { chosenSoFar } from '../../../aims.ts'
import { definitions } from '../../../content.ts'
import { askingNode } from '../../../decisions.ts'
import { SELF, THAT } from '../../../engine.ts'
import type { Effect, Modification, Pick } from '../../../language/nodes.ts'
import { extras, NO_EXTRA } from '../../../rules/playing/play-choices.ts'
import * as state from '../../../state.ts'
import { ATTACKING, current, DECK, def, has, machine, PHASES, PLAYMAT, zones } from '../../../state.ts'
import { askedName, type QuestionName } from '../../../visibility/questions.ts'
import type { Texts } from '../../texts.ts'
import type { Asked, Thing } from '../phrasebook.ts'
import { hidden, thingFor } from './things.ts'

/** The first operand of the instruction that asks. */
export const askingOperand = (s: State): number => machine.askedOperand(s, 0)

function attackersAgainst(s: State, seat: number): Thing[] {
  const found: Thing[] = []
  for (let c = zones.first(s, PLAYMAT + 1 - seat); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) found.push(thingFor(s, seat, c))
  return found
}

/** The card that a text of its own stands on: whoever asks about it may name it. */
const asksItself = (s: State, f: number, seat: number): boolean =>
  s[f + SELF] !== NONE && state.controllerOf(s, s[f + SELF]!) === seat

export function readQuestion(s: State, texts: Texts): { readonly name: QuestionName; readonly asked: Asked } {
  const name = askedName(s)
  const seat = machine.seat(s)
  const f = machine.running(s)
  const self = s[f + SELF]!
  const operand = askingOperand(s)
  const card = self === NONE ? undefined : definitions[def.get(s, self)]
  const node = askingNode(s) as Pick | Effect | Modification | null
  const text =
    card === undefined || node === null
      ? ''
      : node.op === 'pick'
        ? texts.pick(node, card)
        : name === 'consent'
          ? texts.effect([node as Effect], card)
          : ''
  const extra = card === undefined ? NO_EXTRA : (extras[def.get(s, self)] ?? NO_EXTRA)
  machine.options(s)
  const asked: Asked = {
    seat,
    phase: PHASES[state.phase.get(s)]!,
    yourTurn: current.get(s) === seat,
    self: thingFor(s, seat, self, asksItself(s, f, seat)),
    that: thingFor(s, seat, s[f + THAT] ?? NONE),
    chosen: name === 'react' && self !== NONE ? chosenSoFar(s, f).map((x) => thingFor(s, seat, x)) : [],
    playing: self !== NONE && zones.of(s, self) === state.STACK_ZONE,
    attackers: attackersAgainst(s, seat),
    about:
      name === 'block which'
        ? thingFor(s, seat, s[f + operand]!)
        : name === 'scout'
          ? thingFor(s, seat, zones.first(s, DECK + seat), true)
          : name === 'berserk' && machine.options(s) > 0
            ? thingFor(s, seat, firstOption(s))
            : hidden,
    pay: extra.pay + extra.debt,
    lose: extra.losesMaxPower,
    student: extra.student !== 0,
    keyword: card?.abilities.find((ability) => ability.op === 'extra')?.keyword ?? '',
    text,
  }
  return { name, asked }
}

const firstOption = (s: State): number => {
  machine.options(s)
  return optionFirst(optionAt(0))
}
