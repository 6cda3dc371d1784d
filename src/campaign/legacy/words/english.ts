import type { CampaignWords } from './words.ts'

export const english: CampaignWords = {
  campaign: 'Legacy',
  act: (number, act) => `Chapter ${number}${act === 0 ? '' : act === 1 ? ', first act' : ', second act'}`,
  asked: {
    story: { name: 'Story', text: '' },
    unlock: (count) => ({
      name: count === 1 ? 'A box of the rulebook fills' : `${count} boxes of the rulebook fill`,
      text: 'From now on these rules are in force.',
    }),
    result: (won, nemesis, rounds, gravehold) => ({
      name: won ? `Won against ${nemesis}` : `Lost against ${nemesis}`,
      text: won
        ? `After ${rounds} round${rounds === 1 ? '' : 's'} Gravehold stands with ${gravehold} life.`
        : `The battle ended in round ${rounds}, with Gravehold at ${gravehold} life.`,
    }),
    reset: {
      name: 'Everything goes back to its place',
      text: 'Gained and destroyed cards return to their piles, hands, decks and breaches are as the mats say, and everybody has healed.',
    },
    insight: (mage) => ({
      name: `An insight for ${mage}`,
      text: 'Look at all of them as long as you like. One becomes part of this mage for the whole campaign, and nobody else of the party can take it.',
    }),
    confirmInsight: (mage, option) => ({
      name: `${option} for ${mage}?`,
      text: 'Once it is on the mat it stays there.',
    }),
    detail: (mage) => ({ name: `How does ${mage} use it?`, text: 'This, too, is for good.' }),
    add: (left) => ({
      name: left === 1 ? 'Add one more pile' : `Add ${left} piles to your supply`,
      text: 'Two of the offered piles join your supply; the other two are banished.',
    }),
    banish: (left) => ({
      name: left === 1 ? 'Banish one more pile' : `Banish ${left} of your nine piles`,
      text: 'Banished piles are out of the campaign.',
    }),
    confirmUpgrade: { name: 'Seal the supply?', text: 'After this the choice cannot be changed.' },
    refine: {
      name: 'Refine a pile',
      text: 'In every later battle the first copy that each player gains costs 1 aether less. A pile can be refined once.',
    },
    evolve: {
      name: 'Which basic card evolves?',
      text: 'It is replaced by its stronger form in every battle to come. The more it hurts elsewhere, the better for you here.',
    },
    evolved: (cards) => ({
      name: 'The enemy has learnt',
      text: `From now on: ${cards.join(', ')}.`,
    }),
    recover: {
      name: 'Bring back a banished pile?',
      text: 'Once in a campaign, after a loss, one banished pile may replace one of your supply.',
    },
    replace: (pile) => ({
      name: `Which pile does ${pile} replace?`,
      text: 'The replaced pile is banished instead.',
    }),
    decide: {
      name: 'Try again?',
      text: 'You have lost this battle three times. Fight it once more, or leave the chapter behind you.',
    },
    resolve: (left) => ({
      name: left === 1 ? 'Spend a point of Resolve' : `Spend ${left} points of Resolve`,
      text: 'Losses have taught you something. It helps in the next attempt alone.',
    }),
    title: (mage) => ({
      name: `What is ${mage} called from now on?`,
      text: 'A title for the last line of the ledger, and for every game after this campaign.',
    }),
    battle: (chapter, nemesis) => ({ name: `${chapter}: ${nemesis}`, text: 'The battle can begin.' }),
    end: (ending, rating) => ({ name: ending, text: `The campaign is over. Rating: ${rating}.` }),
  },
  answers: {
    go: { name: 'Go on', text: '' },
    keep: { name: 'Put it on the mat', text: 'For the whole campaign.' },
    seal: { name: 'Seal it', text: 'For the whole campaign.' },
    none: { name: 'None', text: '' },
    again: { name: 'Start over', text: '' },
    retry: { name: 'Fight again', text: 'With all your Resolve.' },
    moveOn: {
      name: 'Move on',
      text: 'A district is lost: Gravehold starts every later battle with 2 life less, and one card evolves.',
    },
    giveUp: { name: 'End the campaign here', text: 'The story then ends as it ends for those who lost.' },
  },
  insights: [
    { name: 'A gem of your own', text: 'It takes the place of one Crystal of your starting hand.' },
    { name: 'An ability', text: 'It needs six charges and is used in your main phase.' },
    { name: 'A temperament', text: 'How your breaches lie at the start, and what they do once opened.' },
    { name: 'A spell of your own', text: 'It takes the place of the Spark of your starting deck.' },
    { name: 'Your ability grows', text: 'Two mages may choose alike.' },
    { name: 'A mastery', text: 'It changes how you begin.' },
    { name: 'A treasure', text: 'It stays in the campaign.' },
  ],
  stickers: {
    swift: { name: 'Swift', text: 'Your ability needs five charges instead of six.' },
    deep: { name: 'Deep', text: 'Your ability still needs six charges and does more.' },
    even: {
      name: 'Even',
      text: 'II opens for 4, III for 7, IV for 13. Spells cast from IV, once opened, deal 1 additional damage.',
    },
    high: {
      name: 'High',
      text: 'II opens for 5, III for 7, IV for 7. Spells cast from IV, once opened, deal 1 additional damage.',
    },
    sharp: {
      name: 'Sharp',
      text: 'II opens for 4, III for 9, IV for 13. Spells cast from III and IV, once opened, deal 1 additional damage.',
    },
    open: {
      name: 'Open',
      text: 'II is opened, III opens for 9, there is no IV. Spells cast from III, once opened, deal 1 additional damage.',
    },
    lender: {
      name: 'Lender',
      text: 'II opens for 4, III for 7, IV for 10. When you cast a spell from the opened III, once a turn, any ally focuses one of their breaches.',
    },
    'wider-second': { name: 'Wider second breach', text: 'II starts one quarter further.' },
    'wider-last': { name: 'Wider last breach', text: 'IV, or III without a IV, starts one quarter further.' },
    primed: { name: 'Primed', text: 'You start every battle with 1 charge.' },
    retrained: {
      name: 'Retrained',
      text: 'One of your Sparks becomes a Crystal, or one of your Crystals a Spark.',
    },
    ordered: { name: 'Ordered', text: 'You choose where your spell lies in your starting deck.' },
    'ward-locket': {
      name: 'Ward Locket',
      text: 'Once a battle, the damage that one nemesis attack deals to one player is 2 less.',
    },
    cornerstone: { name: 'Cornerstone', text: 'Gravehold starts with 3 more life, and may have as much.' },
    'ravens-eye': {
      name: 'Raven’s Eye',
      text: 'Whenever the turn order deck is shuffled, you may look at its top card.',
    },
    'storm-jar': { name: 'Storm Jar', text: 'You start with 2 pulse tokens.' },
    'primed-coil': { name: 'Primed Coil', text: 'You start with 2 charges.' },
    'guiding-compass': {
      name: 'Guiding Compass',
      text: 'Your first focus each turn costs 1 aether less.',
    },
    crystal: { name: 'A Spark becomes a Crystal', text: '' },
    spark: { name: 'A Crystal becomes a Spark', text: '' },
  },
  places: ['On top', 'Second', 'In the middle', 'Fourth', 'At the bottom'],
  boons: {
    life: { name: 'Hardened', text: 'All players start with 1 more life, and may have as much.' },
    gravehold: { name: 'Mended walls', text: 'Gravehold starts with 3 more life, and may have as much.' },
    basics: { name: 'Thinned ranks', text: 'One basic card of each tier, by chance, stays out.' },
    charge: { name: 'Ready', text: 'Each player starts with 1 more charge.' },
  },
  scars: {
    ashes: { name: 'Ashes', text: 'Gravehold started the second chapter with 3 life less.' },
    fallenDistrict: {
      name: 'Fallen district',
      text: 'Gravehold starts with 2 life less; all of them together take 6 at most.',
    },
  },
  titles: {
    warden: 'Warden of the East Wall',
    lamplighter: 'the Lamplighter',
    stormbreaker: 'Breaker of Storms',
    reader: 'Reader of the Seven Boxes',
    mason: 'Mason of Bridges',
    ferrier: 'Ferrier of Sparks',
    witness: 'the Witness',
    last: 'Last on the Stair',
  },
  endings: {
    dawn: { name: 'Dawn', text: 'The city stands, and stands tall.' },
    embers: { name: 'Embers', text: 'The city stands. It remembers what that cost.' },
    night: { name: 'Night', text: 'The city is quiet now.' },
  },
  left: { won: 'won', lost: 'lost', movedOn: 'left behind' },
  advice: { keepCheapGem: 'No gem that costs 3 would be left: the first turns will be slow.' },
  person: 'person',
}
