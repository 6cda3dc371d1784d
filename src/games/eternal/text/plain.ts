/*
 * Texts carry the marks {F}, {T}, {J}, {P} and {S} where a card shows the signs of influence. Where there are
 * only letters a run of them is read as words: {J}{J}{J} is "3 Justice", {F}{T} is "Fire, Time".
 */

export type InfluenceLetter = 'F' | 'T' | 'J' | 'P' | 'S'
export type InfluenceNames = Readonly<Record<InfluenceLetter, string>>

/** A number before the signs is theirs already: "2 {F}". */
export function influenceInWords(text: string, names: InfluenceNames): string {
  return text.replace(/(\d[ \u00a0])?((?:\{[FTJPS]\})+)/g, (_, number: string | undefined, marks: string) => {
    const letters = [...marks.matchAll(/[FTJPS]/g)].map(([letter]) => letter as InfluenceLetter)
    const runs: { letter: InfluenceLetter; n: number }[] = []
    for (const letter of letters) {
      const last = runs.at(-1)
      if (last?.letter === letter) last.n += 1
      else runs.push({ letter, n: 1 })
    }
    const words = runs.map(({ letter, n }) => (n === 1 ? names[letter] : `${n}\u00a0${names[letter]}`))
    return `${number ?? ''}${words.join(', ')}`
  })
}
