import { describe, expect, it } from 'vitest'
import { HAND, zones } from '../../../src/games/eternal/state.ts'
import { position, rich } from './position.ts'

describe('permanent changes to hidden cards', () => {
  it('Warcry finds the topmost unit or weapon, whatever lies above it (ER65)', () => {
    position({
      players: [
        {
          units: ['Oni Ronin', { card: 'Crownwatch Paladin', strength: 2 }],
          deck: ['Fire Sigil', 'Torch', 'Bold Adventurer'],
        },
        {},
      ],
    })
      .do({ attack: ['Oni Ronin', 'Crownwatch Paladin'] }, 'pass*')
      .then({
        players: [
          { deck: ['Fire Sigil', 'Torch', { card: 'Bold Adventurer', strength: 4, health: 5 }] },
          { health: 21 },
        ],
      })
  })
  it('Navani strengthens every unit and weapon of the deck', () => {
    position({
      players: [{ units: ['Navani, Warsinger'], deck: ['Pyre Adept', 'Torch', 'Magma Javelin'] }, {}],
    })
      .do({ attack: ['Navani, Warsinger'] }, 'pass*')
      .then({
        players: [
          {
            deck: [
              { card: 'Pyre Adept', strength: 4, health: 2 },
              'Torch',
              { card: 'Magma Javelin', strength: 5, health: 2 },
            ],
          },
          {},
        ],
      })
  })
  it('Idol of Destran grows in hand and deck, and the bonus stays in play (ER126)', () => {
    position({
      players: [
        { ...rich, hand: ['Idol of Destran', 'Pyre Adept'], deck: ['Idol of Destran', 'Fire Sigil'] },
        {},
      ],
    })
      .do('play Pyre Adept')
      .then({
        players: [
          { hand: [{ card: 'Idol of Destran', strength: 1, health: 1 }], deck: [{ strength: 1 }, {}] },
          {},
        ],
      })
      .do('play Idol of Destran')
      .then({ players: [{ units: ['Pyre Adept', { card: 'Idol of Destran', strength: 1, health: 1 }] }, {}] })
  })
  it('Temper deals its damage and tempers the deck', () => {
    position({ players: [{ ...rich, hand: ['Temper'], deck: ['Torch', 'Pyre Adept'] }, {}] })
      .do('play Temper', 'pick player 2', 'pass*')
      .then({ players: [{ deck: ['Torch', { strength: 4, health: 2 }] }, { health: 24 }] })
  })
})

describe('nested reactions', () => {
  it('an answer to an answer is carried out first (ER27)', () => {
    position({
      players: [
        { ...rich, hand: ['Deathstrike', 'Backlash'], units: [] },
        { ...rich, hand: ['Backlash', 'Torch'], units: ['Pyre Adept'] },
      ],
    })
      .do('play Deathstrike')
      .then({ asked: 2, question: 'react', options: ['play Backlash', 'pass', 'pass turn'] })
      .do('play Backlash')
      .then({ asked: 1, options: ['play Backlash', 'pass', 'pass turn'] })
      .do('play Backlash')
      .then({ asked: 2, question: 'react' })
      .do('pass', 'pass')
      .then({ players: [{ void: ['Backlash', 'Deathstrike'] }, { health: 23, units: [] }] })
  })
  it('two reactions to one spell; the Aegis of the second stops it (ER26)', () => {
    position({
      players: [
        { ...rich, hand: ['Obliterate'] },
        { ...rich, hand: ['Finest Hour', 'Protect'], units: ['Copperhall Recruit'] },
      ],
    })
      .do('play Obliterate', 'pick Copperhall Recruit', 'play Finest Hour')
      .then({ asked: 2, players: [{}, { units: [{ strength: 5, health: 8 }] }] })
      .do('play Protect', 'pick Copperhall Recruit')
      .then({ players: [{}, { health: 25, units: [{ damage: 0, health: 8, skills: [] }] }] })
  })
})

describe('replacement and prevention', () => {
  it('Aegis stops all parts of one spell and is spent (ER74, ER75)', () => {
    position({
      players: [
        { ...rich, hand: ["Vara's Favor"], deck: ['Fire Sigil', 'Shadow Sigil'] },
        { units: ['Steadfast Deputy'] },
      ],
    })
      .do("play Vara's Favor", 'pick Steadfast Deputy')
      .then({
        players: [
          { health: 25, hand: ['Shadow Sigil'] },
          { units: [{ card: 'Steadfast Deputy', damage: 0, skills: [] }] },
        ],
      })
  })
  it('a curse on a unit with Aegis is stopped (ER76)', () => {
    position({ players: [{ ...rich, hand: ['Permafrost'] }, { units: ['Crownwatch Paladin'] }] })
      .do('play Permafrost')
      .then({ players: [{ void: ['Permafrost'] }, { units: [{ attachments: [], exhausted: false }] }] })
  })
  it('damage goes to armor first; the last armor takes the weapon with it (ER39)', () => {
    position({ players: [{ relics: ['Magma Javelin'] }, { units: ['Argenport Soldier'] }] })
      .do('avatar Argenport Soldier', 'pass*')
      .then({ players: [{ health: 23, armor: 0, relics: [], void: ['Magma Javelin'] }, { units: [] }] })
  })
})

