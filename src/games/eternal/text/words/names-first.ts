/** Does a sentence begin with the first word of this name, as a word of its own? « Donnez » does not begin with « Don de bataille ». */
export function namesFirst(text: string, name: string): boolean {
  const word = name.split(/[, ]/)[0]!
  return text.startsWith(word) && !/\p{L}/u.test(text.charAt(word.length))
}
