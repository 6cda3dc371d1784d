// Makes a fresh clone runnable with one command. Plain JavaScript without dependencies, for any Node >= 16:
// it fetches a current Node when the installed one is too old, installs what package-lock.json names, and
// then runs the command it was given:   node tools/boot.mjs [--build] <command> [arguments]
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldestNode = [22, 18]
const runtimeFolder = join(root, 'tools', 'runtime')
const lockFolder = join(root, '.boot-lock')
const windows = process.platform === 'win32'
const forwarded = windows ? ['SIGINT', 'SIGTERM'] : ['SIGINT', 'SIGTERM', 'SIGHUP']

const say = (message) => process.stderr.write(`[cardwright] ${message}\n`)

/** A failure that one sentence explains; anything else keeps its stack. */
class SetupError extends Error {}

function recentEnough(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}

function readOr(file, fallback) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return fallback
  }
}

/** Writes a file so that no reader ever sees half of it. */
export function writeWhole(file, text) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, text)
  fs.renameSync(draft, file)
}

const sleep = (ms) => new Promise((wake) => setTimeout(wake, ms))

function alive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const beatEvery = 2_000
/** A sign so fresh was given by somebody who lives, perhaps in another container, where no process of ours can be seen. */
const beatFresh = 3 * beatEvery
const beatLost = 60_000

/** The lock's owner beats every two seconds. An npm that outlived its killed owner still holds the lock. */
function heldBy() {
  let age
  try {
    age = Date.now() - fs.statSync(join(lockFolder, 'owner')).mtimeMs
  } catch {
    try {
      return Date.now() - fs.statSync(lockFolder).mtimeMs < beatEvery ? 'another set-up' : undefined
    } catch {
      return undefined
    }
  }
  const [pid, child] = readOr(join(lockFolder, 'owner'), '').split(' ').map(Number)
  if (age > beatLost) return undefined
  if (age < beatFresh || alive(pid)) return `another set-up (process ${pid})`
  return alive(child) ? `an unfinished install (process ${child})` : undefined
}

function removeAbandonedLock() {
  const judged = readOr(join(lockFolder, 'owner'), '')
  const aside = `${lockFolder}-${process.pid}`
  try {
    fs.renameSync(lockFolder, aside)
  } catch {
    return
  }
  // Somebody else may have taken over between the judgement and the rename: then give it back.
  if (readOr(join(aside, 'owner'), '') !== judged) {
    try {
      fs.renameSync(aside, lockFolder)
      return
    } catch {
      // A third one holds it now; the owner of `aside` finds its work done twice, which is harmless.
    }
  }
  fs.rmSync(aside, { recursive: true, force: true })
}

async function alone(work) {
  for (let announced = false; ; ) {
    try {
      fs.mkdirSync(lockFolder)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw new SetupError(`Cannot write in ${root}: ${error.message}.`)
    }
    const holder = heldBy()
    if (holder === undefined) {
      removeAbandonedLock()
      continue
    }
    if (!announced) say(`Waiting for ${holder} to finish.`)
    announced = true
    await sleep(200)
  }
  const owner = join(lockFolder, 'owner')
  const sign = (child) => fs.writeFileSync(owner, `${process.pid} ${child ?? 0}`)
  sign()
  const beat = setInterval(() => {
    try {
      fs.utimesSync(owner, new Date(), new Date())
    } catch {
      // The lock was taken away; the stamp written at the end still tells the truth.
    }
  }, beatEvery)
  try {
    return await work(sign)
  } finally {
    clearInterval(beat)
    fs.rmSync(lockFolder, { recursive: true, force: true })
  }
}

/** Settings of an outer npm that would send the inner one to another folder or leave packages out. */
const outerNpm =
  /^npm_(package_|lifecycle_|command|node_execpath|config_(local_prefix|prefix|global|location|omit|include|only|production|dry_run|package|call|workspace|before|min_release_age|node_gyp|nodedir)|execpath$)/i

function npmInstall(node, folder, path, sign) {
  const own = process.env.npm_execpath
  const script = own && /npm-cli\.c?js$/.test(own) ? own : undefined
  const env = { ...process.env, PATH: path }
  for (const name of Object.keys(env)) if (outerNpm.test(name)) delete env[name]
  // npm otherwise follows NODE_ENV and leaves out what the build needs.
  const words = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ]
  const options = { cwd: folder, env, stdio: ['ignore', 2, 2], shell: windows && !script }
  return new Promise((done, fail) => {
    const child = script ? spawn(node, [script, ...words], options) : spawn('npm', words, options)
    sign(child.pid)
    let stopped
    const stop = (signal) => {
      stopped = signal
      child.kill(signal)
    }
    for (const signal of forwarded) process.on(signal, stop)
    child.on('error', (error) => fail(new SetupError(`Cannot start npm: ${error.message}.`)))
    child.on('close', (code) => {
      for (const signal of forwarded) process.off(signal, stop)
      if (stopped)
        fail(new SetupError('Stopped before the set-up was complete; the next run starts it again.'))
      else if (code === 0) done()
      else {
        fail(
          new SetupError(
            `npm could not install the packages (code ${code}); its own message is above. ` +
              'Check the network connection and run the same command again.',
          ),
        )
      }
    })
  })
}

