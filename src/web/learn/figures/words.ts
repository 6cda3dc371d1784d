import type { Catalogue } from '../../page/words.ts'

interface FigureWords {
  readonly breaches: string
  /** A closed breach after so many quarter turns: what it is, and what opening it costs. */
  readonly closed: (turns: number, cost: number) => readonly [name: string, note: string]
  readonly opened: readonly [name: string, note: string]
  readonly focus: string
  readonly open: string
  readonly order: string
  readonly drawn: string
  readonly left: string
  readonly orderNote: string
  readonly battle: string
  readonly attacks: string
  readonly blocks: string
  readonly defender: string
  readonly battleNote: string
}

export const figureWords: Catalogue<FigureWords> = {
  en: {
    breaches: 'A breach from closed to open',
    closed: (turns, cost) => [
      ['Closed', 'Focused once', 'Focused twice', 'On gold'][turns] ?? '',
      `opens for ${cost}`,
    ],
    opened: ['Open', 'holds one spell in every turn'],
    focus: 'focus',
    open: 'open',
    order: 'The turn order of a round',
    drawn: 'Drawn, the last is acting',
    left: 'Still in the deck, in unknown order',
    orderNote:
      'Four cards of the mages and two of the nemesis: the next turn is the nemesis’ with 1 chance in 3.',
    battle: 'A battle',
    attacks: 'attacks',
    blocks: 'blocks',
    defender: 'The defending player',
    battleNote:
      'Two units attack. One is blocked: the two fight, each deals its strength to the other. The other meets nobody and deals its strength to the player.',
  },
  fr: {
    breaches: 'Une brèche, de fermée à ouverte',
    closed: (turns, cost) => [
      ['Fermée', 'Stabilisée une fois', 'Stabilisée deux fois', 'Sur l’or'][turns] ?? '',
      `s’ouvre pour ${cost}`,
    ],
    opened: ['Ouverte', 'porte un sort à chaque tour'],
    focus: 'stabiliser',
    open: 'ouvrir',
    order: 'L’ordre de jeu d’une manche',
    drawn: 'Piochées, la dernière agit',
    left: 'Encore dans la pioche, dans un ordre inconnu',
    orderNote:
      'Quatre cartes des mages et deux de la némésis\u00a0: le tour suivant est celui de la némésis avec 1 chance sur 3.',
    battle: 'Un combat',
    attacks: 'attaque',
    blocks: 'bloque',
    defender: 'Le joueur défenseur',
    battleNote:
      'Deux unités attaquent. L’une est bloquée\u00a0: les deux se battent, chacune inflige sa force à l’autre. L’autre ne rencontre personne et inflige sa force au joueur.',
  },
}
