import type { WireCommand } from '../../../table/wire/commands.ts'
import { isReply, type Replies } from '../../../table/wire/replies.ts'

/** What a terminal has asked its table and waits for. */
export class Questions {
  private readonly mention: (command: WireCommand) => boolean
  /** The line is down: nothing can be asked. */
  private readonly noLine: () => void
  private readonly waiting = new Map<number, (value: unknown) => void>()
  private next = 1

  constructor(mention: (command: WireCommand) => boolean, noLine: () => void) {
    this.mention = mention
    this.noLine = noLine
  }

  /** Asks the table something; null when the line is down or the table does not tell. */
  ask<C extends keyof Replies>(
    c: C,
    numbered: (q: number) => WireCommand & { readonly c: C },
  ): Promise<Replies[C] | null> {
    const q = this.next++
    return new Promise((done) => {
      this.waiting.set(q, (value) => done(isReply[c](value) ? value : null))
      if (this.mention(numbered(q))) return
      this.waiting.delete(q)
      this.noLine()
      done(null)
    })
  }

  reply(q: number, value: unknown): void {
    const done = this.waiting.get(q)
    this.waiting.delete(q)
    done?.(value)
  }

  /** The line is lost: nobody answers what was asked. */
  drop(): void {
    for (const q of [...this.waiting.keys()]) this.reply(q, null)
  }
}
