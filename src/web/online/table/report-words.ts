import type { ReportKind } from '../../../table/wire/api.ts'
import type { Catalogue } from '../../page/words.ts'

interface ReportWords {
  readonly report: (name: string) => string
  readonly people: string
  readonly hint: (name: string) => string
  readonly what: string
  readonly kinds: Readonly<Record<ReportKind, string>>
  readonly more: string
  readonly alsoMute: (name: string) => string
  readonly send: string
  readonly sent: (name: string) => string
  readonly sentAndMuted: (name: string) => string
  readonly done: string
}

/** What is said about reporting somebody to whoever runs the server. */
export const reportWords: Catalogue<ReportWords> = {
  en: {
    report: (name) => `Report ${name}`,
    people: 'People here',
    hint: (name) =>
      `Whoever runs this server reads it, with what ${name} has said at this table. ${name} is not told.`,
    what: 'What is it about?',
    kinds: {
      talk: 'What is said',
      play: 'How she or he plays, or does not',
      name: 'The name',
      other: 'Something else',
    },
    more: 'In your words (may be left empty)',
    alsoMute: (name) => `Do not hear ${name} any more`,
    send: 'Send the report',
    sent: (name) => `You have reported ${name}.`,
    sentAndMuted: (name) => `You have reported ${name}, and will not hear ${name} any more.`,
    done: 'Back to the table',
  },
  fr: {
    report: (name) => `Signaler ${name}`,
    people: 'Les personnes ici',
    hint: (name) =>
      `La personne qui tient ce serveur le lit, avec ce que ${name} a dit à cette table. ${name} n’en est pas averti.`,
    what: 'De quoi s’agit-il\u202f?',
    kinds: {
      talk: 'Ce qui est dit',
      play: 'La façon de jouer, ou de ne pas jouer',
      name: 'Le nom',
      other: 'Autre chose',
    },
    more: 'Dans vos mots (peut rester vide)',
    alsoMute: (name) => `Ne plus entendre ${name}`,
    send: 'Envoyer le signalement',
    sent: (name) => `Vous avez signalé ${name}.`,
    sentAndMuted: (name) => `Vous avez signalé ${name} et ne l’entendrez plus.`,
    done: 'Retour à la table',
  },
}
