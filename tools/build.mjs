// Bundles each program into one file under dist/ and the page into dist/web/, and does nothing when no source
// has changed.
// `isFresh` runs on any Node >= 16; the bundler is loaded only when there is something to build.
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root, writeWhole } from './boot.mjs'

const dist = join(root, 'dist')

/** One build per program: the engine stays in one scope with its callers, where constants are folded. */
const programs = [
  { from: 'src/cli/main.ts', to: 'cli.mjs' },
  { from: 'src/lab/worker.ts', to: 'worker.mjs' },
  { from: 'src/server/main.ts', to: 'server.mjs' },
  { from: 'src/server/store/sqlite/thread.ts', to: 'sqlite-thread.mjs' },
]

/** Packages that a server loads when it runs: they look for files of their own, which a bundle would not have. */
const loaded =
  /^(@fastify\/|@simplewebauthn\/server|bullmq|fastify|ioredis|lean-qr|nodemailer|pg|pino|prom-client|web-push|ws|zod)/

const settings = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tools/build.mjs',
  'tools/constants.mjs',
]

/** What is built, from which files; a command needs no page, so that it does not wait for one. */
const parts = {
  programs: {
    makes: [...programs.map(({ to }) => to), 'engines'],
    files: settings,
    folders: ['src'],
    build: async () => {
      const engine = await bundleEngine()
      fs.rmSync(join(dist, 'engines'), { recursive: true, force: true })
      fs.mkdirSync(join(dist, 'engines'), { recursive: true })
      writeWhole(join(dist, 'engines', `${engine.id}.mjs`), engine.code)
      for (const program of programs) await bundle({ ...program, engine: engine.id })
    },
  },
  page: {
    makes: ['web/index.html'],
    files: [...settings, 'vite.config.ts', 'tools/library.ts', 'tools/offline.ts', 'tools/pictures.ts'],
    folders: ['src', 'rulebook', 'scenarios'],
    build: buildPage,
  },
}

const stampOf = (name) => join(dist, `.${name}-stamp`)

function inputs({ files, folders }) {
  const found = [...files]
  const walk = (folder) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else found.push(relative(root, path))
    }
  }
  for (const folder of folders) walk(join(root, folder))
  return found.sort()
}

/** Cheap to compute, and different whenever a file was touched. */
function traces(part) {
  const sum = createHash('sha256')
  for (const file of inputs(part)) {
    const { size, mtimeMs } = fs.statSync(join(root, file))
    sum.update(`${file}\0${size}\0${mtimeMs}\0`)
  }
  return sum.digest('hex')
}

/** Tells a touched file from a changed one. */
function contents(part) {
  const sum = createHash('sha256')
  for (const file of inputs(part))
    sum
      .update(`${file}\0`)
      .update(fs.readFileSync(join(root, file)))
      .update('\0')
  return sum.digest('hex')
}

function isPartFresh(name) {
  const part = parts[name]
  try {
    if (!part.makes.every((file) => fs.existsSync(join(dist, file)))) return false
    const stamp = JSON.parse(fs.readFileSync(stampOf(name), 'utf8'))
    const now = traces(part)
    if (stamp.traces === now) return true
    if (stamp.contents !== contents(part)) return false
    writeWhole(stampOf(name), JSON.stringify({ ...stamp, traces: now }))
    return true
  } catch {
    return false
  }
}

/** Is everything built that is needed? The names are those of the parts. */
export const isFresh = (names = Object.keys(parts)) => names.every(isPartFresh)

/** `engine`: the name of the engine in it, where a program wants to know that. */
async function bundled({ from, to, engine, plugins = [], sourcemap = true }) {
  const { rolldown } = await import('rolldown')
  const { constants } = await import('./constants.mjs')
  const build = await rolldown({
    input: join(root, from),
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    external: [/^node:/, loaded],
    logLevel: 'warn',
    plugins: [...plugins, constants],
    checks: { bundlerTimings: false },
    transform: {
      define: {
        // The kernel's range checks are for tests; here they fold away.
        CARDWRIGHT_CHECKED: 'false',
        ...(engine === undefined ? {} : { CARDWRIGHT_ENGINE: JSON.stringify(engine) }),
      },
    },
  })
  const { output } = await build.generate({
    file: join(dist, to),
    format: 'esm',
    sourcemap,
    codeSplitting: false,
    topLevelVar: false,
  })
  await build.close()
  return output
}

export async function bundle(program) {
  for (const part of await bundled(program))
    writeWhole(join(dist, part.fileName), part.type === 'chunk' ? part.code : part.source)
}

/** Kernel, language and games as one file, called by its digest: src/lab/engine.ts. */
export async function bundleEngine(plugins = []) {
  const [{ code: made }] = await bundled({
    from: 'src/lab/engine.ts',
    to: 'engine.mjs',
    plugins,
    sourcemap: false,
  })
  // Where the sources lay is no part of it.
  const code = made.replace(/^\/\/#(?:end)?region.*\n/gm, '')
  return { id: createHash('sha256').update(code).digest('hex').slice(0, 32), code }
}

const brotli = promisify(brotliCompress)

/** Scripts as small as they go, beside the plain ones: that takes too long while somebody waits. */
async function packScripts(folder) {
  const pack = async (name) => {
    const plain = fs.readFileSync(join(folder, name))
    fs.writeFileSync(join(folder, `${name}.br`), await brotli(plain))
  }
  await Promise.all(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map(pack),
  )
}

async function buildPage() {
  const { build: bundlePage } = await import('vite')
  await bundlePage({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await packScripts(join(dist, 'web', 'assets'))
}

async function build(name) {
  const part = parts[name]
  fs.mkdirSync(dist, { recursive: true })
  // Taken before the build: a file saved in the meantime makes the next run build again.
  const stamp = JSON.stringify({ traces: traces(part), contents: contents(part) })
  fs.rmSync(stampOf(name), { force: true })
  await part.build()
  writeWhole(stampOf(name), stamp)
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const quiet = process.argv.includes('--quiet')
  const named = process.argv.slice(2).filter((name) => Object.hasOwn(parts, name))
  const stale = (named.length > 0 ? named : Object.keys(parts)).filter((name) => !isPartFresh(name))
  const start = performance.now()
  try {
    for (const name of stale) await build(name)
  } catch (error) {
    const text = process.stderr.isTTY ? error.message : stripVTControlCharacters(error.message)
    process.stderr.write(`[cardwright] The build failed:\n${text}\n`)
    process.exit(1)
  }
  const made = stale.flatMap((name) => parts[name].makes.map((file) => `dist/${file}`)).join(', ')
  if (!quiet && made === '') console.log('Nothing to build: dist/ is up to date.')
  else if (!quiet) console.log(`Built ${made} in ${((performance.now() - start) / 1000).toFixed(2)} s.`)
}
