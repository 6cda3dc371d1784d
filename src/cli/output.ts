import type { Lang } from '../language/face.ts'

/** What a program reads: one JSON document. */
export function printJson(document: unknown): void {
  console.log(JSON.stringify(document, null, 2))
}

/** A number as people read it. */
export const readable = (n: number, lang: Lang = 'en'): string =>
  n.toLocaleString(lang, { maximumFractionDigits: 3 })
