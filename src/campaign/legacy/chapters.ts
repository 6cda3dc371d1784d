import { maelstromDeck } from '../../games/aeons-end/nemeses/legacy/maelstrom.ts'
import type { ByPlayers, Chapter, DeckPlan, Operation } from '../script.ts'
import { earlyBasics } from './basics.ts'

const pool = (inBaseForm = 0): DeckPlan => ({ type: 'pool', inBaseForm })
const offer = (...piles: readonly string[]): Operation => ({ op: 'offer', piles, add: 2, banish: 2 })
const insight = (page: number): Operation => ({ op: 'insight', page })
const refine: Operation = { op: 'refine', count: 1 }
const evolve: Operation = {
  op: 'evolve',
  by: { won: { players: 1, seed: 1 }, lost: { players: 1, seed: 0 }, movedOn: { players: 1, seed: 0 } },
  solo: { players: 1, seed: 0 },
}
const begin: Operation = { op: 'story', moment: 'begin' }
const middle: Operation = { op: 'story', moment: 'middle' }
const resolve: readonly Operation[] = [{ op: 'resolve', points: 1 }]

/** Once the basic cards have a pool, every chapter ends with the supply, a refined pile and what the enemy has learned. */
const afterwards = (...piles: readonly string[]): readonly Operation[] => [offer(...piles), refine, evolve]
/** With one mage, two, three and four: the more there are, the later each of them is ready. */
const byMages = (one: number, two: number, three: number, four: number): ByPlayers<number> => ({
  1: one,
  2: two,
  3: three,
  4: four,
})
/** Fought once, whatever comes of it. */
const once = { replay: false, leave: 'no' } as const
/** Fought again after a loss, until the party leaves it. */
const again = { onLoss: resolve, replay: true, leave: 'moveOn' } as const

/**
 * The life of a nemesis is that of its mat, but for the first act of the last chapter; what Gravehold and the mages begin
 * with are our own numbers, measured with bots (docs/campaign.md).
 */
export const chapters: readonly Chapter[] = [
  {
    id: '1',
    number: 1,
    nemesis: 'maelstrom',
    life: 99,
    gravehold: 19,
    mageLife: 10,
    more: { gravehold: byMages(2, 0, 6, 7) },
    deck: { type: 'script', cards: maelstromDeck },
    begin: [begin],
    end: [
      { op: 'unlock', slots: 'V' },
      insight(1),
      middle,
      offer('crumbling-compound', 'geophage', 'breach-flare', 'bending-beam'),
    ],
    onLoss: [
      { op: 'nextGravehold', change: -3 },
      { op: 'scar', id: 'ashes' },
    ],
    ...once,
  },
  {
    id: '2',
    number: 2,
    nemesis: 'bladius',
    life: 40,
    gravehold: 33,
    mageLife: 11,
    more: { gravehold: byMages(0, 0, 0, 6) },
    deck: {
      type: 'basics',
      counts: { 1: [1, 2, 3], 2: [2, 3, 4], 3: [4, 4, 5], 4: [6, 5, 5] },
      from: earlyBasics,
    },
    begin: [begin, { op: 'unlock', slots: 'Q' }],
    end: [
      { op: 'unlock', slots: 'AFLMT', rules: { charges: true, abilities: true } },
      insight(2),
      offer('entangled-shard', 'brane-knife', 'force-transfusion', 'starfire-frenzy'),
    ],
    onLoss: [{ op: 'flag', set: 'bladiusEscaped' }],
    ...once,
  },
  {
    id: '3',
    number: 3,
    nemesis: 'spawning-horror',
    life: 50,
    gravehold: 30,
    mageLife: 10,
    more: { gravehold: byMages(0, 0, 10, 22) },
    deck: pool(),
    begin: [
      begin,
      {
        op: 'unlock',
        slots: 'BIJNOU',
        rules: {
          shields: true,
          basicPool: true,
          evolve: true,
          exhaustUnleash: 2,
          exhaustDropsCharges: true,
        },
      },
      { op: 'drawBasicPool' },
    ],
    end: [
      {
        op: 'unlock',
        slots: 'EGKR',
        rules: { silence: true, breachIV: true, openedEffects: true, supplyRefine: true },
      },
      insight(3),
      middle,
      ...afterwards('soothing-torporene', 'void-mill', 'arcane-salvo', 'breach-collision'),
    ],
    ...again,
  },
  {
    id: '4',
    number: 4,
    nemesis: 'fungal-mesh',
    life: 70,
    gravehold: 40,
    mageLife: 13,
    more: { gravehold: byMages(0, 0, 4, 18) },
    deck: pool(),
    begin: [
      begin,
      { op: 'unlock', slots: 'CP', rules: { nemesisTokens: true, exhaustDestroysBreach: true } },
    ],
    end: [
      { op: 'unlock', slots: 'W' },
      insight(4),
      ...afterwards('phased-portalite', 'refined-lumenium', 'reality-stabilizer', 'pyro-geist'),
    ],
    ...again,
  },
  {
    id: '5',
    number: 5,
    nemesis: 'haze-fiend',
    life: 75,
    gravehold: 46,
    mageLife: 14,
    more: { gravehold: byMages(0, 0, 4, 14) },
    deck: pool(),
    begin: [begin, { op: 'unlock', slots: 'HS', rules: { flawed: true, degrade: true } }],
    end: [
      { op: 'unlock', slots: 'DX', rules: { pulse: true } },
      insight(5),
      middle,
      ...afterwards('conductive-grit', 'voltaic-relay', 'infernal-mirror', 'breach-communion'),
    ],
    onLoss: [{ op: 'flaw', each: 1 }],
    ...once,
  },
  {
    id: '6',
    number: 6,
    nemesis: 'deathmind',
    life: 80,
    gravehold: 60,
    mageLife: 15,
    more: { gravehold: byMages(0, 0, 8, 20) },
    deck: pool(),
    begin: [begin],
    end: [
      { op: 'unlock', slots: 'Y' },
      insight(6),
      ...afterwards('fulmite-slab', 'prophetic-lens', 'sparking-siphon', 'thunderous-oath'),
    ],
    ...again,
  },
  {
    id: '7a',
    number: 7,
    nemesis: 'maelstrom-risen',
    life: 35,
    gravehold: 55,
    mageLife: 18,
    more: { nemesis: byMages(0, 0, -4, -9) },
    deck: pool(2),
    begin: [begin, { op: 'replaceTurnCard', from: 'nemesis', to: 'assault' }],
    end: [
      { op: 'unlock', slots: 'Z', rules: { treasures: true } },
      insight(7),
      middle,
      ...afterwards('arcing-silicate', 'adrenal-batteries', 'fiery-conclusion', 'sphere-of-inversion'),
    ],
    ...again,
    unless: [{ flag: 'bladiusEscaped', card: 'maelstrom-risen-bladius', by: 'wounded-bladius' }],
  },
  {
    id: '7b',
    number: 7,
    nemesis: 'xaxos-ascended',
    life: 90,
    gravehold: 80,
    mageLife: 19,
    more: { gravehold: byMages(0, 0, 4, 16) },
    deck: pool(3),
    begin: [begin],
    end: [],
    onLoss: resolve,
    replay: true,
    leave: 'giveUp',
  },
]
