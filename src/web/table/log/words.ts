import type { Catalogue } from '../../page/words.ts'

interface LogWords {
  readonly size: Readonly<Record<'open' | 'close', string>>
  readonly lookThen: string
  readonly tookBack: string
}

export const logWords: Catalogue<LogWords> = {
  en: {
    size: { open: 'Open the log', close: 'Close the log' },
    lookThen: 'Look at this moment',
    tookBack: 'Taken back after something new had been seen.',
  },
  fr: {
    size: { open: 'Ouvrir le journal', close: 'Fermer le journal' },
    lookThen: 'Voir ce moment',
    tookBack: 'Annulé après avoir vu quelque chose de nouveau.',
  },
}
