import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '../../src/server/store/sqlite/sqlite.ts'
import { type Books, compareBooks } from './books.ts'
import { Player } from './player.ts'
import { ServerProcess } from './server.ts'

export interface Killed {
  readonly kills: number
  readonly books: Books
  /** Milliseconds from the start of the process to its first answer, the longest. */
  readonly slowestStart: number
}

/** A server under load that is killed again and again, at moments that nobody chose. */
export async function killSqlite(
  kills: number,
  tables: number,
  program: string,
  said: (line: string) => void = () => {},
): Promise<Killed> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  const server = new ServerProcess(program, { DATA: folder, DATABASE_URL: '', REDIS_URL: '' })
  const roll = (sides: number) => Math.floor(Math.random() * sides)
  let slowestStart = await server.start()
  let untilKill = 0
  let killNow: () => void = () => {}
  const players: Player[] = []
  const sitDown = async (): Promise<void> => {
    const player = new Player({
      game: 'aeons-end',
      setup: { mages: ['brama', 'mist'] },
      seats: 2,
      server: () => server.url,
      roll,
      acknowledged: () => {
        untilKill -= 1
        if (untilKill === 0) killNow()
      },
    })
    await player.begin()
    players.push(player)
  }
  try {
    for (let i = 0; i < tables; i++) await sitDown()
    for (let kill = 1; kill <= kills; kill++) {
      const moment = new Promise<void>((done) => {
        killNow = done
      })
      untilKill = 1 + roll(tables * 3)
      await moment
      await server.stop('SIGKILL')
      slowestStart = Math.max(slowestStart, await server.start())
      while (players.filter(({ over }) => !over).length < tables) await sitDown()
      if (kill % 50 === 0) said(`${kill} kills`)
    }
    for (const player of players) player.stop()
    await server.stop('SIGKILL')
    const store = await openSqlite(join(folder, 'cardwright.db'))
    const books = await compareBooks(store, players)
    await store.close()
    return { kills, books, slowestStart }
  } finally {
    for (const player of players) player.stop()
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}
