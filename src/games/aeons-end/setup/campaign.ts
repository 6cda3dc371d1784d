import { Refusal } from '../../../kernel/refusal.ts'
import { type Entries, entriesOf, isEntries } from '../../../language/parse-values.ts'
import { defNamed, nemesisCardAt } from '../content.ts'
import {
  type CampaignBattle,
  type CampaignDeck,
  type CampaignRules,
  campaign,
  campaignRules,
} from '../protocol/campaign.ts'

/** An ordinary game, and a battle for which nothing else is said. */
export const ALL_RULES: CampaignRules = {
  charges: true,
  abilities: true,
  breachIV: true,
  openedEffects: true,
  shields: true,
  silence: true,
  nemesisTokens: true,
  pulse: true,
  degrade: true,
  flawed: true,
  treasures: true,
  exhaust: { unleash: 2, dropCharges: true, destroyBreach: true },
}

const NOBODY = { charges: 0, pulse: 0, flawed: 0, treasure: null } as const
const NO_BASICS = { kind: 'tiers', tiers: [1, 2, 3].map(() => ({ basics: [], added: 0 })), instead: {} }

const ENTRIES = ['rules', 'life', 'gravehold', 'nemesisLife', 'deck', 'refined', 'seats'] as const

const partsOf = (value: unknown): Entries => (isEntries(value) ? value : {})

/** Rules of a battle; those that are not named have been unlocked. */
export function readRules(value: unknown, place: string): CampaignRules {
  const fields = partsOf(value)
  return campaignRules(
    isEntries(value ?? {})
      ? { ...ALL_RULES, ...fields, exhaust: { ...ALL_RULES.exhaust, ...partsOf(fields.exhaust) } }
      : value,
    place,
  )
}

/** Reads what a campaign says of a battle, with the usual for everything unsaid. */
export function readCampaign(
  value: unknown,
  about: { readonly mages: readonly string[]; readonly nemesis: string; readonly supply: readonly string[] },
): CampaignBattle {
  const fields = entriesOf(value, ENTRIES, 'campaign', 'a battle of a campaign')
  const battle = campaign(
    {
      rules: readRules(fields.rules, 'campaign.rules'),
      life: fields.life ?? 10,
      gravehold: { life: 30, max: 30, ...partsOf(fields.gravehold) },
      nemesisLife: fields.nemesisLife ?? null,
      deck: fields.deck ?? NO_BASICS,
      refined: fields.refined ?? [],
      seats: (Array.isArray(fields.seats) ? fields.seats : about.mages.map(() => ({}))).map((seat) =>
        isEntries(seat) ? { ...NOBODY, ...seat } : seat,
      ),
    },
    'campaign',
  )
  check(battle, about)
  return battle
}

function check(
  battle: CampaignBattle,
  { mages, nemesis, supply }: { mages: readonly string[]; nemesis: string; supply: readonly string[] },
): void {
  if (battle.gravehold.life > battle.gravehold.max)
    throw new Refusal(
      {
        en: 'Gravehold starts with more life than it can have',
        fr: 'Gravehold commence avec plus de points de vie qu’elle ne peut en avoir',
      },
      'campaign.gravehold.life',
    )
  if (battle.seats.length !== mages.length)
    throw new Refusal(
      {
        en: `${mages.length} mages play, not ${battle.seats.length}`,
        fr: `${mages.length} mages jouent, pas ${battle.seats.length}`,
      },
      'campaign.seats',
    )
  battle.refined.forEach((id, i) => {
    if (!supply.includes(id) || battle.refined.indexOf(id) !== i)
      throw new Refusal(
        { en: `${id} is not a pile of this supply`, fr: `${id} n’est pas une pile de cette réserve` },
        `campaign.refined[${i}]`,
      )
  })
  checkDeck(battle.deck, nemesis)
}

function checkDeck(deck: CampaignDeck, nemesis: string): void {
  const known = (id: string, place: string, fits: (tier: number, owner: string) => boolean): void => {
    const card = nemesisCardAt[defNamed(id)]
    if (card === undefined || !fits(card.tier, card.nemesis))
      throw new Refusal(
        {
          en: `${id} is not a nemesis card for this place`,
          fr: `${id} n’est pas une carte Némésis pour cette place`,
        },
        place,
      )
  }
  const ofNemesis = (_tier: number, owner: string): boolean => owner === nemesis || owner === 'basic'
  if (deck.kind === 'scripted') {
    deck.cards.forEach((id, i) => {
      known(id, `campaign.deck.cards[${i}]`, ofNemesis)
    })
    return
  }
  deck.tiers.forEach(({ basics }, t) => {
    basics.forEach((id, i) => {
      known(
        id,
        `campaign.deck.tiers[${t}].basics[${i}]`,
        (tier, owner) => tier === t + 1 && owner === 'basic',
      )
    })
  })
  for (const [from, to] of Object.entries(deck.instead)) {
    known(from, 'campaign.deck.instead', ofNemesis)
    known(to, `campaign.deck.instead.${from}`, ofNemesis)
  }
}
