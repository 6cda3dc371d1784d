import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Steps } from '../store/contract/steps.ts'

/** What an operator watches; no name, no id and no address is in it. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Counter({
    name: 'cardwright_requests_total',
    help: 'Requests to the API',
    labelNames: ['route', 'method', 'status'],
    registers: [this.registry],
  })
  readonly sockets = new Gauge({
    name: 'cardwright_sockets',
    help: 'Open sockets',
    registers: [this.registry],
  })
  readonly tables = new Gauge({
    name: 'cardwright_tables',
    help: 'Tables in memory',
    registers: [this.registry],
  })
  readonly steps = new Counter({
    name: 'cardwright_steps_total',
    help: 'Steps by what became of them',
    labelNames: ['outcome'],
    registers: [this.registry],
  })
  readonly commits = new Histogram({
    name: 'cardwright_commit_seconds',
    help: 'How long a commit of steps takes',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [this.registry],
  })
  readonly notices = new Counter({
    name: 'cardwright_notices_total',
    help: 'Notices by channel and what became of them',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  })

  private counts = (): void => {}

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }

  /** What there is just now is counted when somebody looks. */
  watch(counts: () => { readonly tables: number; readonly pages: number }): void {
    const { tables, sockets } = this
    this.counts = () => {
      const now = counts()
      tables.set(now.tables)
      sockets.set(now.pages)
    }
  }

  async text(): Promise<string> {
    this.counts()
    return this.registry.metrics()
  }

  /** The same steps, with what became of them counted. */
  ofSteps(steps: Steps): Steps {
    return {
      append: async (batch) => {
        const done = this.commits.startTimer()
        const appended = await steps.append(batch)
        done()
        for (const { stored } of appended) this.steps.inc({ outcome: stored ? 'stored' : 'fenced' })
        return appended
      },
      load: (game, after) => steps.load(game, after),
    }
  }
}
