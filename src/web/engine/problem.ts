import { Bilingual, type BothLanguages } from '../../kernel/refusal.ts'

/** What went wrong, for people; a fault of ours has only its own words. */
export function inBothLanguages(error: unknown): BothLanguages {
  const en = error instanceof Error ? error.message : String(error)
  return { en, fr: error instanceof Bilingual ? error.french : en }
}
