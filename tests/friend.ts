import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'
import { gameNamed } from '../src/games/index.ts'
import type { TableOptions } from '../src/table/options.ts'
import type { WireCommand } from '../src/table/wire/commands.ts'
import { Page } from './server/live/harness.ts'

/** So long she waits before she tries again. */
const AGAIN = 200

/** Somebody elsewhere with a client of her own, who takes the first option whenever she is asked. */
export class Friend {
  readonly page = new Page()
  answers = 0
  /** Does she answer by herself? */
  plays = true
  name = 'Frida'
  table = ''
  private token = ''
  private socket: WebSocket | null = null
  private sent = -1
  private unsaid: string[] = []
  private readonly at: string
  private readonly after: (friend: Friend) => void

  constructor(at: string, after: (friend: Friend) => void = () => {}) {
    this.at = at
    this.after = after
  }

  private async post(path: string, body: unknown): Promise<Record<string, never>> {
    const reply = await fetch(`${this.at}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    return reply.json() as Promise<Record<string, never>>
  }

  /** Makes a table for two; gives its invitation. */
  async host(game: string, options: Partial<TableOptions> = {}): Promise<string> {
    this.token = (await this.post('/api/guest', { name: this.name, lang: 'en' })).token!
    const setup = gameNamed(game).setupFrom({}, 'set-up')
    const seats = [{ who: 'me' }, { who: 'open' }]
    const { table, key } = await this.post('/api/tables', { game, setup, seats, options, title: 'Ours' })
    this.table = (table as unknown as { id: string }).id
    return `${this.at}/#/join/${this.table}/${key}`
  }

  /** She is the same as another friend, at another table. */
  follow({ token }: Friend, table: string): void {
    this.token = token
    this.table = table
  }

  async ready(): Promise<void> {
    await this.post(`/api/tables/${this.table}/ready`, { share: randomBytes(16).toString('base64url') })
    const begun = this.page.next(({ m }) => m === 'whole')
    this.connect()
    await begun
  }

  connect(): void {
    const { page } = this
    const socket = new WebSocket(
      `${this.at.replace('http', 'ws')}/live?t=${this.table}&r=${page.revision}&l=${page.lines.length}`,
      { headers: { authorization: `Bearer ${this.token}` } },
    )
    this.socket = socket
    socket.on('open', () => {
      for (const text of this.unsaid.splice(0)) socket.send(text)
    })
    socket.on('message', (data) => {
      page.send(String(data))
      this.play()
    })
    socket.on('error', () => {})
    // What was not taken is said again after the line was lost.
    socket.on('close', () => {
      this.sent = -1
      setTimeout(() => {
        if (this.socket === socket) this.connect()
      }, AGAIN)
    })
    // What came too fast, or too late, is said again.
    const refused = (): void => {
      void page
        .next(({ m }) => m === 'no')
        .then(() => {
          if (this.socket !== socket) return
          refused()
          setTimeout(() => {
            this.sent = -1
            this.play()
          }, AGAIN)
        })
    }
    refused()
  }

  /** What is said before the line is open, or while it is lost, waits for it. */
  say(command: WireCommand): void {
    const text = JSON.stringify(command)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
    else this.unsaid.push(text)
  }

  /** For a wait that has failed: what she knows of the table. */
  get state(): string {
    const { revision, moment, frames } = this.page
    const last = frames.slice(-3).map(({ frame }) => frame.slice(0, 300))
    const open = this.socket?.readyState
    return JSON.stringify({ revision, question: moment?.question, sent: this.sent, open, last })
  }

  private play(): void {
    if (!this.plays) return
    const { question, revision } = this.page.moment ?? { question: null, revision: -1 }
    if (question === null || this.sent === revision) return
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.sent = revision
    this.answers += 1
    this.after(this)
    this.say({ c: 'a', r: revision, i: question.choices[0]!.index, id: randomBytes(12).toString('hex') })
  }

  /** Gives up, where the game knows that. */
  concede(): void {
    this.say({ c: 'act', r: this.page.revision, act: 'concede', id: randomBytes(12).toString('hex') })
  }

  /** Deletes her account, and with it her name. */
  async erase(): Promise<void> {
    await this.post('/api/me/delete', { name: this.name })
  }

  leave(): void {
    const { socket } = this
    this.socket = null
    socket?.terminate()
  }
}
