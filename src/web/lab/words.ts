import type { Catalogue } from '../page/words.ts'

interface LabWords {
  readonly title: string
  readonly intro: string
  readonly setup: string
  readonly bots: string
  readonly botsHelp: string
  readonly bot: Readonly<Record<string, string>>
  readonly seat: (n: number) => string
  readonly everybody: string
  readonly games: string
  readonly seed: string
  readonly seedHelp: string
  readonly compare: string
  readonly compareHelp: string
  readonly comparisons: Readonly<Record<'nothing' | 'bot' | 'table', string>>
  readonly otherBot: string
  readonly otherTable: string
  readonly headline: (
    who: string,
    against: string,
    won: number,
    of: number,
    low: number,
    high: number,
  ) => string
  readonly matched: (who: string, against: string) => string
  readonly scores: (first: string, won: number, second: string, other: number, of: number) => string
  readonly better: (who: string) => string
  readonly chance: string
  readonly theMages: string
  readonly anyNemesis: string
  readonly anyDeck: string
  readonly more: string
  readonly run: string
  readonly stop: string
  readonly running: (games: number, of: number, rate: string, left: string) => string
  readonly nothing: string
  readonly download: string
  readonly chart: (title: string) => string
  readonly table: string
  readonly any: string
  readonly mages: string
  readonly label: string
  readonly value: string
  readonly interval: string
  readonly games2: string
  readonly happened: string
  readonly otherwise: string
  readonly difference: string
  readonly first: string
  readonly second: string
  readonly mean: string
  readonly range: string
}

export const labWords: Catalogue<LabWords> = {
  en: {
    title: 'Lab',
    intro:
      'Choose a table, let bots play it many times, and see what came of it. Everything happens in your browser.',
    setup: 'Table',
    bots: 'Who plays',
    botsHelp:
      'Quick has preferences and does not look ahead; easy, normal and strong are the bots of the tables, and slow.',
    bot: {
      random: 'random moves',
      greedy: 'quick',
      'search:easy': 'easy',
      'search:normal': 'normal',
      'search:strong': 'strong',
    },
    seat: (n) => `Player ${n}`,
    everybody: 'Bot of all players',
    games: 'Games',
    seed: 'Seed',
    seedHelp: 'The same seed gives the same games, on every machine.',
    compare: 'Compare',
    compareHelp:
      'Both series use the same seeds: with the same set-up the deals are the same, and what differs is not luck.',
    comparisons: { nothing: 'nothing', bot: 'the same table, another bot', table: 'another table' },
    otherBot: 'Other bot',
    otherTable: 'The other table',
    headline: (who, against, won, of, low, high) =>
      `${who} won ${won} of ${of} ${of === 1 ? 'game' : 'games'} against ${against}: between ${low} and ${high} in a hundred.`,
    matched: (who, against) => `${who} against ${against}`,
    scores: (first, won, second, other, of) => `${first}: ${won} of ${of} won. ${second}: ${other} of ${of}.`,
    better: (who) => `${who} did better, and that is not chance.`,
    chance: 'The difference may be chance.',
    theMages: 'The mages',
    anyNemesis: 'any nemesis',
    anyDeck: 'any deck',
    more: 'Seed, bots and set-up of these games',
    run: 'Play the games',
    stop: 'Stop and show what there is',
    running: (games, of, rate, left) =>
      `${games} of ${of} ${of === 1 ? 'game' : 'games'}, ${rate} a second, ${left} left`,
    nothing: 'No game was played to its end.',
    download: 'Download',
    chart: (title) => `Chart: ${title}`,
    table: 'As a table',
    any: 'drawn for each game',
    mages: 'Number of mages',
    label: 'What',
    value: 'Share',
    interval: '95 % interval',
    games2: 'Games',
    happened: 'with it',
    otherwise: 'without it',
    difference: 'Difference',
    first: 'First',
    second: 'Second',
    mean: 'Mean',
    range: 'From … to',
  },
  fr: {
    title: 'Labo',
    intro:
      'Choisissez une table, laissez des robots y jouer de nombreuses fois et voyez ce qu’il en sort. Tout se passe dans votre navigateur.',
    setup: 'Table',
    bots: 'Qui joue',
    botsHelp:
      'Rapide a des préférences et ne calcule pas ; facile, normal et fort sont les robots des tables, et sont lents.',
    bot: {
      random: 'coups au hasard',
      greedy: 'rapide',
      'search:easy': 'facile',
      'search:normal': 'normal',
      'search:strong': 'fort',
    },
    seat: (n) => `Joueur ${n}`,
    everybody: 'Robot de tous les joueurs',
    games: 'Parties',
    seed: 'Graine',
    seedHelp: 'La même graine donne les mêmes parties, sur toute machine.',
    compare: 'Comparer',
    compareHelp:
      'Les deux séries ont les mêmes graines : à mise en place égale, les donnes sont les mêmes et la différence n’est pas due à la chance.',
    comparisons: { nothing: 'rien', bot: 'la même table, un autre robot', table: 'une autre table' },
    otherBot: 'Autre robot',
    otherTable: 'L’autre table',
    headline: (who, against, won, of, low, high) =>
      `${who}\u00a0: ${won} ${won > 1 ? 'parties gagnées' : 'partie gagnée'} sur ${of} contre ${against}, soit entre ${low} et ${high} sur cent.`,
    matched: (who, against) => `${who} contre ${against}`,
    scores: (first, won, second, other, of) =>
      `${first}\u00a0: ${won} sur ${of}. ${second}\u00a0: ${other} sur ${of}.`,
    better: (who) => `${who}\u00a0: c’est mieux, et ce n’est pas un hasard.`,
    chance: 'La différence peut être due au hasard.',
    theMages: 'Les mages',
    anyNemesis: 'une némésis au hasard',
    anyDeck: 'un deck au hasard',
    more: 'Graine, robots et mise en place de ces parties',
    run: 'Jouer les parties',
    stop: 'Arrêter et montrer ce qu’il y a',
    running: (games, of, rate, left) =>
      `${games} ${games > 1 ? 'parties' : 'partie'} sur ${of}, ${rate} par seconde, reste ${left}`,
    nothing: 'Aucune partie n’est allée à son terme.',
    download: 'Télécharger',
    chart: (title) => `Graphique : ${title}`,
    table: 'En tableau',
    any: 'tiré à chaque partie',
    mages: 'Nombre de mages',
    label: 'Quoi',
    value: 'Part',
    interval: 'Intervalle à 95 %',
    games2: 'Parties',
    happened: 'avec',
    otherwise: 'sans',
    difference: 'Différence',
    first: 'Premier',
    second: 'Second',
    mean: 'Moyenne',
    range: 'De … à',
  },
}
