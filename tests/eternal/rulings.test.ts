import { describe, it } from 'vitest'
import { position, rich } from './position.ts'

/** Rulings as positions: given, when, then. */
const rulings: readonly (readonly [string, unknown, readonly unknown[], unknown])[] = [
  [
    'R20',
    { players: [{ relics: ['Mithril Mace'] }, { units: ['Argenport Soldier'] }] },
    ['avatar Argenport Soldier'],
    { players: [{ armor: 1, health: 25 }, { units: [] }] },
  ],
  [
    'R38',
    { players: [{ relics: ['Stonescar Maul'] }, { units: ['Bold Adventurer'] }] },
    ['avatar Bold Adventurer'],
    { players: [{ armor: 1 }, { health: 22 }] },
  ],
  [
    'R52',
    { players: [{ influence: 'FFFSSS', units: ['Champion of Chaos'] }, { units: ['Jotun Warrior'] }] },
    [{ attack: ['Champion of Chaos'] }, { block: [['Jotun Warrior', 'Champion of Chaos']] }],
    { players: [{}, { health: 21, units: [] }] },
  ],
  [
    'R54 own unit',
    { players: [{ ...rich, hand: ['Obliterate'], units: ['Pyre Adept'] }, {}] },
    ['play Obliterate', 'pick Pyre Adept'],
    { players: [{ health: 25, units: [] }, { health: 25 }] },
  ],
  [
    'R57',
    { players: [{ units: ['Xenan Destroyer'], health: 20 }, { armor: 1 }] },
    [{ attack: ['Xenan Destroyer'] }],
    { players: [{ health: 23 }, { armor: 0, health: 23 }] },
  ],
  [
    'R63 charge',
    { players: [{ ...rich, hand: ['Magmahound'] }, {}] },
    ['play Magmahound'],
    { options: ['attack Magmahound', 'end turn'] },
  ],
  [
    'R67 Cirso',
    { players: [{ units: ['Cirso, the Great Glutton'] }, { units: ['Towering Terrazon'] }] },
    [
      { attack: ['Cirso, the Great Glutton'] },
      { block: [['Towering Terrazon', 'Cirso, the Great Glutton']] },
    ],
    { players: [{}, { health: 21, void: ['Pig'] }] },
  ],
  [
    'R68',
    { players: [{ units: ['Yeti Spy'] }, { armor: 3 }] },
    [{ attack: ['Yeti Spy'] }],
    { players: [{ hand: ['Fire Sigil'] }, { armor: 2 }] },
  ],
  [
    'R70 stun',
    { players: [{ ...rich, hand: ['Ice Sprite'] }, { units: ['Pyre Adept'] }] },
    ['play Ice Sprite', 'end turn'],
    { current: 2, players: [{}, { units: [{ exhausted: true }] }] },
  ],
  [
    'R77 player aegis',
    {
      players: [
        { ...rich, hand: ['Sabotage'] },
        { hand: ['Torch'], skills: ['aegis'] },
      ],
    },
    ['play Sabotage', 'pass*'],
    { players: [{}, { hand: ['Torch'], skills: [] }] },
  ],
  [
    'R77 Light the Fuse',
    {
      players: [
        { ...rich, hand: ['Light the Fuse'] },
        { skills: ['aegis'], deck: ['Torch'] },
      ],
    },
    ['play Light the Fuse'],
    { players: [{}, { deck: ['Torch'] }] },
  ],
  [
    'R79 no objects',
    {
      players: [
        {
          ...rich,
          hand: [
            'Finest Hour',
            'Deepforged Plate',
            'Permafrost',
            'Lightning Storm',
            'Harsh Rule',
            'Backlash',
            'Lightning Strike',
          ],
        },
        {},
      ],
    },
    [],
    { options: ['play Lightning Storm', 'play Harsh Rule', 'end turn'] },
  ],
  [
    'R83',
    { players: [{ ...rich, hand: ['Deathstrike'], units: [{ card: 'Dark Wisp', silenced: true }] }, {}] },
    ['play Deathstrike'],
    { players: [{ hand: [] }, {}] },
  ],
  [
    'R97 Empower',
    { players: [{ hand: ['Fire Sigil'], units: ['Order of the Spire'] }, {}] },
    ['play Fire Sigil'],
    { players: [{ units: [{ strength: 2, health: 2 }] }, {}] },
  ],
  [
    'R98',
    { players: [{ power: 2, maxPower: 2, influence: 'T', hand: ['Initiate of the Sands'] }, {}] },
    ['play Initiate of the Sands'],
    { players: [{ power: 1, maxPower: 3 }, {}] },
  ],
  [
    'R122',
    {
      players: [
        { ...rich, hand: ['Harsh Rule'], units: ['Steadfast Deputy'] },
        { units: ['Steadfast Deputy'] },
      ],
    },
    ['play Harsh Rule'],
    { players: [{ units: [] }, { units: [{ skills: [] }] }] },
  ],
  [
    'R23 order',
    {
      players: [
        { ...rich, hand: ['Harsh Rule'], units: ['Dark Wisp'] },
        { units: ['Ticking Grenadin', 'Umbren Reaper'] },
      ],
    },
    ['play Harsh Rule', 'pass*'],
    { players: [{ health: 17, hand: ['Fire Sigil'] }, { health: 30 }] },
  ],
  [
    'R115 site',
    { players: [{ units: ['Hotblood Barbarian'] }, { site: 'The Praxis Arcanum' }] },
    ['attack Hotblood Barbarian', 'pick The Praxis Arcanum', 'yes Hotblood Barbarian'],
    { players: [{}, { health: 25, site: null }] },
  ],
  [
    'site played',
    { players: [{ ...rich, hand: ['The Praxis Arcanum', 'Towering Terrazon'], units: ['Pyre Adept'] }, {}] },
    ['play The Praxis Arcanum'],
    { question: 'agenda', options: ['way 1', 'way 2', 'way 3'] },
  ],
  [
    'R17 end interrupt',
    {
      players: [
        { ...rich, hand: ['Backlash'] },
        { ...rich, hand: ['Levitate'], units: ['Pyre Adept'] },
      ],
    },
    ['end turn', 'play Levitate'],
    { asked: 1, question: 'react', options: ['play Backlash', 'pass', 'pass turn'] },
  ],
  [
    '146 ambush at end',
    {
      players: [
        { ...rich, hand: ['Finest Hour'], units: ['Pyre Adept'] },
        { ...rich, hand: ['Storm Lynx', 'Torch'] },
      ],
    },
    ['end turn', 'play Storm Lynx', 'pass'],
    { asked: 1, question: 'interrupt', options: ['play Finest Hour', 'pass', 'pass turn'] },
  ],
  [
    'R110 tie',
    { players: [{ health: 1, ...rich, hand: ['Torch'] }, { health: 1 }] },
    ['play Torch', 'pick player 2'],
    { winner: 1 },
  ],
  [
    'R12 berserk off',
    { players: [{ units: ['Hotblood Barbarian'] }, {}] },
    ['attack Hotblood Barbarian', 'no Hotblood Barbarian'],
    { players: [{ units: [{ skills: ['berserk'] }] }, { health: 23 }] },
  ],
  [
    'Withering',
    {
      players: [
        { ...rich, hand: ['Black-Sky Harbinger'], health: 20 },
        { units: ['Pyre Adept', 'Bold Adventurer'] },
      ],
    },
    ['play Black-Sky Harbinger', 'pass*'],
    { players: [{ health: 23 }, { health: 24, units: ['Bold Adventurer'] }] },
  ],
  [
    'Azindel',
    { players: [{ ...rich, hand: ["Azindel's Gift"] }, { hand: ['Torch', 'Rally'] }] },
    ["play Azindel's Gift", 'pass*', 'end turn', 'pass*', 'end turn', 'pass*'],
    { current: 1, players: [{}, { hand: [] }] },
  ],
  [
    'Bloodcaster',
    { players: [{ ...rich, units: ['Feln Bloodcaster'] }, { deck: ['Torch', 'Rally'] }] },
    ['activate Feln Bloodcaster'],
    {
      players: [{ power: 8, hand: ['Fire Sigil', 'Torch'] }, {}],
      options: ['play Fire Sigil', 'play Torch', 'attack Feln Bloodcaster', 'end turn'],
    },
  ],
]

describe('rulings', () => {
  it.each(rulings)('%s', (_name, given, steps, expected) => {
    position(given)
      .do(...steps)
      .then(expected)
  })
})
