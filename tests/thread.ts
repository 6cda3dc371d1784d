import { registerHooks } from 'node:module'
import type { Browser } from 'playwright-core'
import type { Environment } from 'vitest/runtime'

/*
 * What all files of tests that run in one thread share. The runner loads this file apart from the tests, which is why the
 * thread itself keeps it.
 */

declare global {
  var browserOfThread: Promise<Browser> | undefined
  /** For sources that Node reads by itself (src/kernel/checked.ts). */
  var CARDWRIGHT_CHECKED: boolean | undefined
}

/** Starting a browser takes as long as a short test: there is one for all files of a thread, and each closes what it has opened in it. */
export function sharedBrowser(): Promise<Browser> {
  globalThis.browserOfThread ??= import('../tools/browser.ts').then(({ launchBrowser }) => launchBrowser())
  return globalThis.browserOfThread
}

/** Threads, like programs, are those that were built just now. */
function startBuiltThreads(): void {
  const built = new URL('../tools/built-worker.ts', import.meta.url).href
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier.endsWith('/worker-file.ts') ? built : specifier, context),
  })
}

const thread: Environment = {
  name: 'thread',
  viteEnvironment: 'ssr',
  setup: () => {
    globalThis.CARDWRIGHT_CHECKED = true
    if (process.env.CARDWRIGHT_BUILT === '1') startBuiltThreads()
    return {
      teardown: async () => {
        const browser = await globalThis.browserOfThread
        await browser?.close()
      },
    }
  },
}
export default thread
