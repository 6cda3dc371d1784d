import type { InSentence } from '../../../card/naming.ts'
import type { Catalogue } from '../../../page/words.ts'
import type { Use } from '../mage/spendable.ts'
import type { Called } from './called.ts'

export interface MageWords {
  readonly uses: Readonly<Record<Use, string>>
  readonly charges: (n: number, of: number) => string
  readonly chargesGained: string
  readonly exhausted: string
  readonly breaches: string
  readonly breach: (roman: string) => string
  readonly closed: (open: number, focus: number) => string
  readonly opened: string
  readonly gone: string
  readonly sigil: string
  readonly holds: (cards: readonly InSentence[]) => string
  readonly bonus: (n: number) => string
  readonly focus: string
  readonly open: string
  readonly prepHere: string
  readonly pickHere: string
  readonly hand: (whose: Called) => string
  readonly deck: string
  readonly discard: string
  readonly noDiscard: string
  readonly nextHand: (deck: number, cards: readonly InSentence[]) => string
  readonly played: string
  readonly playArea: string
  readonly aether: string
  readonly ally: (hand: number, deck: number) => string
  readonly lookAt: (mage: Called) => string
  readonly backTo: (mage: Called) => string
}

/** A mage with hand, breaches and charges. */
export const mageWords: Catalogue<MageWords> = {
  en: {
    uses: {
      gem: 'gems only',
      relic: 'relics only',
      spell: 'spells only',
      card: 'cards only',
      noRelicOrSpell: 'no relics, no spells',
      breach: 'breaches only',
      expensiveCard: 'cards of 5 or more',
    },
    charges: (n, of) => `${n} of ${of} charge${of === 1 ? '' : 's'}`,
    chargesGained: 'Charges',
    exhausted: 'exhausted',
    breaches: 'Breaches',
    breach: (roman) => `Breach ${roman}`,
    closed: (open, focus) => `closed, opens for ${open}, focus for ${focus}`,
    opened: 'opened',
    gone: 'destroyed',
    sigil: 'Sigil',
    holds: (cards) => `with ${cards.join(', ')}`,
    bonus: (n) => `Spells cast from here deal ${n} more once it is opened`,
    focus: 'Focus',
    open: 'Open',
    prepHere: 'Prep here',
    pickHere: 'This one',
    hand: (whose) => `Hand of ${whose.name}`,
    deck: 'deck',
    discard: 'Discard, oldest first',
    noDiscard: 'Nothing discarded yet',
    nextHand: (deck, cards) =>
      cards.length === 0
        ? `Next cards: ${deck} from the deck`
        : deck === 0
          ? `Next cards: ${cards.join(', ')}`
          : `Next cards: ${deck} from the deck, then ${cards.join(', ')}`,
    played: 'Played this turn',
    playArea: 'Cards you play lie here',
    aether: 'Aether to spend',
    ally: (hand, deck) => `${hand} in hand · ${deck} in deck`,
    lookAt: ({ name }) => `Look at ${name}’s mat`,
    backTo: ({ name }) => `Back to ${name}`,
  },
  fr: {
    uses: {
      gem: 'gemmes seulement',
      relic: 'reliques seulement',
      spell: 'sorts seulement',
      card: 'cartes seulement',
      noRelicOrSpell: 'ni reliques ni sorts',
      breach: 'brèches seulement',
      expensiveCard: 'cartes de 5 ou plus',
    },
    charges: (n, of) => `${n} sur ${of} charge${of > 1 ? 's' : ''}`,
    chargesGained: 'Charges',
    exhausted: 'épuisé',
    breaches: 'Brèches',
    breach: (roman) => `Brèche ${roman}`,
    closed: (open, focus) => `fermée, s’ouvre pour ${open}, se stabilise pour ${focus}`,
    opened: 'ouverte',
    gone: 'détruite',
    sigil: 'sigillée',
    holds: (cards) => `avec ${cards.join(', ')}`,
    bonus: (n) => `Les sorts lancés d’ici infligent ${n} de plus une fois la brèche ouverte`,
    focus: 'Stabiliser',
    open: 'Ouvrir',
    prepHere: 'Préparer ici',
    pickHere: 'Celle-ci',
    hand: (whose) => `Main ${whose.of}`,
    deck: 'pioche',
    discard: 'Défausse, la plus ancienne d’abord',
    noDiscard: 'Rien n’est encore défaussé',
    nextHand: (deck, cards) =>
      cards.length === 0
        ? `Prochaines cartes : ${deck} de la pioche`
        : deck === 0
          ? `Prochaines cartes : ${cards.join(', ')}`
          : `Prochaines cartes : ${deck} de la pioche, puis ${cards.join(', ')}`,
    played: 'Jouées ce tour',
    playArea: 'Vos cartes jouées viennent ici',
    aether: 'Éther à dépenser',
    ally: (hand, deck) => `${hand} en main · ${deck} dans la pioche`,
    lookAt: (mage) => `Voir le plateau ${mage.of}`,
    backTo: (mage) => `Revenir ${mage.to}`,
  },
}
