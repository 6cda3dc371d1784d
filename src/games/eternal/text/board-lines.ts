import { NONE, type State } from '../../../kernel/state.ts'
import { attackedSite, current, PHASES, phase, turn } from '../state.ts'
import { readSide } from './words/from-state/side.ts'
import { thingFor } from './words/from-state/things.ts'
import type { BoardBook, Line } from './words/phrasebook.ts'

/** What a terminal shows without scrolling sideways. */
const WIDTH = 80

/** A label and what stands behind it, broken between parts, and within one only if it is too long itself. */
function wrapped({ indent, label, parts }: Line, colon: string): string[] {
  const start = `${' '.repeat(indent)}${label}${label === '' ? '' : colon}`
  const next = ' '.repeat(indent + 4)
  const lines: string[] = []
  let line = start
  const add = (piece: string): void => {
    const gap = line.trim() === '' ? '' : ' '
    if (`${line}${gap}${piece}`.length <= WIDTH || line.trim() === '') line = `${line}${gap}${piece}`
    else {
      lines.push(line)
      line = `${next}${piece}`
    }
  }
  parts.forEach((part, i) => {
    const piece = i === parts.length - 1 ? part : `${part},`
    for (const each of piece.length > WIDTH - next.length ? piece.split(' ') : [piece]) add(each)
  })
  return [...lines, line]
}

/** The whole table as this seat sees it. */
export function boardLines(s: State, seat: number, book: BoardBook): string[] {
  const whose = current.get(s)
  const site = attackedSite.get(s)
  // A spectator looks at the table from the first one.
  const near = seat === 1 ? 1 : 0
  const rows = (p: number): string[] =>
    book.side(readSide(s, p, seat)).flatMap((line) => wrapped(line, book.colon))
  return [
    book.heading(turn.get(s), whose, whose === seat, PHASES[phase.get(s)]!),
    ...(site === NONE ? [] : [book.siteAttacked(thingFor(s, seat, site))]),
    ...rows(1 - near),
    ...rows(near),
  ]
}
