import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSqlite } from '../../../src/server/store/sqlite.ts'
import { Player } from '../../../tools/online/player.ts'
import { ServerProcess } from '../../../tools/online/server.ts'
import { programOf } from '../../../tools/programs.ts'

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

it('checklist 21: no seed, secret, key, share or token is in logs, metrics or errors of a server that says all it can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const server = new ServerProcess(programOf('server'), {
    DATA: folder,
    DATABASE_URL: '',
    REDIS_URL: '',
    LOG: 'debug',
  })
  const said: string[] = []
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const reply = await fetch(`${server.url}${path}`, init)
    const text = await reply.text()
    // What a person is given herself is hers; errors and metrics are for others too.
    if (!reply.ok || path === '/metrics') said.push(text)
    return text
  }
  const post = (path: string, body: unknown, token = ''): Promise<string> =>
    ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const player = new Player({
    game: 'aeons-end',
    setup: { mages: ['brama', 'mist'] },
    seats: 2,
    server: () => server.url,
    roll: (sides) => Math.floor(Math.random() * sides),
    acknowledged: () => {},
  })
  try {
    await server.start()
    const { token } = JSON.parse(await post('/api/guest', { name: 'Mia', lang: 'en' }))
    const made = JSON.parse(
      await post(
        '/api/tables',
        {
          game: 'aeons-end',
          setup: { mages: ['brama', 'mist'] },
          seats: [{ who: 'me' }, { who: 'open' }],
        },
        token,
      ),
    )
    const { code } = JSON.parse(await post('/api/account', { name: 'Mia Account' }, token))
    await player.begin()
    while (player.answers.length < 5) await wait(20)
    // Everything that can go wrong, with what must not be repeated in it.
    await post(`/api/tables/${made.table.id}/join`, { key: `${made.key}x` })
    await post('/api/sign-in/recovery', { name: 'Mia Account', code: 'wrong wrong' })
    await post('/api/tables', `{"secret": "${made.key}`, token)
    await ask(`/api/tables/${made.table.id}`)
    await ask(`/api/none?token=${token}&k=${made.key}`)
    await ask('/api/me', { headers: { authorization: 'Bearer nonsense' } })
    await ask('/metrics')
    player.stop()
    await server.stop('SIGTERM')
    const store = await openSqlite(join(folder, 'cardwright.db'))
    const secrets: string[] = [token, made.key, code]
    for (const id of [made.table.id, player.table]) {
      const table = (await store.tables.table(id))!
      const bytes = [table.secret, ...table.seats.map(({ share }) => share)]
      for (const each of bytes)
        if (each !== null)
          for (const form of ['hex', 'base64', 'base64url'] as const)
            secrets.push(Buffer.from(each).toString(form))
      if (table.seed !== null) secrets.push(table.seed)
    }
    await store.close()
    expect(secrets.length).toBeGreaterThan(8)
    const heard = [...said, server.said].join('\n')
    expect(heard).toContain('cardwright_steps_total')
    expect(server.said).not.toBe('')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8)
      expect(heard.includes(secret)).toBe(false)
    }
  } finally {
    player.stop()
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
