import { join } from 'node:path'
import { writeBeside } from '../files.ts'
import { inName } from '../in-name.ts'
import type { StoppedGame } from './counts.ts'
import type { Series } from './series.ts'

/** A game that broke is kept as a record, so that the fault can be seen again; no record of another is lost for it. */
export function keepStopped(
  stopped: readonly StoppedGame[],
  { game, seed }: Series,
  folder: string,
): (Pick<StoppedGame, 'number' | 'message' | 'french'> & { readonly file: string })[] {
  return stopped.map(({ number, message, french, record }) => {
    const file = join(folder, `stopped-${game}-${inName(seed)}-${number}.json`)
    return { number, message, french, file: writeBeside(file, `${record}\n`) }
  })
}
