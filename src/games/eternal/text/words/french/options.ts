import type { Label } from '../../../../../language/label.ts'
import { factionNames } from '../../french/lexicon.ts'
import { aCard } from '../../french/nouns.ts'
import type { Choice } from '../phrasebook.ts'
import { full, fully, name, said, worth } from './things.ts'

/** A label has no full stop, and behind a colon French goes on in small letters. */
const unstopped = (text: string): string => text.replace(/[.]$/, '')
const lowered = (text: string): string => text.replace(/^\p{Lu}/u, (first) => first.toLowerCase())

/** A price in power. */
const price = (n: number) => ({ n, words: `${n} de puissance` })

export function option(choice: Choice): string | Label {
  switch (choice.kind) {
    case 'play':
      return {
        title: `Jouer ${fully(choice.card, 'a')}`,
        ...(choice.free ? {} : { cost: price(choice.cost) }),
      }
    case 'as sigil':
      return { title: `Jouer ${fully(choice.card, 'a')} comme sceau`, note: factionNames[choice.faction] }
    case 'shifted':
      return { title: `Jouer ${fully(choice.card, 'a')} en Décalage`, cost: price(choice.cost) }
    case 'bonded':
      return { title: `Jouer ${fully(choice.card, 'a')} et épuiser ${worth(choice.unit)}`, note: 'Lien' }
    case 'new card':
      return name(choice.card)
    case 'activate':
      return `Utiliser ${fully(choice.card, 'the')} : ${lowered(unstopped(choice.text))}`
    case 'killer':
      return { title: `Attaquer ${worth(choice.on)} avec ${worth(choice.unit)}`, note: 'Tueur' }
    case 'avatar':
      return choice.weapon.is === 'card'
        ? `Attaquer ${worth(choice.on)} avec ${said(choice.weapon)}`
        : `Attaquer ${worth(choice.on)} avec votre avatar`
    case 'attack':
      return `Attaquer avec ${worth(choice.unit)}`
    case 'block':
      return `Bloquer avec ${worth(choice.unit)}`
    case 'block which':
      return `Bloquer ${said(choice.attacker)} avec ${said(choice.unit)}`
    case 'discard':
      return `Défausser ${said(choice.what, 'a')}`
    case 'bearer':
      return `Sur ${worth(choice.what)}`
    case 'aim':
      return `Attaquer ${worth(choice.what)}`
    case 'make room':
      return `Tuer ${worth(choice.what)}`
    case 'pick':
    case 'first':
      return full(choice.what)
    case 'berserk':
      return choice.yes
        ? `Attaquer deux fois avec ${worth(choice.unit)}`
        : `Attaquer une fois avec ${worth(choice.unit)}`
    case 'extra':
      if (choice.lose > 0)
        return choice.yes ? `Perdre ${choice.lose} de puissance maximale` : 'Ne perdre aucune puissance'
      return choice.yes ? `Payer ${choice.pay} de plus` : 'Ne rien payer de plus'
    case 'scout':
      return choice.yes ? 'La placer sous le deck' : 'La laisser sur le deck'
    case 'consent':
      return choice.yes ? 'Oui' : 'Non'
    case 'way':
      return unstopped(choice.text)
    case 'influence':
      return factionNames[choice.faction]
    case 'agenda':
      return `Jouer ${aCard(choice.card).words}`
    case 'no more attackers':
      return "Ne plus ajouter d'attaquant"
    case 'no more blocks':
      return 'Ne plus ajouter de bloqueur'
    case 'no block':
      return 'Ne pas bloquer'
    case 'end turn':
      return 'Finir votre tour'
    case 'pass':
      return 'Passer'
    case 'pass turn':
      return "Passer jusqu'à la fin du tour"
    case 'keep':
      return 'Garder cette main'
    case 'redraw':
      return 'Repiocher'
    case 'done':
      return 'Terminer'
    case 'decline':
      return 'Refuser'
  }
}
