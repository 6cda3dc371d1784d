import type { Lang } from '../../language/face.ts'

/** What the terminal itself says while a campaign is played; the campaign's own words come from the campaign. */
export interface CampaignWords {
  readonly welcome: (title: string, file: string) => string
  readonly ask: (options: number) => string
  readonly help: string
  readonly noSuchOption: (text: string, options: number) => string
  readonly begin: (resumed: boolean) => string
  readonly seats: (who: string) => string
  readonly saved: (file: string) => string
  /** The campaign goes on, but is not on disk. */
  readonly notSaved: (why: string) => string
  readonly lost: string
  /** A battle that was left does not play on as it did. */
  readonly differs: (why: string, file: string) => string
  readonly over: string
  readonly heads: Readonly<
    Record<'mages' | 'supply' | 'banished' | 'pool' | 'score' | 'scars' | 'slots' | 'rating' | 'code', string>
  >
  readonly row: (
    game: number,
    chapter: string,
    nemesis: string,
    won: boolean,
    rounds: number,
    gravehold: number,
    date: string,
  ) => string
  readonly verified: (file: string, entries: number, battles: number) => string
  readonly copied: (file: string, entries: number) => string
  readonly notYet: string
  readonly refined: string
  readonly flawed: (count: number) => string
  readonly step: (number: number, what: string, chosen: string) => string
  readonly attempt: (number: number) => string
  readonly report: {
    readonly title: (campaigns: number, players: number, bot: string) => string
    readonly chapter: (id: string, attempt: number, share: string, battles: number) => string
    readonly perCampaign: (battles: string, losses: string, scars: string, rating: string) => string
    readonly ending: (name: string, count: number) => string
    readonly insights: string
    readonly piles: string
    readonly fares: (name: string, share: string, battles: number) => string
  }
}

const english: CampaignWords = {
  welcome: (title, file) =>
    `${title}. Saved as ${file} after every choice. Type a number to choose, h for help.`,
  ask: (options) => (options === 1 ? 'Enter to go on, h for help> ' : `1-${options}, h for help> `),
  help: [
    'a number            choose that option; Enter alone takes the only one',
    'm                   the campaign: mages, supply, banished piles, score',
    'r                   the rulebook: boxes that have been filled',
    'seats WHO,WHO       who plays each mage: person or a bot, between battles',
    'q                   leave; everything is saved',
    'In a battle the commands of “play” hold.',
  ].join('\n'),
  noSuchOption: (text, options) => `“${text}” is none of the options; choose a number from 1 to ${options}.`,
  begin: (resumed) => (resumed ? 'Go on with the battle' : 'Begin the battle'),
  seats: (who) => `From now on: ${who}.`,
  saved: (file) => `Saved as ${file}.`,
  notSaved: (why) => `The campaign goes on, but is not saved: ${why}. It is tried again after every choice.`,
  lost: 'The campaign could not be saved anywhere.',
  differs: (why, file) => `${why}. The battle goes on from there; as it was, it is kept in ${file}.`,
  over: 'The campaign is over. Its mages play in other games by these codes:',
  heads: {
    mages: 'Mages',
    supply: 'Supply',
    banished: 'Banished',
    pool: 'Basic nemesis cards',
    score: 'Score',
    scars: 'Scars',
    slots: 'Rulebook',
    rating: 'Rating',
    code: 'code',
  },
  row: (game, chapter, nemesis, won, rounds, gravehold, date) =>
    `${game}. ${chapter}, ${nemesis}: ${won ? 'won' : 'lost'} in round ${rounds}, Gravehold ${gravehold} (${date})`,
  verified: (file, entries, battles) =>
    `${file}: ${entries} ${entries === 1 ? 'step' : 'steps'} and ${battles} ${battles === 1 ? 'battle' : 'battles'} play as they were recorded.`,
  copied: (file, entries) => `A copy after ${entries} ${entries === 1 ? 'step' : 'steps'} is in ${file}.`,
  notYet: 'not filled yet',
  refined: 'refined',
  flawed: (count) => `${count} flawed`,
  step: (number, what, chosen) =>
    `${String(number).padStart(4)}. ${what}${chosen === '' ? '' : `: ${chosen}`}`,
  attempt: (number) => `attempt ${number}`,
  report: {
    title: (campaigns, players, bot) =>
      `${campaigns} ${campaigns === 1 ? 'campaign' : 'campaigns'} of ${players} ${players === 1 ? 'mage' : 'mages'}, played by ${bot}`,
    chapter: (id, attempt, share, battles) =>
      `  chapter ${id}, attempt ${attempt}: ${share} won (${battles} ${battles === 1 ? 'battle' : 'battles'})`,
    perCampaign: (battles, losses, scars, rating) =>
      `On average a campaign comes to: battles ${battles}, losses ${losses}, scars ${scars}, rating ${rating}.`,
    ending: (name, count) => `  ${name}: ${count}`,
    insights: 'Battles won by parties in which somebody has',
    piles: 'Battles won with this pile in the supply',
    fares: (name, share, battles) => `  ${name}: ${share} (${battles})`,
  },
}

