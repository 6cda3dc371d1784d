import type { Lang } from '../../language/face.ts'
import { printed } from '../../language/text/french/catalogue.ts'

/** What the reports themselves say; cards, outcomes and questions are named by the game. */
export interface ReportWords {
  readonly title: (game: string) => string
  readonly facts: {
    readonly seed: string
    readonly games: string
    readonly decisions: string
    readonly setup: string
    readonly bots: string
    readonly checksum: string
    readonly stopped: string
  }
  readonly anySetup: (flags: string) => string
  readonly usualSetup: string
  readonly sameBot: (bot: string) => string
  readonly comparison: string
  readonly series: (number: number) => string
  readonly inSeries: (number: number, what: string) => string
  readonly only: string
  readonly won: { readonly title: string; readonly note: string; readonly together: string }
  readonly seat: (number: number) => string
  readonly outcomes: { readonly title: string; readonly note: string; readonly stopped: string }
  readonly length: { readonly title: string; readonly note: string; readonly decisions: string }
  readonly bars: (title: string) => string
  readonly barsNote: string
  /** Two series game by game; `alike` when both were dealt from the same set-up. */
  readonly paired: {
    readonly title: (alike: boolean) => string
    readonly note: (alike: boolean) => string
    readonly measures: (alike: boolean) => string
    readonly measuresNote: string
  }
  readonly columns: {
    readonly what: string
    readonly games: string
    readonly won: string
    readonly share: string
    readonly interval: string
    readonly otherGames: string
    readonly otherShare: string
    readonly difference: string
    readonly mean: string
    readonly deviation: string
    readonly least: string
    readonly most: string
    readonly first: string
    readonly second: string
  }
  readonly intervals: string
  readonly points: string
  readonly chartOf: (title: string, rows: number) => string
  readonly leftOut: (shown: number, all: number) => string
  readonly causes: string
}

const englishPairs = (alike: boolean): string =>
  alike ? 'the same deals in both series' : 'different set-ups, the same seeds'
const frenchPairs = (alike: boolean): string =>
  alike ? 'mêmes donnes dans les deux séries' : 'mises en place différentes, mêmes graines'

const english: ReportWords = {
  title: (game) => `Simulation of ${game}`,
  facts: {
    seed: 'Seed',
    games: 'Games',
    decisions: 'Decisions',
    setup: 'Set-up',
    bots: 'Bots',
    checksum: 'Checksum of the final states',
    stopped: 'Games stopped by an error',
  },
  anySetup: (flags) => `drawn for each game${flags === '' ? '' : ` (fixed: ${flags})`}`,
  usualSetup: 'the usual one',
  sameBot: (bot) => `${bot} for everybody`,
  comparison: 'Comparison',
  series: (number) => `Series ${number}`,
  inSeries: (number, what) => `Series ${number}: ${what}`,
  only: 'Results',
  won: { title: 'Games won', note: 'Games won, of all games.', together: 'The players together' },
  seat: (number) => `Player ${number}`,
  outcomes: {
    title: 'How games ended',
    note: 'Each way a game ended, of all games.',
    stopped: 'Stopped by an error',
  },
  length: {
    title: 'Length and what was left',
    note: 'The mean of a game, with the interval of the mean.',
    decisions: 'Decisions',
  },
  bars: (title) => `${title}: how many games`,
  barsNote: 'Games with so many, of all games.',
  paired: {
    title: (alike) => `Games won, ${englishPairs(alike)}`,
    note: (alike) =>
      `First series minus second series, in percentage points; the interval counts games in pairs.${alike ? '' : ' The two series were dealt from different set-ups: pairs share their seed, not their cards.'}`,
    measures: (alike) => `Length, ${englishPairs(alike)}`,
    measuresNote: 'The mean of the differences, first series minus second series.',
  },
  columns: {
    what: '',
    games: 'Games',
    won: 'Won',
    share: 'Share',
    interval: '95 % interval',
    otherGames: 'Games without',
    otherShare: 'Share without',
    difference: 'Difference',
    mean: 'Mean',
    deviation: 'Deviation',
    least: 'Least',
    most: 'Most',
    first: 'First series',
    second: 'Second series',
  },
  intervals:
    'Intervals hold the true value in 95 of 100 cases: Wilson for shares, Newcombe for differences of shares, normal for means.',
  points: 'points',
  chartOf: (title, rows) => `${title}: a chart of ${rows} rows; the table below has the same figures.`,
  leftOut: (shown, all) => `The chart shows ${shown} of ${all} rows: those with the largest differences.`,
  causes:
    'A card that is gained or played late appears in long games only: such differences go together with winning, they need not cause it.',
}

