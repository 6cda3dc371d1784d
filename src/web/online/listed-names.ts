import { lang } from '../page/settings.ts'

/** Names as a sentence lists them, each once: "Ann, Ben and Cleo". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(lang.value).format(new Set(names))