const french: CampaignWords = {
  welcome: (title, file) =>
    `${title}. Enregistrée dans ${file} après chaque choix. Tapez un nombre pour choisir, h pour l’aide.`,
  ask: (options) =>
    options === 1 ? 'Entrée pour continuer, h pour l’aide> ' : `1-${options}, h pour l’aide> `,
  help: [
    'un nombre           choisir cette option\u202f; Entrée seule prend l’unique option',
    'm                   la campagne\u00a0: mages, réserve, piles bannies, résultats',
    'r                   les règles\u00a0: les cases déjà remplies',
    'seats QUI,QUI       qui joue chaque mage\u00a0: person ou un robot, entre deux batailles',
    'q                   quitter\u202f; tout est enregistré',
    'Pendant une bataille, les commandes de «\u202fplay\u202f» valent.',
  ].join('\n'),
  noSuchOption: (text, options) =>
    `«\u202f${text}\u202f» n’est pas une option\u202f; choisissez un nombre de 1 à ${options}.`,
  begin: (resumed) => (resumed ? 'Reprendre la bataille' : 'Commencer la bataille'),
  seats: (who) => `Désormais\u00a0: ${who}.`,
  saved: (file) => `Enregistrée dans ${file}.`,
  notSaved: (why) =>
    `La campagne continue, mais n’est pas enregistrée\u00a0: ${why}. Un nouvel essai suit chaque choix.`,
  lost: 'La campagne n’a pu être enregistrée nulle part.',
  differs: (why, file) =>
    `${why}. La bataille reprend à partir de là\u202f; telle qu’elle était, elle est gardée dans ${file}.`,
  over: 'La campagne est finie. Ses mages jouent dans d’autres parties grâce à ces codes\u00a0:',
  heads: {
    mages: 'Mages',
    supply: 'Réserve',
    banished: 'Piles bannies',
    pool: 'Cartes Némésis de base',
    score: 'Résultats',
    scars: 'Cicatrices',
    slots: 'Règles',
    rating: 'Note',
    code: 'code',
  },
  row: (game, chapter, nemesis, won, rounds, gravehold, date) =>
    `${game}. ${chapter}, ${nemesis}\u00a0: ${won ? 'gagné' : 'perdu'} à la manche ${rounds}, Gravehold ${gravehold} (${date})`,
  verified: (file, entries, battles) =>
    `${file}\u00a0: ${entries} ${entries > 1 ? 'étapes' : 'étape'} et ${battles} ${battles > 1 ? 'batailles' : 'bataille'} se jouent comme elles ont été enregistrées.`,
  copied: (file, entries) =>
    `Une copie après ${entries} ${entries > 1 ? 'étapes' : 'étape'} se trouve dans ${file}.`,
  notYet: 'pas encore remplie',
  refined: 'raffinée',
  flawed: (count) => `${count} ${count > 1 ? 'imparfaits' : 'imparfait'}`,
  step: (number, what, chosen) =>
    `${String(number).padStart(4)}. ${what}${chosen === '' ? '' : `\u00a0: ${chosen}`}`,
  attempt: (number) => `essai ${number}`,
  report: {
    title: (campaigns, players, bot) =>
      `${campaigns} ${campaigns > 1 ? 'campagnes' : 'campagne'} de ${players} ${players > 1 ? 'mages' : 'mage'}, par ${bot}`,
    chapter: (id, attempt, share, battles) =>
      `  chapitre ${id}, essai ${attempt}\u00a0: ${share} de victoires (${battles} ${battles > 1 ? 'batailles' : 'bataille'})`,
    perCampaign: (battles, losses, scars, rating) =>
      `Une campagne, en moyenne\u00a0: batailles ${battles}, défaites ${losses}, cicatrices ${scars}, note ${rating}.`,
    ending: (name, count) => `  ${name}\u00a0: ${count}`,
    insights: 'Batailles gagnées par un groupe dont un mage a',
    piles: 'Batailles gagnées avec cette pile dans la réserve',
    fares: (name, share, battles) => `  ${name}\u00a0: ${share} (${battles})`,
  },
}

export const campaignWords: Readonly<Record<Lang, CampaignWords>> = { en: english, fr: french }
