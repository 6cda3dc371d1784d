import { LANGS } from '../../language/face.ts'
import type { Given, Verb } from '../flags.ts'
import { readLink, type TableLink } from '../online/line/link.ts'
import { hasBegun, type TableServer } from '../online/line/server.ts'
import { enter, NAME_FLAG, sitAt } from '../online/sitting.ts'

/** Sits down, unless play has begun without her: then she looks on, where the table lets her. */
async function sitDown(server: TableServer, { table, key, watch }: TableLink): Promise<void> {
  if (watch) return
  try {
    await server.join(table, key)
  } catch (error) {
    if (!hasBegun(error) || !(await server.table(table).catch(() => null))) throw error
  }
}

async function run(given: Given): Promise<number> {
  const lang = given.oneOf('lang', 'en', LANGS)
  const link = readLink(given.words[0]!)
  const server = await enter(link.server, given.value('name'), lang)
  await sitDown(server, link)
  return sitAt(server, link, lang)
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
  flags: [NAME_FLAG, { name: 'lang', value: 'LANG', help: { en: 'en or fr', fr: 'en ou fr' } }],
  words: { least: 1, most: 1 },
  run,
}
