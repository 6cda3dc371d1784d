// A browser for the tests: one that is there, or else one that is fetched.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** Without a window of its own a browser does the same in half the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const USUAL = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))

/** The browser that CARDWRIGHT_BROWSER names, one of the usual places, or Playwright's own; null if there is none. */
export function findBrowser(): string | null {
  const named = process.env.CARDWRIGHT_BROWSER
  if (named !== undefined && named !== '') return existsSync(named) ? named : null
  return (
    [...onPath(SHELLS), ...USUAL, ...onPath(NAMES), chromium.executablePath()].find((file) =>
      existsSync(file),
    ) ?? null
  )
}

function tried(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0
}

/** Playwright's own browser, or Debian's where we may install it. */
export function installBrowser(): string | null {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  console.error('[cardwright] The tests need a browser and there is none: fetching one (once).')
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  const fetched =
    (debian &&
      tried('apt-get', ['update', '-q']) &&
      ['chromium-headless-shell', 'chromium'].some((name) =>
        tried('apt-get', ['install', '-y', '--no-install-recommends', name]),
      )) ||
    tried(process.execPath, [cli, 'install', 'chromium'])
  return fetched ? findBrowser() : null
}

const LAUNCH = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error('there is no browser; `npm test` fetches one')
  return chromium.launch({ executablePath, args: [...LAUNCH, ...args] })
}
