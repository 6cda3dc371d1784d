import type { Catalogue } from '../../page/words.ts'

interface HandOverWords {
  readonly handOver: (seat: number, name?: string) => string
  readonly why: string
  readonly takeOver: (seat: number, name?: string) => string
}

/** Whoever has no name is told by the number of their deck in the set-up. */
export const handOverWords: Catalogue<HandOverWords> = {
  en: {
    handOver: (seat, name) => `Pass the screen to ${name ?? `player ${seat + 1}`}`,
    why: 'Both hands stay covered until then.',
    takeOver: (seat, name) => `I am ${name ?? `player ${seat + 1}`}`,
  },
  fr: {
    handOver: (seat, name) =>
      name === undefined ? `Passez l’écran au joueur ${seat + 1}` : `Passez l’écran à ${name}`,
    why: 'Les deux mains restent couvertes jusque-là.',
    takeOver: (seat, name) => `Je suis ${name ?? `le joueur ${seat + 1}`}`,
  },
}
