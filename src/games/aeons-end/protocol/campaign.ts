import {
  about,
  between,
  flag,
  kind,
  listOfEach,
  named,
  object,
  oneKindOf,
  oneWordOf,
  orNothing,
  rowOf,
  type ShapeOf,
  tableOf,
} from '../../../language/shapes.ts'
import { TREASURES } from '../growth/options.ts'
import { card } from './words.ts'

/* What a battle of a campaign needs beyond an ordinary set-up: plain data, settled into the record of the battle. */

/** Rules that a campaign unlocks one after the other; an ordinary game plays with all of them. */
export const campaignRules = named(
  'campaignRules',
  object(
    {
      charges: about('R003, R143: charges are gained at all, paid for or by effects.', flag),
      abilities: about('R018: mages use their abilities.', flag),
      breachIV: about('R006: mages have a fourth breach.', flag),
      openedEffects: about('R034, R036: opened breaches add damage.', flag),
      shields: about('Minions enter play with their shields.', flag),
      silence: about('Minions can be silenced.', flag),
      nemesisTokens: about('The nemesis gains nemesis tokens.', flag),
      pulse: about('Players gain pulse tokens.', flag),
      degrade: about('Players degrade cards.', flag),
      flawed: about('Crystals are flawed.', flag),
      treasures: about('Mages use their treasures.', flag),
      exhaust: about(
        'R194 to R196: what being exhausted does at once.',
        object(
          {
            unleash: about('So many times.', between(0, 2)),
            dropCharges: flag,
            destroyBreach: flag,
          },
          {},
        ),
      ),
    },
    {},
  ),
)
export type CampaignRules = ShapeOf<typeof campaignRules>

const tier = object(
  {
    basics: about('Basic or evolved nemesis cards of this tier to draw from.', listOfEach(card)),
    added: about('So many of them are dealt, by chance; all of them where there are no more.', between(0, 8)),
  },
  {},
)

const deck = named(
  'campaignDeck',
  oneKindOf({
    /** R094: in this order, from the top. */
    scripted: kind({ cards: listOfEach(card) }, {}),
    /** R085 to R091: three tiers, each with the cards of the nemesis itself and some basics. */
    tiers: kind(
      {
        tiers: rowOf(3, tier),
        instead: about('Cards of the nemesis that others take the place of, by id.', tableOf(card)),
      },
      {},
    ),
  }),
)
export type CampaignDeck = ShapeOf<typeof deck>

const seat = named(
  'campaignSeat',
  object(
    {
      charges: about('Charges to begin with, beyond those of the mage itself.', between(0, 6)),
      pulse: about('Pulse tokens to begin with.', between(0, 5)),
      flawed: about('So many Crystals of the starters are flawed.', between(0, 8)),
      treasure: orNothing(oneWordOf(TREASURES, 'treasure')),
    },
    {
      prints: about(
        'Which of the starters, 0 for the first of the hand, are flawed and which are left out; instead of how many are flawed.',
        object({ flawed: listOfEach(between(0, 9)), banished: listOfEach(between(0, 9)) }, {}),
      ),
    },
  ),
)
export type CampaignSeat = ShapeOf<typeof seat>

export const campaign = named(
  'campaign',
  object(
    {
      rules: campaignRules,
      life: about('Life that players start with, and the most they can have.', between(1, 30)),
      gravehold: object({ life: about('To begin with.', between(1, 99)), max: between(1, 99) }, {}),
      nemesisLife: about('Instead of what its mat says; null for that.', orNothing(between(1, 200))),
      deck,
      refined: about('Piles whose first copy costs each player 1 less.', listOfEach(card)),
      seats: about('One for each mage.', listOfEach(seat)),
    },
    {},
  ),
)
export type CampaignBattle = ShapeOf<typeof campaign>
