import { Refusal } from '../../../kernel/refusal.ts'
import type { State } from '../../../kernel/state.ts'
import {
  byEntry,
  listOfEach,
  type Merged,
  object,
  pairOf,
  shape,
  text,
  textOr,
} from '../../../language/shapes.ts'
import { definitionOf, definitions } from '../content.ts'
import { decision } from '../decisions.ts'
import type { Option } from '../protocol/options.ts'
import { machine } from '../state.ts'
import { numbered } from './names.ts'

type Offered = Merged<Option>

/** How a scenario calls the object of an option: `Torch`, `Pyre Adept`, `player 2`. */
function called(object: NonNullable<Offered['object']>): string {
  if ('player' in object) return `player ${object.player + 1}`
  const d = object.card === undefined ? undefined : definitionOf(object.card)
  return d === undefined ? String(object.card) : definitions[d]!.name
}

/** An option in a scenario's words: `play Torch`, `pick player 2`, `pass`. */
function optionWords({ kind, object, on, way, ability }: Offered): string {
  return [
    kind,
    ...(object == null ? [] : [called(object)]),
    ...(on == null ? [] : ['on', called(on)]),
    ...(way === undefined ? [] : [way + 1]),
    ...(ability === undefined || ability === 0 ? [] : [ability + 1]),
  ].join(' ')
}

export const offered = (s: State): string[] =>
  machine.waiting(s) ? decision(s).options.map(optionWords) : []

/** Answers with the option that reads like this; `#2` after it means the second that does. */
function choose(s: State, wanted: string, answer: (index: number) => void): void {
  const { name, nth } = numbered(wanted)
  if (!machine.waiting(s)) throw new Refusal(`nobody is asked, so “${wanted}” is not possible`)
  const words = offered(s)
  let left = nth
  const index = words.findIndex((each) => each.toLowerCase() === name.toLowerCase() && --left === 0)
  if (index === -1) throw new Refusal(`“${wanted}” is not possible; possible are: ${words.join(', ')}`)
  answer(index)
}

/** Passes as long as anybody may. */
function passAll(s: State, answer: (index: number) => void): void {
  for (let at = offered(s).indexOf('pass'); at !== -1; at = offered(s).indexOf('pass')) answer(at)
}

const everyName = listOfEach(text)
const names = shape(
  (value, place) => {
    const read = everyName(value, place)
    if (read.length === 0) throw new Refusal('nobody is named', place)
    return read
  },
  (named) => ({ ...everyName.schema(named), minItems: 1 }),
)
const step = textOr(
  byEntry({
    attack: object({ attack: names }, {}),
    block: object({ block: listOfEach(pairOf(text)) }, {}),
  }),
)

/** `play X`, `pick X`, `pass` ... one answer each; `attack` and `block` are whole declarations. */
export function perform(s: State, outside: unknown, answer: (index: number) => void): void {
  const said = step(outside, '')
  if (said === 'pass all') passAll(s, answer)
  else if (typeof said === 'string') choose(s, said, answer)
  else if ('attack' in said) {
    for (const unit of said.attack) choose(s, `attack ${unit}`, answer)
    if (offered(s).includes('commit')) choose(s, 'commit', answer)
  } else {
    for (const [blocker, attacker] of said.block) {
      choose(s, `block ${blocker}`, answer)
      if (machine.waiting(s) && decision(s).kind === 'block which') choose(s, `pick ${attacker}`, answer)
    }
    if (machine.waiting(s) && decision(s).kind === 'block') choose(s, 'done', answer)
  }
}
