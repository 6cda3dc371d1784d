import type { Label } from '../../../../../language/label.ts'
import { capital } from '../../../../../language/text/english/sentence.ts'
import { factionNames } from '../../english/lexicon.ts'
import type { Choice } from '../phrasebook.ts'
import { full, name, numbered, said, worth } from './things.ts'

/** A price in power. */
const price = (n: number) => ({ n, words: `${n} power` })

export function option(choice: Choice): string | Label {
  switch (choice.kind) {
    case 'play':
      return {
        title: `Play ${full(choice.card)}`,
        ...(choice.free ? {} : { cost: price(choice.cost) }),
      }
    case 'as sigil':
      return `Play ${full(choice.card)} as a ${factionNames[choice.faction]} Sigil`
    case 'shifted':
      return { title: `Play ${full(choice.card)} shifted`, cost: price(choice.cost) }
    case 'bonded':
      return { title: `Play ${full(choice.card)} and exhaust ${worth(choice.unit)}`, note: 'Bond' }
    case 'new card':
      return name(choice.card)
    case 'activate':
      return `Use ${full(choice.card)}: ${choice.text.replace(/[.]$/, '')}`
    case 'killer':
      return { title: `Attack ${worth(choice.on)} with ${worth(choice.unit)}`, note: 'Killer' }
    case 'avatar':
      return choice.weapon.is === 'card'
        ? `Attack ${worth(choice.on)} with ${numbered(choice.weapon)}`
        : `Attack ${worth(choice.on)} yourself`
    case 'attack':
      return `Attack with ${worth(choice.unit)}`
    case 'block':
      return `Block with ${worth(choice.unit)}`
    case 'block which':
      return `Block ${said(choice.attacker)} with ${said(choice.unit)}`
    case 'discard':
      return `Discard ${said(choice.what)}`
    case 'bearer':
      return `On ${worth(choice.what)}`
    case 'aim':
      return `Attack ${worth(choice.what)}`
    case 'make room':
      return `Kill ${worth(choice.what)}`
    case 'pick':
    case 'first':
      return capital(full(choice.what))
    case 'berserk':
      return choice.yes ? `Attack twice with ${worth(choice.unit)}` : `Attack once with ${worth(choice.unit)}`
    case 'extra':
      if (choice.lose > 0) return choice.yes ? `Lose ${choice.lose} maximum power` : 'Lose no maximum power'
      return choice.yes ? `Pay ${choice.pay} more` : 'Pay no more'
    case 'scout':
      return choice.yes ? 'Put it on the bottom' : 'Leave it on top'
    case 'consent':
      return choice.yes ? 'Yes' : 'No'
    case 'way':
      return choice.text.replace(/[.]$/, '')
    case 'influence':
      return factionNames[choice.faction]
    case 'agenda':
      return `Play ${name(choice.card)}`
    case 'no more attackers':
      return 'No more attackers'
    case 'no more blocks':
      return 'No more blockers'
    case 'no block':
      return "Don't block"
    case 'end turn':
      return 'End your turn'
    case 'pass':
      return 'Pass'
    case 'pass turn':
      return 'Pass until end of turn'
    case 'keep':
      return 'Keep this hand'
    case 'redraw':
      return 'Redraw'
    case 'done':
      return 'Done'
    case 'decline':
      return 'Decline'
  }
}
