/** Behind a verb stands what it is done to, behind a name what it does: "Silence a unit", "Vara gets +2/+2". */
const DONE_TO = /^ (?:a|an|another|one|two|each|all|the)\b/

/** Does a sentence begin with the first word of this name, as a word of its own? « Donnez » does not begin with « Don de bataille ». */
export function namesFirst(text: string, name: string): boolean {
  const word = name.split(/[, ]/)[0]!
  return (
    text.startsWith(word) &&
    !/\p{L}/u.test(text.charAt(word.length)) &&
    !DONE_TO.test(text.slice(word.length))
  )
}
