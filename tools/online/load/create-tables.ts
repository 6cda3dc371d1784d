import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameNamed } from '../../../src/games/index.ts'
import { hash } from '../../../src/kernel/block.ts'
import { Session } from '../../../src/kernel/session.ts'
import { engineId } from '../../../src/lab/release.ts'
import { openSession } from '../../../src/server/access/session.ts'
import { type Append, STEP } from '../../../src/server/store/contract/steps.ts'
import type { Store } from '../../../src/server/store/contract/store.ts'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { commitmentOf, seedOf } from '../../../src/table/deal.ts'

/** A table at which play has begun, and the tokens of those who sit there. */
export interface StartedTable {
  readonly id: string
  readonly tokens: readonly string[]
}

export interface TablePlan {
  readonly game: string
  readonly tables: number
  /** Tables are somewhere in the middle of their games: up to so many answers have been given. */
  readonly most: number
  readonly roll: (sides: number) => number
}

const SEATS = 2

/**
 * Begins tables in a new store, in the middle of their games. No page is asked for it, and where there is memory to write
 * to instead of a disk nobody waits for the disk: what is measured comes later.
 */
export async function createTables(
  folder: string,
  ...plans: readonly TablePlan[]
): Promise<readonly StartedTable[]> {
  const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const near = mkdtempSync(join(memory, 'load-'))
  try {
    const store = await openSqlite(join(near, 'cardwright.db'))
    const created: StartedTable[] = []
    for (const plan of plans)
      for (let n = 0; n < plan.tables; n++) created.push(await placeTable(store, plan))
    await store.close()
    mkdirSync(folder, { recursive: true })
    cpSync(near, folder, { recursive: true })
    return created
  } finally {
    rmSync(near, { recursive: true, force: true })
  }
}

async function placeTable(store: Store, { game, most, roll }: TablePlan): Promise<StartedTable> {
  const rules = gameNamed(game)
  const id = randomBytes(6).toString('base64url')
  const people = Array.from({ length: SEATS }, () => randomBytes(9).toString('base64url'))
  const tokens: string[] = []
  for (const person of people) {
    await store.people.create({ id: person, name: 'Player', lang: 'en' })
    tokens.push(await openSession(store.people, person, 'load'))
  }
  const document = rules.setupFrom({}, 'set-up')
  const setup = JSON.stringify(document)
  const secret = randomBytes(32)
  await store.tables.create({
    id,
    kind: game,
    engine: engineId(),
    content: rules.content,
    setup,
    options: '{}',
    host: people[0]!,
    visibility: 'private',
    title: '',
    invite: null,
    secret,
    commitment: commitmentOf(id, secret),
    day: null,
    parent: null,
    seats: people.map((person) => ({ person, bot: null, name: 'Player' })),
  })
  const seed = seedOf(secret, setup, [])
  await store.tables.begin(id, seed, (await store.tables.table(id))!.seats)
  const claim = await store.tables.claim(id, 'load')
  const steps: Append[] = []
  const session = new Session(rules, document, seed)
  const { machine } = rules
  for (let left = roll(most); left > 0 && machine.waiting(session.state); left--) {
    const seat = machine.seat(session.state)
    const value = roll(machine.options(session.state))
    session.answer(value)
    if (!machine.waiting(session.state)) break
    steps.push({
      game: id,
      epoch: claim!.epoch,
      n: steps.length + 1,
      kind: STEP.answer,
      seat: Math.max(0, seat),
      value,
      data: null,
      key: randomBytes(12).toString('base64url'),
      mark: hash(session.state) | 0,
      asked: machine.seat(session.state),
      dueAfter: null,
      notices: [],
    })
  }
  await store.steps.append(steps)
  // The first question of a game is no step, and whoever opens the table would store it then.
  if (steps.length === 0)
    await store.tables.ask(id, claim!.epoch, {
      asked: machine.seat(session.state),
      dueAfter: null,
      notices: [],
    })
  await store.tables.release(id, 'load', claim!.epoch)
  return { id, tokens }
}