describe('choices while playing', () => {
  it('modal: the way is chosen when the ability comes to the front', () => {
    position({ players: [{ ...rich, hand: ["Marisen's Disciple"] }, {}] })
      .do("play Marisen's Disciple")
      .then({ options: ['way 1', 'way 2', 'way 3'] })
      .do('way 2')
      .then({ players: [{ units: ["Marisen's Disciple", { card: 'Locust', skills: ['flying'] }] }, {}] })
  })
  it('Amplify is paid any number of times', () => {
    position({ players: [{ power: 12, influence: 'PP', hand: ['Starved Vorlunk'] }, {}] })
      .do('play Starved Vorlunk', 'yes', 'yes')
      .then({ players: [{ power: 1, units: [{ strength: 12, health: 12 }] }, {}] })
  })
  it('a gained skill of your choice', () => {
    position({ players: [{ ...rich, hand: ['Accelerated Evolution'], units: ['Pyre Adept'] }, {}] })
      .do('play Accelerated Evolution', 'way 2')
      .then({ players: [{ units: [{ strength: 4, health: 2, skills: ['endurance'] }] }, {}] })
  })
  it('spending all that is left counts for the damage (ER100)', () => {
    position({ players: [{ power: 6, influence: 'FFF', hand: ['Flame Blast'] }, {}] })
      .do('play Flame Blast', 'pick player 2', 'pass*')
      .then({ players: [{ power: 0 }, { health: 19 }] })
  })
})

describe('random creation out of the pool', () => {
  it('Kaleb gives each Fire unit a weapon', () => {
    position({
      players: [{ ...rich, hand: ['Kaleb, Uncrowned Prince'], units: ['Pyre Adept', 'Bold Adventurer'] }, {}],
    })
      .do('play Kaleb, Uncrowned Prince')
      .then({
        players: [{ units: [{ card: 'Pyre Adept' }, { card: 'Bold Adventurer', attachments: [] }, {}] }, {}],
      })
  })
  it('Unstable Form: a unit that costs one more', () => {
    const p = position({ players: [{ ...rich, hand: ['Unstable Form'] }, { units: ['Towering Terrazon'] }] })
    p.do('play Unstable Form', 'pass*').then({ players: [{}, { units: [{ damage: 0 }] }] })
  })
})

describe('copies and transformations in any zone', () => {
  it('Rain of Frogs reaches hand, deck and void at once', () => {
    position({
      players: [
        { ...rich, hand: ['Rain of Frogs'] },
        { hand: ['Torch', 'Pyre Adept', 'Fire Sigil'], deck: ['Torch', 'Fire Sigil'], void: ['Torch'] },
      ],
    })
      .do('play Rain of Frogs', 'pass')
      .then({ question: 'select', options: ['pick Torch', 'pick Pyre Adept'] })
      .do('pick Torch')
      .then({
        players: [
          {},
          {
            hand: [{ card: 'Frog', strength: 1, skills: ['destiny'] }, 'Pyre Adept', 'Fire Sigil'],
            deck: ['Frog', 'Fire Sigil'],
            void: ['Frog'],
          },
        ],
      })
  })
  it('a spell on False Prince: the damage is done, then he is a Frog (ER34)', () => {
    position({ players: [{ ...rich, hand: ['Torch'] }, { units: ['False Prince'] }] })
      .do('play Torch', 'pick False Prince')
      .then({ players: [{}, { units: [{ card: 'Frog', strength: 1, health: 1, damage: 0 }] }] })
  })
  it('Mirror Image copies what is permanent, and Echo copies what was drawn (ER86)', () => {
    position({
      players: [
        {
          ...rich,
          hand: ['Mirror Image', 'Temple Scribe'],
          deck: [{ card: 'Pteriax Hatchling', strength: 3 }, 'Fire Sigil'],
        },
        {},
      ],
    })
      .do('play Temple Scribe')
      .then({
        players: [
          {
            health: 26,
            hand: [
              'Mirror Image',
              { card: 'Pteriax Hatchling', strength: 3 },
              { card: 'Pteriax Hatchling', strength: 3 },
            ],
          },
          {},
        ],
      })
      .do('play Mirror Image', 'pass*')
      .then({ players: [{ health: 27, units: ['Temple Scribe', 'Temple Scribe'] }, {}] })
  })
  it('Transmute changes hand and deck as soon as the power is there (ER99)', () => {
    position({
      players: [
        {
          power: 4,
          influence: 'F',
          hand: ['Granite Monument', 'Fire Sigil'],
          deck: ['Granite Monument'],
          void: ['Granite Monument'],
        },
        {},
      ],
    })
      .do('play Fire Sigil')
      .then({ players: [{ hand: ['Magmahound'], deck: ['Magmahound'], void: ['Granite Monument'] }, {}] })
  })
})

