/*
 * Elision and contraction, done last on the finished string. An article carries a mark until then, so
 * that « de le » contracts before a noun and not before a verb (« avant de le placer »). A mark before
 * an aspirated h or another word that refuses elision keeps « la hauteur » whole.
 */

const ARTICLE = '\u2060'
const ASPIRATED = '\u2061'

export const article = (word: 'le' | 'la' | 'les'): string => `${ARTICLE}${word}`
/** A word that lets nothing elide before it: h aspiré, « onze ». */
export const aspirated = (word: string): string => `${ASPIRATED}${word}`

/** The mark {ae} is read « éther », whether it is drawn or written. */
const vowel = /^(?:\{ae\}|[aàâäeéèêëiîïoôöuùûühœæ])/i
const refuses = /^(?:onz|oui|huit)/i

export const startsSoft = (words: string): boolean => vowel.test(words) && !refuses.test(words)

const NEXT = '(?=(\\S+))'
/** Not in the middle of a word, nor after a hyphen (« placez-la »). */
const START = "(?<![\\p{L}\\p{N}'-])"
const contraction = new RegExp(`${START}(de|à) ${ARTICLE}(le|la|les) ${NEXT}`, 'giu')
const loneArticle = new RegExp(`${ARTICLE}(le|la|les) ${NEXT}`, 'giu')
const elidable = new RegExp(`${START}(de|que|ne|se|le|la|jusque|lorsque|puisque) ${NEXT}`, 'giu')

const cut = (word: string): string => `${word.slice(0, -1)}'`

function contract(_: string, preposition: string, word: string, next: string): string {
  if (word !== 'les' && startsSoft(next)) return `${preposition} l'`
  if (word === 'la') return `${preposition} la `
  const one = preposition === 'de' ? 'du' : 'au'
  const several = preposition === 'de' ? 'des' : 'aux'
  return `${word === 'les' ? several : one} `
}

/** « de le paquet » → « du paquet », « la éther » → « l’éther », « que il » → « qu’il ». */
export function elide(text: string): string {
  return text
    .replace(contraction, contract)
    .replace(loneArticle, (_, word: string, next: string) =>
      word !== 'les' && startsSoft(next) ? cut(word) : `${word} `,
    )
    .replace(elidable, (whole: string, word: string, next: string) => (startsSoft(next) ? cut(word) : whole))
    .replace(/(?<!\p{L})(s)i (?=ils?\b)/giu, "$1'")
    .replaceAll(ASPIRATED, '')
}

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/** The spaces and apostrophes of French print; what is set already stays as it is. */
export const typeset = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/(?<!joueur \d*)(\d) (?=[\p{L}{])/gu, `$1${NO_BREAK}`)
    .replace(/(?<=\d) %/g, `${NO_BREAK}%`)
    .replace(/[ \u00a0]?:(?=\s|$)/g, `${NO_BREAK}:`)
    .replace(/(?<=\S)[ \u00a0\u202f]?([;!?])(?!\w)/g, `${NARROW}$1`)
    .replace(/«[ \u202f]?/g, `«${NARROW}`)
    .replace(/[ \u202f]?»/g, `${NARROW}»`)
