import type { WireMessage } from '../../../table/messages.ts'
import type { WireCommand } from '../../../table/wire/commands.ts'
import type { Connection, NamedCommand } from '../../../table/wire/connection.ts'
import { isReply, type Replies } from '../../../table/wire/replies.ts'
import { lang } from '../../page/settings.ts'
import { Refused } from '../../source/local.ts'
import { newId } from '../../source/store.ts'
import { onlineWords } from '../words.ts'

interface Waiting<T> {
  readonly done: (value: T) => void
  readonly fail: (error: Error) => void
}

type Answer<M extends WireMessage['m']> = Extract<WireMessage, { readonly m: M }>

/** What this page has said to its table and waits for: commands, which are said until they count, and questions. */
export class Requests {
  private readonly line: () => Connection
  private readonly commands = new Map<string, Waiting<number>>()
  private readonly questions = new Map<number, Waiting<unknown>>()
  private nextQuestion = 1

  constructor(line: () => Connection) {
    this.line = line
  }

  /** Gives the revision of the table that came of it. */
  say(named: (id: string) => NamedCommand): Promise<number> {
    const id = newId()
    const command = named(id)
    return new Promise((done, fail) => {
      this.commands.set(id, { done, fail })
      this.line().say(command)
    })
  }

  ask<C extends keyof Replies>(
    c: C,
    numbered: (q: number) => WireCommand & { readonly c: C },
  ): Promise<Replies[C]> {
    const q = this.nextQuestion++
    return new Promise((done, fail) => {
      const settle = (value: unknown) =>
        isReply[c](value) ? done(value) : fail(new Error(`the reply to “${c}” cannot be read`))
      this.questions.set(q, { done: settle, fail })
      if (this.line().mention(numbered(q))) return
      this.questions.delete(q)
      fail(new Refused(onlineWords[lang.peek()].noLine))
    })
  }

  accepted({ id, r }: Answer<'ok'>): void {
    this.command(id)?.done(r)
  }

  replied({ q, value }: Answer<'reply'>): void {
    this.question(q)?.done(value)
  }

  refused({ id, q, text }: Answer<'no'>): void {
    const refused = new Refused(text)
    if (id !== null) this.command(id)?.fail(refused)
    if (q !== null) this.question(q)?.fail(refused)
  }

  /** A command is said again when the line is back; a question may have been about something that is gone. */
  dropQuestions(error: Error): void {
    for (const { fail } of this.questions.values()) fail(error)
    this.questions.clear()
  }

  /** Nobody waits for anything any more. */
  close(error: Error): void {
    for (const { fail } of this.commands.values()) fail(error)
    this.commands.clear()
    this.dropQuestions(error)
  }

  private command(id: string): Waiting<number> | undefined {
    const waiting = this.commands.get(id)
    this.commands.delete(id)
    this.line().answered(id)
    return waiting
  }

  private question(q: number): Waiting<unknown> | undefined {
    const waiting = this.questions.get(q)
    this.questions.delete(q)
    return waiting
  }
}
