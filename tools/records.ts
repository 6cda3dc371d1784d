import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed } from '../src/bots/index.ts'
import { games } from '../src/games/index.ts'
import { writeRecord } from '../src/kernel/record.ts'
import { Session } from '../src/kernel/session.ts'
import { Playout } from '../src/lab/playout.ts'
import type { Playable } from '../src/language/face.ts'

/*
 * Adds records of this release to those that later ones have to open (tests/records). Run it when the format of
 * records or the content changes, with a name for the release; a record that is there is never written again.
 */

const release = process.argv[2]
const folder = join(import.meta.dirname, '..', 'tests', 'records', 'format-2')

interface Wanted {
  readonly name: string
  readonly document: unknown
  readonly bot: string
  /** So many answers of the game; all of them unless said. */
  readonly answers?: number
  readonly concedes?: boolean
}

const wantedOf = (game: Playable): Wanted[] => [
  { name: 'usual', document: game.setupFrom({}), bot: 'greedy' },
  { name: 'usual-unfinished', document: game.setupFrom({}), bot: 'random', answers: 47 },
  { name: 'empty', document: game.setupFrom({}), bot: 'random', answers: 0 },
  ...[1, 2].map((n) => ({ name: `any-${n}`, document: game.anySetup({}, `any ${n}`), bot: 'random' })),
  ...(game.acts?.includes('concede')
    ? [{ name: 'conceded', document: game.setupFrom({}), bot: 'greedy', answers: 21, concedes: true }]
    : []),
]

function made(game: Playable, { name, document, bot, answers, concedes }: Wanted): string {
  const seed = `${release}/${name}`
  const playout = new Playout(game, document, botNamed(bot))
  playout.play(seed)
  const session = new Session<unknown>(game, document, seed)
  for (const answer of playout.answers.slice(0, answers)) session.answer(answer)
  if (concedes) session.act(0, 'concede')
  return `${writeRecord(session.record())}\n`
}

if (release === undefined || !/^[\w.]+$/.test(release)) {
  console.error('Say a name for the release: npm run records -- 2026.11')
  process.exitCode = 2
} else {
  mkdirSync(folder, { recursive: true })
  for (const game of games)
    for (const wanted of wantedOf(game)) {
      const file = join(folder, `${game.id}-${wanted.name}-${release}.json`)
      if (existsSync(file)) continue
      writeFileSync(file, made(game, wanted))
      console.log(file)
    }
}
