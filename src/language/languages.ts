/** The languages in which everything is said. */
export type Lang = 'en' | 'fr'
export const LANGS: readonly Lang[] = ['en', 'fr']
