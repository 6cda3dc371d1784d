// Whether a change made the engine faster or slower: `npm run compare -- main 3` plays `bench` of this checkout and of
// another commit in turns, three times each, and prints how the figures of each pair stand to each other.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Bench {
  readonly ratioOfDecisions: number
  readonly ratioOfGames: number
  readonly tables: Readonly<Record<string, number>>
}

const [commit, pairs = '3'] = process.argv.slice(2)
if (commit === undefined || !(Number(pairs) >= 1)) {
  console.error('compare takes: COMMIT, PAIRS')
  process.exit(1)
}

const here = join(import.meta.dirname, '..')
const apart = mkdtempSync(join(tmpdir(), 'cardwright-compare-'))
const there = join(apart, 'checkout')

function benchOf(folder: string): Map<string, number> {
  const text = execFileSync(process.execPath, [join(folder, 'bin', 'cardwright.mjs'), 'bench', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const figures = new Map<string, number>()
  for (const [id, game] of Object.entries(JSON.parse(text) as Record<string, Bench>)) {
    if (typeof game.ratioOfDecisions !== 'number') continue
    figures.set(`${id}: decisions`, game.ratioOfDecisions)
    figures.set(`${id}: games`, game.ratioOfGames)
    for (const [table, ratio] of Object.entries(game.tables)) figures.set(`${id}: ${table}`, ratio)
  }
  return figures
}

try {
  execFileSync('git', ['worktree', 'add', '--detach', there, commit], { cwd: here, stdio: 'ignore' })
  const ratios = new Map<string, number[]>()
  for (let pair = 1; pair <= Number(pairs); pair++) {
    const before = benchOf(there)
    for (const [name, now] of benchOf(here)) {
      const then = before.get(name)
      if (then !== undefined) ratios.set(name, [...(ratios.get(name) ?? []), now / then])
    }
    console.error(`${pair} of ${pairs}`)
  }
  for (const [name, list] of ratios) {
    const sorted = list.toSorted((a, b) => a - b)
    const [lowest, middle, highest] = [sorted[0]!, sorted[sorted.length >> 1]!, sorted.at(-1)!].map((each) =>
      each.toFixed(3),
    )
    console.log(`${name.padEnd(40)} ${middle} (${lowest} to ${highest})`)
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', there], { cwd: here, stdio: 'ignore' })
  rmSync(apart, { recursive: true, force: true })
}
