import type { BothLanguages } from '../kernel/refusal.ts'
import type { Lang } from '../language/face.ts'

/** What a program reads: one JSON document. */
export function printJson(document: unknown): void {
  console.log(JSON.stringify(document, null, 2))
}

/** A number as people read it. */
export const readable = (n: number, lang: Lang = 'en'): string =>
  n.toLocaleString(lang, { maximumFractionDigits: 3 })

/** Of a file that would be overwritten. */
export const ALREADY_THERE: BothLanguages = {
  en: 'this file is already there; take another name, or go on with it by --resume',
  fr: 'ce fichier existe déjà\u202f; prenez un autre nom, ou continuez avec --resume',
}
