import type { Catalogue } from '../../page/words.ts'

interface MenuWords {
  readonly undoAgreed: string
  readonly undoAnyway: string
  readonly tapping: Readonly<Record<'title' | 'shows' | 'acts', string>>
  readonly really: (act: string) => string
  readonly fork: string
  readonly link: string
  readonly linkToMoment: string
  readonly saveFile: string
  readonly sound: { readonly title: string; readonly value: (percent: number) => string }
  readonly motion: Readonly<Record<'title' | 'off' | 'fast' | 'normal', string>>
  readonly theme: Readonly<Record<'title' | 'dark' | 'light', string>>
  readonly language: string
  readonly credits: string
}

export const menuWords: Catalogue<MenuWords> = {
  en: {
    undoAgreed: 'Take it back (everybody agrees)',
    undoAnyway: 'Undo (something new was seen)',
    tapping: { title: 'A tap on a card', shows: 'shows it', acts: 'plays it' },
    really: (act) => `${act}: really?`,
    fork: 'Try another line from here',
    link: 'Copy link to this game',
    linkToMoment: 'Copy link to this moment',
    saveFile: 'Save as a file',
    sound: { title: 'Sound', value: (percent) => (percent === 0 ? 'off' : `${percent} %`) },
    motion: { title: 'Motion', off: 'Off', fast: 'Fast', normal: 'Normal' },
    theme: { title: 'Theme', dark: 'Basalt', light: 'Limestone' },
    language: 'Language',
    credits: 'Card pictures: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.',
  },
  fr: {
    undoAgreed: 'Revenir en arrière (tous d’accord)',
    undoAnyway: 'Annuler (du nouveau a été vu)',
    tapping: { title: 'Toucher une carte', shows: 'la montre', acts: 'la joue' },
    really: (act) => `${act} : vraiment ?`,
    fork: 'Essayer une autre suite d’ici',
    link: 'Copier le lien de cette partie',
    linkToMoment: 'Copier le lien de ce moment',
    saveFile: 'Enregistrer dans un fichier',
    sound: { title: 'Son', value: (percent) => (percent === 0 ? 'coupé' : `${percent} %`) },
    motion: { title: 'Animations', off: 'Aucune', fast: 'Rapides', normal: 'Normales' },
    theme: { title: 'Thème', dark: 'Basalte', light: 'Calcaire' },
    language: 'Langue',
    credits: 'Images des cartes : game-icons.net par Lorc, Delapouite et contributeurs, CC BY 3.0.',
  },
}
