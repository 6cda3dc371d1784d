import { computed } from '@preact/signals'
import type { Lang } from '../../language/face.ts'
import { lang } from './settings.ts'

/** Words of one part of the page in both languages; a missing or superfluous one is a type error. */
export type Catalogue<W> = Readonly<Record<Lang, W>>

/** The words of a part of the page in the language of the page; read it where it is shown. */
export function speaking<W>(catalogue: Catalogue<W>): { readonly value: W } {
  return computed(() => catalogue[lang.value])
}
