import { join } from 'node:path'
import { games } from '../../games/index.ts'
import { writeWhole } from '../../lab/files.ts'
import { goldenPlaythrough } from '../../lab/golden.ts'
import type { Verb } from '../flags.ts'

export const golden: Verb = {
  name: 'golden',
  use: '[--out FOLDER]',
  summary: 'writes the golden playthroughs again',
  help: 'Writes one whole game of each kind as a readable text; review the change as a diff before it is kept.',
  flags: [{ name: 'out', value: 'FOLDER', help: 'where to; tests/golden unless said' }],
  words: { least: 0, most: 0 },
  run(given) {
    for (const game of games) {
      const file = join(given.value('out') ?? join('tests', 'golden'), `${game.id}.txt`)
      writeWhole(file, goldenPlaythrough(game))
      console.log(file)
    }
    return 0
  },
}
