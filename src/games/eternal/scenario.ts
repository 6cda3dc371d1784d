import type { ScenarioFace } from '../../language/face.ts'

export const scenario: ScenarioFace = {
  given: () => {
    throw new Error('not yet')
  },
  perform: () => {},
  differences: () => [],
}
