import { availableParallelism } from 'node:os'
import { workAt } from '../../lab/simulate/over-redis.ts'
import { answerTables } from '../../lab/think-queue.ts'
import { LANGS } from '../../language/face.ts'
import type { Verb } from '../flags.ts'
import { messages } from '../messages.ts'
import { readable } from '../output.ts'
import { PACKS_FLAG } from '../packs.ts'

const MOST_THREADS = Math.max(4, 2 * availableParallelism())

export const worker: Verb = {
  name: 'worker',
  use: 'redis://HOST [--threads T]',
  summary: {
    en: 'plays games that simulate asks for, on this machine too',
    fr: 'joue sur cette machine aussi les parties que simulate demande',
  },
  help: {
    en: 'Joins the workers at this address: plays stretches of whatever "simulate --workers ADDRESS" asks for, and thinks for\nthe bots of servers with that REDIS_URL, until Ctrl-C. Any number of workers on any number of machines gives the same result as one machine; one that dies is\nreplaced by the others.',
    fr: 'Rejoint les ouvriers à cette adresse\u00a0: joue des parties de ce que demande «\u202fsimulate --workers ADRESSE\u202f», et\nréfléchit pour les robots des serveurs qui ont cette REDIS_URL, jusqu’à Ctrl-C. Quel que soit le nombre d’ouvriers et de machines, le résultat est celui d’une seule machine\u202f; celui qui\ntombe est remplacé par les autres.',
  },
  flags: [
    {
      name: 'threads',
      value: 'T',
      help: {
        en: 'how many threads; one per core unless said',
        fr: 'combien de fils\u202f; un par cœur sauf indication',
      },
    },
    PACKS_FLAG,
    {
      name: 'lang',
      value: 'LANG',
      help: { en: 'language: en or fr', fr: 'langue\u00a0: en ou fr' },
    },
  ],
  words: { least: 1, most: 1 },
  async run(given) {
    const lang = given.oneOf('lang', 'en', LANGS)
    const threads = given.wholeNumber('threads', availableParallelism(), 1, MOST_THREADS)
    const interrupt = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())
    let games = 0
    const address = given.words[0]!
    const tables = { end: async (): Promise<void> => {} }
    await workAt(address, {
      threads,
      stop: interrupt.signal,
      ready: async () => {
        const answering = await answerTables(address, threads)
        tables.end = () => answering.close()
        console.log(messages[lang].working(threads))
      },
      played: (count) => {
        games += count
      },
    })
    await tables.end()
    console.log(messages[lang].worked(readable(games, lang)))
    return 0
  },
}
