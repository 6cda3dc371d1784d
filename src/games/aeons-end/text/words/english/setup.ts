import { list, measured } from '../../../../../language/text/english/nouns.ts'
import { typeset } from '../../../../../language/text/english/typeset.ts'
import { nouns } from '../../english/lexicon.ts'
import type { SetupTemplates } from '../setup-templates.ts'

export const setup: SetupTemplates = {
  sets: { base: 'the base game', 'war-eternal': 'War Eternal', legacy: 'Legacy' },
  deck: (nemesis, sets) => `The nemesis deck has nine cards of ${nemesis} and basic cards of ${sets}.`,
  script: (nemesis) => `The nemesis deck has the cards of ${nemesis} in their order, and no basic cards.`,
  and: 'and',
  counted: (n, kind) => measured(n, nouns[kind]),
  tier: (tier, parts) => `Basic cards of tier ${tier}, by their share: ${list(parts)}.`,
  variants: {
    splitCards: () => 'Variant: two pairs of players share their turn order cards.',
    soloTurnCards: (n) => `Variant: the lone mage has ${n} turn order cards.`,
    soloLife: (n) => `Variant: the lone mage starts with ${n} life.`,
    noDoubleNemesis: () =>
      'House variant: no nemesis turn at the end of a round and at the start of the next.',
    openTurnOrder: () => 'House variant: the turn order deck lies open.',
    excessFirst: () => 'Switch: the excess of an exhausting blow reaches Gravehold before the other steps.',
    breachBonusAtDamage: () => 'Switch: a breach that a spell opens while being cast adds its damage.',
    preventedCounts: () => 'Switch: prevented damage still pays a price.',
    minionLifeUncapped: () => 'Switch: minions may have more life than they entered with.',
    magusAnyHit: () => 'Switch: any hit on Magus of Cloaks discards the powers that wait for one.',
    immediatelyFirst: () => 'Switch: IMMEDIATELY resolves before the card is in play.',
    wildEffectFixedToTaker: () => 'Switch: effects on the wild card mean the player who took its turn.',
  },
  finish: typeset,
}
