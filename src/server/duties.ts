import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from './backend.ts'
import type { Config } from './config.ts'
import { engineId } from './engines.ts'
import { about } from './post/about.ts'
import { mailSender } from './post/mail.ts'
import { Outbox } from './post/outbox.ts'
import { publicAgent } from './post/public-address.ts'
import { pushSender } from './post/push.ts'
import { webhookSender } from './post/webhook.ts'
import type { Store } from './store/contract/store.ts'
import type { Retention } from './store/contract/values.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

export const RETENTION: Retention = {
  guests: 90 * DAY,
  sayings: 180 * DAY,
  openTables: 14 * DAY,
  idleTables: 60 * DAY,
}

const BACKUPS_KEPT = 7

/** A copy of the embedded store for every day; the oldest go. */
export async function dailyBackup(store: Store, folder: string, day: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `cardwright-${day}.db`
  const there = readdirSync(folder).filter((each) => /^cardwright-\d{4}-\d\d-\d\d\.db$/.test(each))
  if (there.includes(name)) return false
  await store.backup(join(folder, name))
  for (const old of [...there, name].sort().slice(0, -BACKUPS_KEPT)) rmSync(join(folder, old))
  return true
}

/** What has to be done from time to time, whoever is there: notices, what is too old, copies. */
export function beginDuties(backend: Backend, config: Config): { end(): Promise<void> } {
  const { store, metrics, vapid, mail, log, api, shelf } = backend
  const site = config.publicUrl?.origin ?? `http://localhost:${config.port}`
  const contact =
    config.publicUrl?.protocol === 'https:' ? config.publicUrl.origin : 'mailto:cardwright@localhost'
  const outbox = new Outbox({
    people: store.people,
    about: about(store),
    site,
    channels: {
      push: pushSender(vapid, contact, publicAgent),
      ...(config.webhooks ? { webhook: webhookSender(publicAgent) } : {}),
      ...(mail === null ? {} : { mail: mailSender(mail) }),
    },
    metrics,
  })
  outbox.begin()
  const tidy = async (): Promise<void> => {
    await store.sweep(RETENTION)
    shelf.tidy(engineId(), await store.tables.engines(), api.clock())
    if (config.databaseUrl === null)
      await dailyBackup(store, join(config.data, 'backups'), new Date(api.clock()).toISOString().slice(0, 10))
  }
  const timer = setInterval(() => {
    tidy().catch((error: unknown) =>
      log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'tidying failed'),
    )
  }, HOUR)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await outbox.end()
    },
  }
}
