import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** One file of the repository. `code` and `comments` keep every line and column, blank elsewhere. */
export interface Source {
  readonly path: string
  readonly text: string
  /** The text without comments and without what stands inside strings. */
  readonly code: string
  /** Only the comments. */
  readonly comments: string
}

export interface Finding {
  readonly path: string
  readonly line: number
  readonly message: string
}

export type Rule = (source: Source) => Finding[]

export function describeFinding({ path, line, message }: Finding): string {
  return `${path}:${line}: ${message}`
}

export function findingAt(source: Source, offset: number, message: string): Finding {
  return { path: source.path, line: source.text.slice(0, offset).split('\n').length, message }
}

/** A finding for each match of a pattern in one of the texts of a source. */
export function findAll(
  source: Source,
  where: 'text' | 'code' | 'comments',
  pattern: RegExp,
  message: string,
): Finding[] {
  const all = new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`)
  return [...source[where].matchAll(all)].map((match) =>
    findingAt(source, match.index, message.replace('$0', match[0].trim())),
  )
}

/** After these a slash begins a regular expression; after anything else it divides. */
const beforeRegex = /(?:^|[=(,:;!&|?{}[+\-*%~^<>]|\b(?:return|typeof|case|in|of|void|throw|new))\s*$/

const scripts = /\.(?:[cm]?[jt]s|tsx)$/

/** Parts a script into code and comments; of any other file only the text counts. */
export function source(path: string, text: string): Source {
  if (!scripts.test(path)) return { path, text, code: '', comments: '' }
  const code: string[] = text.split('').map((each) => (each === '\n' ? '\n' : ' '))
  const comments = [...code]
  const keep = (to: string[], from: number, end: number) => {
    for (let i = from; i < end; i++) to[i] = text[i]!
  }
  /** Where each `${` of an open template stands in the nesting of braces. */
  const templates: number[] = []
  let braces = 0
  let at = 0

  const skipString = (quote: string) => {
    const start = at
    at += 1
    while (at < text.length && text[at] !== quote && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1
    at += 1
    code[start] = quote
    if (text[at - 1] === quote) code[at - 1] = quote
  }
  const skipTemplate = () => {
    while (at < text.length) {
      if (text[at] === '\\') at += 2
      else if (text[at] === '`') {
        code[at] = '`'
        at += 1
        return
      } else if (text.startsWith('${', at)) {
        keep(code, at, at + 2)
        at += 2
        templates.push(braces)
        return
      } else at += 1
    }
  }
  const skipRegex = () => {
    let inClass = false
    at += 1
    while (at < text.length && text[at] !== '\n' && (inClass || text[at] !== '/')) {
      if (text[at] === '\\') at += 1
      else if (text[at] === '[') inClass = true
      else if (text[at] === ']') inClass = false
      at += 1
    }
    at += 1
  }

  while (at < text.length) {
    const next = text[at]!
    if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at)
      keep(comments, at, end < 0 ? text.length : end)
      at = end < 0 ? text.length : end
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2)
      keep(comments, at, end < 0 ? text.length : end + 2)
      at = end < 0 ? text.length : end + 2
    } else if (next === "'" || next === '"') skipString(next)
    else if (next === '`') {
      code[at] = '`'
      at += 1
      skipTemplate()
    } else if (next === '}' && templates.at(-1) === braces) {
      templates.pop()
      code[at] = '}'
      at += 1
      skipTemplate()
    } else if (next === '/' && beforeRegex.test(code.slice(Math.max(0, at - 80), at).join(''))) skipRegex()
    else {
      if (next === '{') braces += 1
      if (next === '}') braces -= 1
      code[at] = next
      at += 1
    }
  }
  return { path, text, code: code.join(''), comments: comments.join('') }
}

const root = join(import.meta.dirname, '..', '..')
const leftOut = /^(?:node_modules|dist|coverage|reports|shots|saves|\.git|\.boot.*|\.stryker-tmp|.*\.local)$/
/** Every text file of the repository, as it stands on disk. */
export function readRepository(): Source[] {
  const found: Source[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (leftOut.test(entry.name)) continue
      const full = join(folder, entry.name)
      if (entry.isDirectory()) walk(full)
      else if (entry.isFile()) {
        const text = readFileSync(full, 'utf8')
        if (text.includes('\0')) continue
        const path = relative(root, full).split(sep).join('/')
        found.push(source(path, text))
      }
    }
  }
  walk(root)
  return found
}