function fetchedNode() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const file = join(runtimeFolder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  return fs.existsSync(file) ? file : undefined
}

async function nodeToUse() {
  if (recentEnough(process.version)) return process.execPath
  const wanted = hash(fs.readFileSync(join(runtimeFolder, 'package-lock.json')))
  const stamp = join(runtimeFolder, 'node_modules', '.boot-stamp')
  const ready = () => readOr(stamp, '') === wanted && fetchedNode() !== undefined
  if (!ready()) {
    await alone(async (sign) => {
      if (ready()) return
      say(
        `Node ${process.version} is too old for this project: fetching a newer one into tools/runtime (once).`,
      )
      fs.rmSync(stamp, { force: true })
      await npmInstall(process.execPath, runtimeFolder, process.env.PATH, sign)
      if (fetchedNode() === undefined) {
        throw new SetupError(
          `No Node is on offer for ${process.platform} on ${process.arch}: ` +
            `please install Node ${oldestNode.join('.')} or newer.`,
        )
      }
      writeWhole(stamp, wanted)
    })
  }
  return fetchedNode()
}

function hash(...parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}

/** npm links the commands of dependencies, not the project's own: with this link `npx cardwright` finds it. */
function linkOwnCommand() {
  const link = join(root, 'node_modules', '.bin', 'cardwright')
  fs.mkdirSync(dirname(link), { recursive: true })
  if (windows) {
    fs.writeFileSync(`${link}.cmd`, '@node "%~dp0\\..\\..\\bin\\cardwright.mjs" %*\r\n')
    return
  }
  fs.rmSync(link, { force: true })
  fs.symlinkSync(join('..', '..', 'bin', 'cardwright.mjs'), link)
}

/** Brings Node and the packages up to date, silently when they are, and gives the Node and PATH to use. */
export async function setUp() {
  const node = await nodeToUse()
  const bin = join(root, 'node_modules', '.bin')
  const path = [dirname(node), bin, process.env.PATH].join(delimiter)
  const stamp = join(root, 'node_modules', '.boot-stamp')
  const wanted = hash(fs.readFileSync(join(root, 'package-lock.json')), process.platform, process.arch)
  const ready = () => readOr(stamp, '') === wanted
  if (!ready()) {
    await alone(async (sign) => {
      if (ready()) return
      say('Installing the packages named in package-lock.json.')
      const start = Date.now()
      fs.rmSync(stamp, { force: true })
      await npmInstall(node, root, path, sign)
      linkOwnCommand()
      writeWhole(stamp, wanted)
      say(`Installed in ${((Date.now() - start) / 1000).toFixed(1)} s.`)
    })
  }
  return { node, path }
}

/** Builds parts of `dist/` (all of it unless named) when a file has changed since they were built. */
export async function buildIfStale(tools, ...parts) {
  const { isFresh } = await import('./build.mjs')
  if (isFresh(parts.length > 0 ? parts : undefined)) return
  const code = await run(tools, [tools.node, join(root, 'tools', 'build.mjs'), '--quiet', ...parts])
  if (code !== 0) process.exit(code)
}

/** A signal to npm ends the shell between npm and us, but never reaches us: notice that the shell is gone. */
function stopWithParent(child) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 250)
  watch.unref()
}

/** Runs a command to its end, passing signals on; ends this process the same way if a signal ended it. */
export function run(tools, [command, ...args], cwd = root) {
  const isNode = command === 'node' || command === tools.node
  const child = spawn(isNode ? tools.node : command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: tools.path },
    shell: windows && !isNode,
  })
  // A terminal sends Ctrl-C to the child as well: passing it on would make it count twice.
  const pass = (signal) => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal))
  for (const signal of forwarded) process.on(signal, pass)
  if (process.env.npm_lifecycle_event) stopWithParent(child)
  return new Promise((done) => {
    child.on('error', (error) => {
      say(`Cannot run ${command}: ${error.message}.`)
      done(127)
    })
    child.on('exit', (code, signal) => {
      for (const name of forwarded) process.off(name, pass)
      if (signal === null) return done(code)
      if (windows) return done(1)
      process.kill(process.pid, signal)
      setTimeout(() => done(1), 1_000)
    })
  })
}

/** Runs an entry script of ours; a set-up failure becomes one sentence and exit code 1. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(error.message)
    process.exitCode = 1
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(async () => {
    const words = process.argv.slice(2)
    const build = words[0] === '--build'
    if (build) words.shift()
    const tools = await setUp()
    if (build) await buildIfStale(tools)
    return words.length === 0 ? 0 : run(tools, words)
  })
}
