import { aNamed, type Named, sorted, theNamed } from '../../../../../language/text/french/names.ts'
import { f, form, m, type Noun, phrase, possessive, the } from '../../../../../language/text/french/nouns.ts'
import { roman } from '../../../../../language/text/french/numbers.ts'
import { defNamed, typeOf } from '../../../content.ts'
import type { CommonZone, OwnZone, Place } from '../../../place-names.ts'
import type { CardLanguage } from '../../context.ts'
import { nouns, places, sidePlace } from '../../french/lexicon.ts'
import { cardCalled } from '../../french/phrases.ts'
import type { GameNames } from '../../names/names.ts'
import type { NounKey } from '../../things.ts'
import type { BreachName, Use } from '../voice.ts'

const kindOf = (id: string): NounKey => kindNames[typeOf[defNamed(id)]!] ?? 'card'

/** By their names alone one could not tell these from what they are named after: « l'attaque Massacre ». */
const BEHIND_ITS_KIND: ReadonlySet<NounKey> = new Set(['attack', 'power', 'strike', 'corruption'])

/** The cards of a game in a sentence: « une Étincelle », « le sort Attiser », « l'attaque Massacre »; each with its gender. */
export class NamedCards {
  private readonly names: GameNames

  constructor({ names }: CardLanguage) {
    this.names = names
  }
  noun(id: string): Noun {
    return cardCalled(this.names, id)
  }
  a(id: string): Named {
    return aNamed(this.nameOf(id), nouns[kindOf(id)])
  }
  the(id: string): Named {
    return theNamed(this.nameOf(id), nouns[kindOf(id)])
  }
  private nameOf(id: string): Noun {
    const noun = this.noun(id)
    return BEHIND_ITS_KIND.has(kindOf(id)) ? sorted('title', noun) : noun
  }
}

/** In the order of the types in `content.ts`. */
const kindNames: readonly NounKey[] = [
  'gem',
  'relic',
  'spell',
  'attack',
  'power',
  'minion',
  'strike',
  'corruption',
  'acolyte',
]

/** « la brèche II » */
export const breach = (n: number): string => the(f('brèche'), 1, `brèche ${roman(n)}`)

export const breachOf = ({ number, owner }: BreachName): string =>
  phrase(breach(number), owner === undefined ? undefined : `de ${owner}`)

const own: Readonly<Record<OwnZone, Noun>> = {
  hand: places.hand,
  deck: places.deck,
  'discard pile': places.discardPile,
  'play area': places.playArea,
}

export const common: Readonly<Record<CommonZone, string>> = {
  'nemesis deck': the(places.nemesisDeck, 1),
  'nemesis discard pile': the(places.nemesisDiscard, 1),
  'nemesis play': the(m('jeu', 'jeux'), 1),
  'turn order deck': the(places.turnDeck, 1),
  'turn order discard pile': the(places.turnDiscard, 1),
  'drawn nemesis card': the(f('carte piochée', 'cartes piochées'), 1),
  destroyed: the(f('carte détruite', 'cartes détruites'), 2),
}

export function place(where: Place, owner: string | undefined): string {
  switch (where.kind) {
    case 'own': {
      const noun = own[where.zone]
      return owner === undefined ? possessive('you', noun, 1) : `${the(noun, 1)} de ${owner}`
    }
    case 'breach':
      return owner === undefined
        ? `votre brèche ${roman(where.breach)}`
        : breachOf({ number: where.breach, owner })
    case 'supply':
      return the(places.supply, 1)
    case 'common':
      return common[where.zone]
    case 'side':
      return the(sidePlace(where.name), 1)
  }
}

/** « main de Kadir »: a place in brackets needs no article. */
export const bare = (words: string): string => words.replace(/^\u2060(?:le|la|les) /, '')

/** What aether is good for, behind its number. */
export const uses: Readonly<Record<Use, string>> = {
  any: '',
  gem: '(seulement pour acquérir des gemmes)',
  relic: '(seulement pour acquérir des reliques)',
  spell: '(seulement pour acquérir des sorts)',
  card: '(seulement pour acquérir des cartes)',
  breach: '(seulement pour stabiliser ou ouvrir des brèches)',
  expensiveCard: '(seulement pour acquérir des cartes coûtant 5 {ae} ou plus)',
  noRelicOrSpell: '(sauf pour acquérir des reliques ou des sorts)',
}

export const powerToken = m('jeton Puissance', 'jetons Puissance')
export const cards = (n: number): string => `${n} ${form(f('carte'), n)}`
