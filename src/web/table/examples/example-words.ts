import type { Catalogue } from '../../page/words.ts'

interface ExampleWords {
  readonly example: Readonly<Record<'title' | 'tryIt' | 'back', string>>
}

export const exampleWords: Catalogue<ExampleWords> = {
  en: {
    example: {
      title: 'Example:',
      tryIt: 'Play on and see what happens. Nothing of this is kept.',
      back: 'Back to the rule',
    },
  },
  fr: {
    example: {
      title: 'Exemple\u00a0:',
      tryIt: 'Jouez et voyez ce qui se passe. Rien de ceci n’est gardé.',
      back: 'Revenir à la règle',
    },
  },
}
