// Loads Eternal as the command does, with its usual packs and with those of a file where one is named, as JSON or
// compiled before; says what that took. `--write FILE` writes them as they are after compiling.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { readCompiledPacks } from '../../src/games/eternal/compiled-packs/read.ts'
import { writeCompiledPacks } from '../../src/games/eternal/compiled-packs/write.ts'
import { loadGame } from '../../src/games/eternal/game.ts'
import '../../src/games/eternal/index.ts'
import type { Pack } from '../../src/games/eternal/pack.ts'
import { usualPacks } from '../../src/games/eternal/packs/index.ts'

const [, program, file, , to] = process.argv
const { size, mtimeMs } = statSync(program!)
/** Changes with every build. */
const version = `${size} ${mtimeMs}`

function packsOf(name: string): readonly Pack[] {
  return name.endsWith('.json')
    ? JSON.parse(readFileSync(name, 'utf8'))
    : readCompiledPacks(readFileSync(name), version)
}

const more = file === undefined ? [] : packsOf(file)
if (to !== undefined) writeFileSync(to, writeCompiledPacks(more, version))
const { cardIds } = loadGame([...usualPacks, ...more])
const milliseconds = ({ user, system }: { readonly user: number; readonly system: number }): number =>
  (user + system) / 1000
console.log(
  JSON.stringify({
    cards: cardIds.length,
    all: milliseconds(process.cpuUsage()),
    thread: milliseconds(process.threadCpuUsage()),
  }),
)
