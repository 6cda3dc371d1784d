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
  readonly compareBot: string
  readonly compareNot: string
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
      'random plays anything legal; greedy has preferences and is fast; search thinks ahead and is slow.',
    bot: { random: 'random', greedy: 'greedy', search: 'search' },
    seat: (n) => `Player ${n}`,
    everybody: 'Bot of all players',
    games: 'Games',
    seed: 'Seed',
    seedHelp: 'The same seed gives the same games, on every machine.',
    compare: 'Compare',
    compareHelp:
      'Both series use the same seeds: with the same set-up the deals are the same, and what differs is not luck.',
    compareBot: 'with the same table and another bot',
    compareNot: 'nothing',
    run: 'Play the games',
    stop: 'Stop and show what there is',
    running: (games, of, rate, left) => `${games} of ${of} games, ${rate} a second, ${left} left`,
    nothing: 'No game was played to its end.',
    download: 'Download',
    chart: (title) => `Chart: ${title}`,
    table: 'As a table',
    any: 'any, drawn anew for each game',
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
      'Au hasard : n’importe quel coup permis. Glouton : a des préférences et va vite. Chercheur : réfléchit et va lentement.',
    bot: { random: 'au hasard', greedy: 'glouton', search: 'chercheur' },
    seat: (n) => `Joueur ${n}`,
    everybody: 'Robot de tous les joueurs',
    games: 'Parties',
    seed: 'Graine',
    seedHelp: 'La même graine donne les mêmes parties, sur toute machine.',
    compare: 'Comparer',
    compareHelp:
      'Les deux séries ont les mêmes graines : à mise en place égale, les donnes sont les mêmes et la différence n’est pas due à la chance.',
    compareBot: 'avec la même table et un autre robot',
    compareNot: 'rien',
    run: 'Jouer les parties',
    stop: 'Arrêter et montrer ce qu’il y a',
    running: (games, of, rate, left) => `${games} parties sur ${of}, ${rate} par seconde, reste ${left}`,
    nothing: 'Aucune partie n’est allée à son terme.',
    download: 'Télécharger',
    chart: (title) => `Graphique : ${title}`,
    table: 'En tableau',
    any: 'au hasard, à chaque partie',
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
