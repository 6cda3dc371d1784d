import { posix } from 'node:path'
import { type Finding, findingAt, type Rule, type Source } from './source.ts'

interface Import {
  readonly specifier: string
  readonly offset: number
  readonly typesOnly: boolean
  /** `import()`: fetched when it is needed. */
  readonly later: boolean
}

const statement = /(?:^|[;}\n])\s*(import|export)\b([^;'"`]*?)(?:\bfrom\s*)?(['"])( *)\3/g
const dynamic = /\bimport\s*\(\s*(['"`])( *)\1/g

export function importsOf({ text, code }: Source): Import[] {
  const found: Import[] = []
  for (const match of code.matchAll(statement)) {
    const [whole, word, clause, , blank] = match
    // `export const x = 'y'` is no import.
    if (word === 'export' && !/\bfrom\s*['"] *['"]$/.test(whole)) continue
    const end = match.index + whole.length - 1
    const typesOnly = /^\s*type\b/.test(clause!) || onlyInlineTypes(clause!)
    found.push({ specifier: text.slice(end - blank!.length, end), offset: end, typesOnly, later: false })
  }
  for (const match of code.matchAll(dynamic)) {
    const end = match.index + match[0].length - 1
    found.push({
      specifier: text.slice(end - match[2]!.length, end),
      offset: end,
      typesOnly: false,
      later: true,
    })
  }
  return found
}

/** `import { type A, type B } from` brings nothing at run time either. */
function onlyInlineTypes(clause: string): boolean {
  const names = /^\s*\{([^}]*)\}\s*(?:from\s*)?$/.exec(clause)?.[1]?.split(',') ?? []
  const named = names.map((name) => name.trim()).filter((name) => name !== '')
  return named.length > 0 && named.every((name) => name.startsWith('type '))
}

/** `kernel`, `games/eternal`, `bots` ...; undefined outside src. */
function layerOf(path: string): string | undefined {
  const [src, layer, game, ...rest] = path.split('/')
  if (src !== 'src' || layer === undefined || game === undefined) return undefined
  return layer === 'games' && rest.length > 0 ? `games/${game}` : layer
}

const isGame = (layer: string) => layer.startsWith('games/')
const edges = ['server', 'web', 'cli']
const upwards = ['kernel', 'language', 'game', 'games', 'bots', 'table', 'campaign', 'lab', 'edge']

function height(layer: string): number {
  return upwards.indexOf(isGame(layer) ? 'game' : edges.includes(layer) ? 'edge' : layer)
}

/** Why `from` may not import this, or undefined when it may. */
function objection(from: string, path: string, { specifier, typesOnly }: Import): string | undefined {
  if (!specifier.startsWith('.')) {
    if (from === 'kernel' || from === 'language') return `${from} imports no package, so not '${specifier}'`
    if (
      (isGame(from) || from === 'games' || from === 'bots' || from === 'table') &&
      specifier.startsWith('node:')
    )
      return `${from} also runs in the browser and cannot use '${specifier}'`
    return undefined
  }
  const target = posix.join(posix.dirname(path), specifier)
  const to = layerOf(target)
  if (to === undefined) {
    return height(from) < height('lab')
      ? `${from} imports nothing from outside src ('${specifier}')`
      : undefined
  }
  if (from === to) return undefined
  if (height(to) < 0) return `'${to}' is no layer of the house (see docs or tests/house/layers.ts)`
  if (isGame(from) && isGame(to)) return `games never import each other, but ${from} imports ${to}`
  if (from === 'web' && to === 'server' && typesOnly) return undefined
  if (height(to) >= height(from)) return `imports point downwards only, but ${from} imports ${to}`
  if (from === 'bots' && to === 'language' && !typesOnly) return 'bots take only types from language'
  if (from === 'bots' && isGame(to) && target !== `src/${to}/index.ts`)
    return `bots know a game only by its index.ts, not by '${specifier}'`
  return undefined
}

/** Imports point downwards only: kernel, language, each game, bots, table, campaign, lab, then server, web and cli. */
export const layers: Rule = (source) => {
  const from = layerOf(source.path)
  if (from === undefined) return []
  if (height(from) < 0) return [findingAt(source, 0, `'${from}' is no layer of the house`)]
  return importsOf(source).flatMap((each): Finding[] => {
    const why = objection(from, source.path, each)
    return why === undefined ? [] : [findingAt(source, each.offset, why)]
  })
}

/** Node finds a file by its whole name, and would look for a script where there is only its source. */
export const wholeNames: Rule = (source) =>
  importsOf(source)
    .filter(
      ({ specifier }) => /^\.\.?(?:\/|$)/.test(specifier) && !/\.(?:tsx?|mjs|css|json)$/.test(specifier),
    )
    .map(({ specifier, offset }) =>
      findingAt(source, offset, `“${specifier}” is not the whole name of a file of ours`),
    )
