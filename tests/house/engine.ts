import { posix } from 'node:path'
import { type Finding, findAll, findingAt, type Rule, type Source } from './source.ts'

const engine = /^src\/(?:kernel|language|games|campaign)\//
const hot = /^src\/(?:kernel|games\/[^/]+\/rules)\//

const forbidden: readonly (readonly [RegExp, string])[] = [
  [/\bMath\s*\.\s*random\b/, 'chance comes from the random streams of the state, not from Math.random'],
  [/\bDate\b/, 'the engine knows no clock (Date)'],
  [/\bperformance\b/, 'the engine knows no clock (performance)'],
  [
    /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|nextTick)\b/,
    'nothing in the engine happens later ($0)',
  ],
  [/\beval\b|\bFunction\s*\(/, 'no code is made at run time ($0)'],
  [/\basync\b|\bawait\b|\bPromise\b/, 'the paused game is data, never a promise ($0)'],
  [/\bfor\s*\(\s*(?:const|let|var)?\s*\w+\s+in\b/, 'for ... in walks keys in an order that is not ours'],
]

/** No clock, no chance of its own, nothing asynchronous: the same answers give the same game. */
export const pureEngine: Rule = (source) =>
  engine.test(source.path)
    ? forbidden.flatMap(([pattern, message]) => findAll(source, 'code', pattern, message))
    : []

/** Nothing that a game needs comes to pass because a file was imported: whoever needs it calls it. */
export const noBareImports: Rule = (source) =>
  source.path.startsWith('src/games/')
    ? findAll(
        source,
        'code',
        /^[ \t]*import\s*['"]/m,
        'a file that is imported only for what it does when it is loaded; export what it does, and call it',
      )
    : []

/** A call that is a statement of its own while a file is loaded. */
const loadedCall = /^(\w+)\(/gm

/**
 * Only the file that puts a game together calls others while it is loaded: elsewhere such a call changes something that a
 * game needs, for every game of the process, and only if somebody happens to import the file.
 */
export const nothingDoneByLoading: Rule = (source) => {
  if (!/^src\/games\/[\w-]+\//.test(source.path) || /^src\/games\/[\w-]+\/game\.ts$/.test(source.path))
    return []
  const fromGame = new Set(
    [...source.text.matchAll(/^import\s*\{([^}]*)\}\s*from\s*'([^']*)'/gm)]
      .filter(([, , from]) => posix.join(source.path, '..', from!).startsWith('src/games/'))
      .flatMap(([, names]) => names!.split(',').map((name) => name.trim().replace(/^.*\sas\s/, ''))),
  )
  return [...source.code.matchAll(loadedCall)]
    .filter(([, name]) => fromGame.has(name!))
    .map(({ index, 1: name }) =>
      findingAt(source, index, `${name}() changes another file when this one is loaded; export what it does`),
    )
}

const timeAndChance: readonly (readonly [RegExp, string])[] = [
  [/\bMath\s*\.\s*random\b|\bcrypto\b|\bgetRandomValues\b/, 'a table draws nothing itself ($0)'],
  [/\bDate\b|\bperformance\b/, 'a table has no clock of its own ($0)'],
  [/\b(?:setTimeout|setInterval|setImmediate|queueMicrotask)\b/, 'nothing at a table happens later ($0)'],
  [/\basync\b|\bawait\b|\bPromise\b/, 'what a table does is done when it says so ($0)'],
]

/** A table has no clock and draws nothing: whoever runs it says what time it is and what chance gave. */
export const pureTable: Rule = (source) =>
  source.path.startsWith('src/table/')
    ? timeAndChance.flatMap(([pattern, message]) => findAll(source, 'code', pattern, message))
    : []

const table =
  /\b(\w+)\s*(?::\s*(?:Readonly)?(?:Map|Set)<[^=\n]*)?=\s*new\s+(?:Map|Set)\b|\b(\w+)\??\s*:\s*(?:Readonly)?(?:Map|Set)</g

function tablesOf({ code }: Source): string[] {
  return [...new Set([...code.matchAll(table)].map((match) => match[1] ?? match[2]!))]
}

const allowed = /\/\/ set-up: \S/

/**
 * Rules and kernel walk arrays, whose order everybody sees. A table may be looked up there, and may be walked
 * in set-up code that says so: `// set-up: why` on the line or the one above.
 */
export const noTableWalks: Rule = (source) => {
  if (!hot.test(source.path)) return []
  const why = 'walks a table by its keys; use an array, or say `// set-up: why` where order cannot matter'
  const found = findAll(source, 'code', /\bObject\s*\.\s*(?:keys|values|entries)\b/, `$0 ${why}`)
  for (const name of tablesOf(source)) {
    const own = `(?:\\bthis\\s*\\.\\s*)?\\b${name}`
    const walks = [
      `\\bof\\s+${own}\\s*(?:\\)|\\.(?:keys|values|entries)\\()`,
      `\\.\\.\\.\\s*${own}\\b(?!\\s*\\.(?:get|has|size))`,
      `\\bArray\\s*\\.\\s*from\\s*\\(\\s*${own}\\b(?!\\s*\\.(?:get|has|size))`,
      `${own}\\s*\\.\\s*(?:forEach|keys|values|entries)\\s*\\(`,
    ]
    found.push(...findAll(source, 'code', new RegExp(walks.join('|')), `'$0' ${why}`))
  }
  const lines = source.comments.split('\n')
  const excused = ({ line }: Finding) => allowed.test(lines[line - 1]!) || allowed.test(lines[line - 2] ?? '')
  return found.filter((each) => !excused(each))
}

const compilers = /^src\/(?:language|games\/[^/]+\/language)\/(?!text\/)/
const readers = /^src\/(?:language|games\/[^/]+\/(?:language|rules))\/(?!text\/)/
const switching = /\bswitch\s*\(/g
const refused = /^\s*\{?\s*(?:return\s+)?(?:missing\(|throw\b|const \w+: never\b)/
const excused = /^\s*\/\/ others: \S/

/** What stands between a brace and the one that closes it. */
function inBraces(code: string, from: number): string {
  const open = code.indexOf('{', from)
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '{') depth++
    if (code[at] === '}' && --depth === 0) return code.slice(open + 1, at)
  }
  return code.slice(open + 1)
}

/**
 * A word that a switch does not know must not pass for one that it does: a switch of a compiler ends in `missing(...)`,
 * and a `default` there or in the rules refuses, unless it says `// others: why`.
 */
export const nothingReadByDefault: Rule = (source) => {
  if (!readers.test(source.path)) return []
  const found = [...source.code.matchAll(/\bdefault:/g)].flatMap(({ index }) => {
    const after = index + 'default:'.length
    return refused.test(source.code.slice(after)) || excused.test(source.comments.slice(after))
      ? []
      : [
          findingAt(
            source,
            index,
            'an unknown word is read as if it were known: refuse it, or say `// others: why`',
          ),
        ]
  })
  if (!compilers.test(source.path)) return found
  for (const { index } of source.code.matchAll(switching)) {
    const body = inBraces(source.code, source.code.indexOf(')', index))
    if (!/\bdefault:/.test(body))
      found.push(findingAt(source, index, 'a switch that reads words ends in `default: return missing(...)`'))
  }
  return found
}

/** A card is data: five readers read it, and a function could be read by none. */
export const cardsAreData: Rule = (source) =>
  /^src\/games\/[^/]+\/(?:cards|mages|nemeses|decks)\//.test(source.path)
    ? [
        ...findAll(source, 'code', /=>|\bfunction\b/, "cards are data: no '$0' in a definition"),
        ...findAll(source, 'code', /\bop:/, "cards are written in words: no raw node ('$0') in a definition"),
        ...findAll(source, 'code', FILTER, "filters are words: no '$0' in a definition"),
        ...findAll(source, 'code', /\bundefined\b/, "say what is meant, and leave no hole ('$0')"),
        ...findAll(source, 'text', NUMBERED, "call a card by its name: '$0'"),
      ]
    : []

/** The entries of a filter of Aeon's End; those of Eternal are nodes. */
const FILTER =
  /\{\s*(?:is|not|anyOf|in|named|numbered|costing|costingUpTo|sameName|sameTypeAs|canBecome|cardsOf):/

/** A card that another one speaks of. */
const NUMBERED = /\b(?:card|named|spellcraft|transmute|agenda|hero)\b[^)\]]{0,12}'\d+-[\w-]+'/
