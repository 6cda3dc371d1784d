import { hash } from '../../kernel/block.ts'
import type { Rules } from '../../language/face.ts'
import { mages, nemeses, nemesisCards, playerCards } from './content.ts'
import { compileContent } from './language/content.ts'
import type { Event } from './protocol/events.ts'
import type { Option } from './protocol/options.ts'
import type { Setup } from './protocol/setup.ts'
import { story } from './protocol/story.ts'
import type { View } from './protocol/view.ts'
import { OUTCOMES } from './rules/end.ts'
import { readCode, writeCode } from './set-up/code.ts'
import { setupFrom } from './set-up/flags.ts'
import { settled } from './set-up/settled.ts'
import { begin, readSetup } from './setup.ts'
import { machine, type State, schema } from './state.ts'
import { askedDigest, shownDigest } from './visibility/digests.ts'
import { seen } from './visibility/events.ts'
import { decision } from './visibility/options.ts'
import { determinise } from './visibility/possible-worlds.ts'
import { observe } from './visibility/view.ts'

compileContent()

/** A name of everything that decides how a game goes: definitions, code and layout. */
function contentName(): string {
  const text = JSON.stringify([playerCards, nemesisCards, mages, nemeses])
  const numbers = new Int16Array(
    Math.ceil((text.length + machine.code.length + schema.length) / 8) * 8,
  ) as State
  for (let i = 0; i < text.length; i++) numbers[i] = text.charCodeAt(i)
  numbers.set(machine.code, text.length)
  return hash(numbers).toString(16).padStart(8, '0')
}

export const aeonsEndRules: Rules<Setup, View, Option, Event> = {
  id: 'aeons-end',
  schema,
  machine,
  content: contentName(),
  readSetup,
  settled,
  askedDigest,
  shownDigest,
  seats: (setup) => setup.mages.length,
  begin,
  outcome: (s) => OUTCOMES[machine.over.get(s)] || null,
  determinise,
  cardIds: [...playerCards, ...nemesisCards].map((card) => card.id),
  setupFrom,
  sharing: { code: writeCode, seed: (code) => readCode(code).seed },
  observe,
  decision,
  seen,
  story,
}
