// Moments of played games that pictures are taken of: each is the place of the page that opens it.
import { GreedyBot } from '../src/bots/greedy.ts'
import { aeonsEnd } from '../src/games/aeons-end/index.ts'
import { eternal } from '../src/games/eternal/index.ts'
import { writeRecord } from '../src/kernel/record.ts'
import { Playout } from '../src/lab/playout.ts'
import type { Playable } from '../src/language/face.ts'
import { Table } from '../src/table/table.ts'
import { packed } from '../src/web/source/link.ts'

interface Asked {
  readonly at: number
  readonly kind: string
  readonly options: number
  /** Is it nobody's turn among the players? */
  readonly alone: boolean
}

/** What is asked in the course of a game, one line a decision. */
function questionsOf(game: Playable, document: unknown, seed: string, answers: readonly number[]): Asked[] {
  const table = Table.begin(game, document, seed)
  return answers.map((answer, at) => {
    const { kind, options } = game.decision(table.state)
    const view = game.observe(table.state, 0) as { readonly phase?: string }
    const asked = { at, kind, options: options.length, alone: view.phase?.startsWith('nemesis') === true }
    table.answer(answer)
    return asked
  })
}

const QUIET = new Set(['main phase', 'casting phase', 'put down played cards', 'main', 'keep', 'declare'])

/** The busiest main phase in the middle, a choice, a choice in the nemesis' turn, and the end. */
function chosen(asked: readonly Asked[]): Readonly<Record<string, number>> {
  const from = (share: number): readonly Asked[] => asked.slice(Math.floor(asked.length * share))
  const busiest = from(0.4)
    .slice(0, Math.ceil(asked.length * 0.3))
    .filter(({ kind }) => kind === 'main phase' || kind === 'main')
    .reduce<Asked | null>((best, each) => (best === null || each.options > best.options ? each : best), null)
  const choice = from(0.3).find(({ kind, alone }) => !QUIET.has(kind) && !alone)
  const theirs = from(0.3).find(({ alone }) => alone)
  return {
    begin: 0,
    ...(busiest === null ? {} : { middle: busiest.at }),
    ...(choice === undefined ? {} : { choice: choice.at }),
    ...(theirs === undefined ? {} : { nemesis: theirs.at }),
    end: asked.length,
  }
}

async function momentsOf(
  name: string,
  game: Playable,
  flags: Readonly<Record<string, string>>,
): Promise<readonly (readonly [name: string, place: string])[]> {
  const seed = `picture ${name}`
  const document = game.setupFrom(flags, seed)
  const playout = new Playout(game, document, new GreedyBot())
  playout.play(seed)
  const record = await packed(writeRecord(playout.record(seed)))
  return Object.entries(chosen(questionsOf(game, document, seed, playout.answers))).map(
    ([moment, at]) => [`${name}-${moment}`, `#/link/${game.id}/${record}?at=${at}`] as const,
  )
}

export const moments = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await Promise.all([
        momentsOf('aeons-end', aeonsEnd, {}),
        momentsOf('aeons-end-four', aeonsEnd, { mages: 'mist,jian,xaxos,lash', nemesis: 'hollow-crown' }),
        momentsOf('eternal', eternal, {}),
      ])
    ).flat(),
  )
