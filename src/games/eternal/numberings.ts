import type { Numbering } from '../../kernel/numbering.ts'
import { machine } from './state.ts'

/** Everything that has a number in `register.json`. */
export const numberings: Readonly<Record<string, Numbering>> = {
  instructions: machine.instructions,
}
