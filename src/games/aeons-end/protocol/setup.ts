import {
  about,
  flag,
  listOfEach,
  named,
  object,
  oneWordOf,
  rowOf,
  type ShapeOf,
} from '../../../language/shapes.ts'
import { DIFFICULTIES } from '../setup/difficulties.ts'
import { campaign } from './campaign.ts'
import { card, mageId, word } from './words.ts'

/** What a table may change about the rules; each is off, or as printed, unless said. */
const variants = named(
  'variants',
  object(
    {
      splitCards: about('R073, P11: four players share two pairs of turn order cards.', flag),
      soloTurnCards: about(
        'R075, R076, P05: player cards in the turn order deck of a lone mage.',
        oneWordOf([3, 4], 'number of cards'),
      ),
      soloLife: about(
        'R232: starting life of a lone mage, if not that of the difficulty.',
        oneWordOf([10, 12, 15], 'starting life'),
      ),
      noDoubleNemesis: about(
        'House variant, T13: no nemesis turn at the end of a round and at the start of the next.',
        flag,
      ),
      openTurnOrder: about('House variant: the turn order deck lies open.', flag),
      excessFirst: about('X01: the excess of the blow that exhausts comes before the steps.', flag),
      breachBonusAtDamage: about('B02: a breach that the spell itself opens adds its damage.', flag),
      preventedCounts: about('X10: damage that is prevented still pays a price.', flag),
      minionLifeUncapped: about('X18: minions may have more life than they entered with.', flag),
      magusAnyHit: about('MC3: powers of Magus of Cloaks go at any hit, even one that does no damage.', flag),
      immediatelyFirst: about('N01: IMMEDIATELY resolves before the card is in play.', flag),
      wildEffectFixedToTaker: about('T09: what speaks of the wild card means who took its turn.', flag),
    },
    {},
  ),
)
export type Variants = ShapeOf<typeof variants>

/** Everything a table agrees on before the cards are dealt. */
export const setup = named(
  'setup',
  object(
    {
      mages: about('Mages by id, grown ones by their code.', listOfEach(mageId)),
      nemesis: word,
      difficulty: oneWordOf(DIFFICULTIES, 'difficulty'),
      supply: rowOf(9, card),
      basics: about('P14: the sets whose basic cards are dealt.', listOfEach(word)),
      balanced: about(
        'Basic cards are dealt so that minions, attacks and powers come in their share of the pool, tier by tier.',
        flag,
      ),
      variants,
    },
    { campaign: about('A battle of a campaign, with what it plays differently.', campaign) },
  ),
)
export type Setup = ShapeOf<typeof setup>
