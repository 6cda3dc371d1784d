import { type Finding, findingAt, type Rule } from './source.ts'

const STATEMENT = /\b(SELECT\s[^;]*?\sFROM\s|INSERT INTO\s|UPDATE\s+\w+\s+SET\s|DELETE FROM\s)/g

/** Puts the names of known tables and columns together; nothing else may. */
const COMPOSED = 'src/server/store/rows.ts'

/** SQL stands in the store alone, and there as constant texts: values are given beside them. */
export const sqlInTheStore: Rule = (source) => {
  const { path, text, code, comments } = source
  if (!path.startsWith('src/') || !/\.tsx?$/.test(path)) return []
  const findings: Finding[] = []
  for (const { index } of text.matchAll(STATEMENT)) {
    // Comments and names are no statements: those stand in a string.
    if (code.slice(index, index + 6).trim() !== '' || comments.slice(index, index + 6).trim() !== '') continue
    if (!path.startsWith('src/server/store/'))
      findings.push(findingAt(source, index, 'statements of SQL stand in src/server/store'))
    else if (path !== COMPOSED && isComposed(text, index))
      findings.push(
        findingAt(source, index, 'a statement is one constant text, with $1, $2 ... for its values'),
      )
  }
  return findings
}

/** Is the string around this place a template that something is put into, or added to another? */
function isComposed(text: string, at: number): boolean {
  const open = Math.max(text.lastIndexOf('`', at), text.lastIndexOf("'", at), text.lastIndexOf('"', at))
  const quote = text[open]
  if (quote === undefined) return false
  if (quote === '`') return text.slice(open, text.indexOf('`', at)).includes('$' + '{')
  const line = text.slice(open, text.indexOf('\n', at))
  return /['"] \+ \w/.test(line)
}
