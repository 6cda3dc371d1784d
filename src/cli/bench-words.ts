import type { Lang } from '../language/face.ts'

/** What the bench says about its figures. */
interface BenchWords {
  readonly to: string
  readonly ceiling: string
  readonly decisionsPerSecond: string
  readonly gamesPerSecond: string
  readonly copyOf: (bytes: string) => string
  readonly bulk: (game: string, cores: number) => string
  readonly oneThread: string
  readonly twoThreads: string
  readonly timesAsMany: (gain: number) => string
  readonly game: (id: string, checksum: string) => string
  readonly ofCeiling: string
  readonly decisionsPerGame: string
  readonly idle: string
  readonly choicesOnly: (ratio: string) => string
  readonly copy: string
  readonly ofPlainCopy: string
  readonly block: string
  readonly liveGame: string
  readonly replay: string
  readonly answers: string
  readonly bytes: string
  readonly perDecision: string
  readonly withCards: (mean: string) => string
  readonly withDecisions: (mean: string) => string
  readonly against: (file: string) => string
  readonly noChange: string
  readonly changed: (slower: boolean, before: string, now: string) => string
  readonly note: string
}

const english: BenchWords = {
  to: 'to',
  ceiling: 'ceiling:',
  decisionsPerSecond: 'decisions/s',
  gamesPerSecond: 'games/s',
  copyOf: (bytes) => `a copy of ${bytes} bytes`,
  bulk: (game, cores) =>
    `${game} in bulk, with everything counted (${cores} ${cores === 1 ? 'core' : 'cores'})`,
  oneThread: 'games/s on one thread',
  twoThreads: 'games/s on two',
  timesAsMany: (gain) => `${gain} times as many`,
  game: (id, checksum) => `${id} (final states ${checksum}, proven by replay)`,
  ofCeiling: '  of the ceiling',
  decisionsPerGame: 'decisions a game',
  idle: '  of them decide nothing',
  choicesOnly: (ratio) => `${ratio} T without them`,
  copy: 'copy',
  ofPlainCopy: '  of the plain copy',
  block: 'bytes of a game',
  liveGame: 'bytes a live game',
  replay: 'replay of 1,000',
  answers: '1,000 answers',
  bytes: 'bytes',
  perDecision: 'a decision',
  withCards: (mean) => `with ${mean} cards in play`,
  withDecisions: (mean) => `with ${mean} decisions so far`,
  against: (file) => `Against the last run (${file}):`,
  noChange: 'nothing that its rounds and these do not explain',
  changed: (slower, before, now) => `${slower ? 'SLOWER' : 'faster'}: ${before} before, ${now} now`,
  note: [
    'Each figure is the middle of at least five rounds, with the lowest and the highest behind it. A decision is',
    'counted only when it stops the game with two or more options (or with one that hides something): what the',
    'engine takes by itself is not. Those that decide nothing have one option, or none but passing. The ceiling counts',
    'every choice it makes, also those with one option. CPU time of one core, random-legal play with set-up included;',
    'ratios are those of rounds that took turns.',
  ].join('\n'),
}

const french: BenchWords = {
  to: 'à',
  ceiling: 'plafond\u00a0:',
  decisionsPerSecond: 'décisions/s',
  gamesPerSecond: 'parties/s',
  copyOf: (bytes) => `une copie de ${bytes} octets`,
  bulk: (game, cores) =>
    `${game} en nombre, tout étant compté (${cores}\u00a0${cores > 1 ? 'cœurs' : 'cœur'})`,
  oneThread: 'parties/s sur un fil',
  twoThreads: 'parties/s sur deux',
  timesAsMany: (gain) => `${gain} fois autant`,
  game: (id, checksum) => `${id} (états finaux ${checksum}, prouvés en rejouant)`,
  ofCeiling: '  du plafond',
  decisionsPerGame: 'décisions par partie',
  idle: '  dont ne décident rien',
  choicesOnly: (ratio) => `${ratio} T sans elles`,
  copy: 'copie',
  ofPlainCopy: '  de la copie simple',
  block: 'octets d’une partie',
  liveGame: 'octets par partie en cours',
  replay: 'rejouer 1000 décisions',
  answers: '1000 réponses',
  bytes: 'octets',
  perDecision: 'par décision',
  withCards: (mean) => `avec ${mean} cartes en jeu`,
  withDecisions: (mean) => `après ${mean} décisions`,
  against: (file) => `Face à la dernière mesure (${file})\u00a0:`,
  noChange: 'rien que ses séries et celles-ci n’expliquent',
  changed: (slower, before, now) =>
    `${slower ? 'PLUS LENT' : 'plus rapide'}\u00a0: ${before} avant, ${now} maintenant`,
  note: [
    'Chaque chiffre est le milieu d’au moins cinq séries, suivi du plus bas et du plus haut. Une décision ne compte',
    'que si elle arrête la partie avec deux options ou plus (ou avec une seule qui cache quelque chose)\u00a0: ce que le',
    'moteur fait de lui-même ne compte pas. Celles qui ne décident rien n’ont qu’une option, ou que celle de passer. Le',
    'plafond compte chacun de ses choix, même à une option. Temps de calcul d’un cœur, jeu légal au hasard, mise en place',
    'comprise\u202f; les rapports sont ceux de séries alternées.',
  ].join('\n'),
}

export const benchWords: Readonly<Record<Lang, BenchWords>> = { en: english, fr: french }
