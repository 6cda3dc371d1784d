import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSqlite } from '../../../src/server/store/sqlite/sqlite.ts'
import { Player } from '../../../tools/online/player.ts'
import { ServerProcess } from '../../../tools/online/server.ts'
import { programOf } from '../../../tools/programs.ts'
import { SETTINGS } from './secrets/classes.ts'

/** A value for every setting that is secret; the addresses lead nowhere. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://u:planted-database@127.0.0.1:1/db?x=planted-database',
  REDIS_URL: 'redis://:planted-redis@127.0.0.1:1',
  SMTP_URL: 'smtp://u:planted-smtp@127.0.0.1:1',
  METRICS_TOKEN: 'planted-metrics',
}

it('checklist 21: no setting that is secret is in the last words of a server that cannot start', async () => {
  expect(Object.keys(SECRETS).toSorted()).toEqual(
    Object.keys(SETTINGS)
      .filter((name) => SETTINGS[name] === 'secret')
      .toSorted(),
  )
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const server = new ServerProcess(programOf('server'), { ...SECRETS, DATA: folder, LOG: 'debug' })
  await expect(server.start()).rejects.toThrow()
  expect(server.fell).toContain('The store at postgres://127.0.0.1:1/db cannot be opened')
  expect(server.fell).not.toContain('planted')
  rmSync(folder, { recursive: true, force: true })
})

it('checklist 21: nothing that an error holds is in the last words of a server that it ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const fault =
    "process.on('SIGUSR2',()=>{Promise.reject(Object.assign(new Error('planted'),{detail:'planted',command:{args:['planted']}}))})"
  const server = new ServerProcess(
    programOf('server'),
    { DATA: folder, DATABASE_URL: '', REDIS_URL: '' },
    { node: ['--import', `data:text/javascript,${encodeURIComponent(fault)}`] },
  )
  await server.start()
  const said = server.saysNext('Cardwright had to end: Error')
  server.signal('SIGUSR2')
  await said
  await server.stop('SIGKILL')
  expect(server.said).not.toContain('planted')
  rmSync(folder, { recursive: true, force: true })
})

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

it('checklist 21: no seed, secret, key, share or token is in logs, metrics or errors of a server that says all it can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  const server = new ServerProcess(programOf('server'), {
    DATA: folder,
    ...SECRETS,
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
    await ask('/metrics', { headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` } })
    player.stop()
    await server.stop('SIGTERM')
    const store = await openSqlite(join(folder, 'cardwright.db'))
    const secrets: string[] = [token, made.key, code, 'planted-smtp', 'planted-metrics']
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
    const output = [...said, server.said].join('\n')
    expect(output).toContain('cardwright_steps_total')
    expect(server.said).not.toBe('')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8)
      expect(output.includes(secret)).toBe(false)
    }
  } finally {
    player.stop()
    await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
