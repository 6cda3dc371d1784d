import { emit } from '../../../kernel/events.ts'
import { NONE } from '../../../kernel/state.ts'
import { mats } from '../content.ts'
import { assembler, steps, UNLEASH } from '../engine.ts'
import { machine, nemesisId, playerCount, type State, unleashing, waiting } from '../state.ts'
import { startExhaustion } from './damage.ts'
import { UNLEASHED } from './events.ts'

const begin = machine.op('unleash', (s: State) => {
  emit(s, UNLEASHED)
  unleashing.set(s, 1)
  const id = nemesisId.get(s)
  if (id !== NONE && mats[id]!.unleash !== NONE) assembler.start(s, mats[id]!.unleash, NONE, NONE, NONE)
})

/** R198, X03, X04: who was exhausted meanwhile goes through the steps now, before anything else. */
const finish = machine.op('unleash done', (s: State) => {
  unleashing.set(s, 0)
  for (let p = playerCount.get(s) - 1; p >= 0; p--) {
    const excess = waiting.get(s, p)
    if (excess === 0) continue
    waiting.set(s, p, 0)
    startExhaustion(s, p, excess - 1)
  }
})

/** Writes the text of Unleash. */
export function writeUnleash(): void {
  assembler.write(UNLEASH, () => {
    assembler.emit(begin)
    assembler.emit(finish)
    assembler.emit(steps.end)
  })
}
