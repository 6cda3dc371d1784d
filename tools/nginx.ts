// nginx for the tests of what stands in front of the server: one that is there, or else one that is fetched.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Unpacked and never installed: no service is set up, nothing is started, and no port is taken. */
const UNPACKED = join(root, 'node_modules', '.cache', 'nginx')
/** Earlier Debians have the program in a package of its own. */
const PACKAGES = ['nginx', 'nginx-core', 'nginx-light']
const PROGRAM = join('usr', 'sbin', 'nginx')

const runs = (file: string): boolean =>
  existsSync(file) && spawnSync(file, ['-v'], { stdio: 'ignore' }).status === 0

/** The nginx of this machine, or one that was fetched; null if there is none that runs. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const files = [...folders.map((folder) => join(folder, 'nginx')), join(UNPACKED, PROGRAM)]
  return files.find(runs) ?? null
}

const done = (command: string, args: readonly string[], cwd: string): boolean =>
  spawnSync(command, args, { cwd, stdio: 'ignore' }).status === 0

function unpacked(name: string): boolean {
  rmSync(UNPACKED, { recursive: true, force: true })
  mkdirSync(UNPACKED, { recursive: true })
  if (!done('apt-get', ['download', '-q', name], UNPACKED)) return false
  const file = readdirSync(UNPACKED).find((each) => each.endsWith('.deb'))
  return (
    file !== undefined && done('dpkg-deb', ['-x', file, UNPACKED], UNPACKED) && runs(join(UNPACKED, PROGRAM))
  )
}

/** Debian's, without installing it; null where that is not possible. */
export function fetchNginx(): string | null {
  if (!existsSync('/usr/bin/apt-get')) return null
  console.error('[cardwright] The tests need nginx and there is none: fetching it (once).')
  const found =
    PACKAGES.some(unpacked) || (done('apt-get', ['update', '-q'], root) && PACKAGES.some(unpacked))
  return found ? findNginx() : null
}
