import { clearScreenDown, createInterface, cursorTo, type Interface } from 'node:readline'
import { Refusal } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'
import type { Flag } from '../flags.ts'
import { playWords } from '../play-words.ts'
import { connecting } from './line/connection.ts'
import type { TableLink } from './line/link.ts'
import { Listening } from './line/listening.ts'
import { TableServer } from './line/server.ts'
import { KnownPeople, usualName } from './rooms/people.ts'
import { OnlineSeat } from './seat.ts'
import { joinWords } from './words/words.ts'

export const NAME_FLAG: Flag = {
  name: 'name',
  value: 'NAME',
  help: {
    en: 'what the others call you; as last time at this server unless said',
    fr: 'comment les autres vous appellent\u202f; comme la dernière fois chez ce serveur sauf indication',
  },
}

/** Says who she is: as before at this server, or as a new guest. */
export async function enter(at: string, name: string | undefined, lang: Lang): Promise<TableServer> {
  const people = new KnownPeople()
  const kept = people.at(at, name)
  const server = new TableServer(at, lang, kept?.token ?? null)
  const known = await server.known()
  const called = known?.name ?? name ?? kept?.name ?? usualName()
  const token = known === null ? await server.enter(called) : kept!.token
  const stays = people.keep(at, called, token)
  console.log(joinWords[lang].entered(called, at))
  if (!stays) console.log(joinWords[lang].notKept)
  return server
}

function clearPrompt(): void {
  cursorTo(process.stdout, 0)
  clearScreenDown(process.stdout)
}

/** A table, and what its host sends to friends where she has made it here. */
interface Place {
  readonly link: TableLink
  readonly invitation: string | null
}

/** Where a person types. */
interface Terminal {
  readonly input: Interface
  /** Is it a screen with keys, or text from a file or a program? */
  readonly keys: boolean
}

/**
 * One table from the first line to the last; gives the next table, when everybody plays again. Numbers from a file wait
 * until they are asked for; what a person types too early is refused, for she has not seen the question.
 */
async function atTable(
  server: TableServer,
  listening: Listening,
  { link, invitation }: Place,
  lang: Lang,
  { input, keys }: Terminal,
  typed: AsyncIterator<string>,
): Promise<{ readonly code: number; readonly next: string | null }> {
  const words = joinWords[lang]
  let wake = (): void => {}
  const seat = new OnlineSeat({
    server: link.server,
    table: link.table,
    token: server.token ?? '',
    key: link.key,
    invitation,
    lang,
    open: await connecting(),
    listening,
    tables: server,
    print: (text) => {
      // Whatever comes by itself stands on a line of its own, not behind the prompt, which is shown again below it.
      if (keys) clearPrompt()
      console.log(text)
    },
    ready: async (share) => {
      try {
        await server.ready(link.table, share)
        return true
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        console.log(lang === 'fr' ? error.french : error.message)
        return false
      }
    },
    changed: () => wake(),
  })
  const until = async (true_: () => boolean): Promise<void> => {
    while (!true_())
      await new Promise<void>((done) => {
        wake = done
      })
    wake = () => {}
  }
  const stopped = (): boolean => seat.refused || seat.closed || seat.next !== null
  const ask = (): void => {
    input.setPrompt(seat.prompt)
    if (keys) input.prompt(true)
  }
  try {
    console.log(words.askReady)
    let line = typed.next()
    for (;;) {
      let read: IteratorResult<string> | null = null
      const reading = line.then((result) => {
        read = result
        wake()
      })
      await until(() => {
        ask()
        return read !== null || stopped() || (seat.over && !keys)
      })
      if (seat.refused) {
        console.error(seat.refusal)
        return { code: 2, next: null }
      }
      if (stopped() || (seat.over && !keys)) return { code: 0, next: seat.next }
      await reading
      const { done, value } = read!
      if (done === true) {
        console.log(playWords[lang].inputEnded)
        if (!seat.over) console.log(words.left)
        return { code: seat.over ? 0 : 1, next: null }
      }
      if (!keys && /^\s*\d+\s*$/.test(value)) await until(() => seat.asked || seat.over || stopped())
      if (seat.over && !keys) continue
      if (!(await seat.enter(value))) return { code: 0, next: null }
      line = typed.next()
    }
  } finally {
    seat.close()
  }
}

/** From table to table, as long as everybody plays again; gives the exit code. */
export async function sitAt(
  server: TableServer,
  link: TableLink,
  lang: Lang,
  invitation: string | null = null,
): Promise<number> {
  const listening = new Listening(server)
  await listening.load()
  const { stdin, stdout } = process
  const keys = stdin.isTTY === true
  const input = createInterface({ input: stdin, output: stdout, terminal: keys })
  input.on('SIGINT', () => input.close())
  // Stopped with Ctrl-Z and brought back: asking again also makes the input flow again.
  input.on('SIGCONT', () => input.prompt(true))
  const typed = input[Symbol.asyncIterator]()
  try {
    for (let at: Place = { link, invitation }; ; ) {
      const { code, next } = await atTable(server, listening, at, lang, { input, keys }, typed)
      if (next === null) return code
      at = { link: { ...link, table: next, key: null }, invitation: null }
    }
  } finally {
    input.close()
  }
}
