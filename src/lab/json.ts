import { Refusal } from '../kernel/refusal.ts'

/** Nothing that people write is nested deeper; what is would end the reader and not be understood. */
export const DEEPEST = 100

/** So much of something that came from outside is repeated in a sentence, on one line. */
const SHOWN = 60
const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line
}

/** Refuses what `JSON.parse` takes without a word: an entry that is there twice, and endless nesting. */
function checkEntries(text: string): void {
  const open: (Set<string> | null)[] = []
  for (let i = 0; i < text.length; i++) {
    const at = text[i]!
    if (at === '"') {
      const end = endOfString(text, i)
      const keys = open.at(-1)
      if (keys && isKey(text, end + 1)) {
        const key = String(JSON.parse(text.slice(i, end + 1)))
        if (keys.has(key))
          throw new Refusal({
            en: `the entry “${shown(key)}” is there twice`,
            fr: `l’entrée «\u202f${shown(key)}\u202f» y est deux fois`,
          })
        keys.add(key)
      }
      i = end
    } else if (at === '{' || at === '[') {
      open.push(at === '{' ? new Set() : null)
      if (open.length > DEEPEST)
        throw new Refusal({
          en: `this is nested more than ${DEEPEST} deep`,
          fr: `ceci est imbriqué sur plus de ${DEEPEST} niveaux`,
        })
    } else if (at === '}' || at === ']') open.pop()
  }
}

/** Does a colon follow, however many blanks stand before it? */
function isKey(text: string, from: number): boolean {
  let i = from
  while (/\s/.test(text[i] ?? '')) i++
  return text[i] === ':'
}

function endOfString(text: string, from: number): number {
  let i = from + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i
}

/** The value of a JSON text; whatever is wrong with it is one sentence. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const why = shown((error as Error).message)
    throw new Refusal({ en: `this is not JSON: ${why}`, fr: `ce n’est pas du JSON\u00a0: ${why}` })
  }
  checkEntries(text)
  return value
}
