import { posix } from 'node:path'
import { importsOf } from './layers.ts'
import { type Finding, findingAt, type Source } from './source.ts'

type Edges = ReadonlyMap<string, readonly string[]>

const isScript = /\.tsx?$/

/** What whoever reads a file has to know, types among it; what is fetched later is not there yet. */
function edgesOf(sources: readonly Source[]): Edges {
  const scripts = sources.filter(({ path }) => path.startsWith('src/') && isScript.test(path))
  const known = new Set(scripts.map(({ path }) => path))
  return new Map(
    scripts.map((source) => [
      source.path,
      importsOf(source)
        .filter(({ later }) => !later)
        .map(({ specifier }) => posix.join(posix.dirname(source.path), specifier))
        .filter((target) => known.has(target)),
    ]),
  )
}

/** The largest groups of files that all need each other (Tarjan). */
function groupsOf(edges: Edges): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const groups: string[][] = []
  const visit = (path: string): void => {
    const mine = order.size
    order.set(path, mine)
    lowest.set(path, mine)
    open.push(path)
    for (const next of edges.get(path)!) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!))
    }
    if (lowest.get(path) === mine) groups.push(open.splice(open.indexOf(path)))
  }
  for (const path of edges.keys()) if (!order.has(path)) visit(path)
  return groups
}

/** Files of different folders that need each other in a circle: one finding for each circle, at its first file. */
export function circles(sources: readonly Source[]): Finding[] {
  return groupsOf(edgesOf(sources))
    .filter((group) => new Set(group.map((path) => posix.dirname(path))).size > 1)
    .map((group) => {
      const [first, ...others] = group.toSorted()
      const source = sources.find(({ path }) => path === first)!
      return findingAt(source, 0, `files of different folders need each other: this and ${others.join(', ')}`)
    })
}
