import type { ConnectionState } from '../../../table/wire/connection.ts'
import type { Catalogue } from '../../page/words.ts'

interface CompanyWords {
  readonly lines: Readonly<Record<ConnectionState, string>>
  readonly presence: Readonly<Record<'here' | 'away' | 'bot', string>>
  /** Beside a bot, where nobody has the time to think for it. */
  readonly simpler: string
  readonly awayFor: (seconds: number) => string
  readonly yourTurn: string
  readonly waitingFor: (name: string) => string
  readonly forAll: string
  readonly forAllAgree: string
  readonly held: string
  readonly ordered: string
  readonly asksBack: (name: string) => string
  readonly youAsked: string
  readonly youAgreed: (name: string) => string
  readonly stillAsked: (names: string) => string
  readonly takenBack: string
  /** Until when the others may agree to it. */
  readonly votesUntil: (day: string, hour: string) => string
  readonly notTakenBack: string
  readonly agree: string
  readonly refuse: string
  readonly letBot: (name: string) => string
  readonly takeBack: string
  readonly talkTitle: string
  readonly sayHint: string
  readonly send: string
  readonly phrases: string
  readonly saidBy: (name: string, text: string) => string
  readonly mute: (name: string) => string
  readonly unmute: (name: string) => string
  readonly listening: string
  readonly listenToNobody: string
  readonly listenToWatchers: string
  readonly whoListens: string
  readonly watching: (n: number) => string
  readonly youWatch: string
  readonly youWatchLate: string
  readonly rematch: string
  readonly rematchWanted: (names: string, people: number) => string
  readonly rematchAsked: string
  readonly toRematch: string
  readonly newTable: string
  readonly minutes: (ms: number) => string
  readonly noTime: string
  readonly trip: (ms: number) => string
  readonly bankOf: (time: string) => string
  readonly seconds: (n: number) => string
  readonly think: string
  readonly thinkHint: string
  readonly thinks: string
  readonly windowOpen: string
  readonly windowCloses: string
}

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60 * 24) return `${Math.floor(minutes / (60 * 24))} d ${Math.floor((minutes / 60) % 24)} h`
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

