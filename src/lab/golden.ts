import { RandomBot } from '../bots/random.ts'
import { hash } from '../kernel/block.ts'
import type { Playable } from '../language/face.ts'
import { labelLine, promptLine } from '../language/label.ts'
import { Playout } from './playout.ts'
import { Table } from './table.ts'

const SEED = 'golden'

function who(seat: number): string {
  return seat < 0 ? 'the table' : `seat ${seat + 1}`
}

/** One table whose game is kept, and the name of its file. */
export interface Golden {
  readonly name: string
  readonly game: Playable
  readonly document: unknown
}

/** A game of each kind at its usual table, and one at every table that differs. */
export const goldensOf = (game: Playable): Golden[] => [
  { name: game.id, game, document: game.setupFrom({}) },
  ...(game.tables ?? []).map(({ name, document }) => ({ name: `${game.id}-${name}`, game, document })),
]

/** A whole game of the random bot as a text that is reviewed as a diff. */
export function goldenPlaythrough({ game, document }: Golden): string {
  const playout = new Playout(game, document, new RandomBot())
  playout.play(SEED)
  const words = game.words.en
  const table = Table.begin(game, document, SEED)
  const lines = [
    `game ${game.id}`,
    `set-up ${JSON.stringify(document)}`,
    `seed ${SEED}`,
    '',
    ...words.board(table.state, 0),
    '',
  ]
  let shown = 0
  /** As the seat saw it that led to it; what only others saw is told as they saw it. */
  const tell = (seat: number) => {
    for (; shown < table.log.length; shown++) {
      const entry = table.log[shown]!
      const seats = [Math.max(0, seat), ...entry.seen.keys()]
      const told = seats.map((each) => table.told(entry, each, words)).find((text) => text !== null)
      if (told) lines.push(`    ${told}`)
    }
  }
  tell(0)
  for (const answer of playout.answers) {
    const { state, options } = table
    const number = table.session.answers.length + 1
    const seat = game.machine.seat(state)
    lines.push(
      `${number}. ${who(seat)}: ${promptLine(words.decision(state), 'en')} [${options} options]`,
      `  > ${labelLine(words.option(state, answer))}`,
    )
    table.answer(answer)
    tell(seat)
  }
  lines.push('', `outcome ${table.outcome}`, `hash ${hash(table.state).toString(16).padStart(8, '0')}`)
  return `${lines.join('\n')}\n`
}
