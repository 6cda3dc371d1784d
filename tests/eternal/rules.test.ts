import { describe, expect, it } from 'vitest'
import { eternal } from '../../src/games/eternal/index.ts'
import { position, rich } from './position.ts'

describe('turn', () => {
  it('readies, refills and draws; the enemy does not (99 to 101, 251)', () => {
    position({
      players: [
        { power: 1, maxPower: 4, units: [{ card: 'Pyre Adept', exhausted: true }] },
        {
          power: 0,
          maxPower: 3,
          units: [{ card: 'Pyre Adept', exhausted: true }],
          deck: ['Torch', 'Fire Sigil'],
        },
      ],
    })
      .do('end turn')
      .then({
        current: 2,
        players: [
          { power: 1, units: [{ exhausted: true }] },
          { power: 3, hand: ['Torch'], units: [{ exhausted: false }] },
        ],
      })
  })
  it('one power card a turn; a Seat is depleted without a Sigil in hand (23, R5)', () => {
    position({ players: [{ power: 3, maxPower: 4, hand: ['Seat of Fury', 'Torch'] }, {}] })
      .do('play Seat of Fury')
      .then({ players: [{ power: 3, maxPower: 5, influence: 'FP', powerZone: ['Seat of Fury'] }, {}] })
    position({ players: [{ power: 3, maxPower: 4, hand: ['Seat of Fury', 'Fire Sigil'] }, {}] })
      .do('play Seat of Fury')
      .then({ players: [{ power: 4, maxPower: 5 }, {}], options: ['end turn'] })
  })
  it('cost and influence decide what is offered (25, 26, 234)', () => {
    position({
      players: [{ power: 2, influence: 'F', hand: ['Torch', 'Pyre Adept', 'Rally', 'Finest Hour'] }, {}],
    }).then({
      options: ['play Torch', 'play Pyre Adept', 'end turn'],
    })
  })
  it('the hand is cut to nine before damage wears off, only of the current player (R2, 264)', () => {
    const eleven = Array.from({ length: 11 }, () => 'Fire Sigil')
    position({ players: [{ hand: ['Torch', ...eleven.slice(1)] }, { hand: ['Torch', ...eleven] }] })
      .do('end turn', 'pass')
      .then({ question: 'discard', asked: 1, options: ['pick Torch', 'pick Fire Sigil'] })
      .do('pick Torch')
      .then({ current: 2, players: [{ void: ['Torch', 'Fire Sigil'] }, {}] })
  })
  it('an empty deck loses in the Cleanup Step, not before (4, 153)', () => {
    position({ players: [{ deck: [] }, {}] })
      .do('end turn')
      .then({ winner: 2 })
  })
  it('both decks empty: lower health loses (R4)', () => {
    position({
      players: [
        { deck: [], health: 12 },
        { deck: [], health: 15 },
      ],
    })
      .do('end turn')
      .then({ winner: 2 })
  })
  it('this-turn health ends after damage is gone (R108, 265)', () => {
    position({ players: [{ ...rich, hand: ['Finest Hour', 'Torch'], units: ['Bold Adventurer'] }, {}] })
      .do('play Finest Hour', 'play Torch', 'pick Bold Adventurer')
      .then({ players: [{ units: [{ strength: 5, health: 3, damage: 3 }] }, {}] })
      .do('end turn')
      .then({ players: [{ units: [{ strength: 2, health: 3, damage: 0 }] }, {}] })
  })
  it('unspent power serves on the enemy turn (R28)', () => {
    position({
      players: [
        { ...rich, hand: ['Torch'] },
        { power: 2, maxPower: 5, influence: 'P', hand: ['Backlash'] },
      ],
    })
      .do('play Torch', 'pick player 2', 'play Backlash')
      .then({ players: [{ health: 23 }, { health: 25, power: 0 }] })
  })
})

