import type { Lang } from '../../../language/face.ts'
import type { CommandName } from '../../../table/wire/commands.ts'
import { ARRANGING } from './arranging.ts'
import { ORDERING } from './ordering.ts'
import { PLAYING } from './playing.ts'
import { PREPARING } from './preparing.ts'
import { SPEAKING } from './speaking.ts'
import type { TypedCommand } from './typed-command.ts'

/** Everything that can be typed at an online table, in the order of the help. */
const COMMANDS = {
  ...PLAYING,
  ...SPEAKING,
  ...ORDERING,
  ...ARRANGING,
  ...PREPARING,
  help: {
    typed: ['h', '?'],
    says: [],
    en: ['h', 'this list'],
    fr: ['h', 'cette liste'],
  },
  quit: {
    typed: ['q'],
    says: [],
    en: ['q', 'leave; the seat stays yours, the same command comes back to it'],
    fr: ['q', 'quitter\u202f; la place reste à vous, la même commande y ramène'],
  },
} satisfies Readonly<Record<string, TypedCommand>>

export type TypedName = keyof typeof COMMANDS

export const TYPED_COMMANDS: Readonly<Record<TypedName, TypedCommand>> = COMMANDS

/** What of the wire cannot be typed, and why nobody at a terminal lacks it. */
export const UNTYPED: Readonly<Partial<Record<CommandName, string>>> = {
  f: 'one press on the page answers several questions; a terminal answers each by its number',
  lang: '--lang says it when the terminal sits down',
  look: 'a moment as data; look of the terminal asks for the table as lines, with board',
  numbers:
    'something on the page is pressed; the lines of the table have their numbers, and sum tells reasons',
  p: 'the line says it by itself',
}

const isName = (name: string): name is TypedName => Object.hasOwn(COMMANDS, name)
const NAMES = Object.keys(COMMANDS).filter(isName)

/** What a line means; null for what nobody can do here. */
export function readTyped(line: string): { readonly name: TypedName; readonly more: string } | null {
  const text = line.trim()
  if (/^\d+$/.test(text)) return { name: 'answer', more: text }
  const [first = ''] = text.split(/\s+/)
  const more = text.slice(first.length).trim()
  const name = NAMES.find((each) => TYPED_COMMANDS[each].typed.includes(first))
  if (name === undefined || (more !== '' && TYPED_COMMANDS[name].more !== true)) return null
  return { name, more }
}

/** All that can be typed, a line each. */
export function helpIn(lang: Lang): string {
  const lines = NAMES.map((name) => TYPED_COMMANDS[name][lang]).filter((line) => line !== undefined)
  const width = Math.max(...lines.map(([typed]) => typed.length)) + 2
  return lines.map(([typed, does]) => typed.padEnd(width) + does).join('\n')
}
