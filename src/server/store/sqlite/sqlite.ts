import { Worker } from 'node:worker_threads'
import { Refusal } from '../../../kernel/refusal.ts'
import { Batcher, gathering } from '../batcher.ts'
import type { Campaigns } from '../contract/campaigns.ts'
import type { People } from '../contract/people.ts'
import type { Results } from '../contract/results.ts'
import type { Steps } from '../contract/steps.ts'
import type { Store } from '../contract/store.ts'
import type { Tables } from '../contract/tables.ts'
import type { Core } from '../core.ts'
import { dump, restore } from '../moving.ts'
import { codeOf } from '../sql.ts'
import { StoreInUse } from './in-use.ts'

export interface Call {
  readonly id: number
  readonly part: string
  readonly name: string
  readonly args: readonly unknown[]
}

export type Reply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number
      readonly error: {
        readonly code: string
        readonly message: string
        readonly refusal: boolean
        readonly inUse: boolean
      }
    }

interface Asked {
  readonly done: (value: unknown) => void
  readonly failed: (error: Error) => void
}

/** The thread lies beside this file, as source or as bundle. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './thread.ts' : './sqlite-thread.mjs',
  import.meta.url,
)

function errorOf({ code, message, refusal, inUse }: Extract<Reply, { error: unknown }>['error']): Error {
  if (inUse) return new StoreInUse(message)
  return refusal ? new Refusal(message) : Object.assign(new Error(message), { code })
}

/** Calls in one direction, answers in the other; when the thread ends, whoever waits is told. */
class Thread {
  private readonly worker: Worker
  private readonly asked = new Map<number, Asked>()
  private next = 1
  private ended: Error | null = null

  constructor(path: string) {
    // SQLite is younger than the rest of Node and says so at every start.
    this.worker = new Worker(threadFile, {
      workerData: { path },
      name: 'store',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    this.worker.on('message', (reply: Reply) => this.settle(reply))
    this.worker.on('error', (error) => this.end(error))
    this.worker.on('exit', () => this.end(new Error('the store is closed')))
  }

  opened(): Promise<void> {
    return new Promise((done, failed) => {
      this.asked.set(0, { done: () => done(), failed })
    })
  }

  call(part: string, name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.ended !== null) return Promise.reject(this.ended)
    const id = this.next
    this.next += 1
    return new Promise((done, failed) => {
      this.asked.set(id, { done, failed })
      this.worker.postMessage({ id, part, name, args } satisfies Call)
    })
  }

  /** One part of the store, each of whose methods is a call. */
  part<T extends object>(part: string): T {
    const target = Object.create(null) as T
    return new Proxy(target, {
      get: (_, name) =>
        name === 'then' ? undefined : (...args: readonly unknown[]) => this.call(part, String(name), args),
    })
  }

  private settle(reply: Reply): void {
    const asked = this.asked.get(reply.id)
    this.asked.delete(reply.id)
    if ('error' in reply) asked?.failed(errorOf(reply.error))
    else asked?.done(reply.value)
  }

  private end(error: Error): void {
    this.ended ??= error
    for (const { failed } of this.asked.values()) failed(this.ended)
    this.asked.clear()
  }

  async close(): Promise<void> {
    if (this.ended !== null) return
    const exited = new Promise((done) => this.worker.once('exit', done))
    this.call('end', '', []).catch(() => {})
    await exited
  }
}

/** Steps as they cross between the threads: by far the most of what does, and one text costs less than a copy of each object. */
export interface WrittenSteps {
  append(batch: string): Promise<string>
}

function stepsOf(thread: Thread): Steps {
  const { load } = thread.part<Steps>('steps')
  const { append } = thread.part<WrittenSteps>('written')
  return { append: async (batch) => JSON.parse(await append(JSON.stringify(batch))), load }
}

/** What whoever runs the server can do something about, by what SQLite or the system calls it. */
const WHY: Readonly<Record<string, string>> = {
  'sqlite 8': 'nothing may be written there',
  EACCES: 'nothing may be written there',
  EPERM: 'nothing may be written there',
  EROFS: 'nothing may be written there',
  'sqlite 13': 'there is no room on the disk',
  ENOSPC: 'there is no room on the disk',
  EEXIST: 'its folder is a file',
  ENOTDIR: 'its folder is a file',
  'sqlite 11': 'it is damaged; put a copy of data/backups in its place',
  'sqlite 26': 'it is damaged, or no store; put a copy of data/backups in its place',
}

const why = (error: unknown): string =>
  WHY[codeOf(error)] ?? (error instanceof Error ? error.message : String(error))

/** The embedded store: one file, one process. */
export async function openSqlite(path: string): Promise<Store> {
  const thread = new Thread(path)
  await thread.opened().catch((error: unknown) => {
    throw error instanceof Refusal
      ? error
      : new Refusal(`The store at ${path} cannot be opened: ${why(error)}.`)
  })
  const core = thread.part<Core>('core')
  return {
    people: thread.part<People>('people'),
    tables: thread.part<Tables>('tables'),
    steps: new Batcher(stepsOf(thread), gathering),
    results: thread.part<Results>('results'),
    campaigns: thread.part<Campaigns>('campaigns'),
    place: path,
    ping: () => core.ping(),
    keep: (name, value) => core.keep(name, value),
    once: (name, value, life) => core.once(name, value, life),
    take: (name) => core.take(name),
    sweep: (retention) => core.sweep(retention),
    dump: () => dump(core),
    restore: (rows) => restore(core, rows),
    backup: async (file) => {
      await thread.call('file', 'backup', [file])
    },
    close: () => thread.close(),
  }
}
