import { join } from 'node:path'
import { games } from '../../games/index.ts'
import { writeWhole } from '../../lab/files.ts'
import { schemaText } from '../../lab/schema.ts'
import type { Verb } from '../flags.ts'

export const schema: Verb = {
  name: 'schema',
  use: '[--out FOLDER]',
  summary: {
    en: 'writes what the games send and take, as JSON schemas',
    fr: 'écrit ce que les jeux envoient et reçoivent, en schémas JSON',
  },
  help: {
    en: 'Writes one JSON schema for each game: set-ups, offers, views, decisions with their options, events.',
    fr: 'Écrit un schéma JSON par jeu\u202f: mises en place, offres, vues, décisions et leurs options, événements.',
  },
  flags: [
    {
      name: 'out',
      value: 'FOLDER',
      help: { en: 'where to; docs/protocol unless said', fr: 'où\u202f; docs/protocol sauf indication' },
    },
  ],
  words: { least: 0, most: 0 },
  run(given) {
    const folder = given.value('out') ?? join('docs', 'protocol')
    for (const game of games) {
      const file = join(folder, `${game.id}.json`)
      writeWhole(file, schemaText(game))
      console.log(file)
    }
    return 0
  },
}
