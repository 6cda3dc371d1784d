import type { Catalogue } from '../../page/words.ts'

interface HolidayWords {
  readonly title: string
  readonly hint: string
  readonly left: (days: number) => string
  readonly days: string
  readonly take: string
  readonly until: (date: string) => string
  readonly back: string
}

export const holidayWords: Catalogue<HolidayWords> = {
  en: {
    title: 'Holiday',
    hint: 'In games of days your time stands still while you are on holiday, and the others see that you are: 14 days within a year.',
    left: (days) => (days === 1 ? 'One day is left.' : `${days} days are left.`),
    days: 'Days, from now on',
    take: 'Go on holiday',
    until: (date) => `You are on holiday until ${date}.`,
    back: 'I am back',
  },
  fr: {
    title: 'Vacances',
    hint: 'Dans les parties au fil des jours, votre temps s’arrête pendant vos vacances, et les autres voient que vous y êtes\u00a0: 14 jours par an.',
    left: (days) => (days <= 1 ? `Il vous reste ${days} jour.` : `Il vous reste ${days} jours.`),
    days: 'Jours, à partir de maintenant',
    take: 'Partir en vacances',
    until: (date) => `Vous êtes en vacances jusqu’au ${date}.`,
    back: 'Je suis de retour',
  },
}
