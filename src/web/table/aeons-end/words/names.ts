import { speaking } from '../../../page/words.ts'
import type { Sheets } from '../../table-parts.ts'
import { mageOf, type View } from '../view.ts'
import type { Called } from './called.ts'
import { aeonsEndWords } from './words.ts'

const w = speaking(aeonsEndWords)

/** Who sits there, in a sentence: the mage by name; one without a name is “the first mage”. */
export function mageCalled(sheets: Sheets, view: View, seat: number): Called {
  const sheet = sheets.get(mageOf(view, seat) ?? '')
  return sheet === undefined ? w.value.unnamed(seat + 1, view.players.length) : w.value.named(sheet.name)
}

/** The same by itself, or at the head of a line. */
export function mageLabel(sheets: Sheets, view: View, seat: number): string {
  const { name } = mageCalled(sheets, view, seat)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
