import { LANGS, type Lang } from '../languages.ts'

/*
 * Compares generated texts with texts from elsewhere, which are no part of the project: never the
 * sentences, only the numbers and the words of the game that occur in them.
 */

export interface ReferenceText {
  readonly id: string
  readonly text: Partial<Readonly<Record<Lang, string>>>
}

export interface Miss {
  readonly id: string
  readonly lang: Lang
  /** In the reference and not in our text, and the other way round. */
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  /** Why our text differs on purpose; absent where it should not. */
  readonly reason?: string
}

export interface Audit {
  readonly matched: number
  readonly total: number
  readonly languages: Readonly<Record<Lang, { readonly matched: number; readonly total: number }>>
  readonly misses: readonly Miss[]
}

/** A word of the game, by the shape it has in each language. */
/** How the texts of a game are compared with those of a reference. */
export interface Auditor {
  /** The files of a folder by which the reference of this game is known. */
  readonly files: readonly string[]
  readonly ids: readonly string[]
  read(documents: readonly unknown[]): readonly ReferenceText[]
  audit(reference: readonly ReferenceText[]): Audit
}

export type Term = readonly [term: string, en: RegExp, fr: RegExp]

/** The words of the game that occur in a text. */
export function wordsIn(terms: readonly Term[], text: string, lang: Lang): string[] {
  const plain = text.toLowerCase().replace(/'/g, '’')
  return terms.filter(([, en, fr]) => (lang === 'en' ? en : fr).test(plain)).map(([term]) => term)
}

/** What is in `from` and not in `other`, counting repeats. */
function without(from: readonly string[], other: readonly string[]): string[] {
  const rest = [...other]
  return from.filter((each) => {
    const at = rest.indexOf(each)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** Where two texts differ in what can be compared. */
export function difference(
  id: string,
  lang: Lang,
  mine: readonly string[],
  theirs: readonly string[],
  reason?: string,
): Miss | undefined {
  const [missing, extra] = [without(theirs, mine), without(mine, theirs)]
  if (missing.length + extra.length === 0) return undefined
  return { id, lang, missing, extra, ...(reason === undefined ? {} : { reason }) }
}

/** Every definition that the reference knows, in every language it has. */
export function auditTexts<D extends { readonly id: string }>(
  definitions: readonly D[],
  reference: readonly ReferenceText[],
  options: {
    readonly text: (definition: D, lang: Lang) => string
    /** Everything of a text that can be compared. */
    readonly traits: (text: string, lang: Lang) => readonly string[]
    /** By language and id (`fr jade`): why our text differs on purpose. */
    readonly reasons: Readonly<Record<string, string>>
  },
): Audit {
  const texts = new Map(reference.map((each) => [each.id, each.text]))
  const counts = { en: { matched: 0, total: 0 }, fr: { matched: 0, total: 0 } }
  const misses: Miss[] = []
  for (const definition of definitions)
    for (const lang of LANGS) {
      const { id } = definition
      const theirs = texts.get(id)?.[lang]
      if (theirs === undefined) continue
      counts[lang].total += 1
      const ours = options.traits(options.text(definition, lang), lang)
      const miss = difference(id, lang, ours, options.traits(theirs, lang), options.reasons[`${lang} ${id}`])
      if (miss === undefined) counts[lang].matched += 1
      else misses.push(miss)
    }
  return {
    matched: counts.en.matched + counts.fr.matched,
    total: counts.en.total + counts.fr.total,
    languages: counts,
    misses,
  }
}

/** The entries with an id in documents of unknown shape. */
export function entriesWithId(
  documents: readonly unknown[],
): (Readonly<Record<string, unknown>> & { readonly id: string })[] {
  return documents
    .flatMap((document) => (Array.isArray(document) ? (document as readonly unknown[]) : [document]))
    .filter(
      (entry): entry is Readonly<Record<string, unknown>> & { readonly id: string } =>
        typeof entry === 'object' && entry !== null && typeof (entry as { id?: unknown }).id === 'string',
    )
}