describe('playing from deck, void and market', () => {
  it('Dawnwalker comes back exhausted, but only with two Time (ER107)', () => {
    const given = (influence: string) => ({
      players: [{ power: 9, influence, hand: ['Towering Terrazon'], void: ['Dawnwalker'] }, {}],
    })
    position(given('TT'))
      .do('play Towering Terrazon')
      .then({
        players: [{ units: ['Towering Terrazon', { card: 'Dawnwalker', exhausted: true }], void: [] }, {}],
      })
    position(given('T')).then({ options: ['end turn'] })
  })
  it('Vara plays a Shadow unit from the void and binds it there', () => {
    position({ players: [{ ...rich, hand: ['Vara, Fate-Touched'], void: ['Dark Wisp', 'Pyre Adept'] }, {}] })
      .do('play Vara, Fate-Touched')
      .then({
        players: [{ units: ['Vara, Fate-Touched', { card: 'Dark Wisp', skills: ['voidbound'] }] }, {}],
      })
  })
  it('Ixtun Merchant swaps with a Fire card of the market (ER113)', () => {
    position({
      players: [
        { ...rich, hand: ['Ixtun Merchant', 'Fire Sigil'], market: ['Torch', 'Bold Adventurer'] },
        {},
      ],
    })
      .do('play Ixtun Merchant')
      .then({ options: ['pick Torch', 'done'] })
      .do('pick Torch')
      .then({ players: [{ hand: ['Torch'], market: ['Bold Adventurer', 'Fire Sigil'] }, {}] })
  })
  it('Privilege of Rank is played when it is discarded (ER123)', () => {
    position({
      players: [
        { ...rich, hand: ['Sabotage'] },
        { hand: ['Privilege of Rank', 'Pyre Adept'], deck: ['Torch', 'Justice Sigil'] },
      ],
    })
      .do('play Sabotage', 'pass')
      .then({ players: [{}, { hand: ['Pyre Adept', 'Justice Sigil'], void: ['Privilege of Rank'] }] })
  })
  it('a drawn Destiny card is played for free and another card is drawn (ER87)', () => {
    position({
      players: [{}, { deck: ['Firebomb', 'Torch', 'Fire Sigil'], hand: [] }],
    })
      .do('end turn')
      .then({ current: 2, players: [{}, { health: 20, hand: ['Torch'], void: ['Firebomb'] }] })
  })
})

describe('secret choices', () => {
  it('what the enemy must choose is asked of the enemy', () => {
    position({
      players: [
        { ...rich, hand: ['Voprex, the Great Ruin'] },
        { hand: ['Torch'], units: ['Pyre Adept'] },
      ],
    })
      .do('play Voprex, the Great Ruin', 'pass')
      .then({ asked: 2, question: 'fork', options: ['way 1', 'way 2'] })
      .do('way 2')
      .then({ players: [{}, { hand: ['Torch'], units: [], void: ['Pyre Adept'] }] })
  })
  it('a card of the enemy hand is chosen after the window by the player of the spell (ER29)', () => {
    position({ players: [{ ...rich, hand: ['Slow'] }, { hand: ['Towering Terrazon', 'Torch'] }] })
      .do('play Slow')
      .then({ asked: 2, question: 'react' })
      .do('pass')
      .then({ asked: 1, options: ['pick Towering Terrazon', 'pick Torch'] })
      .do('pick Towering Terrazon')
      .then({ players: [{}, { hand: [{ card: 'Towering Terrazon', cost: 10 }, { cost: 1 }] }] })
  })
})

