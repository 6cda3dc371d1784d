import { lang } from '../page/settings.ts'
import { Refused } from '../source/local.ts'
import type { CampaignCall, CampaignCallName, CampaignCalls, CampaignReply } from './protocol.ts'

interface Waiting {
  readonly done: (value: never) => void
  readonly fail: (error: Error) => void
}

/** The worker behind the campaign pages, and the calls that wait for its answers. */
export class CampaignLine {
  private readonly worker = new Worker(new URL('../engine/campaign.worker.ts', import.meta.url), {
    type: 'module',
  })
  private readonly waiting = new Map<number, Waiting>()
  private next = 0

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<CampaignReply>) => this.settle(data))
    this.worker.addEventListener('error', (event) => this.breakOff(new Error(event.message)))
  }

  call<N extends CampaignCallName>(
    name: N,
    ...args: Parameters<CampaignCalls[N]>
  ): Promise<ReturnType<CampaignCalls[N]>> {
    const id = this.next++
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail })
      this.worker.postMessage({ id, name, args } satisfies CampaignCall)
    })
  }

  private settle(reply: CampaignReply): void {
    const call = this.waiting.get(reply.id)
    this.waiting.delete(reply.id)
    if (call === undefined) return
    if ('value' in reply) call.done(reply.value as never)
    else call.fail(new (reply.refused ? Refused : Error)(reply.error[lang.peek()]))
  }

  private breakOff(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error)
    this.waiting.clear()
  }

  close(): void {
    this.worker.terminate()
  }
}
