import type { Numbering } from '../../kernel/numbering.ts'
import { eventNumbers } from './abilities.ts'
import { library, typeNumbers } from './content.ts'
import { skillNumbers } from './skills.ts'
import { machine } from './state.ts'

/** Everything that has a number in `register.json`. */
export const numberings: Readonly<Record<string, Numbering>> = {
  instructions: machine.instructions,
  cards: library.numbering,
  skills: skillNumbers,
  events: eventNumbers,
  types: typeNumbers,
}
