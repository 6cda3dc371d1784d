import type { Lang } from '../../../language/face.ts'

interface PlaceWords {
  readonly forAll: string
  readonly pointsAt: (name: string, number: number, option: string) => string
  readonly pointsAtThing: (name: string, thing: string) => string
  readonly pointsElsewhere: (name: string) => string
  /** Of those whose answer counts so many point at the same. */
  readonly proposal: (same: number, of: number) => string
  readonly notForAll: string
  readonly marked: (by: string, at: number, text: string) => string
  readonly unmarked: (at: number) => string
  readonly noMarks: string
  readonly lent: (link: string) => string
  readonly lentNoMore: string
  /** To whoever has lent her eyes earlier, perhaps elsewhere. */
  readonly stillLent: string
  readonly noEyes: string
  readonly eyesOf: (name: string) => string
  readonly lookAt: (at: number, last: number) => string
  readonly noLook: (last: number) => string
  readonly presentAgain: string
  readonly faultLink: (link: string) => string
  readonly notOver: string
  readonly youLead: string
  readonly youLeadNoMore: string
  readonly leads: (name: string) => string
  readonly youFollow: string
  readonly youFollowNoMore: string
  readonly led: (name: string, at: number, eyes: string, fork: number) => string
  readonly watcher: string
  readonly closesNoMore: string
  readonly holidayLeft: (days: number) => string
  readonly onHoliday: (until: string) => string
  readonly noDays: string
  readonly brings: (seat: number, name: string, what: string) => string
  readonly sealed: string
  readonly ownList: string
  readonly howToBring: string
  readonly youBring: (what: string) => string
  readonly noSeat: string
  readonly begun: string
  readonly noSum: string
  readonly sum: (n: number, words: string) => string
  readonly seat: (n: number) => string
}

