import type { Catalogue } from '../../page/words.ts'

interface ReelWords {
  readonly title: string
  readonly skip: string
  /** What others did last, as a strip. */
  readonly lastTurn: string
}

/** Apart from the words of the table: the first of it has nothing to show yet. */
export const reelWords: Catalogue<ReelWords> = {
  en: {
    title: 'What happens',
    skip: 'Skip',
    lastTurn: 'The last turn of others',
  },
  fr: {
    title: 'Ce qui se passe',
    skip: 'Passer la scène',
    lastTurn: 'Le dernier tour des autres',
  },
}
