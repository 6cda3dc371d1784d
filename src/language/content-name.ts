/** A short name of texts and programs: two that differ hardly ever share one. */
export function contentName(text: string, code: Int32Array = new Int32Array(0)): string {
  let h = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  for (let i = 0; i < code.length; i++) h = Math.imul(h ^ code[i]!, 0x01000193)
  return (h >>> 0).toString(16)
}
