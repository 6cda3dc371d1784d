import { lang } from '../page/settings.ts'
import { Refused } from '../source/local.ts'
import type { CampaignCall, CampaignCallName, CampaignCalls, CampaignReply } from './protocol.ts'

interface Waiting {
  /** Takes the reply to this very call, whatever it is. */
  readonly settle: (reply: MessageEvent) => void
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
    this.worker.addEventListener('message', (reply: MessageEvent<CampaignReply>) => {
      this.waiting.get(reply.data.id)?.settle(reply)
      this.waiting.delete(reply.data.id)
    })
    this.worker.addEventListener('error', (event) => this.breakOff(new Error(event.message)))
  }

  call<N extends CampaignCallName>(
    name: N,
    ...args: Parameters<CampaignCalls[N]>
  ): Promise<ReturnType<CampaignCalls[N]>> {
    const id = this.next++
    return new Promise((done, fail) => {
      const settle = ({ data }: MessageEvent<CampaignReply<ReturnType<CampaignCalls[N]>>>) => {
        if ('value' in data) done(data.value)
        else fail(new (data.refused ? Refused : Error)(data.error[lang.peek()]))
      }
      this.waiting.set(id, { settle, fail })
      this.worker.postMessage({ id, name, args } satisfies CampaignCall)
    })
  }

  private breakOff(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error)
    this.waiting.clear()
  }

  close(): void {
    this.worker.terminate()
  }
}
