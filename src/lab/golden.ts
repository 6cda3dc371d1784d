import { RandomBot } from '../bots/random.ts'
import { digits } from '../kernel/digest.ts'
import type { Playable } from '../language/face.ts'
import { askedByLine } from '../language/label.ts'
import { Table } from '../table/table.ts'
import { Playout } from './playout.ts'

const SEED = 'golden'
/** The table as a whole is compared after so many decisions; in between what is asked and what happens is enough. */
const DIGEST_EVERY = 20

function who(seat: number): string {
  return seat < 0 ? 'the table' : `seat ${seat + 1}`
}

/** One table whose game is kept, and the name of its file. */
export interface Golden {
  readonly name: string
  readonly game: Playable
  readonly document: unknown
}

/** A game at every table that differs, or at the usual one of a game that names none. */
export function goldensOf(game: Playable): Golden[] {
  if (game.tables === undefined) return [{ name: game.id, game, document: game.setupFrom({}) }]
  return game.tables.map(({ name, document }) => ({ name: `${game.id}-${name}`, game, document }))
}

/** Plain data on one line, by ids: the kind first, then every entry with its name. */
function inShort(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(nested).join(' ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, entry]) => (key === 'kind' ? inShort(entry) : `${key}=${nested(entry)}`))
    .join(' ')
}

const nested = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? `(${inShort(value)})`
    : inShort(value)

/**
 * A whole game of the random bot as a text that is reviewed as a diff: every question with all its options, and
 * what came of each answer. There is no sentence and no number of the engine's own in it, so that it changes only
 * when play does.
 */
export function goldenPlaythrough({ game, document }: Golden): string {
  const playout = new Playout(game, document, new RandomBot())
  playout.play(SEED)
  const table = Table.begin(game, document, SEED)
  const lines = [
    `game ${game.id}`,
    `set-up ${JSON.stringify(game.settled(table.session.setup))}`,
    `seed ${SEED}`,
    '',
  ]
  let shown = 0
  /** As the seat saw it that led to it; what only others saw is written as they saw it. */
  const writeEvents = (seat: number) => {
    for (; shown < table.log.length; shown++) {
      const entry = table.log[shown]!
      const event = entry.seenBy(Math.max(0, seat)) ?? table.seenByEach(entry).find((each) => each !== null)
      if (event != null) lines.push(`    ${inShort(written(event))}`)
    }
  }
  writeEvents(0)
  for (const [i, answer] of playout.answers.entries()) {
    const { seat, kind, why, options } = game.decision(table.state)
    if (i % DIGEST_EVERY === 0) lines.push(`table ${digits(game.shownDigest(table.state))}`)
    lines.push(`${i + 1}. ${who(seat)}: ${kind} (${askedByLine(why)})`)
    options.forEach((option, k) => {
      lines.push(`  ${k === answer ? '>' : '-'} ${inShort(option)}`)
    })
    table.answer(answer)
    writeEvents(seat)
  }
  lines.push('', `outcome ${table.outcome}`, `table ${digits(game.shownDigest(table.state))}`)
  return `${lines.join('\n')}\n`
}

/** Why a number is what it is has tests of its own; who sits where stands in the set-up. */
const OMITTED: readonly string[] = ['sum', 'spared', 'mages']
const written = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => !OMITTED.includes(key)))
