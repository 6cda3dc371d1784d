import { join } from 'node:path'
import { writeWhole } from '../files.ts'
import type { StoppedGame } from './counts.ts'
import type { Series } from './series.ts'

/** A game that broke is kept as a record, so that the fault can be seen again. */
export function keepStopped(
  stopped: readonly StoppedGame[],
  { game, seed }: Series,
  folder: string,
): (Pick<StoppedGame, 'number' | 'message' | 'french'> & { readonly file: string })[] {
  return stopped.map(({ number, message, french, record }) => {
    const file = join(folder, `stopped-${game}-${seed.replace(/\W+/g, '-')}-${number}.json`)
    writeWhole(file, `${record}\n`)
    return { number, message, french, file }
  })
}
