import {
  amountByDifficulty,
  anyPlayer,
  attack,
  cardsOf,
  choose,
  counter,
  damageTo,
  dealtDamage,
  destroy,
  discard,
  either,
  everyone,
  exactly,
  gainToken,
  gravehold,
  half,
  immediately,
  loseCharge,
  loseGame,
  loseToken,
  minion,
  most,
  nemesis,
  on,
  one,
  onPower,
  onUnleash,
  ownerOf,
  persistent,
  playerWith,
  power,
  prepped,
  rule,
  self,
  suffer,
  the,
  together,
  tokens,
  unleash,
} from '../language/builders.ts'

const cloaks = tokens('nemesis')

export const magusOfCloaks = nemesis(
  'magus-of-cloaks',
  { set: 'war-eternal', life: 35, difficulty: 7 },
  counter('nemesis', {
    start: 4,
    min: amountByDifficulty({ normal: 2, increased: 3 }),
    max: amountByDifficulty({ normal: 8, increased: 9 }),
  }),
  onUnleash(either(gainToken('nemesis', 2), gravehold(suffer(2)))),
  rule(damageTo('nemesis', { reduceBy: cloaks }, { then: [loseToken('nemesis', 1)] })),
)

export const magiOfCloaks = cardsOf(
  'magus-of-cloaks',
  'war-eternal',

  minion(
    'dusk-spawn',
    { tier: 1, life: 5 },
    on(dealtDamage('self'), gainToken('nemesis', 1)),
    persistent(anyPlayer(either(loseCharge(1), suffer(2)))),
  ),
  power(
    'rising-dark',
    { tier: 1, power: 3 },
    on(dealtDamage('nemesis'), discard(self)),
    onPower(unleash(), anyPlayer(suffer(3)), anyPlayer(destroy(one(prepped.costing(0))))),
  ),
  power(
    'twilight-empire',
    { tier: 1, power: 3 },
    onPower(gravehold(suffer(cloaks)), gainToken('nemesis', 1)),
  ),

  minion(
    'ashen-haruspex',
    { tier: 2, life: 5 },
    rule(damageTo('self', { prevent: 2 })),
    persistent(anyPlayer(suffer(half(cloaks, 'up')))),
  ),
  power(
    'black-solstice',
    { tier: 2, power: 2 },
    on(dealtDamage('nemesis'), discard(self)),
    onPower(unleash(2), anyPlayer(suffer(3), discard(one(prepped)))),
  ),
  attack(
    'enshroud',
    { tier: 2 },
    gainToken('nemesis', 4),
    together('players', destroy(exactly(2, prepped.costing(0)))),
  ),

  attack(
    'eclipse',
    { tier: 3 },
    gainToken('nemesis', 5),
    choose(most('cost', prepped.ownedBy(everyone))).as('spell'),
    ownerOf('spell', destroy(the('spell')), suffer(2)),
  ),
  power('shadows-reach', { tier: 3, power: 9 }, immediately(gainToken('nemesis', 4)), onPower(loseGame())),
  minion(
    'veil-daughter',
    { tier: 3, life: 11 },
    rule(damageTo('self', { reduceBy: cloaks })),
    persistent(playerWith('most', 'charges', suffer(4))),
  ),
)
