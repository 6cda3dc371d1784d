import { findAll, findingAt, type Rule } from './source.ts'

const ours = /^(?:src|tests)\/.*\.tsx?$/

/** `any` as a type; a value that happens to be called `any` is declared or imported in the file. */
const anyType = /\bas\s+any\b|<\s*any\b|\bany\s*(?:\[\]|>)|[:|&]\s*any\b(?!\s*[(.])/

/** Nothing that switches off the compiler or a test. */
export const nothingSwitchedOff: Rule = (source) => {
  if (!ours.test(source.path)) return []
  const ownAny = /\b(?:const|function|import)\b[^;=(:]*\bany\b/.test(source.code)
  return [
    ...(ownAny ? findAll(source, 'code', /\bas\s+any\b/, "'$0' silences the compiler") : []),
    ...(ownAny ? [] : findAll(source, 'code', anyType, "'$0': give it a type")),
    ...findAll(source, 'comments', /@ts-(?:ignore|nocheck)\b/, "'$0' silences the compiler"),
    ...findAll(source, 'code', /\.\s*(?:only|skip)\s*\(/, "'$0' leaves tests out"),
  ]
}

/** A machine may be as busy as it likes: how long a test may take is said once, for all of them (vitest.config.ts). */
export const oneLimitOfTime: Rule = (source) =>
  /^tests\/.*\.test\.ts$/.test(source.path)
    ? findAll(source, 'code', /^[ \t]*\}, \d[\d_]*\d{3}\)$/m, 'ends a test that is slow ($0)')
    : []

/** Where packages were fetched from, or where one person keeps the project, is nobody else's business. */
export const noPlaceOfOurs: Rule = (source) => [
  ...findAll(
    source,
    'text',
    /\bregistry\.[\w-]+\.\w+|\bnpmjs\.(?:org|com)\b/i,
    'names a package registry ($0)',
  ),
  ...findAll(source, 'text', /"resolved"\s*:\s*"http/, 'names where a package was fetched from'),
  ...findAll(source, 'text', /(?<![\w.-])\/work\//, 'names a folder of one machine ($0)'),
]

/** Rules and rulings of Eternal have the numbers of its rulebook (E..., EG..., ER...), not those of the lists they came from. */
const formerNumber = /(?<![\w-])R\d{1,3}\b(?!-)|\(\d{2,3}(?:(?: to|,) \d{2,3})*\)(?=['`])/

export const numbersOfToday: Rule = (source) =>
  /^(?:src\/games\/eternal|tests\/eternal|tests\/text-eternal)\/.*\.ts$/.test(source.path)
    ? findAll(source, 'text', formerNumber, 'cites a rule by a former number ($0)')
    : []

/** The page loads nothing from elsewhere; a namespace is a name and not a link. */
const elsewhere =
  /(?:https?:)?\/\/(?!localhost\b|127\.0\.0\.1\b|www\.w3\.org\/(?:\d{4}|XML)\/)[\w-]+(?:\.[\w-]+)+(?=[/:'"`)\s?#]|$)/

export const noOtherHost: Rule = (source) => {
  if (!/^src\/web\//.test(source.path)) return []
  const spoken = source.code === '' ? source.text : withoutComments(source.text, source.comments)
  return findAll({ ...source, text: spoken }, 'text', elsewhere, 'the page links to another host ($0)')
}

function withoutComments(text: string, comments: string): string {
  return text.replace(/[^\n]/g, (each, offset: number) => (comments[offset] === ' ' ? each : ' '))
}

/** What stands within the brackets that open at `from`. */
function within(code: string, from: number): string {
  let open = 0
  for (let at = from; at < code.length; at++) {
    if (code[at] === '(') open += 1
    else if (code[at] === ')') open -= 1
    if (open === 0) return code.slice(from, at)
  }
  return code.slice(from)
}

/** Whoever is quick presses a key before what was just made is painted: the focus is there by then (useLayoutEffect). */
export const focusAtOnce: Rule = (source) => {
  if (!/^src\/web\/.*\.tsx$/.test(source.path)) return []
  return [...source.code.matchAll(/\buseEffect\(/g)]
    .filter(({ 0: { length }, index }) => {
      const effect = within(source.code, index + length - 1)
      return /\.(?:focus|select)\(\)/.test(effect)
    })
    .map(({ index }) => findingAt(source, index, 'moves the focus later than a key may be pressed'))
}
