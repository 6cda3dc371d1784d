import { join } from 'node:path'
import { games } from '../../games/index.ts'
import { writeWhole } from '../../lab/files.ts'
import { goldenPlaythrough, goldensOf } from '../../lab/golden.ts'
import type { Verb } from '../flags.ts'

export const golden: Verb = {
  name: 'golden',
  use: '[--out FOLDER]',
  summary: { en: 'writes the golden playthroughs again', fr: 'réécrit les parties de référence' },
  help: {
    en: 'Writes whole games, one at each kind of table, as a readable text; review the change as a diff before it is kept.',
    fr: 'Écrit des parties entières, une par sorte de table, en texte lisible\u202f; relisez les différences avant de les garder.',
  },
  flags: [
    {
      name: 'out',
      value: 'FOLDER',
      help: { en: 'where to; tests/golden unless said', fr: 'où\u202f; tests/golden sauf indication' },
    },
  ],
  words: { least: 0, most: 0 },
  run(given) {
    for (const golden of games.flatMap(goldensOf)) {
      const file = join(given.value('out') ?? join('tests', 'golden'), `${golden.name}.txt`)
      writeWhole(file, goldenPlaythrough(golden))
      console.log(file)
    }
    return 0
  },
}
