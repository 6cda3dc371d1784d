import type { Catalogue } from '../page/words.ts'

interface LadderWords {
  readonly title: string
  readonly intro: string
  readonly opponent: string
  readonly won: (opponent: string, strength: string, turns: number) => string
  readonly open: (opponent: string, strength: string, tried: number) => string
  readonly seals: (n: number, of: number) => string
  readonly games: string
  readonly wins: string
  readonly streak: string
  readonly quickest: string
  readonly turns: (n: number) => string
  readonly none: string
  readonly hereOnly: string
  readonly pick: string
}

export const ladderWords: Catalogue<LadderWords> = {
  en: {
    title: 'Ladder',
    intro: 'Every seal is a game to win. Press one to set up the table for it.',
    opponent: 'Opponent',
    won: (opponent, strength, turns) =>
      `${opponent}, ${strength}: won, at best in ${turns} ${turns === 1 ? 'turn' : 'turns'}`,
    open: (opponent, strength, tried) =>
      `${opponent}, ${strength}: ${tried === 0 ? 'not played yet' : tried === 1 ? 'tried once' : `tried ${tried} times`}`,
    seals: (n, of) => `${n} of ${of} ${of === 1 ? 'seal' : 'seals'}`,
    games: 'Games',
    wins: 'Won',
    streak: 'Won in a row',
    quickest: 'Quickest win',
    turns: (n) => `${n} ${n === 1 ? 'turn' : 'turns'}`,
    none: '–',
    hereOnly: 'Games that were played to the end in this browser count, each once.',
    pick: 'Game',
  },
  fr: {
    title: 'Défis',
    intro: 'Chaque sceau est une partie à gagner. Choisissez-en un pour préparer la table.',
    opponent: 'Adversaire',
    won: (opponent, strength, turns) =>
      `${opponent}, ${strength}\u00a0: gagné, au mieux en ${turns} ${turns > 1 ? 'tours' : 'tour'}`,
    open: (opponent, strength, tried) => {
      const tries = ['pas encore joué', 'un essai'][tried] ?? `${tried} essais`
      return `${opponent}, ${strength}\u00a0: ${tries}`
    },
    seals: (n, of) => `${n} ${n > 1 ? 'sceaux' : 'sceau'} sur ${of}`,
    games: 'Parties',
    wins: 'Gagnées',
    streak: 'D’affilée',
    quickest: 'Victoire la plus rapide',
    turns: (n) => `${n} ${n > 1 ? 'tours' : 'tour'}`,
    none: '–',
    hereOnly: 'Les parties jouées jusqu’au bout dans ce navigateur comptent, chacune une fois.',
    pick: 'Jeu',
  },
}
