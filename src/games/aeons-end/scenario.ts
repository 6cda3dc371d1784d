import { Refusal } from '../../kernel/refusal.ts'
import type { ScenarioFace } from '../../language/face.ts'

export const scenario: ScenarioFace = {
  given() {
    throw new Refusal('scenarios of this game cannot be read yet')
  },
  perform() {
    throw new Refusal('scenarios of this game cannot be read yet')
  },
  differences: () => [],
}
