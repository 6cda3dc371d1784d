/** The languages in which everything is told. */
export type Lang = 'en' | 'fr'
export const LANGS: readonly Lang[] = ['en', 'fr']
