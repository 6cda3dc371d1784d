import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { library } from './tools/library.ts'
import { offline } from './tools/offline.ts'
import { pictures } from './tools/pictures.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What somebody waits for who wants to play: everything it needs is fetched at once. */
const AT_ONCE = /\/(HomePage|TablePage|OpenTable|adapter|parts)-/

/**
 * A script that fetches others by and by lists all that each of them needs, and those lists are part of the first table.
 * What is opened now and then finds its own parts; only its styles must be there before it is drawn.
 */
const resolveDependencies = (script: string, needs: string[]): string[] =>
  AT_ONCE.test(script) ? needs : needs.filter((file) => file.endsWith('.css'))

/** A script names all that it may fetch: a first table is smaller where the marks of their contents are no longer than needed. */
const named = (kind: string): string => `assets/[name]-[hash:7].${kind}`
const NAMES = { entryFileNames: named('js'), chunkFileNames: named('js'), assetFileNames: named('[ext]') }

/** The page: everything it needs lies in dist/web, and nothing comes from another host. */
export default defineConfig({
  root: here('src/web'),
  base: './',
  plugins: [library(here('.')), pictures(), offline(here('src/web/offline/worker.js'))],
  define: { CARDWRIGHT_CHECKED: 'false' },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    // No data: addresses: the content security policy allows files of this host only.
    assetsInlineLimit: 0,
    // How long our own plugin takes is no news.
    rolldownOptions: { checks: { pluginTimings: false }, output: NAMES },
    modulePreload: { polyfill: false, resolveDependencies },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        ...NAMES,
        codeSplitting: {
          groups: [
            {
              // In one piece: everything that is fetched later builds on them.
              name: 'rules',
              test: /engine\/[a-z-]+-rules\.ts$/,
              includeDependenciesRecursively: true,
            },
          ],
        },
      },
    },
  },
})