describe('battle', () => {
  it('unblocked attackers hit the player and are exhausted', () => {
    position({ players: [{ units: ['Pyre Adept', 'Bold Adventurer'] }, {}] })
      .do({ attack: ['Pyre Adept', 'Bold Adventurer'] })
      .then({
        phase: 'final main',
        players: [{ units: [{ exhausted: true }, { exhausted: true }] }, { health: 20 }],
      })
  })
  it('attackers: ready, not fresh without Charge, strength above 0 (108 to 110)', () => {
    position({
      players: [
        {
          units: [
            { card: 'Pyre Adept', exhausted: true },
            { card: 'Bold Adventurer', fresh: true },
            { card: 'Magmahound', fresh: true },
            'Stormcaller',
            'Oni Ronin',
          ],
        },
        {},
      ],
    }).then({ options: ['activate Stormcaller', 'attack Magmahound', 'attack Oni Ronin', 'end turn'] })
  })
  it('simultaneous damage kills both (R16); Quickdraw strikes first (R48)', () => {
    position({ players: [{ units: ['Pyre Adept'] }, { units: ['Pyre Adept'] }] })
      .do({ attack: ['Pyre Adept'] }, { block: [['Pyre Adept', 'Pyre Adept']] })
      .then({ players: [{ units: [] }, { units: [], health: 25 }] })
    position({ players: [{ units: ['Rakano Outlaw'] }, { units: ['Rakano Outlaw'] }] })
      .do({ attack: ['Rakano Outlaw'] }, { block: [['Rakano Outlaw', 'Rakano Outlaw']] })
      .then({ players: [{ units: [{ damage: 0 }] }, { units: [] }] })
  })
  it('enough strength: lethal to each, the rest to the last (R15)', () => {
    position({ players: [{ units: ['Towering Terrazon'] }, { units: ['Pyre Adept', 'Bold Adventurer'] }] })
      .do(
        { attack: ['Towering Terrazon'] },
        {
          block: [
            ['Pyre Adept', 'Towering Terrazon'],
            ['Bold Adventurer', 'Towering Terrazon'],
          ],
        },
      )
      .then({ players: [{ units: [] }, { units: [], health: 25 }] })
  })
  it('not enough strength: the attacker picks one blocker at a time (R50)', () => {
    const given = {
      players: [
        { units: [{ card: 'Dusthoof Brawler', silenced: true }] },
        { units: ['Bold Adventurer', { card: 'Bold Adventurer', health: 4 }] },
      ],
    }
    const block = {
      block: [
        ['Bold Adventurer', 'Dusthoof Brawler'],
        ['Bold Adventurer', 'Dusthoof Brawler'],
      ],
    }
    position(given)
      .do({ attack: ['Dusthoof Brawler'] }, block)
      .then({ asked: 1, question: 'split' })
      .do('pick Bold Adventurer #2')
      .then({ players: [{ units: [] }, { units: [{ damage: 1, health: 2 }] }] })
  })
  it('Overwhelm passes on what lethal leaves (R51), all of it when the blocker is gone (R13)', () => {
    position({ players: [{ units: ['Dusthoof Brawler'] }, { units: ['Pyre Adept', 'Bold Adventurer'] }] })
      .do(
        { attack: ['Dusthoof Brawler'] },
        {
          block: [
            ['Pyre Adept', 'Dusthoof Brawler'],
            ['Bold Adventurer', 'Dusthoof Brawler'],
          ],
        },
      )
      .then({ players: [{ units: [] }, { units: [], health: 24 }] })
    position({
      players: [{ ...rich, hand: ['Teleport'], units: ['Dusthoof Brawler'] }, { units: ['Bold Adventurer'] }],
    })
      .do(
        { attack: ['Dusthoof Brawler'] },
        { block: [['Bold Adventurer', 'Dusthoof Brawler']] },
        'play Teleport',
        'pick Bold Adventurer',
        'pass*',
      )
      .then({ players: [{}, { health: 20, hand: ['Bold Adventurer'] }] })
  })
  it('an attacker whose blocker is gone stays blocked (R13)', () => {
    position({
      players: [{ ...rich, hand: ['Teleport'], units: ['Pyre Adept'] }, { units: ['Bold Adventurer'] }],
    })
      .do(
        { attack: ['Pyre Adept'] },
        { block: [['Bold Adventurer', 'Pyre Adept']] },
        'play Teleport',
        'pick Bold Adventurer',
        'pass*',
      )
      .then({ players: [{}, { health: 25 }] })
  })
  it('Flying is blocked by Flying only; Sandstorm Titan grounds everybody (R61)', () => {
    position({ players: [{ units: ['Thunderbird'] }, { units: ['Bold Adventurer', 'East-Wind Herald'] }] })
      .do({ attack: ['Thunderbird'] })
      .then({ options: ['block East-Wind Herald', 'done'] })
    position({
      players: [{ units: ['Thunderbird', 'Windshaper'] }, { units: ['Sandstorm Titan', 'Bold Adventurer'] }],
    })
      .then({ players: [{ units: [{ strength: 2, skills: ['aegis'] }, {}] }, {}] })
      .do({ attack: ['Thunderbird'] })
      .then({ options: ['block Sandstorm Titan', 'block Bold Adventurer', 'done'] })
  })
  it('Reckless must attack (R64)', () => {
    position({ players: [{ units: ['Xenan Destroyer', 'Pyre Adept'] }, {}] })
      .then({ options: ['attack Xenan Destroyer', 'attack Pyre Adept'] })
      .do('attack Pyre Adept')
      .then({
        phase: 'final main',
        players: [{ units: [{ exhausted: true }, { exhausted: true }] }, { health: 19 }],
      })
  })
  it('Ambush units block in the same step (257); blockers come after all cards (121)', () => {
    position({ players: [{ units: ['Pyre Adept'] }, { ...rich, hand: ['Storm Lynx'] }] })
      .do({ attack: ['Pyre Adept'] })
      .then({ asked: 2, question: 'defend', options: ['play Storm Lynx', 'pass', 'pass turn'] })
      .do('play Storm Lynx')
      .then({ question: 'block', options: ['block Storm Lynx', 'done'] })
      .do('block Storm Lynx')
      .then({ players: [{ units: [] }, { units: [], void: ['Storm Lynx'] }] })
  })
  it('without blockers the defender is not asked before the fight (R1)', () => {
    position({
      players: [
        { ...rich, hand: ['Rally'], units: ['Pyre Adept'] },
        { ...rich, hand: ['Finest Hour'] },
      ],
    })
      .do({ attack: ['Pyre Adept'] }, 'pass')
      .then({ asked: 1, question: 'pre-fight' })
      .do('pass')
      .then({ phase: 'final main', players: [{}, { health: 22 }] })
    position({
      players: [
        { ...rich, hand: ['Rally', 'Torch'], units: ['Pyre Adept'] },
        { ...rich, hand: ['Finest Hour'] },
      ],
    })
      .do({ attack: ['Pyre Adept'] }, 'pass', 'play Rally')
      .then({ asked: 2, question: 'react' })
      .do('pass', 'pass')
      .then({ asked: 2, question: 'pre-fight' })
  })
  it('Lifesteal counts before anybody loses (R58)', () => {
    position({
      players: [
        { units: ['Dusthoof Brawler', 'Bold Adventurer'] },
        { health: 3, units: [{ card: 'Silverwing Familiar', strength: 5, health: 5 }] },
      ],
    })
      .do(
        { attack: ['Dusthoof Brawler', 'Bold Adventurer'] },
        { block: [['Silverwing Familiar', 'Bold Adventurer']] },
      )
      .then({ winner: null, players: [{}, { health: 3 }] })
  })
  it('Berserk: a second attack alone (R12)', () => {
    position({ players: [{ units: ['Hotblood Barbarian', 'Pyre Adept'] }, {}] })
      .do({ attack: ['Hotblood Barbarian', 'Pyre Adept'] }, 'yes Hotblood Barbarian')
      .then({ phase: 'final main', players: [{ units: [{ skills: ['reckless'] }, {}] }, { health: 18 }] })
  })
  it('a site may be attacked instead of the player (117, R115)', () => {
    position({ players: [{ units: ['Hotblood Barbarian'] }, { site: 'The Praxis Arcanum' }] })
      .do({ attack: ['Hotblood Barbarian'] })
      .then({ question: 'aim', options: ['pick player 2', 'pick The Praxis Arcanum'] })
      .do('pick The Praxis Arcanum', 'no Hotblood Barbarian')
      .then({ players: [{}, { health: 25, site: { damage: 2 } }] })
  })
})

