import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { engineId } from '../lab/release.ts'
import type { Backend, Playing } from './backend.ts'
import type { Config } from './config.ts'
import { reasonOf } from './operating/reason.ts'
import { about } from './post/about.ts'
import { mailSender } from './post/mail.ts'
import { Outbox } from './post/outbox.ts'
import { publicAgent } from './post/public-address.ts'
import { pushSender } from './post/push.ts'
import { webhookSender } from './post/webhook.ts'
import type { Store } from './store/contract/store.ts'
import type { Retention } from './store/contract/values.ts'
import { HALF } from './store/sqlite/half.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
/** A server that never runs for an hour has its duties too; whoever starts it comes first. */
const SOON = 20_000

export const RETENTION: Retention = {
  guests: 90 * DAY,
  sayings: 180 * DAY,
  openTables: 14 * DAY,
}

const BACKUPS_KEPT = 7

/** A copy of the embedded store for every day; the oldest go. */
export async function dailyBackup(store: Store, folder: string, day: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = `cardwright-${day}.db`
  const there = readdirSync(folder).filter((each) => /^cardwright-\d{4}-\d\d-\d\d\.db$/.test(each))
  if (there.includes(name)) return false
  await store.backup(join(folder, name))
  // Copies during which a server ended.
  for (const each of readdirSync(folder)) if (each.endsWith(HALF)) rmSync(join(folder, each))
  for (const old of [...there, name].sort().slice(0, -BACKUPS_KEPT)) rmSync(join(folder, old))
  return true
}

/** What has to be done from time to time, whoever is there: notices, what is too old, copies. */
export function beginDuties(
  backend: Backend,
  config: Config,
  playing: Pick<Playing, 'endLeftTables'>,
  soon = SOON,
): { end(): Promise<void> } {
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
    // Whoever only sat at a table that was left may be too old to be kept.
    await playing.endLeftTables()
    await store.sweep(RETENTION)
    shelf.tidy(engineId(), await store.tables.engines(), api.clock())
    if (config.databaseUrl === null)
      await dailyBackup(store, join(config.data, 'backups'), new Date(api.clock()).toISOString().slice(0, 10))
  }
  let tidying: Promise<void> = Promise.resolve()
  const duty = (): void => {
    tidying = tidy().catch((error: unknown) => log.error(reasonOf(error), 'tidying failed'))
  }
  const first = setTimeout(duty, soon)
  const timer = setInterval(duty, HOUR)
  first.unref()
  timer.unref()
  return {
    end: async () => {
      clearTimeout(first)
      clearInterval(timer)
      // The store is closed afterwards.
      await tidying
      await outbox.end()
    },
  }
}