/** What a terminal says around the game: who points at what, bookmarks, looks back, lent eyes, what each brings along. */
export const placeWords: Readonly<Record<Lang, PlaceWords>> = {
  en: {
    forAll:
      'A question to all of you: your answer is a proposal, and counts when all who are here point at the same.',
    pointsAt: (name, number, option) => `${name} points at ${number}: ${option}`,
    pointsAtThing: (name, thing) => `${name} points at ${thing}.`,
    pointsElsewhere: (name) => `${name} points at something on the table that has no name here.`,
    proposal: (same, of) => `Your answer is a proposal: ${same} of ${of} point at the same.`,
    notForAll: 'Say the number of an option, while a question is for all of you.',
    marked: (by, at, text) => `Bookmark of ${by} after ${at} ${at === 1 ? 'answer' : 'answers'}: ${text}`,
    unmarked: (at) => `The bookmark after ${at} ${at === 1 ? 'answer' : 'answers'} is gone.`,
    noMarks: 'There are no bookmarks yet.',
    lent: (link) => `Whoever has this link sees what you see, your hand too, until lend no: ${link}`,
    lentNoMore: 'Nobody looks over your shoulder any more.',
    stillLent:
      'Whoever has the link that you made earlier sees what you see: lend no ends it, lend makes another one in its place.',
    noEyes: 'Say the number of a seat.',
    eyesOf: (name) => `Through the eyes of ${name}:`,
    lookAt: (at, last) => `After ${at} of ${last} ${last === 1 ? 'answer' : 'answers'}:`,
    noLook: (last) => `Say after how many answers: a number from 0 to ${last}, + or -.`,
    faultLink: (link) =>
      `Send this link to whoever looks after the game, with a word about what is wrong. It opens when the game is over: ${link}`,
    presentAgain: 'The table as it is:',
    notOver: 'The game is not over yet.',
    youLead: 'You lead: the others are shown what you look at with look and eyes.',
    youLeadNoMore: 'You lead no more.',
    leads: (name) => `${name} leads through the game: follow shows it.`,
    youFollow: 'You follow whoever leads.',
    youFollowNoMore: 'You look for yourself.',
    led: (name, at, eyes, fork) =>
      `${name} shows the table after ${at} ${at === 1 ? 'answer' : 'answers'}${fork === 0 ? '' : `, and ${fork} more that were not given`}, through the eyes of ${eyes}:`,
    watcher: 'those who watch',
    closesNoMore: 'The game goes on: nobody waits for its end any more.',
    holidayLeft: (days) =>
      days === 1
        ? 'You have one day of holiday left within a year.'
        : `You have ${days} days of holiday left within a year.`,
    onHoliday: (until) => `You are on holiday until ${until}; holiday 0 ends that.`,
    noDays: 'Say how many days: a number, 0 when you are back.',
    brings: (seat, name, what) => `  ${seat}. ${name}: ${what}`,
    sealed: 'not shown',
    ownList: 'a list of her own',
    howToBring: 'bring WHAT chooses yours; where there is nothing of that name, you are told what there is.',
    youBring: (what) => `You bring ${what}.`,
    noSeat: 'You have no seat at this table.',
    begun: 'Play has begun: what is brought along lies on the table.',
    noSum: 'That line has no numbers with reasons: l shows which have.',
    sum: (n, words) => `  ${n}: ${words}`,
    seat: (n) => `seat ${n}`,
  },
  fr: {
    forAll:
      'Une question à vous tous\u00a0: votre réponse est une proposition, et compte quand tous ceux qui sont là montrent la même.',
    pointsAt: (name, number, option) => `${name} montre ${number}\u00a0: ${option}`,
    pointsAtThing: (name, thing) => `${name} montre ${thing}.`,
    pointsElsewhere: (name) => `${name} montre sur la table quelque chose qui n’a pas de nom ici.`,
    proposal: (same, of) => `Votre réponse est une proposition\u00a0: ${same} sur ${of} montrent la même.`,
    notForAll: 'Dites le numéro d’une option, quand une question est à vous tous.',
    marked: (by, at, text) =>
      `Signet de ${by} après ${at}\u00a0${at >= 2 ? 'réponses' : 'réponse'}\u00a0: ${text}`,
    unmarked: (at) => `Le signet après ${at}\u00a0${at >= 2 ? 'réponses' : 'réponse'} est retiré.`,
    noMarks: 'Il n’y a pas encore de signet.',
    lent: (link) =>
      `Qui a ce lien voit ce que vous voyez, votre main aussi, jusqu’à prêter non\u00a0: ${link}`,
    lentNoMore: 'Plus personne ne regarde par-dessus votre épaule.',
    stillLent:
      'Qui a le lien que vous avez créé auparavant voit ce que vous voyez\u00a0: prêter non y met fin, prêter en crée un autre à sa place.',
    noEyes: 'Dites le numéro d’une place.',
    eyesOf: (name) => `Par les yeux de ${name}\u00a0:`,
    lookAt: (at, last) => `Après ${at}\u00a0${at >= 2 ? 'réponses' : 'réponse'} sur ${last}\u00a0:`,
    noLook: (last) => `Dites après combien de réponses\u00a0: un nombre de 0 à ${last}, + ou -.`,
    faultLink: (link) =>
      `Envoyez ce lien à qui s’occupe du jeu, avec un mot sur ce qui ne va pas. Il s’ouvre une fois la partie finie\u00a0: ${link}`,
    presentAgain: 'La table telle qu’elle est\u00a0:',
    notOver: 'La partie n’est pas encore finie.',
    youLead: 'Vous guidez\u00a0: les autres voient ce que vous regardez avec voir et yeux.',
    youLeadNoMore: 'Vous ne guidez plus.',
    leads: (name) => `${name} guide la relecture\u00a0: suivre la montre.`,
    youFollow: 'Vous suivez qui guide.',
    youFollowNoMore: 'Vous regardez par vous-même.',
    led: (name, at, eyes, fork) =>
      `${name} montre la table après ${at}\u00a0${at >= 2 ? 'réponses' : 'réponse'}${fork === 0 ? '' : `, et ${fork} de plus qui n’ont pas été données`}, par les yeux de ${eyes}\u00a0:`,
    watcher: 'ceux qui regardent',
    closesNoMore: 'La partie continue\u00a0: plus personne n’attend qu’elle s’arrête.',
    holidayLeft: (days) =>
      `Il vous reste ${days}\u00a0${days >= 2 ? 'jours' : 'jour'} de vacances sur un an.`,
    onHoliday: (until) => `Vous êtes en vacances jusqu’au ${until}\u202f; vacances 0 y met fin.`,
    noDays: 'Dites combien de jours\u00a0: un nombre, 0 au retour.',
    brings: (seat, name, what) => `  ${seat}. ${name}\u00a0: ${what}`,
    sealed: 'pas montré',
    ownList: 'une liste à soi',
    howToBring: 'apporter QUOI choisit le vôtre\u202f; si rien ne s’appelle ainsi, on vous dit ce qu’il y a.',
    youBring: (what) => `Vous apportez ${what}.`,
    noSeat: 'Vous n’avez pas de place à cette table.',
    begun: 'La partie a commencé\u00a0: ce qu’on apporte est sur la table.',
    noSum: 'Cette ligne n’a pas de nombre à expliquer\u00a0: l montre lesquelles en ont.',
    sum: (n, words) => `  ${n}\u00a0: ${words}`,
    seat: (n) => `place ${n}`,
  },
}
