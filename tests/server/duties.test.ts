import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { beginDuties, dailyBackup } from '../../src/server/duties.ts'
import { openSite } from './api/site.ts'

it('a server that runs for less than an hour copies its store and throws away what is too old, once a day', async () => {
  const site = await openSite()
  const folder = join(site.config.data, 'backups')
  let ended = 0
  const playing = {
    endLeftTables: async () => {
      ended += 1
    },
  }
  const before = beginDuties(site.backend, site.config, playing, 1_000_000)
  await before.end()
  expect(existsSync(folder)).toBe(false)
  const { store } = site.backend
  let swept = 0
  const sweep = async (...kept: Parameters<typeof store.sweep>): Promise<number> => {
    swept += 1
    return store.sweep(...kept)
  }
  const backend = { ...site.backend, store: { ...store, sweep } }
  for (let start = 1; start <= 2; start++) {
    const duties = beginDuties(backend, site.config, playing, 0)
    await expect.poll(() => swept).toBe(start)
    await duties.end()
    expect(ended).toBe(start)
    expect(readdirSync(folder)).toHaveLength(1)
  }
  await site.end()
})

it('a copy during which a server ended is none: it is made again, and what was left of it goes', async () => {
  const site = await openSite()
  const folder = join(site.config.data, 'backups')
  const { store } = site.backend
  const broken = { ...store, backup: () => Promise.reject(new Error('killed')) }
  await expect(dailyBackup(broken, folder, '2026-01-02')).rejects.toThrow('killed')
  for (const day of ['01', '02']) writeFileSync(join(folder, `cardwright-2026-01-${day}.db.half`), 'half')
  expect(await dailyBackup(store, folder, '2026-01-02')).toBe(true)
  expect(readdirSync(folder)).toEqual(['cardwright-2026-01-02.db'])
  expect(statSync(join(folder, 'cardwright-2026-01-02.db')).mode & 0o777).toBe(0o600)
  expect(await dailyBackup(store, folder, '2026-01-02')).toBe(false)
  await site.end()
})