describe('reactions', () => {
  it('every spell has a window, a unit that helps its own side has none (R25)', () => {
    position({ players: [{ ...rich, hand: ['Wisdom of the Elders', 'Temple Scribe'] }, { hand: ['Torch'] }] })
      .do('play Temple Scribe')
      .then({ asked: 1, question: 'main' })
      .do('play Wisdom of the Elders')
      .then({ asked: 2, question: 'react', options: ['pass', 'pass turn'] })
  })
  it('an ability has a window only if it touches the other player (G12)', () => {
    const given = (unit: string) => ({
      players: [
        { ...rich, hand: ['Valkyrie Enforcer', unit], units: ['Pyre Adept'] },
        { hand: ['Torch'], units: ['Bold Adventurer'] },
      ],
    })
    position(given('Torch'))
      .do('play Valkyrie Enforcer', 'pick Bold Adventurer')
      .then({ asked: 2, question: 'react' })
    position(given('Torch'))
      .do('play Valkyrie Enforcer', 'pick Pyre Adept')
      .then({ asked: 1, question: 'main' })
    position(given('Torch')).do('play Valkyrie Enforcer', 'done').then({ asked: 1, question: 'main' })
  })
  it('what no longer fits is not touched (R80)', () => {
    position({
      players: [
        { ...rich, hand: ['Suffocate'] },
        { ...rich, hand: ['Finest Hour'], units: ['Argenport Soldier'] },
      ],
    })
      .do('play Suffocate', 'play Finest Hour')
      .then({ players: [{}, { units: [{ strength: 6, health: 5 }] }] })
  })
  it('a negated spell was played (R33), and its cost stays paid', () => {
    position({
      players: [
        { power: 3, influence: 'F', hand: ['Torch'], units: ['Fevered Scout'] },
        { ...rich, hand: ['Backlash'] },
      ],
    })
      .do('play Torch', 'pick player 2', 'play Backlash')
      .then({
        players: [
          { power: 2, health: 23, units: [{ strength: 4, health: 4 }], void: ['Torch'] },
          { health: 25 },
        ],
      })
  })
  it('passing for the turn is remembered until the turn ends', () => {
    position({
      players: [
        { ...rich, hand: ['Torch', 'Rally'] },
        { ...rich, hand: ['Finest Hour'] },
      ],
    })
      .do('play Torch', 'pick player 2', 'pass turn', 'play Rally')
      .then({ asked: 1, question: 'main', players: [{}, { health: 22 }] })
  })
  it('Entomb waits for the effect of the spell that was paid with it (R92)', () => {
    position({ players: [{ ...rich, hand: ['Combust'], units: ['Dark Wisp'] }, { units: ['Pyre Adept'] }] })
      .do('play Combust')
      .then({ players: [{ units: [], hand: ['Fire Sigil'] }, { units: [] }] })
  })
  it('cards that die together see each other die (R91)', () => {
    position({
      players: [{ units: ['Argenport Instigator', 'Pyre Adept'] }, { ...rich, hand: ['Harsh Rule'] }],
      current: 2,
    })
      .do('play Harsh Rule')
      .then({ players: [{ health: 23, units: [] }, {}] })
  })
})

