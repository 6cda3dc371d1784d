import {
  activated,
  aegis,
  ambush,
  among,
  anyOf,
  armorOf,
  atEndOfTurn,
  attackDeclared,
  attacks,
  berserk,
  both,
  cannot,
  card,
  changeNumber,
  charge,
  choose,
  chooseOne,
  chosenByEnemy,
  compare,
  copyOf,
  costing,
  costs,
  count,
  created,
  cursed,
  deadly,
  deal,
  dealBy,
  deck,
  discard,
  discarding,
  draw,
  drawAs,
  drawFrom,
  drawNew,
  eachPlayer,
  endOfTurn,
  endurance,
  enemies,
  enemyChooses,
  enemyDrawsMore,
  enemyPlays,
  enemyUnits,
  exhaust,
  exhausted,
  fastSpell,
  flying,
  gainInfluence,
  gainInfluenceChosen,
  gainPower,
  get,
  hand,
  have,
  haveWhile,
  infiltrate,
  inPlay,
  inspire,
  inVoid,
  kill,
  killer,
  kind,
  lifesteal,
  mayDoTo,
  multiFaction,
  negate,
  nightfall,
  numberOnCard,
  on,
  oncePerTurn,
  one,
  only,
  onPlay,
  other,
  overwhelm,
  pay,
  play,
  playNew,
  plus,
  plusMaxPower,
  plusStats,
  plusStrength,
  put,
  putNew,
  quickdraw,
  random,
  reckless,
  relic,
  relicWeapon,
  sacrifice,
  sacrificing,
  scout,
  self,
  sigil,
  silence,
  spell,
  spellcraft,
  startOfTurn,
  strengthOf,
  summon,
  that,
  the,
  threshold,
  together,
  topmost,
  tribute,
  type,
  ultimate,
  union,
  unit,
  unitDied,
  units,
  unstoppableIf,
  warcry,
  warp,
  weapon,
  windowSpell,
  windowSpellOrCurse,
  you,
  yourUnits,
  zones,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

/** What eight decks of the world championship need beyond the first sets. */
export const deckCards: readonly CardDefinition[] = [
  // Teamrankstar Tokens
  unit('3-65', 'Trail Maker', { cost: 2, influence: 'T', strength: 2, health: 1, types: ['explorer'] }, [
    have(you, plusMaxPower(1)),
    summon(gainInfluenceChosen),
  ]),
  relicWeapon('4-33', 'Jawbone Greatsword', { cost: 4, influence: 'FF', strength: 5, health: 2 }, [
    overwhelm,
    tribute(drawNew(card('Brand, Without Fear'))),
  ]),
  created.unit(
    '4-t-brand-without-fear',
    'Brand, Without Fear',
    { cost: 6, influence: 'FF', strength: 8, health: 6, types: ['warrior', 'hero'] },
    [berserk, summon(mayDoTo([sacrificing(one(yourUnits(other)))], get(self, overwhelm)))],
  ),
  unit(
    '4-67',
    'Teacher of Humility',
    { cost: 2, influence: 'TT', strength: 3, health: 2, types: ['mystic'] },
    [infiltrate(playNew(card('Disciplinary Weights')), draw(1, eachPlayer))],
  ),
  created.cursedRelic('4-t-disciplinary-weights', 'Disciplinary Weights', { cost: 2, influence: 'TT' }, [
    on(enemyDrawsMore, get(that, costs(2))),
  ]),
  spell('2-176', 'Purify', { cost: 2, influence: 'FT' }, [
    onPlay(together(silence(one(units()).as('unit')), deal(3, the('unit')))),
  ]),
  unit(
    '2-183',
    'Heart of the Vault',
    { cost: 6, influence: 'FFFTTT', strength: 6, health: 6, types: ['sentinel', 'hero'] },
    [warp, summon(deal(2, one(enemies)), drawAs(1, 'card'), get(the('card'), costs(-2)))],
  ),

  // FTJ Armory
  spell('2-23', 'Reforge', { cost: 4, influence: 'F' }, [
    onPlay(
      drawFrom(one(inVoid('you', kind('any weapon'))).as('weapon')),
      get(the('weapon'), plusStats(2, 2)),
    ),
  ]),
  relicWeapon('3-41', 'Molten Fist', { cost: 6, influence: 'FF', strength: 0, health: 6 }, [
    have(self, plusStrength(armorOf(you))),
  ]),
  spell('4-138', 'End of the Story', { cost: 6, influence: 'JJ' }, [
    warp,
    onPlay(kill(units())),
    unstoppableIf(unitDied),
  ]),
  spell('1003-1', 'Bore', { cost: 1, influence: 'F' }, [
    onPlay(
      kill(one(inPlay('enemy', kind('attachment')))),
      drawNew(copyOf(self)).as('copy'),
      get(the('copy'), costs(1)),
      atEndOfTurn(discard(the('copy'))),
    ),
  ]),
  relic('1004-2', 'Cauldron Cookbook', { cost: 2, influence: 'FF' }, [
    oncePerTurn(activated([pay(3)], putNew(card('Firebomb'), 'deck random'), draw(1))),
  ]),

  // Maiden's Rest
  unit(
    '3-235',
    'Shadowlands Tyrant',
    { cost: 5, influence: 'SSS', strength: 6, health: 4, types: ['radiant'] },
    [lifesteal, on(attacks, dealBy(self, numberOnCard(1), one(enemies)), changeNumber(self, 1))],
  ),
  unit(
    '4-204',
    'Fenris Nightshade',
    { cost: 2, influence: 'S', strength: 3, health: 2, types: ['unseen', 'hero'] },
    [
      oncePerTurn(
        activated([pay(3)], draw(1), together(dealBy(self, 3, you), dealBy(self, 1, among(enemies, cursed)))),
      ),
    ],
  ),
  unit(
    '1002-13',
    'Auric Interrogator',
    { cost: 3, influence: 'SS', strength: 4, health: 3, types: ['minotaur'] },
    [
      only(on(endOfTurn('you'), together(dealBy(self, 1, you), draw(1))), {
        if: compare(strengthOf(self), 'atLeast', 5),
      }),
    ],
  ),
  unit(
    '1003-13',
    'Ripknife Assassin',
    { cost: 2, influence: 'S', strength: 2, health: 2, types: ['unseen'] },
    [deadly, warcry()],
  ),
  unit(
    '1004-19',
    'Vara, Vengeance-Seeker',
    { cost: 4, influence: 'SS', strength: 3, health: 3, types: ['scion', 'hero'] },
    [
      lifesteal,
      have(units(), cannot('have aegis')),
      have(eachPlayer, cannot('have aegis')),
      summon(
        enemyChooses([sacrifice(chosenByEnemy(one(enemyUnits())))], [get(self, plusStats(2, 2), deadly)]),
      ),
    ],
  ),

  // Feln Mid
  spell('3-165', 'Strategize', { cost: 2, influence: 'P' }, [
    onPlay(draw(2), put(one(hand('you')), 'deck bottom')),
  ]),
  fastSpell('3-167', 'Unseal', { cost: 2, influence: 'P' }, [onPlay(negate(one(windowSpellOrCurse)))]),
  unit(
    '3-187',
    'Jotun Feast-Caller',
    { cost: 5, influence: 'PPP', strength: 4, health: 4, types: ['giant'] },
    [aegis, on(attacks, draw(numberOnCard(1)), changeNumber(self, 1))],
  ),
  fastSpell('4-261', "Rindra's Choice", { cost: 2, influence: 'PS' }, [
    onPlay(chooseOne([kill(one(enemyUnits(multiFaction)))], [negate(one(among(windowSpell, multiFaction)))])),
  ]),

  // SecondBlue's Combrei Mid
  weapon('4-112', "Vanquisher's Blade", { cost: 2, influence: 'JJ', strength: 2, health: 2 }, [
    have(inVoid('enemy'), cannot('leave the void')),
    spellcraft(3, 'Vanquish'),
  ]),
  unit(
    '4-131',
    'Sheriff Marley',
    { cost: 4, influence: 'JJ', strength: 4, health: 4, types: ['gunslinger', 'hero'] },
    [
      aegis,
      oncePerTurn(activated([pay(3)], drawNew(card('Steadfast Deputy')))),
      tribute(silence(one(enemyUnits()))),
    ],
  ),
  weapon('4-249', 'Sword of Unity', { cost: 4, influence: 'TTJJ', strength: 2, health: 2 }, [
    lifesteal,
    overwhelm,
    spellcraft(2, 'Stand Together'),
  ]),
  spell('1001-3', 'Passage of Eons', { cost: 6, influence: 'TT' }, [
    onPlay(silence(enemyUnits()), kill(inPlay('enemy', kind('attachment')))),
  ]),
  unit(
    '1003-7',
    'Icaria, Valkyrie Captain',
    { cost: 2, influence: 'JJ', strength: 1, health: 1, types: ['valkyrie', 'hero'] },
    [
      flying,
      endurance,
      threshold('JJJJJJ', plusStats(3, 2)),
      ultimate(
        activated(
          [pay(3)],
          play(topmost(1, deck('you', sigil('justice'))), { depleted: true }),
          get(hand('you', type('valkyrie')), plusStats(1, 1)),
        ),
      ),
    ],
  ),
  unit(
    '1004-12',
    "Telut, Queen's Hand",
    { cost: 7, influence: 'JJ', strength: 6, health: 6, types: ['soldier', 'hero'] },
    [
      on(
        attackDeclared('you', { exactlyOne: true, onPlayer: true }),
        playNew(card("Queen's Weapon"), { on: that }),
        play(topmost(2, deck('you', sigil('justice'))), { depleted: true }),
        get(enemyUnits(), plusStrength(-1)),
      ),
    ],
  ),
  created.weapon('telut-weapon', "Queen's Weapon", { cost: 0, strength: 3, health: 3 }),

  // Rakano Ramp
  unit(
    '3-136',
    'Amilli, Cloudmarshal',
    { cost: 5, influence: 'JJJ', strength: 4, health: 8, types: ['valkyrie', 'hero'] },
    [
      flying,
      on(
        attacks,
        playNew(card('Valkyrie', { strength: numberOnCard(1), health: numberOnCard(1) })),
        changeNumber(self, 1),
      ),
    ],
  ),
  created.unit(
    '5-t-valkyrie',
    'Valkyrie',
    { cost: 3, influence: 'J', strength: 3, health: 3, types: ['valkyrie'] },
    [flying],
  ),
  unit(
    '4-244',
    'Bulletshaper',
    { cost: 3, influence: 'FJ', strength: 3, health: 3, types: ['gunslinger', 'mage'] },
    [
      summon(gainInfluence('FJ')),
      ultimate(activated([discarding(one(hand('you', kind('any spell'))))], gainPower(2))),
    ],
  ),
  unit(
    '4-246',
    'Rizahn, Greatbow Master',
    { cost: 6, influence: 'FFJJ', strength: 5, health: 4, types: ['valkyrie', 'hero'] },
    [
      flying,
      reckless,
      haveWhile(compare(count(inVoid('you', kind('any spell'))), 'atLeast', 6), self, lifesteal),
      summon(deal(3, one(enemies))),
    ],
  ),
  unit(
    '4-310',
    'Yushkov, the Usurper',
    { cost: 4, influence: 'FFF', strength: 4, health: 4, types: ['warrior', 'hero'] },
    [
      on(enemyPlays(kind('unit')), exhaust(that)),
      ultimate(on(startOfTurn('you'), gainPower(plus(1, count(enemyUnits(exhausted)))))),
    ],
  ),
  spell('1004-1', 'Signal Flare', { cost: 1, influence: 'F' }, [
    onPlay(deal(2, one(union(units(), eachPlayer, inPlay('both', kind('site'))))), scout),
  ]),

  // Blue Merchant Skycrag
  unit('2-105', 'Snowcrust Yeti', { cost: 1, influence: 'P', strength: 2, health: 1, types: ['yeti'] }, [
    aegis,
  ]),
  unit(
    '2-187',
    'Champion of Fury',
    { cost: 2, influence: 'FP', strength: 1, health: 1, types: ['warrior', 'yeti'] },
    [threshold('FF', plusStrength(1), charge), threshold('PP', plusStrength(1), overwhelm)],
  ),
  unit(
    '2-191',
    'Vadius, Clan Father',
    { cost: 3, influence: 'FFP', strength: 3, health: 2, types: ['gunslinger', 'hero'] },
    [aegis, quickdraw, ultimate(activated([pay(7)], playNew(card('Steelfang Chakram'), { on: self })))],
  ),
  weapon('4-5', 'Longbarrel', { cost: 1, influence: 'FF', strength: 2, health: 0 }, [
    overwhelm,
    spellcraft(3, 'Piercing Shot'),
  ]),
  weapon('4-152', 'Changeestik', { cost: 2, influence: 'P', strength: 1, health: 1 }, [
    flying,
    spellcraft(5, 'Polymorph'),
  ]),
  unit('4-153', 'Dusk Raider', { cost: 2, influence: 'P', strength: 2, health: 2, types: ['warrior'] }, [
    inspire(get(that, berserk)),
    summon(nightfall),
  ]),

  // Mystical Xenan
  spell('2-44', 'Xenan Initiation', { cost: 2, influence: 'T' }, [
    onPlay(get(one(yourUnits()), plusStats(1, 1), killer)),
  ]),
  unit('2-63', 'Waystone Infuser', { cost: 5, influence: 'TT', strength: 2, health: 6, types: ['radiant'] }, [
    warp,
    have(zones(['hand', 'deck'], 'you', kind('power')), warp),
  ]),
  unit(
    '2-204',
    'Ayan, the Abductor',
    { cost: 3, influence: 'TSS', strength: 3, health: 3, types: ['cultist', 'hero'] },
    [
      ambush,
      lifesteal,
      ultimate(
        activated(
          [pay(8)],
          choose(one(inVoid('you', kind('unit'))).as('unit')),
          silence(the('unit')),
          play(the('unit'), { with: [plusStats(3, 3)] }),
        ),
      ),
    ],
  ),
  spell('2-206', "Vara's Choice", { cost: 2, influence: 'TS' }, [
    onPlay(
      chooseOne(
        [together(silence(one(enemyUnits()).as('unit')), put(the('unit'), 'hand'))],
        [choose(one(hand('enemy', kind('unit'))).as('held')), silence(the('held')), discard(the('held'))],
      ),
    ),
  ]),
  fastSpell('2-207', 'Banish', { cost: 3, influence: 'TS' }, [
    onPlay(kill(one(inPlay('enemy', both(anyOf(kind('unit'), kind('any relic')), costing('atMost', 5)))))),
  ]),
  unit(
    '3-87',
    'Worldbearer Behemoth',
    { cost: 5, influence: 'TTT', strength: 6, health: 7, types: ['dinosaur'] },
    [
      overwhelm,
      on(attacks, play(random(numberOnCard(1), deck('you', kind('power')))), changeNumber(self, 1)),
    ],
  ),
]
