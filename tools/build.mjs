// Bundles each program into one file under dist/ and the page into dist/web/, and does nothing when no source
// has changed.
// `isFresh` runs on any Node >= 16; the bundler is loaded only when there is something to build.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { root, writeWhole } from './boot.mjs'

const dist = join(root, 'dist')
const stampFile = join(dist, '.stamp')

/** One build per program: the engine stays in one scope with its callers, where constants are folded. */
const programs = [
  { from: 'src/cli/main.ts', to: 'cli.mjs' },
  { from: 'src/lab/worker.ts', to: 'worker.mjs' },
  { from: 'src/server/main.ts', to: 'server.mjs' },
].filter(({ from }) => fs.existsSync(join(root, from)))

const made = [...programs.map(({ to }) => to), 'web/index.html']

function inputs() {
  const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'tools/build.mjs']
  const walk = (folder) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else files.push(relative(root, path))
    }
  }
  walk(join(root, 'src'))
  return files.sort()
}

/** Cheap to compute, and different whenever a file was touched. */
function traces() {
  const sum = createHash('sha256')
  for (const file of inputs()) {
    const { size, mtimeMs } = fs.statSync(join(root, file))
    sum.update(`${file}\0${size}\0${mtimeMs}\0`)
  }
  return sum.digest('hex')
}

/** Tells a touched file from a changed one. */
function contents() {
  const sum = createHash('sha256')
  for (const file of inputs())
    sum
      .update(`${file}\0`)
      .update(fs.readFileSync(join(root, file)))
      .update('\0')
  return sum.digest('hex')
}

export function isFresh() {
  try {
    if (!made.every((file) => fs.existsSync(join(dist, file)))) return false
    const stamp = JSON.parse(fs.readFileSync(stampFile, 'utf8'))
    const now = traces()
    if (stamp.traces === now) return true
    if (stamp.contents !== contents()) return false
    writeWhole(stampFile, JSON.stringify({ ...stamp, traces: now }))
    return true
  } catch {
    return false
  }
}

async function bundle({ from, to }) {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: join(root, from),
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    external: [/^node:/],
    logLevel: 'warn',
    // The kernel's range checks are for tests; here they fold away.
    transform: { define: { CARDWRIGHT_CHECKED: 'false' } },
  })
  const { output } = await build.generate({
    file: join(dist, to),
    format: 'esm',
    sourcemap: true,
    codeSplitting: false,
    topLevelVar: false,
  })
  await build.close()
  for (const part of output) {
    // The bundler turns top-level classes into `var`, which V8 cannot treat as a constant.
    const text =
      part.type === 'chunk' ? part.code.replace(/^var (\w+) = class\b/gm, 'const $1 = class') : part.source
    writeWhole(join(dist, part.fileName), text)
  }
}

async function buildPage() {
  const { build: bundlePage } = await import('vite')
  await bundlePage({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
}

async function build() {
  fs.mkdirSync(dist, { recursive: true })
  // Taken before the build: a file saved in the meantime makes the next run build again.
  const stamp = JSON.stringify({ traces: traces(), contents: contents() })
  fs.rmSync(stampFile, { force: true })
  for (const program of programs) await bundle(program)
  await buildPage()
  writeWhole(stampFile, stamp)
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const quiet = process.argv.includes('--quiet')
  if (!isFresh()) {
    const start = performance.now()
    try {
      await build()
    } catch (error) {
      const text = process.stderr.isTTY ? error.message : stripVTControlCharacters(error.message)
      process.stderr.write(`[cardwright] The build failed:\n${text}\n`)
      process.exit(1)
    }
    const names = made.map((file) => `dist/${file}`).join(', ')
    if (!quiet) console.log(`Built ${names} in ${((performance.now() - start) / 1000).toFixed(2)} s.`)
  } else if (!quiet) console.log('Nothing to build: dist/ is up to date.')
}
