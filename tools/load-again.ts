import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Files of tests with modules of their own: those that load them again and again, as processes of their own would, and those that
 * are other files of tests once more, which say what they test only when they are loaded. The sources that these test are those
 * of all.
 */
const OTHERS = /await import\('[^']+\.test\.ts'\)/
const FRESH = /vi\.resetModules\(\)/
const AGAIN = '?again='
const ALL_OF_THEM = `${AGAIN}all`
const TESTS = `${join(import.meta.dirname, '../tests').replaceAll('\\', '/')}/`

const found = new Map<string, string | null>()

/** What is added to the names of the modules of a file; null where it shares those of all others. */
function endingFor(importer: string): string | null {
  const at = importer.indexOf(AGAIN)
  if (at !== -1) return importer.slice(at)
  const known = found.get(importer)
  if (known !== undefined) return known
  const text = importer.endsWith('.test.ts') ? readFileSync(importer, 'utf8') : ''
  // Those that load them again themselves share what vite has read of them.
  const ending = OTHERS.test(text)
    ? `${AGAIN}${basename(importer, '.test.ts')}`
    : FRESH.test(text)
      ? ALL_OF_THEM
      : null
  found.set(importer, ending)
  return ending
}

/** Node never forgets a module that it has read. What these files load has another name, by which vite reads it. */
export const loadAgain: Plugin = {
  name: 'load again',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const ending = importer === undefined ? null : endingFor(importer)
    if (importer === undefined || ending === null) return null
    if (!/^\..*(?<!\/worker-file)\.ts$/.test(source)) return null
    const module = await this.resolve(source, importer.replace(ending, ''), { ...options, skipSelf: true })
    if (module === null) return null
    return ending === ALL_OF_THEM || module.id.startsWith(TESTS) ? `${module.id}${ending}` : null
  },
}
