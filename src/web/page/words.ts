import { computed } from '@preact/signals'
import type { Lang } from '../../language/face.ts'
import { printed } from '../../language/text/french/catalogue.ts'
import { lang } from './settings.ts'

/** Words of one part of the page in both languages; a missing or superfluous one is a type error. */
export type Catalogue<W> = Readonly<Record<Lang, W>>

/** The words of a part of the page in the language of the page; read it where it is shown. */
export function speaking<W>(catalogue: Catalogue<W>): { readonly value: W } {
  return computed(() => (lang.value === 'fr' ? printed(catalogue.fr) : catalogue.en))
}

/** A number as it is printed: below nought it has a minus sign, which a hyphen is not. */
export const numeral = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A label before what it is of. */
export const colon = (label: string): string => `${label}${lang.value === 'fr' ? '\u00a0' : ''}:`
