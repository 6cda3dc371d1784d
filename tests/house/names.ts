import { type Finding, findingAt, type Rule, type Source } from './source.ts'

/** Where names are held to plain words. */
const HELD = /^(?:src|tests|tools|bin)\/.*\.(?:ts|tsx|mjs)$/

/** Homely or old words, with the plain ones that stand for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...all('told untold tell tells teller telling tellings', 'log, emit, send or render'),
  ...all('ear ears hear hears heard hearing', 'subscribe or listen'),
  ...all('lay lays laid laying', 'push, place or deal'),
  ...all('lot lots', 'random'),
  ...all('door doors', 'entry or index'),
  ...all('chair chairs', 'seat'),
  ...all('desk desks', 'table'),
  ...all('anew', 'again'),
  ...all('ledge', 'margin'),
  ...all('purse', 'aether or power'),
  ...all('parted parting', 'split'),
}

/** Of these words comments keep clear as well: there they never speak of a game. */
const PLAIN_IN_COMMENTS: Readonly<Record<string, string>> = {
  ...all('anew', 'again'),
  ...all('laid lays laying unlay', 'push, put, show or prepare'),
  ...all('door doors', 'entry, check or socket'),
  ...all('chair chairs', 'seat'),
  ...all('desk desks', 'table'),
  ...all('ledge ledges', 'margin'),
  ...all('parted parting', 'split'),
  ...all('bylot', 'at random'),
}

/** Here names come from what is printed on the cards: words of the games stay words of the games. */
const PRINTED = /^src\/games\/[\w-]+\/(?:cards|decks|mages|nemeses|text\/names)\//

function all(words: string, plain: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, plain]))
}

/** `queueHead`, `QUEUE_HEAD`, `queue-head.ts`: the words of a name. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

/** The homely or old word in a name, if one is. */
export const homely = (name: string): string | undefined =>
  wordsOf(name).find((word) => Object.hasOwn(PLAIN, word))

/** Code is searched by strangers: identifiers and file names use the plain technical word. */
export const plainNames: Rule = (source) => {
  if (!HELD.test(source.path) || PRINTED.test(source.path)) return []
  const found: Finding[] = []
  const ofFile = homely(source.path.slice(source.path.lastIndexOf('/') + 1))
  if (ofFile !== undefined)
    found.push({
      path: source.path,
      line: 1,
      message: `the file is called “${ofFile}”: say ${PLAIN[ofFile]}`,
    })
  for (const { 0: name, index } of source.code.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const word = homely(name)
    if (word !== undefined) found.push(findingAt(source, index, `“${word}” in ${name}: say ${PLAIN[word]}`))
  }
  return found
}

/** Comments are searched, too; what is printed on cards may be spoken of. */
export const plainComments: Rule = (source) => {
  if (!HELD.test(source.path) || PRINTED.test(source.path)) return []
  return [...source.comments.matchAll(/\bby\s+lot\b|[A-Za-z]+/gi)].flatMap(({ 0: found, index }) => {
    const plain = PLAIN_IN_COMMENTS[found.toLowerCase().replace(/\s/g, '')]
    return plain === undefined ? [] : [findingAt(source, index, `“${found}” in a comment: say ${plain}`)]
  })
}

/** A component is called as it is written in code: `SeatChooser.tsx` has its own words beside `seat-chooser.css`. */
const isComponent = (name: string): boolean => /^[A-Z]/.test(name)

/**
 * One thing has one spelling: no name of a folder or file in code, tests and tools differs from another one by hyphens or
 * case alone, wherever the two stand. Finds each of the rarer ones.
 */
export function oneSpelling(sources: readonly Source[]): Finding[] {
  const spellings = new Map<string, Map<string, string[]>>()
  for (const { path } of sources.filter((source) => /^(?:src|tests|tools)\//.test(source.path))) {
    const parts = path.split('/')
    parts.forEach((part, i) => {
      const name = i === parts.length - 1 ? part.replace(/(?<=.)\..*$/, '') : part
      if (isComponent(name)) return
      const bare = name.replaceAll('-', '').toLowerCase()
      const same = spellings.get(bare) ?? new Map<string, string[]>()
      const at = parts.slice(0, i + 1).join('/')
      const paths = same.get(name) ?? []
      if (!paths.includes(at)) paths.push(at)
      spellings.set(bare, same.set(name, paths))
    })
  }
  return [...spellings.values()].flatMap((same) => {
    const [usual, ...others] = [...same].toSorted(([, a], [, b]) => b.length - a.length)
    return others.flatMap(([, paths]) =>
      paths.map((path) => ({ path, line: 1, message: `elsewhere this is spelled “${usual![0]}”` })),
    )
  })
}
