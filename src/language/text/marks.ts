/*
 * Texts carry marks in braces where a card shows a sign: {ae} is aether, {F} and its like are influence. A page draws
 * them; where there are only letters they are read as words.
 */

/** Words, or a sign with what may not part from it at the end of a line: its number, and the stop after it. */
export type Span = string | { readonly mark: string; readonly number: string; readonly stop: string }

const MARK = /((?:[\d+−-]+[\u00a0 ]?)?)\{(\w+)\}([.,:;)]?)/g

export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = []
  let done = 0
  for (const found of text.matchAll(MARK)) {
    const [whole, number = '', mark = '', stop = ''] = found
    spans.push(text.slice(done, found.index), { mark, number: number.trimEnd(), stop })
    done = found.index + whole.length
  }
  spans.push(text.slice(done))
  return spans.filter((span) => span !== '')
}

/** Words and figures by turns, words first. */
export const figuresIn = (words: string): readonly string[] => words.split(/(\d+)/)

/** Runs of a sign are counted, {J}{J}{J} is "3 Justice", {F}{T} is "Fire, Time"; a number before it is its own: "2 {F}". */
export function marksInWords(text: string, names: Readonly<Record<string, string>>): string {
  // Most of what is said at a table has none.
  if (!text.includes('{')) return text
  return text.replace(/(\d[ \u00a0])?((?:\{\w+\})+)/g, (whole, number: string | undefined, marks: string) => {
    const runs: { name: string; n: number }[] = []
    for (const [, mark = ''] of marks.matchAll(/\{(\w+)\}/g)) {
      if (!Object.hasOwn(names, mark)) return whole
      const name = names[mark]!
      const last = runs.at(-1)
      if (last?.name === name) last.n += 1
      else runs.push({ name, n: 1 })
    }
    const words = runs.map(({ name, n }) => (n === 1 ? name : `${n}\u00a0${name}`))
    return `${number ?? ''}${words.join(', ')}`
  })
}
