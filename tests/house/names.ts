import { type Finding, findingAt, type Rule } from './source.ts'

/** Where names are held to plain words. */
const HELD = /^src\/.*\.(?:ts|tsx)$/

/** Homely or old words, with the plain ones that stand for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...all('told untold tell tells teller telling tellings', 'log, emit, send or render'),
  ...all('ear ears hear hears heard hearing', 'subscribe or listen'),
  ...all('lay lays laid laying', 'push, place or deal'),
  ...all('lot lots', 'random'),
  ...all('door doors', 'entry or index'),
  ...all('chair chairs', 'seat'),
  ...all('desk desks', 'table'),
  anew: 'again',
  ledge: 'margin',
  purse: 'aether or power',
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

/** Code is searched by strangers: identifiers and file names use the plain technical word. */
export const plainNames: Rule = (source) => {
  if (!HELD.test(source.path) || PRINTED.test(source.path)) return []
  const homely = (name: string): string | undefined =>
    wordsOf(name).find((word) => Object.hasOwn(PLAIN, word))
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
