import type { Numbering } from '../../kernel/numbering.ts'
import { numberings as ofContent } from './content.ts'
import { eventNumbers } from './rules/triggers.ts'
import { machine } from './state.ts'

/** Everything that has a number in `register.json`. */
export const numberings: Readonly<Record<string, Numbering>> = {
  instructions: machine.instructions,
  ...ofContent,
  events: eventNumbers,
}
