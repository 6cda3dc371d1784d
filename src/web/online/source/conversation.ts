import { signal } from '@preact/signals'
import type { Plain } from '../../../language/face.ts'
import type { MarkShown, SayingShown, WireMessage } from '../../../table/messages.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'

const MOST_SAYINGS = 100

/** What whoever leads shows: after so many answers, through whose eyes, and what was answered beyond the record. */
export interface Led {
  readonly at: number
  readonly eyes: number
  readonly fork: readonly number[]
}

/** What the people of a table say, point at, mark and show each other around the game. */
export class Conversation {
  /** What people say, the newest last. */
  readonly sayings = signal<readonly SayingShown[]>([])
  /** The number of the last saying that was no news when this page heard it. */
  readonly recalled = signal(0)
  /** What somebody points at, until the next thing. */
  readonly pointed = signal<{ readonly seat: number; readonly ref: Plain } | null>(null)
  /** Bookmarks: one's own, and those of the others when the game is over. */
  readonly marks = signal<readonly MarkShown[]>([])
  /** What whoever leads a look back shows. */
  readonly led = signal<(Led & { readonly by: string }) | null>(null)
  private readonly mention: (command: WireCommand) => void
  private listensToWatchers = false

  constructor(mention: (command: WireCommand) => void) {
    this.mention = mention
  }

  /** Another line does not know yet whom this page hears. */
  opened(): void {
    if (this.listensToWatchers) this.mention({ c: 'listen', watchers: true })
  }

  speakPhrase(phrase: number): void {
    this.mention({ c: 'say', phrase })
  }

  speakText(text: string): void {
    this.mention({ c: 'say', text })
  }

  /** Hears those who watch, or not; what was said before is told again. */
  listen(watchers: boolean): void {
    this.listensToWatchers = watchers
    this.mention({ c: 'listen', watchers })
  }

  pointAt(ref: Plain): void {
    this.mention({ c: 'point', i: null, ref })
  }

  mark(at: number, text: string): void {
    this.mention({ c: 'mark', at, text })
  }

  /** Shows everybody what is looked at here. */
  lead({ at, eyes, fork }: Led): void {
    this.mention({ c: 'lead', at, eyes, fork })
  }

  take(message: Extract<WireMessage, { readonly m: 'said' | 'talk' | 'pointed' | 'led' | 'marked' }>): void {
    switch (message.m) {
      case 'said':
        this.takeIn([message.saying])
        return
      case 'talk':
        if (this.sayings.peek().length === 0) this.recalled.value = message.sayings.at(-1)?.n ?? 0
        this.takeIn(message.sayings)
        this.marks.value = message.marks
        return
      case 'pointed':
        this.pointed.value = { seat: message.seat, ref: message.ref }
        return
      case 'led':
        this.led.value = { by: message.by, at: message.at, eyes: message.eyes, fork: message.fork }
        return
      case 'marked': {
        const { person, by, at, text } = message
        const others = this.marks.peek().filter((mark) => mark.person !== person || mark.at !== at)
        this.marks.value = text === '' ? others : [...others, { person, by, at, text }]
        return
      }
    }
  }

  /** Takes in what was said, each once, however often it is told. */
  private takeIn(sayings: readonly SayingShown[]): void {
    const all = new Map([...this.sayings.peek(), ...sayings].map((saying) => [saying.n, saying]))
    this.sayings.value = [...all.values()].toSorted((a, b) => a.n - b.n).slice(-MOST_SAYINGS)
  }
}
