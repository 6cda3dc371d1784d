import { Refusal } from '../kernel/refusal.ts'

/** A command line within a command line, as a shell would part it: quotes keep spaces together. */
export function wordsOf(line: string): string[] {
  const words: string[] = []
  const piece = /\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y
  while (piece.lastIndex < line.trimEnd().length) {
    const at = piece.lastIndex
    const found = piece.exec(line)
    if (found === null)
      throw new Refusal({
        en: `a quote is open in: ${line.slice(at).trim()}`,
        fr: `un guillemet reste ouvert dans\u00a0: ${line.slice(at).trim()}`,
      })
    words.push(found[1] ?? found[2] ?? found[3]!)
  }
  return words
}
