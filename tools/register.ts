// Writes the ids of both games that have no number yet at the end of their registers; what stands there stays, and digests
// of it tell whether it did.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import '../src/games/aeons-end/whole.ts'
import '../src/games/eternal/game.ts'
import { numberings as ofAeonsEnd } from '../src/games/aeons-end/numberings.ts'
import { numberings as ofEternal } from '../src/games/eternal/numberings.ts'
import type { Numbering } from '../src/kernel/numbering.ts'
import formerly from '../tests/games/register-formerly.json' with { type: 'json' }
import { asFirstNamed, type Digests, type FormerNames, noting } from './register-digests.ts'

const DIGESTS = fileURLToPath(new URL('../tests/games/register-digests.json', import.meta.url))

const FORMERLY: Readonly<Record<string, FormerNames>> = formerly

function append(game: string, numberings: Readonly<Record<string, Numbering>>): void {
  const path = fileURLToPath(new URL(`../src/games/${game}/register.json`, import.meta.url))
  const register = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string[]>
  for (const [kind, numbering] of Object.entries(numberings)) {
    const added = numbering.unregistered
    register[kind] = [...(register[kind] ?? []), ...added]
    if (added.length > 0) console.log(`${game}, ${kind}: ${added.join(', ')}`)
  }
  write(path, register)
  const digests = JSON.parse(readFileSync(DIGESTS, 'utf8')) as Record<string, Digests>
  digests[game] = noting(digests[game] ?? {}, asFirstNamed(register, FORMERLY[game]))
  write(DIGESTS, digests)
}

/** A file that says the same already stays as it is; another one is written as the project writes its files. */
function write(path: string, document: unknown): void {
  if (JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) === JSON.stringify(document)) return
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`)
  execFileSync('biome', ['format', '--write', path])
}

append('aeons-end', ofAeonsEnd)
append('eternal', ofEternal)
