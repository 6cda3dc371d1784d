import {
  activated,
  aegis,
  ally,
  amplify,
  berserk,
  bolster,
  bond,
  card,
  charge,
  contract,
  corrupted,
  created,
  deal,
  decay,
  decimate,
  disappear,
  discarding,
  draw,
  drawNew,
  empower,
  endOfTurn,
  endurance,
  enemyPlayer,
  enemyUnits,
  exalted,
  fastSpell,
  flying,
  gainArmor,
  gainPower,
  get,
  gets,
  getsThisTurn,
  getThisTurn,
  hand,
  haveWhile,
  hits,
  hunt,
  imbue,
  inscribe,
  inspire,
  invoke,
  isNight,
  isStudent,
  killer,
  lifeforce,
  lifesteal,
  mastery,
  mayDoTo,
  mentor,
  nightEnds,
  nightfall,
  nomad,
  numberOnCard,
  on,
  one,
  onPlay,
  onslaught,
  overwhelm,
  pay,
  playNew,
  pledge,
  plunder,
  plusHealth,
  plusStats,
  plusStrength,
  put,
  quickdraw,
  recruit,
  regen,
  relicWeapon,
  renown,
  revenge,
  sacrificing,
  self,
  several,
  shift,
  silence,
  spark,
  spell,
  spellcraft,
  stealth,
  stun,
  summon,
  surge,
  swift,
  takesDebt,
  taunt,
  that,
  the,
  together,
  tribute,
  twisting,
  type,
  unit,
  units,
  unleash,
  valor,
  versatile,
  warcry,
  warp,
  weapon,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

/** One card at least for every later skill and word of the game. */
export const skillCards: readonly CardDefinition[] = [
  // Berserk
  unit(
    '4-12',
    'Hotblood Barbarian',
    { cost: 2, influence: 'F', strength: 2, health: 1, types: ['warrior'] },
    [berserk, summon(mayDoTo([discarding(one(hand('you')))], drawNew(card('Temper'))))],
  ),
  spell('4-146', 'Gift of Battle', { cost: 1, influence: 'P' }, [onPlay(get(one(yourUnits()), berserk))]),
  spell('4-184', 'Sack the City', { cost: 5, influence: 'PP' }, [onPlay(get(yourUnits(), berserk))]),
  unit('4-185', 'Speardiver', { cost: 6, influence: 'P', strength: 2, health: 5, types: ['warrior'] }, [
    flying,
    berserk,
  ]),
  unit(
    '4-190',
    'Enraged Araktodon',
    { cost: 7, influence: 'PP', strength: 6, health: 6, types: ['dinosaur'] },
    [berserk],
  ),
  unit(
    '4-225',
    'Corrupted Umbren',
    { cost: 4, influence: 'SS', strength: 3, health: 4, types: ['radiant'] },
    [lifesteal, berserk],
  ),
  unit(
    '4-259',
    'Bloodthirsty Brawler',
    { cost: 5, influence: 'FP', strength: 4, health: 6, types: ['warrior'] },
    [berserk, overwhelm],
  ),
  unit(
    '5-151',
    'Direwood Slasher',
    { cost: 1, influence: 'S', strength: 1, health: 1, types: ['warrior', 'elf'] },
    [berserk, empower(getsThisTurn(plusStats(1, 1)))],
  ),

  // Revenge, Warp, Pledge, Inscribe
  unit(
    '2-72',
    'Stalwart Silverwing',
    { cost: 2, influence: 'J', strength: 1, health: 1, types: ['valkyrie'] },
    [flying, revenge],
  ),
  unit('2-141', 'Tock Tick', { cost: 1, influence: 'S', strength: 1, health: 1, types: ['clockroach'] }, [
    revenge,
  ]),
  fastSpell('9-117', 'Frost', { cost: 2, influence: 'P' }, [revenge, onPlay(stun(one(enemyUnits())))]),
  unit('2-7', 'Blinkwolf', { cost: 2, influence: 'F', strength: 2, health: 1, types: ['wolf'] }, [warp]),
  unit('5-91', 'Kosul Recruit', { cost: 3, influence: 'J', strength: 3, health: 3, types: ['soldier'] }, [
    pledge,
  ]),
  unit(
    '12-76',
    'Mithril Guardian',
    { cost: 3, influence: 'J', strength: 0, health: 5, types: ['oni', 'paladin'] },
    [inscribe],
  ),

  // Tribute, Spark, Onslaught, Inspire
  unit(
    '4-77',
    'Fierce Mosaraptor',
    { cost: 4, influence: 'T', strength: 3, health: 4, types: ['dinosaur'] },
    [tribute(gets(killer))],
  ),
  unit('4-117', 'Guard Dog', { cost: 3, influence: 'J', strength: 3, health: 3, types: ['dog'] }, [
    tribute(gets(plusStats(1, 1))),
  ]),
  unit('2-13', 'Sparkbot', { cost: 3, influence: 'F', strength: 1, health: 4, types: ['grenadin'] }, [
    spark(playNew(card('Grenadin'))),
  ]),
  unit(
    '2-17',
    'Audacious Bandit',
    { cost: 4, influence: 'F', strength: 4, health: 2, types: ['gunslinger', 'rogue'] },
    [spark(gets(quickdraw))],
  ),
  unit('6-5', 'Oni Patrol', { cost: 1, influence: 'F', strength: 2, health: 1, types: ['oni'] }, [
    onslaught(gets(plusStrength(1))),
  ]),
  unit('4-64', 'Living Example', { cost: 2, influence: 'TT', strength: 2, health: 2, types: ['mystic'] }, [
    inspire(get(that, plusStats(1, 1))),
  ]),

  // Mentor, Ally, Surge
  unit('2-77', 'Sparring Partner', { cost: 2, influence: 'J', strength: 2, health: 2, types: ['unseen'] }, [
    mentor(get(the('student'), plusStats(1, 1))),
  ]),
  unit('2-82', 'Highbranch Sentry', { cost: 3, influence: 'J', strength: 3, health: 3, types: ['soldier'] }, [
    on(isStudent, get(self, plusStats(1, 1))),
  ]),
  relicWeapon('3-118', 'Signal Flag', { cost: 3, influence: 'J', strength: 1, health: 4 }, [
    ally(type('valkyrie'), gets(warcry())),
  ]),
  unit('3-169', 'Yeti Windflyer', { cost: 2, influence: 'P', strength: 1, health: 1, types: ['yeti'] }, [
    flying,
    ally(type('yeti'), gets(plusStats(1, 1))),
  ]),
  unit(
    '9-84',
    'Chainwhip Bludgeoner',
    { cost: 2, influence: 'J', strength: 2, health: 2, types: ['minotaur'] },
    [aegis, surge(getsThisTurn(plusStats(1, 1)))],
  ),

  // what may be paid beside the cost
  unit(
    '5-147',
    'Starved Vorlunk',
    { cost: 7, influence: 'PP', strength: 6, health: 6, types: ['dinosaur'] },
    [overwhelm, amplify(2, gets(plusStats(3, 3)))],
  ),
  weapon('5-133', 'Clutch of Talons', { cost: 4, influence: 'PPP', strength: 2, health: 2 }, [
    flying,
    amplify(2, playNew(card('Dragon'))),
  ]),
  created.unit(
    '2-t-dragon',
    'Dragon',
    { cost: 6, influence: 'FP', strength: 5, health: 5, types: ['dragon'] },
    [flying],
  ),
  weapon('4-36', 'Welding Torch', { cost: 4, influence: 'F', strength: 3, health: 2 }, [
    spellcraft(3, 'Torch'),
  ]),
  unit('12-65', 'Kosul Envoy', { cost: 1, influence: 'J', strength: 2, health: 1, types: ['soldier'] }, [
    contract(2, gainArmor(3)),
  ]),
  spell('12-54', 'Emburden', { cost: 6, influence: 'TT' }, [
    onPlay(together(put(one(enemyUnits()), 'hand'), takesDebt(enemyPlayer, 3))),
  ]),
  spell('7-81', 'Storm of Feathers', { cost: 3, influence: 'JJ' }, [
    onPlay(stun(several(2, enemyUnits()))),
    decimate(gainArmor(4)),
  ]),
  unit(
    '3-45',
    'Tempered Sentinel',
    { cost: 6, influence: 'FF', strength: 5, health: 3, types: ['sentinel'] },
    [charge, bond],
  ),
  unit('6-167', 'Elder Meditant', { cost: 4, influence: 'P', strength: 2, health: 2, types: ['shaman'] }, [
    aegis,
    activated([pay(3), twisting], draw(1)),
  ]),

  // Plunder, Hunt, Recruit, Invoke, Night
  unit('9-77', 'Crown Patroller', { cost: 1, influence: 'J', strength: 2, health: 1, types: ['soldier'] }, [
    summon(plunder),
  ]),
  created.spell('5-t-treasure-trove', 'Treasure Trove', { cost: 2 }, [onPlay(draw(1))]),
  unit('14-204', 'Slinking Roach', { cost: 2, strength: 1, health: 2, types: ['insect'] }, [summon(hunt(1))]),
  created.spell('15-t-advantage', 'Advantage', { cost: 0 }, [swift, onPlay(gainPower(numberOnCard(1)))]),
  unit('15-5', 'Calm Instructor', { cost: 3, influence: 'FF', strength: 2, health: 1, types: ['exile'] }, [
    charge,
    summon(recruit),
  ]),
  fastSpell('12-186', 'Icy Hold', { cost: 4, influence: 'JP' }, [
    onPlay(together(silence(one(units()).as('unit')), stun(the('unit'))), invoke('JP')),
  ]),
  unit('3-222', 'Duskcaller', { cost: 3, influence: 'S', strength: 3, health: 2, types: ['unseen'] }, [
    summon(nightfall),
  ]),
  unit(
    '3-234',
    'Moonlit Gargoyle',
    { cost: 5, influence: 'SS', strength: 5, health: 3, types: ['gargoyle'] },
    [summon(nightfall), haveWhile(isNight, self, flying)],
  ),
  spell('3-20', 'Purge the Darkness', { cost: 3, influence: 'FF' }, [
    onPlay(deal(4, enemyPlayer), nightEnds),
  ]),

  // hits, Renown, Mastery, Lifeforce, Bolster
  unit(
    '9-152',
    'Lurking Brute',
    { cost: 2, influence: 'S', strength: 2, health: 2, types: ['rogue', 'minotaur'] },
    [on(hits, get(self, plusStats(1, 1)))],
  ),
  unit(
    '5-122',
    'Kosul Huntsman',
    { cost: 2, influence: 'P', strength: 1, health: 3, types: ['gunslinger', 'explorer'] },
    [renown(gets(killer))],
  ),
  unit('7-78', 'Oni Stalwart', { cost: 3, influence: 'J', strength: 1, health: 4, types: ['oni'] }, [
    endurance,
    mastery(4, gets(plusStats(2, 2))),
  ]),
  unit(
    '2-47',
    'Disciplined Amanera',
    { cost: 3, influence: 'T', strength: 2, health: 2, types: ['mystic'] },
    [lifeforce(get(self, plusStats(1, 1)))],
  ),
  unit(
    '15-53',
    'Young Protester',
    { cost: 1, influence: 'T', strength: 1, health: 1, types: ['rebel', 'civilian'] },
    [bolster(gets(plusStats(1, 1)))],
  ),

  // the rest, one each
  unit('6-87', 'Tremorshocker', { cost: 6, influence: 'TT', strength: 6, health: 6, types: ['wurm'] }, [
    shift(4),
  ]),
  unit('7-33', 'Ardent Convert', { cost: 1, influence: 'T', strength: 1, health: 1, types: ['cultist'] }, [
    exalted,
  ]),
  created.weapon('exalted-weapon', 'Exalted Weapon', { cost: 0, strength: 0, health: 0 }),
  unit(
    '8-119',
    'Entranced Cultist',
    { cost: 1, influence: 'S', strength: 1, health: 1, types: ['cultist'] },
    [summon(get(one(units()), quickdraw)), corrupted(1, '8-t-entranced-cultist-shade')],
  ),
  created.unit(
    '8-t-entranced-cultist-shade',
    'Entranced Cultist Shade',
    { cost: 1, influence: 'S', strength: 0, health: 1, types: ['cultist', 'nightmare'] },
    [
      on(endOfTurn('you'), get(self, plusHealth(-1))),
      activated([pay(1), sacrificing(self)], get(one(units()), quickdraw)),
    ],
  ),
  unit('9-56', 'Brightling', { cost: 4, influence: 'T', strength: 1, health: 3, types: ['wisp'] }, [
    flying,
    decay,
  ]),
  unit('9-138', 'Spellbound Ursine', { cost: 5, influence: 'PP', strength: 3, health: 3, types: ['bear'] }, [
    overwhelm,
    imbue,
  ]),
  spell('10-86', 'Ghastly Perfume', { cost: 2, influence: 'P' }, [
    onPlay(get(one(yourUnits()), killer, regen)),
  ]),
  unit(
    '11-4',
    'Raging Jackal',
    { cost: 1, influence: 'F', strength: 2, health: 1, types: ['grenadin', 'jackal'] },
    [valor],
  ),
  unit(
    '13-49',
    "Grumbo's Platoon",
    { cost: 2, influence: 'T', strength: 2, health: 1, types: ['mob', 'totemite'] },
    [unleash],
  ),
  unit(
    '11-42',
    'Concealed Veteran',
    { cost: 3, influence: 'T', strength: 3, health: 3, types: ['soldier'] },
    [stealth],
  ),
  created.unit('face-down', 'Face-Down Unit', { cost: 0, strength: 0, health: 0 }, [stealth]),
  fastSpell('13-36', 'Stutterstep', { cost: 1, influence: 'T' }, [onPlay(disappear(one(units())))]),
  unit('13-165', 'Midnight Goon', { cost: 5, influence: 'S', strength: 4, health: 3, types: ['rogue'] }, [
    taunt,
  ]),
  relicWeapon('14-17', 'Mantis Claw', { cost: 3, influence: 'F', strength: 3, health: 1 }, [versatile]),
  unit(
    '15-11',
    'Hive Lantern',
    { cost: 2, influence: 'F', strength: 2, health: 1, types: ['oni', 'explorer'] },
    [nomad()],
  ),
  fastSpell('15-549', 'Sky Race', { cost: 2, influence: 'J' }, [
    swift,
    onPlay(getThisTurn(one(units()), plusStats(2, 2), flying)),
  ]),
]