export const companyWords: Catalogue<CompanyWords> = {
  en: {
    lines: {
      opening: 'Connecting …',
      open: 'Connected',
      lost: 'The line is down. Connecting again …',
      unstored: 'The server cannot store anything just now. It goes on by itself …',
      refused: 'There is no such table for you.',
      'signed-out': 'You have been signed out.',
    },
    presence: { here: 'here', away: 'away', bot: 'a bot plays' },
    simpler: 'thinks briefly: many bots play here just now',
    awayFor: (seconds) =>
      seconds < 60 ? `away for ${seconds} s` : `away for ${Math.floor(seconds / 60)} min`,
    yourTurn: 'Your turn',
    waitingFor: (name) => `Waiting for ${name}`,
    forAll: 'A question to all of you',
    forAllAgree: 'A question to all of you: agree on one answer',
    held: 'Your answer is kept until the window closes.',
    ordered: 'Your standing order answers here.',
    asksBack: (name) => `${name} asks to take the last answer back.`,
    youAsked: 'You have asked the others to take it back.',
    youAgreed: (name) => `You have agreed to what ${name} asks: to take the last answer back.`,
    stillAsked: (names) => `Still asked: ${names}.`,
    takenBack: 'The last answer was taken back.',
    votesUntil: (day, hour) => `It can be answered until ${day}, ${hour}.`,
    notTakenBack: 'It was not taken back.',
    agree: 'Agree',
    refuse: 'Better not',
    letBot: (name) => `Let a bot play for ${name}`,
    takeBack: 'Play yourself again',
    talkTitle: 'Talk',
    sayHint: 'Say something',
    send: 'Send',
    phrases: 'Phrases',
    saidBy: (name, text) => `${name}: ${text}`,
    mute: (name) => `Do not hear ${name}`,
    unmute: (name) => `Hear ${name} again`,
    listening: 'Whom I hear',
    listenToNobody: 'Nobody',
    listenToWatchers: 'Those who watch, too',
    whoListens: 'Others who watch hear you; those who play only if they have chosen to.',
    watching: (n) => (n === 1 ? '1 person watches' : `${n} people watch`),
    youWatch: 'You watch.',
    youWatchLate: 'You watch, three turns late.',
    rematch: 'Rematch',
    rematchWanted: (names) => `${names} would like to play again.`,
    rematchAsked: 'You would like to play again. The others are asked.',
    toRematch: 'To the new table',
    newTable: 'The new table is there.',
    minutes: clock,
    noTime: '–:––',
    trip: (ms) => `Your line: ${ms} ms to the table and back`,
    bankOf: (time) => `${time} for the whole game`,
    seconds: (n) => `${n} s`,
    think: 'Think',
    thinkHint: 'Ten seconds more, from your time. Everybody sees that you think.',
    thinks: 'Somebody thinks about a reaction',
    windowOpen: 'A reaction is possible; whatever is answered is shown when this is over',
    windowCloses: 'A reaction is possible until this is over',
  },
  fr: {
    lines: {
      opening: 'Connexion…',
      open: 'Connecté',
      lost: 'La liaison est coupée. Reconnexion…',
      unstored: 'Le serveur ne peut rien enregistrer en ce moment. La partie reprendra d’elle-même…',
      refused: 'Cette table n’existe pas pour vous.',
      'signed-out': 'Vous avez été déconnecté.',
    },
    presence: { here: 'présent', away: 'absent', bot: 'un robot joue' },
    simpler: 'réfléchit peu\u00a0: beaucoup de robots jouent ici en ce moment',
    awayFor: (seconds) =>
      seconds < 60 ? `absent depuis ${seconds} s` : `absent depuis ${Math.floor(seconds / 60)} min`,
    yourTurn: 'À vous',
    waitingFor: (name) => `On attend ${name}`,
    forAll: 'Une question à toute la table',
    forAllAgree: 'Une question à toute la table\u00a0: mettez-vous d’accord',
    held: 'Votre réponse est gardée jusqu’à la fin de la fenêtre.',
    ordered: 'Votre ordre permanent répond ici.',
    asksBack: (name) => `${name} demande à revenir sur la dernière réponse.`,
    youAsked: 'Vous avez demandé aux autres de revenir en arrière.',
    youAgreed: (name) => `Vous avez accepté la demande de ${name}\u00a0: revenir sur la dernière réponse.`,
    stillAsked: (names) => `On attend encore\u00a0: ${names}.`,
    takenBack: 'On est revenu sur la dernière réponse.',
    votesUntil: (day, hour) => `On peut répondre jusqu’au ${day} à ${hour}.`,
    notTakenBack: 'On n’est pas revenu en arrière.',
    agree: 'Accepter',
    refuse: 'Refuser',
    letBot: (name) => `Laisser un robot jouer pour ${name}`,
    takeBack: 'Reprendre la main',
    talkTitle: 'Parler',
    sayHint: 'Dire quelque chose',
    send: 'Envoyer',
    phrases: 'Phrases',
    saidBy: (name, text) => `${name}\u00a0: ${text}`,
    mute: (name) => `Ne plus entendre ${name}`,
    unmute: (name) => `Entendre de nouveau ${name}`,
    listening: 'Qui j’entends',
    listenToNobody: 'Personne',
    listenToWatchers: 'Ceux qui regardent aussi',
    whoListens: 'Les autres spectateurs vous entendent\u202f; ceux qui jouent, seulement s’ils l’ont choisi.',
    watching: (n) => (n < 2 ? `${n} personne regarde` : `${n} personnes regardent`),
    youWatch: 'Vous regardez.',
    youWatchLate: 'Vous regardez avec trois tours de retard.',
    rematch: 'Revanche',
    rematchWanted: (names, people) => `${names} ${people > 1 ? 'voudraient' : 'voudrait'} rejouer.`,
    rematchAsked: 'Vous voudriez rejouer. On demande aux autres.',
    toRematch: 'Vers la nouvelle table',
    newTable: 'La nouvelle table est là.',
    minutes: (ms) => clock(ms).replace(' d ', ' j '),
    noTime: '–:––',
    trip: (ms) => `Votre liaison\u00a0: ${ms}\u00a0ms jusqu’à la table et retour`,
    bankOf: (time) => `${time} pour toute la partie`,
    seconds: (n) => `${n} s`,
    think: 'Réfléchir',
    thinkHint: 'Dix secondes de plus, prises sur votre temps. Tout le monde voit que vous réfléchissez.',
    thinks: 'Quelqu’un réfléchit à une réaction',
    windowOpen: 'On peut réagir\u202f; la réponse, quelle qu’elle soit, est montrée à la fin',
    windowCloses: 'On peut réagir jusqu’à la fin de ce délai',
  },
}