describe('counters and timers', () => {
  it('the number on Static Bolt grows in hand and deck (ER128)', () => {
    position({
      players: [{}, { ...rich, deck: ['Static Bolt', 'Static Bolt', 'Fire Sigil'], hand: ['Static Bolt'] }],
    })
      .do('end turn', 'pass*')
      .then({ players: [{}, { hand: [{ number: 1 }, { number: 1 }], deck: [{ number: 1 }, {}] }] })
      .do('play Static Bolt', 'pick player 1', 'pass*')
      .then({ players: [{ health: 23 }, {}] })
  })
  it('Feln Cauldron: once per turn, and at the fifth card five random spells', () => {
    const cauldron = { card: 'Feln Cauldron', number: 4 }
    const p = position({ players: [{ relics: [cauldron], hand: ['Fire Sigil', 'Torch'] }, {}] })
    p.do('activate Feln Cauldron', 'pick Torch').then({ players: [{ health: 26, relics: [] }, {}] })
    // A spell with Echo among them brings its copy.
    expect(zones.count(p.s, HAND)).toBeGreaterThanOrEqual(6)
  })
  it('Haunting Scream sacrifices what it called at the end of the turn', () => {
    position({ players: [{ ...rich, hand: ['Haunting Scream'], void: ['Pyre Adept'] }, {}] })
      .do('play Haunting Scream')
      .then({ players: [{ units: [{ card: 'Pyre Adept', skills: ['flying', 'charge'] }] }, {}] })
      .do({ attack: ['Pyre Adept'] }, 'end turn')
      .then({ current: 2, players: [{ units: [], void: ['Haunting Scream', 'Pyre Adept'] }, { health: 22 }] })
  })
  it('Haunting Scream with an empty void calls nobody', () => {
    position({ players: [{ ...rich, hand: ['Haunting Scream', 'Torch'] }, {}] })
      .do('play Haunting Scream')
      .then({ players: [{ units: [], void: ['Haunting Scream'], hand: ['Torch'] }, {}] })
  })
  it('the Illusionary Dragon dies with its Magus (ER119)', () => {
    position({ players: [{ ...rich, hand: ['Magus of the Mist', 'Deathstrike'] }, {}] })
      .do('play Magus of the Mist')
      .then({ players: [{ units: ['Magus of the Mist', 'Illusionary Dragon'] }, {}] })
      .do('play Deathstrike', 'pick Magus of the Mist')
      .then({
        players: [{ units: [], void: ['Magus of the Mist', 'Deathstrike', 'Illusionary Dragon'] }, {}],
      })
  })
  it('Ice Sprite holds a unit as long as it is there (ER73)', () => {
    position({ players: [{ ...rich, hand: ['Ice Sprite', 'Deathstrike'] }, { units: ['Pyre Adept'] }] })
      .do('play Ice Sprite')
      .then({ players: [{}, { units: [{ exhausted: true, stunned: true }] }] })
      .do('play Deathstrike', 'pick Ice Sprite')
      .then({ players: [{}, { units: [{ exhausted: false, stunned: false }] }] })
  })
})

describe('stealing with the owner kept', () => {
  it('Madness lasts a turn; what dies meanwhile goes to its owner (ER94)', () => {
    position({
      players: [
        { ...rich, hand: ['Madness', 'Combust'] },
        { units: [{ card: 'Towering Terrazon', exhausted: true }, 'Pyre Adept'] },
      ],
    })
      .do('play Madness', 'pick Towering Terrazon')
      .then({
        players: [{ units: [{ card: 'Towering Terrazon', exhausted: false }] }, { units: ['Pyre Adept'] }],
      })
      .do('play Combust')
      .then({
        players: [
          { units: [], void: ['Madness', 'Combust'] },
          { units: [], void: ['Towering Terrazon', 'Pyre Adept'] },
        ],
      })
  })
  it('goes back at the end of the turn', () => {
    position({ players: [{ ...rich, hand: ['Madness'] }, { units: ['Towering Terrazon'] }] })
      .do('play Madness', { attack: ['Towering Terrazon'] }, 'end turn')
      .then({ players: [{ units: [] }, { health: 19, units: ['Towering Terrazon'] }] })
  })
  it('Touch of the Umbren keeps the unit while the curse is on it', () => {
    position({
      players: [
        { ...rich, hand: ['Touch of the Umbren'] },
        { ...rich, units: ['Towering Terrazon'] },
      ],
    })
      .do('play Touch of the Umbren')
      .then({ players: [{ units: [{ card: 'Towering Terrazon', skills: ['lifesteal'] }] }, { units: [] }] })
  })
  it('a drawn enemy card is yours and needs no influence (ER95)', () => {
    position({
      players: [
        { power: 9, influence: 'S', hand: ['Pilfer'] },
        { deck: ['Harsh Rule', 'Fire Sigil'], units: ['Pyre Adept'] },
      ],
    })
      .do('play Pilfer')
      .then({ players: [{ hand: ['Harsh Rule'] }, {}] })
      .do('play Harsh Rule')
      .then({ players: [{ void: ['Pilfer', 'Harsh Rule'] }, { units: [] }] })
  })
})