describe('direct attacks and armor', () => {
  it('Killer may be used at once and is spent; the defender stays ready (R35, R36)', () => {
    position({
      players: [{ ...rich, hand: ['Skycrag Wyvarch'] }, { units: ['Steadfast Deputy', 'Pyre Adept'] }],
    })
      .do('play Skycrag Wyvarch', 'killer Skycrag Wyvarch on Steadfast Deputy')
      .then({
        players: [{ units: [{ damage: 1, exhausted: true, skills: ['flying'] }] }, { units: ['Pyre Adept'] }],
      })
  })
  it('an Ambush unit takes the attack over (R37)', () => {
    position({
      players: [
        { units: ['Predatory Carnosaur'] },
        { ...rich, hand: ['Hunting Pteriax'], units: ['Pyre Adept'] },
      ],
    })
      .do('killer Predatory Carnosaur on Pyre Adept', 'play Hunting Pteriax', 'pass*')
      .then({ players: [{ units: [{ damage: 5 }] }, { units: ['Pyre Adept'], void: ['Hunting Pteriax'] }] })
  })
  it('the avatar may attack the player only without enemy units, once a turn (185, 186)', () => {
    position({ players: [{ relics: ['Mithril Mace'] }, {}] })
      .do('avatar player 2')
      .then({ players: [{}, { health: 22 }], options: ['end turn'] })
  })
  it('armor already there joins a relic weapon (R21) and falls with it', () => {
    position({ players: [{ ...rich, armor: 4, hand: ['Mithril Mace'] }, {}] })
      .do('play Mithril Mace')
      .then({ players: [{ armor: 8, relics: [{ strength: 3, health: 8 }] }, {}] })
  })
  it('Overwhelm of the relic weapon counts for spells (R43)', () => {
    position({
      players: [{ ...rich, relics: ['Stonescar Maul'], hand: ['Torch'] }, { units: ['Pyre Adept'] }],
    })
      .do('play Torch', 'pick Pyre Adept')
      .then({ players: [{}, { units: [], health: 23 }] })
  })
  it('invulnerable this turn (R47)', () => {
    position({ players: [{ ...rich, hand: ['Auric Runehammer'] }, { units: ['Towering Terrazon'] }] })
      .do('play Auric Runehammer', 'avatar Towering Terrazon')
      .then({ players: [{ armor: 1, health: 25 }, { units: [{ damage: 4 }] }] })
  })
})

