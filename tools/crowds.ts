// Tables as full as they get, made by hand: for pictures, and for tests that look whether everything is in sight.
import { aeonsEnd } from '../src/games/aeons-end/index.ts'
import { eternal } from '../src/games/eternal/index.ts'
import { writeRecord } from '../src/kernel/record.ts'
import { fromPosition } from '../src/lab/position.ts'
import { Table } from '../src/table/table.ts'
import { packed } from '../src/web/source/link.ts'

const FULL = ['crystal', 'spark', 'jade', 'amplify-vision', 'emerald-shard', 'crystal', 'ignite']

const mage = (id: string, life: number) => ({
  mage: id,
  life,
  charges: 2,
  hand: FULL,
  deck: ['crystal'],
  discard: ['spark', 'crystal', 'jade', 'crystal', 'spark'],
  breaches: { 1: { prepped: 'spark' }, 2: { prepped: 'ignite' }, 3: { stage: 2 }, 4: { stage: 1 } },
})

/** Four mages with full hands, five cards of the nemesis in play with much to foretell, every pile bought from. */
const FOUR_MAGES = {
  players: 4,
  'player 1': {
    ...mage('mist', 7),
    aether: { free: 6, spells: 2 },
    play: ['crystal', 'crystal', 'jade', 'crystal', 'searing-ruby'],
  },
  'player 2': mage('jian', 10),
  'player 3': mage('xaxos', 3),
  'player 4': mage('phaedraxa', 9),
  nemesis: {
    id: 'umbra-titan',
    life: 61,
    play: ['agony-field', { needlemaw: 9 }, 'eye-of-nothing', { 'bane-sire': 6 }, 'woven-sky'],
  },
  gravehold: 12,
  supply: {
    jade: 1,
    'searing-ruby': 1,
    'diamond-cluster': 1,
    'blasting-staff': 1,
    'bottled-vortex': 1,
    ignite: 1,
    'amplify-vision': 1,
    'arcane-nexus': 1,
    'feral-lightning': 1,
  },
}

/** A late turn: four spells to cast with a minion in play, gems to play, cards to buy, spells to prep. */
const LATE_TURN = {
  players: 1,
  phase: 'casting',
  'player 1': {
    mage: 'mist',
    hand: ['crystal', 'jade', 'emerald-shard', 'crystal', 'spark', 'ignite'],
    deck: ['crystal', 'crystal', 'crystal', 'crystal', 'crystal'],
    breaches: {
      1: { prepped: 'spark' },
      2: { state: 'opened', prepped: 'spark' },
      3: { state: 'opened', prepped: 'ignite' },
      4: { state: 'opened', prepped: 'spark' },
    },
  },
  nemesis: { life: 40, play: [{ needlemaw: 9 }, 'eye-of-nothing'] },
  supply: { jade: 5, 'searing-ruby': 5, ignite: 5, 'bottled-vortex': 3 },
}

const UNITS = [
  'Oni Ronin',
  'Pyre Adept',
  'Bold Adventurer',
  'Valkyrie Enforcer',
  'Rakano Outlaw',
  'Oni Ronin',
  'Pyre Adept',
  'Sandstorm Titan',
  'Crownwatch Paladin',
  'Order of the Spire',
]

const side = (hand: readonly string[]) => ({
  health: 18,
  armor: 3,
  power: 9,
  influence: 'FFFTTJJPPSS',
  hand,
  void: ['Pyre Adept', 'Torch'],
  market: ['Harsh Rule', 'Torch', 'Oni Ronin'],
  units: [
    ...UNITS.slice(0, 8),
    { card: UNITS[8], attachments: ['Hammer of Might'] },
    { card: UNITS[9], exhausted: true },
  ],
  relics: ['Xenan Obelisk', 'Eye of Winter', 'Auric Runehammer'],
  site: { card: 'The Praxis Arcanum', durability: 4 },
})

const HAND = [
  'Torch',
  'Torch',
  'Oni Ronin',
  'Rally',
  'Temper',
  'Infernus',
  'Obliterate',
  'Pyre Adept',
  'Fire Sigil',
  'Time Sigil',
  'Harsh Rule',
  'Suffocate',
]

/** Ten units, relics, weapon and site a side, and twelve cards in hand. */
const TEN_UNITS = { 'player 1': side(HAND), 'player 2': side([]) }

const place = async (
  game: typeof aeonsEnd | typeof eternal,
  given: object,
  moves: readonly unknown[],
): Promise<string> => {
  const table = Table.begin(fromPosition(game, game.scenario), { position: given }, 'crowd')
  for (const move of moves) game.scenario.perform(table.state, move, (i) => table.answer(i))
  return `#/link/${game.id}/${await packed(writeRecord(table.session.record()))}`
}

/** Tables as full as they get, each as the place of the page that opens it. */
export const crowds = async (): Promise<Readonly<Record<string, string>>> => ({
  'aeons-end-crowd': await place(aeonsEnd, FOUR_MAGES, []),
  'aeons-end-late': await place(aeonsEnd, LATE_TURN, []),
  'eternal-crowd': await place(eternal, TEN_UNITS, []),
  'eternal-target': await place(eternal, TEN_UNITS, ['play Torch']),
})
