import { effect, signal } from '@preact/signals'
import type { Sitting } from '../table/sitting.ts'
import type { RemoteTable } from './remote.ts'

/** Looking back together: one leads through a game that is over, the others follow or look for themselves. */
export class Leading {
  readonly leads = signal(false)
  readonly follows = signal(true)
  /** Who leads, as far as this page has heard. */
  readonly leader = signal<string | null>(null)
  private readonly ends: readonly (() => void)[]

  constructor(remote: RemoteTable, sitting: Sitting) {
    const shown = (): { readonly at: number; readonly eyes: number } | null => {
      const moment = sitting.past.value ?? sitting.moment.value
      return moment === null ? null : { at: moment.at, eyes: moment.eyes }
    }
    this.ends = [
      effect(() => {
        const now = shown()
        if (this.leads.value && now !== null) remote.lead(now.at, now.eyes)
      }),
      effect(() => {
        const { value: led } = remote.led
        if (led === null) return
        this.leader.value = led.by
        if (!this.leads.peek() && this.follows.value) void sitting.look(led.at)
      }),
    ]
  }

  lead(on: boolean): void {
    this.leads.value = on
    if (on) this.leader.value = null
  }

  close(): void {
    for (const end of this.ends) end()
  }
}
