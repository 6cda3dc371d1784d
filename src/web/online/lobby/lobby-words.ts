import type { TableOptions } from '../../../table/options.ts'
import type { Catalogue } from '../../page/words.ts'

interface LobbyWords {
  readonly lead: string
  readonly guestLead: string
  readonly yourName: string
  readonly haveAccount: string
  readonly nameHint: string
  readonly enter: string
  readonly rename: string
  readonly account: string
  readonly save: string
  readonly proposals: readonly (readonly string[])[]
  readonly mine: string
  readonly forYou: string
  readonly gathering: string
  readonly forOthers: string
  readonly finished: string
  readonly won: string
  readonly lost: string
  readonly noTables: string
  readonly open: string
  readonly openHint: string
  readonly noOpen: string
  readonly live: string
  readonly watch: string
  readonly own: string
  readonly ownHint: string
  readonly go: string
  readonly look: string
  readonly free: (free: number, all: number) => string
  /** For how long, where that is worth a word. */
  readonly waitsFor: (names: string, since: string | null) => string
  readonly waitsForYou: (since: string | null) => string
  readonly turn: (n: number) => string
  readonly paces: Readonly<Record<TableOptions['pace'], string>>
  readonly watching: (n: number) => string
  readonly all: (n: number) => string
  readonly standsStill: string
  readonly standing: string
}

export const lobbyWords: Catalogue<LobbyWords> = {
  en: {
    lead: 'Invite friends by a link, wherever they are. Nobody needs an account.',
    guestLead: 'Say who you are, and you are in. Nobody needs an account.',
    yourName: 'Your name',
    haveAccount: 'I have an account',
    nameHint: 'The others see it. You can change it at any time.',
    enter: 'Come in',
    rename: 'Change name',
    account: 'Account',
    save: 'Keep',
    proposals: [
      ['Ash', 'Ember', 'Quiet', 'Amber', 'Silver', 'Bold', 'Northern', 'Lucky'],
      ['Comet', 'Lantern', 'Breach', 'Sparrow', 'Anvil', 'Harbour', 'Willow', 'Falcon'],
    ],
    mine: 'My tables',
    forYou: 'Waiting for you',
    gathering: 'Waiting room',
    forOthers: 'Waiting for others',
    finished: 'Finished',
    won: 'won',
    lost: 'lost',
    noTables: 'You sit at no table yet.',
    open: 'Open tables',
    openHint: 'Anyone may sit down.',
    noOpen: 'There is none just now.',
    live: 'Live now',
    watch: 'Watch',
    own: 'A table of your own',
    ownHint: 'Choose a game; the link for your friends is there at once.',
    go: 'Take your turn',
    look: 'Look',
    free: (free, all) =>
      free === 1 ? `1 of ${all} ${all === 1 ? 'seat' : 'seats'} is free` : `${free} of ${all} seats are free`,
    waitsFor: (names, since) => `waiting for ${names}${since === null ? '' : ` (${since})`}`,
    waitsForYou: (since) => (since === null ? 'it is your turn' : `waiting for you (${since})`),
    turn: (n) => `turn ${n}`,
    paces: { relaxed: 'no clock', live: 'with a clock', days: 'over days' },
    watching: (n) => `${n} watching`,
    all: (n) => `Show all ${n}`,
    standsStill: 'the rules have changed since',
    standing: 'Standing still',
  },
  fr: {
    lead: 'Invitez vos amis par un lien, où qu’ils soient. Personne n’a besoin d’un compte.',
    guestLead: 'Dites qui vous êtes, et vous y êtes. Personne n’a besoin d’un compte.',
    yourName: 'Votre nom',
    haveAccount: 'J’ai un compte',
    nameHint: 'Les autres le voient. Vous pouvez le changer à tout moment.',
    enter: 'Entrer',
    rename: 'Changer de nom',
    account: 'Compte',
    save: 'Garder',
    proposals: [
      ['Comète', 'Lanterne', 'Brèche', 'Enclume', 'Falaise', 'Étoile', 'Braise', 'Rivière'],
      ['calme', 'de cendre', 'ambrée', 'd’argent', 'du nord', 'tranquille', 'dorée', 'hardie'],
    ],
    mine: 'Mes tables',
    forYou: 'À vous de jouer',
    gathering: 'Salle d’attente',
    forOthers: 'Au tour des autres',
    finished: 'Terminées',
    won: 'gagnée',
    lost: 'perdue',
    noTables: 'Vous n’êtes encore à aucune table.',
    open: 'Tables ouvertes',
    openHint: 'Chacun peut s’y asseoir.',
    noOpen: 'Il n’y en a pas en ce moment.',
    live: 'En direct',
    watch: 'Regarder',
    own: 'Une table à vous',
    ownHint: 'Choisissez un jeu\u202f; le lien pour vos amis est prêt aussitôt.',
    go: 'Jouer',
    look: 'Regarder',
    free: (free, all) => (free < 2 ? `${free} place libre sur ${all}` : `${free} places libres sur ${all}`),
    waitsFor: (names, since) =>
      since === null ? `on attend ${names}` : `on attend ${names} depuis ${since}`,
    waitsForYou: (since) => (since === null ? 'c’est à vous' : `on vous attend depuis ${since}`),
    turn: (n) => `tour ${n}`,
    paces: { relaxed: 'sans pendule', live: 'avec pendule', days: 'au fil des jours' },
    watching: (n) => (n < 2 ? `${n} spectateur` : `${n} spectateurs`),
    all: (n) => `Tout montrer (${n})`,
    standsStill: 'les règles ont changé depuis',
    standing: 'À l’arrêt',
  },
}
