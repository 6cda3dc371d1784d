// Everything that must hold before a change is good: the build, the types, the style, no dead code, and the
// tests. Ends with one line, "N passed, N failed"; each check before the tests counts as one.
// `--static` leaves the build and the tests out.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './boot.mjs'
import { isFresh } from './build.mjs'

const longest = 80 * 60_000
const env = { ...process.env, NO_COLOR: '1', CI: '1' }
delete env.FORCE_COLOR

const bin = (name) => join(root, 'node_modules', '.bin', name)
const windows = process.platform === 'win32'

/** Runs a command; gives whether it succeeded and, when `show` is off, what it printed. */
function execute(command, args, { show = false, extra = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...extra },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      shell: windows && command !== process.execPath,
    })
    let text = ''
    const keep = (piece) => {
      text += piece
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const limit = setTimeout(() => {
      text += `\nStopped after ${longest / 60_000} minutes.`
      child.kill('SIGKILL')
    }, longest)
    child.on('error', (error) => {
      clearTimeout(limit)
      done({ good: false, text: error.message })
    })
    child.on('close', (code) => {
      clearTimeout(limit)
      done({ good: code === 0, text })
    })
  })
}

const checks = {
  build: [process.execPath, ['tools/build.mjs', '--quiet']],
  types: [bin('tsc'), ['--noEmit', '--pretty', 'false']],
  'lint and format': [bin('biome'), ['ci', '--colors=off', '--max-diagnostics=50']],
  'nothing unused': [bin('knip'), ['--no-progress', '--no-config-hints']],
}

async function check(name) {
  const start = performance.now()
  const { good, text } = await execute(...checks[name])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (!good) console.log(`${text.trim().replace(/^/gm, '       ')}\n`)
  return good
}

/** One after the other. */
async function runChecks(names) {
  let passed = 0
  for (const name of names) if (await check(name)) passed += 1
  return { passed, failed: names.length - passed }
}

async function runTests() {
  const { findBrowser, installBrowser } = await import('./browser.ts')
  const browser = findBrowser() ?? installBrowser()
  if (browser === null) {
    console.log('FAILED there is no browser for the tests of the page, and none could be fetched')
    return { passed: 0, failed: 1 }
  }
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-'))
  const file = join(folder, 'counts.json')
  const reporters = ['--reporter=default', '--reporter=./tools/counts.mjs']
  const extra = {
    CARDWRIGHT_COUNTS: file,
    CARDWRIGHT_BROWSER: browser,
    // Programs that tests start are those that were built just now; what V8 has compiled of them is kept beside them.
    CARDWRIGHT_BUILT: isFresh(['programs']) ? '1' : '0',
    NODE_COMPILE_CACHE: join(root, 'dist', '.compiled'),
  }
  const { good } = await execute(bin('vitest'), ['run', '--silent=passed-only', ...reporters], {
    show: true,
    extra,
  })
  let counts
  try {
    counts = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    console.log('FAILED the test runner ended without a result')
    counts = { passed: 0, failed: 1, skipped: 0 }
  }
  rmSync(folder, { recursive: true, force: true })
  if (counts.skipped > 0) console.log(`${counts.skipped} skipped`)
  // Whatever vitest calls a failure without a failed test (no test found, a crash) is one.
  if (!good && counts.failed === 0) {
    console.log('FAILED the test runner reports a failure outside the tests')
    counts.failed = 1
  }
  return counts
}

const still = process.argv.includes('--static')
const others = ['types', 'lint and format', 'nothing unused']
// Two at a time: that is what a small machine has cores for. The tests wait for the build alone.
const checked = (still ? [others.slice(0, 1), others.slice(1)] : [['build'], others]).map(runChecks)
const results = await Promise.all(still ? checked : [...checked, checked[0].then(runTests)])
const passed = results.reduce((sum, each) => sum + each.passed, 0)
const failed = results.reduce((sum, each) => sum + each.failed, 0)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
