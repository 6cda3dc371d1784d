import type { Catalogue } from '../page/words.ts'

interface LessonWords {
  readonly step: (n: number, of: number) => string
  readonly begin: string
  readonly back: string
  readonly leave: string
  readonly playOn: string
  readonly next: (title: string) => string
}

export const lessonWords: Catalogue<LessonWords> = {
  en: {
    step: (n, of) => `step ${n} of ${of}`,
    begin: 'Begin',
    back: 'Back',
    leave: 'Leave the lesson',
    playOn: 'Got it, play on',
    next: (title) => `Next lesson: ${title}`,
  },
  fr: {
    step: (n, of) => `étape ${n} sur ${of}`,
    begin: 'Commencer',
    back: 'Revenir',
    leave: 'Quitter la leçon',
    playOn: 'Compris, continuer à jouer',
    next: (title) => `Leçon suivante\u00a0: ${title}`,
  },
}
