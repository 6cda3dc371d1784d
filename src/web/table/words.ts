import type { Catalogue } from '../page/words.ts'

interface TableWords {
  readonly log: string
  readonly undo: string
  readonly undoStops: Readonly<Record<'seen' | 'start', string>>
  readonly undoAnyway: string
  readonly fork: string
  readonly home: string
  readonly link: string
  readonly linkToMoment: string
  readonly copied: string
  readonly choices: string
  readonly thinking: string
  readonly over: string
  readonly again: string
  readonly back: string
  readonly replay: string
  readonly step: Readonly<Record<'first' | 'back' | 'on' | 'last', string>>
  readonly position: (at: number, last: number) => string
  readonly looking: string
  readonly damaged: string
  readonly missing: string
  readonly badLink: string
  readonly group: (title: string, count: number) => string
  readonly hint: string
  readonly keys: string
}

export const tableWords: Catalogue<TableWords> = {
  en: {
    log: 'Log',
    undo: 'Undo',
    undoStops: {
      seen: 'Something new has been seen, or somebody else has answered, since',
      start: 'Nothing has been done yet',
    },
    undoAnyway: 'Everybody agrees: take it back',
    fork: 'Try another line from here',
    home: 'Home',
    link: 'Copy link to this game',
    linkToMoment: 'Copy link to this moment',
    copied: 'The link is copied.',
    choices: 'Choices',
    thinking: 'The other player is thinking …',
    over: 'The game is over',
    again: 'Play again',
    back: 'Back to the present',
    replay: 'Replay',
    step: { first: 'To the beginning', back: 'One step back', on: 'One step on', last: 'To the present' },
    position: (at, last) => `Decision ${at} of ${last}`,
    looking: 'You are looking at the past.',
    damaged: 'This saved game is damaged. It was put aside; your other games are untouched.',
    missing: 'There is no such game in this browser.',
    badLink: 'This link is damaged: no game can be read from it.',
    group: (title, count) => `${title} (${count})`,
    hint: 'Hint',
    keys: 'Keys',
  },
  fr: {
    log: 'Journal',
    undo: 'Annuler',
    undoStops: {
      seen: 'Depuis, quelque chose de nouveau a été vu ou quelqu’un d’autre a répondu',
      start: 'Rien n’a encore été fait',
    },
    undoAnyway: 'Tout le monde est d’accord : revenir en arrière',
    fork: 'Essayer une autre suite d’ici',
    home: 'Accueil',
    link: 'Copier le lien de cette partie',
    linkToMoment: 'Copier le lien de ce moment',
    copied: 'Le lien est copié.',
    choices: 'Choix',
    thinking: 'L’autre joueur réfléchit…',
    over: 'La partie est terminée',
    again: 'Rejouer',
    back: 'Revenir au présent',
    replay: 'Relecture',
    step: { first: 'Au début', back: 'Un pas en arrière', on: 'Un pas en avant', last: 'Au présent' },
    position: (at, last) => `Décision ${at} sur ${last}`,
    looking: 'Vous regardez le passé.',
    damaged: 'Cette sauvegarde est abîmée. Elle a été mise de côté ; vos autres parties sont intactes.',
    missing: 'Il n’y a pas de telle partie dans ce navigateur.',
    badLink: 'Ce lien est abîmé : on ne peut y lire aucune partie.',
    group: (title, count) => `${title} (${count})`,
    hint: 'Conseil',
    keys: 'Touches',
  },
}
