import { createInterface, type Interface } from 'node:readline'
import { Refusal } from '../../kernel/refusal.ts'
import { LANGS, type Lang } from '../../language/face.ts'
import type { Given, Verb } from '../flags.ts'
import { readLink, type TableLink } from '../online/link.ts'
import { Listening } from '../online/listening.ts'
import { KnownPeople, usualName } from '../online/people.ts'
import { OnlineSeat } from '../online/seat.ts'
import { hasBegun, TableServer } from '../online/server.ts'
import { joinWords } from '../online/words.ts'
import { playWords } from '../play-words.ts'

/** Says who she is: as before at this server, or as a new guest. */
async function enter(link: TableLink, name: string | undefined, lang: Lang): Promise<TableServer> {
  const people = new KnownPeople()
  const kept = people.at(link.server, name)
  const server = new TableServer(link.server, lang, kept?.token ?? null)
  const known = await server.known()
  const called = known?.name ?? name ?? kept?.name ?? usualName()
  const token = known === null ? await server.enter(called) : kept!.token
  const stays = people.keep(link.server, called, token)
  console.log(joinWords[lang].entered(called, link.server))
  if (!stays) console.log(joinWords[lang].notKept)
  return server
}

/** Sits down, unless play has begun without her: then she looks on, where the table lets her. */
async function sitDown(server: TableServer, { table, key, watch }: TableLink): Promise<void> {
  if (watch) return
  try {
    await server.join(table, key)
  } catch (error) {
    if (!hasBegun(error) || !(await server.table(table).catch(() => null))) throw error
  }
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
  link: TableLink,
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
    lang,
    listening,
    print: (text) => console.log(text),
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
        console.error(words.refused)
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

async function run(given: Given): Promise<number> {
  const lang = given.oneOf('lang', 'en', LANGS)
  const link = readLink(given.words[0]!)
  const server = await enter(link, given.value('name'), lang)
  await sitDown(server, link)
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
    for (let at = link; ; ) {
      const { code, next } = await atTable(server, listening, at, lang, { input, keys }, typed)
      if (next === null) return code
      at = { ...link, table: next, key: null }
    }
  } finally {
    input.close()
  }
}

export const join: Verb = {
  name: 'join',
  use: 'LINK [--name NAME] [--lang en|fr]',
  summary: {
    en: 'sits down at an online table',
    fr: 's’assied à une table en ligne',
  },
  help: {
    en: 'Sits down at a table that somebody has made on the page, by its invitation or its address, and plays there as\n"play" does, with friends at browsers or terminals elsewhere. The seat is kept: the same line comes back to it.',
    fr: 'S’assied à une table que quelqu’un a ouverte sur la page, par son invitation ou son adresse, et y joue comme\n«\u202fplay\u202f», avec des amis ailleurs, dans un navigateur ou un terminal. La place est gardée\u00a0: la même ligne y ramène.',
  },
  flags: [
    {
      name: 'name',
      value: 'NAME',
      help: {
        en: 'what the others call you; as last time at this server unless said',
        fr: 'comment les autres vous appellent\u202f; comme la dernière fois chez ce serveur sauf indication',
      },
    },
    { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } },
  ],
  words: { least: 1, most: 1 },
  run,
}