const french: ReportWords = {
  title: (game) => `Simulation : ${game}`,
  facts: {
    seed: 'Graine',
    games: 'Parties',
    decisions: 'Décisions',
    setup: 'Mise en place',
    bots: 'Robots',
    checksum: 'Somme de contrôle des états finaux',
    stopped: 'Parties arrêtées par une erreur',
  },
  anySetup: (flags) => `tirée pour chaque partie${flags === '' ? '' : ` (fixé : ${flags})`}`,
  usualSetup: 'l’habituelle',
  sameBot: (bot) => `${bot} pour tous`,
  comparison: 'Comparaison',
  series: (number) => `Série ${number}`,
  inSeries: (number, what) => `Série ${number} : ${what}`,
  only: 'Résultats',
  won: {
    title: 'Parties gagnées',
    note: 'Parties gagnées, sur toutes les parties.',
    together: 'Les joueurs ensemble',
  },
  seat: (number) => `Joueur ${number}`,
  outcomes: {
    title: 'Fins de partie',
    note: 'Chaque façon dont une partie a fini, sur toutes les parties.',
    stopped: 'Arrêtée par une erreur',
  },
  length: {
    title: 'Longueur et restes',
    note: 'La moyenne d’une partie, avec l’intervalle de la moyenne.',
    decisions: 'Décisions',
  },
  bars: (title) => `${title} : nombre de parties`,
  barsNote: 'Parties avec cette valeur, sur toutes les parties.',
  paired: {
    title: (alike) => `Parties gagnées, ${frenchPairs(alike)}`,
    note: (alike) =>
      `Première série moins seconde, en points de pourcentage ; l’intervalle compte les parties par paires.${alike ? '' : ' Les deux séries n’ont pas la même mise en place : les paires ont la même graine, pas les mêmes cartes.'}`,
    measures: (alike) => `Longueur, ${frenchPairs(alike)}`,
    measuresNote: 'La moyenne des différences, première série moins seconde.',
  },
  columns: {
    what: '',
    games: 'Parties',
    won: 'Gagnées',
    share: 'Part',
    interval: 'Intervalle à 95 %',
    otherGames: 'Parties sans',
    otherShare: 'Part sans',
    difference: 'Différence',
    mean: 'Moyenne',
    deviation: 'Écart type',
    least: 'Minimum',
    most: 'Maximum',
    first: 'Première série',
    second: 'Seconde série',
  },
  intervals:
    'Les intervalles contiennent la vraie valeur dans 95 cas sur 100 : Wilson pour les parts, Newcombe pour les différences de parts, normal pour les moyennes.',
  points: 'points',
  chartOf: (title, rows) =>
    `${title} : graphique de ${rows} lignes ; le tableau ci-dessous donne les mêmes chiffres.`,
  leftOut: (shown, all) =>
    `Le graphique montre ${shown} lignes sur ${all} : celles aux plus grandes différences.`,
  causes:
    'Une carte obtenue ou jouée tard n’apparaît que dans les longues parties : ces différences accompagnent la victoire sans en être forcément la cause.',
}

export const reportWords: Readonly<Record<Lang, ReportWords>> = { en: english, fr: printed(french) }

/** Numbers as people of each language read them. */
export const numbersIn = (lang: Lang) => {
  const plain = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const signed = new Intl.NumberFormat(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const signedPlain = new Intl.NumberFormat(lang, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
  return {
    number: (n: number): string => (Number.isNaN(n) ? '–' : plain.format(n)),
    percent: (n: number): string => (Number.isNaN(n) ? '–' : percent.format(n)),
    /** A difference of shares, in percentage points. */
    points: (n: number): string => (Number.isNaN(n) ? '–' : signed.format(100 * n)),
    change: (n: number): string => (Number.isNaN(n) ? '–' : signedPlain.format(n)),
  }
}
