import { genitive } from '../../../../../language/text/english/nouns.ts'
import { roman } from '../../../../../language/text/english/numbers.ts'
import type { CommonZone, OwnZone, Place } from '../../../place-names.ts'
import { sidePlace } from '../../english/lexicon.ts'
import type { BreachName, Use } from '../voice.ts'

/** "Kadir's", or "your". */
export const whose = (owner: string | undefined): string => (owner === undefined ? 'your' : genitive(owner))

export const breach = (n: number): string => `breach ${roman(n)}`

/** "breach II", "Kadir's breach II". */
export const breachOf = ({ number, owner }: BreachName): string =>
  owner === undefined ? breach(number) : `${genitive(owner)} ${breach(number)}`

const own: Readonly<Record<OwnZone, string>> = {
  hand: 'hand',
  deck: 'deck',
  'discard pile': 'discard pile',
  'play area': 'play area',
}

export const common: Readonly<Record<CommonZone, string>> = {
  'nemesis deck': 'the nemesis deck',
  'nemesis discard pile': 'the nemesis discard pile',
  'nemesis play': 'play',
  'turn order deck': 'the turn order deck',
  'turn order discard pile': 'the turn order discard pile',
  'drawn nemesis card': 'the drawn card',
  destroyed: 'the destroyed cards',
}

export function place(where: Place, owner: string | undefined): string {
  switch (where.kind) {
    case 'own':
      return `${whose(owner)} ${own[where.zone]}`
    case 'breach':
      return owner === undefined ? `your ${breach(where.breach)}` : breachOf({ number: where.breach, owner })
    case 'supply':
      return 'the supply'
    case 'common':
      return common[where.zone]
    case 'side':
      return sidePlace(where.name)
  }
}

/** What aether is good for, behind its number. */
export const uses: Readonly<Record<Use, string>> = {
  any: '',
  gem: '(only to gain gems)',
  relic: '(only to gain relics)',
  spell: '(only to gain spells)',
  card: '(only to gain cards)',
  breach: '(only to focus or open breaches)',
  expensiveCard: '(only to gain cards that cost 5 {ae} or more)',
  noRelicOrSpell: '(not to gain relics or spells)',
}
