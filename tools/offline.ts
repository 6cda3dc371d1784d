// The page works without a network once it was loaded: a service worker keeps its files.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Kept at once; pictures and positions of examples are kept when they are first shown. */
const AT_ONCE =
  /^(index\.html|assets\/(?!lab\.|Lab|.*(greek|cyrillic|vietnamese)).*\.(js|css|woff2)|library\/[a-z-]+-(en|fr)\.json|pictures\/of-[a-z-]+\.json)$/

/** Writes `offline.js` with the names of this build, so that a new build replaces what an old one kept. */
export function offline(script: string): Plugin {
  return {
    name: 'cardwright-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle)
          .filter((name) => AT_ONCE.test(name))
          .sort()
        const sum = createHash('sha256')
        for (const name of Object.keys(bundle).sort()) {
          const part = bundle[name]!
          sum.update(`${name}\0`).update(part.type === 'chunk' ? part.code : part.source)
        }
        const source = readFileSync(script, 'utf8')
          .replace("'BUILD'", JSON.stringify(sum.digest('hex').slice(0, 12)))
          .replace("['FILES']", JSON.stringify(['./', ...names]))
        this.emitFile({ type: 'asset', fileName: 'offline.js', source })
      },
    },
  }
}
