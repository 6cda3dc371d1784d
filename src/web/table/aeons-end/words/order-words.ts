import type { Catalogue } from '../../../page/words.ts'

export interface OrderWords {
  readonly turnOrder: string
  readonly drawn: string
  readonly left: string
  readonly odds: (n: number, of: number) => string
  readonly nemesisNext: string
  readonly nemesisSurely: string
  readonly notNemesis: string
  readonly isNext: (mage: string) => string
  readonly reshuffled: string
  readonly wild: string
}

/** Whose turn comes next. */
export const orderWords: Catalogue<OrderWords> = {
  en: {
    turnOrder: 'Turn order',
    drawn: 'drawn',
    left: 'deck',
    odds: (n, of) => `${n} in ${of}`,
    nemesisNext: 'nemesis next',
    nemesisSurely: 'The nemesis is next!',
    notNemesis: 'Not the nemesis next',
    isNext: (mage) => `${mage} is next`,
    reshuffled: 'empty: all are shuffled',
    wild: 'Wild',
  },
  fr: {
    turnOrder: 'Ordre du tour',
    drawn: 'piochées',
    left: 'pioche',
    odds: (n, of) => `${n} ${n > 1 ? 'chances' : 'chance'} sur ${of}`,
    nemesisNext: 'La némésis au prochain tour',
    nemesisSurely: 'La némésis joue ensuite\u202f!',
    notNemesis: 'Pas la némésis au prochain tour',
    isNext: (mage) => `Ensuite, ${mage}`,
    reshuffled: 'vide : on remélange tout',
    wild: 'Joker',
  },
}