describe('limits', () => {
  const board = (n: number) => Array.from({ length: n }, () => 'Pyre Adept')
  it('tokens that do not fit are not made (R93)', () => {
    position({ players: [{ ...rich, hand: ['Grenadin Drone'], units: board(11) }, {}] })
      .do('play Grenadin Drone')
      .then({ players: [{ units: [...board(11), 'Grenadin Drone'] }, {}] })
  })
  it('a full board: one unit is killed for the new one (214)', () => {
    const p = position({ players: [{ ...rich, hand: ['Bold Adventurer'], units: board(12) }, {}] }).do(
      'play Bold Adventurer',
    )
    expect(eternal.decision(p.s).kind).toBe('make room')
    p.do('pick Bold Adventurer').then({ players: [{ units: board(12), void: ['Bold Adventurer'] }, {}] })
  })
  it('a thirteenth card goes to the void (R89)', () => {
    const twelve = Array.from({ length: 11 }, () => 'Fire Sigil')
    position({
      players: [
        { ...rich, hand: ['Wisdom of the Elders', ...twelve], deck: ['Torch', 'Rally', 'Fire Sigil'] },
        {},
      ],
    })
      .do('play Wisdom of the Elders')
      .then({ players: [{ hand: [...twelve, 'Torch'], void: ['Rally', 'Wisdom of the Elders'] }, {}] })
  })
})

describe('stun, silence, values', () => {
  it('Permafrost holds its unit; silencing the unit frees it (R72)', () => {
    position({
      players: [
        { ...rich, hand: ['Permafrost'] },
        { ...rich, units: ['Towering Terrazon'], hand: ['Valkyrie Enforcer'] },
      ],
    })
      .do('play Permafrost', 'pass*', 'end turn', 'pass*')
      .then({ current: 2, players: [{}, { units: [{ exhausted: true, attachments: ['Permafrost'] }] }] })
      .do('play Valkyrie Enforcer', 'pick Towering Terrazon')
      .then({ players: [{}, { units: [{ exhausted: false, silenced: true }, {}] }] })
  })
  it('thresholds look at influence all the time (R107)', () => {
    position({ players: [{ influence: 'FF', units: ['Champion of Glory'] }, {}] }).then({
      players: [{ units: [{ strength: 3, health: 1, skills: ['quickdraw'] }] }, {}],
    })
    position({
      players: [{ influence: 'FFJJ', units: [{ card: 'Champion of Glory', silenced: true }] }, {}],
    }).then({
      players: [{ units: [{ strength: 1, health: 1, skills: [] }] }, {}],
    })
  })
  it('ongoing bonuses come and go; damage stays (R105)', () => {
    position({
      players: [{ ...rich, relics: ['Xenan Obelisk'], maxPower: 4, units: ['Bold Adventurer'] }, {}],
    }).then({
      players: [{ units: [{ strength: 3, health: 4 }] }, {}],
    })
  })
  it('health becomes 1 is stored (R104)', () => {
    position({
      players: [
        { ...rich, hand: ['Withering Witch'] },
        { units: ['Jotun Warrior', { card: 'Bold Adventurer', damage: 1 }] },
      ],
    })
      .do('play Withering Witch')
      .then({ players: [{}, { units: [{ strength: 3, health: 1 }, { health: 2 }] }] })
  })
  it('a returned unit keeps permanent changes and loses the rest; its weapons die (R6, R96)', () => {
    position({
      players: [
        { ...rich, hand: ['Teleport'] },
        {
          units: [
            { card: 'Bold Adventurer', strength: 4, health: 4, damage: 2, attachments: ['Deepforged Plate'] },
          ],
        },
      ],
    })
      .do('play Teleport')
      .then({
        players: [
          {},
          { hand: [{ card: 'Bold Adventurer', strength: 4, health: 4 }], void: ['Deepforged Plate'] },
        ],
      })
  })
})
