import { type AddressInfo, createServer, type Server } from 'node:net'

export interface Mail {
  readonly to: readonly string[]
  readonly text: string
}

/** A server for mails that keeps them; it speaks as much SMTP as a sender needs. */
export class MailServer {
  readonly mails: Mail[] = []
  /** It takes none for anybody. */
  refuses = false
  private readonly server: Server
  private waiting: (() => void)[] = []

  constructor() {
    this.server = createServer((socket) => {
      let to: string[] = []
      let body: string[] | null = null
      let rest = ''
      const say = (line: string): void => void socket.write(`${line}\r\n`)
      const receive = (line: string): void => {
        if (body !== null) {
          if (line !== '.') body.push(line.replace(/^\.\./, '.'))
          else {
            this.mails.push({ to, text: decoded(body.join('\n')) })
            for (const done of this.waiting.splice(0)) done()
            to = []
            body = null
            say('250 kept')
          }
          return
        }
        const command = line.slice(0, 4).toUpperCase()
        if (command === 'RCPT' && this.refuses) {
          say('550 nobody')
          return
        }
        if (command === 'RCPT') to = [...to, /<(.*)>/.exec(line)?.[1] ?? '']
        if (command === 'DATA') {
          body = []
          say('354 go on')
        } else if (command === 'QUIT') socket.end('221 bye\r\n')
        else say('250 ok')
      }
      say('220 here')
      socket.on('error', () => {})
      socket.on('data', (data) => {
        const lines = (rest + String(data)).split('\r\n')
        rest = lines.pop()!
        lines.forEach(receive)
      })
    })
  }

  async begin(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** The last mail to somebody, when there are so many. */
  async mail(to: string, count = 1): Promise<string> {
    for (;;) {
      const found = this.mails.filter((mail) => mail.to.includes(to))
      if (found.length >= count) return found.at(-1)!.text
      await new Promise<void>((done) => this.waiting.push(done))
    }
  }

  async code(to: string, count = 1): Promise<string> {
    return /\b\d{6}\b/.exec((await this.mail(to, count)).split('\n\n').slice(1).join('\n'))![0]
  }

  end(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()))
  }
}

/** As it is read: lines that were cut are whole again, and letters beyond ASCII themselves. */
function decoded(mail: string): string {
  if (!/quoted-printable/i.test(mail)) return mail
  const bytes = mail
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
