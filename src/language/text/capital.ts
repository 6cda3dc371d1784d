const FIRST_LETTER = /\p{L}/u

/** With its first letter large; most texts begin with a plain one. */
export function capital(text: string): string {
  const first = text.charCodeAt(0)
  if (first >= 65 && first <= 90) return text
  if (first >= 97 && first <= 122) return String.fromCharCode(first - 32) + text.slice(1)
  return text.replace(FIRST_LETTER, (letter) => letter.toUpperCase())
}
