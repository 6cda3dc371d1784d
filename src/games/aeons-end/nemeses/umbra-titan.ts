import {
  amountByDifficulty,
  anyPlayer,
  atLeast,
  atMost,
  attack,
  cardsOf,
  check,
  choose,
  count,
  counter,
  destroy,
  discard,
  either,
  enterPlay,
  equals,
  everyone,
  gravehold,
  lifeOf,
  loseGame,
  loseToken,
  minion,
  most,
  nemesis,
  nemesisDiscard,
  newest,
  onPower,
  onUnleash,
  ownerOf,
  persistent,
  power,
  prepped,
  rule,
  seq,
  spendAether,
  suffer,
  the,
  toDiscard,
  together,
  tokens,
  turnDiscard,
  unleash,
  when,
} from '../language/builders.ts'

const pillars = tokens('nemesis')
const nemesisTurnsTaken = count(turnDiscard.nemesisCards)

export const umbraTitan = nemesis(
  'umbra-titan',
  { set: 'war-eternal', life: 70, difficulty: 3 },
  counter('nemesis', { start: amountByDifficulty({ normal: 8, increased: 5 }), min: 0 }),
  onUnleash(
    either(
      seq(
        when(equals(nemesisTurnsTaken, 1), anyPlayer(suffer(2))),
        when(equals(nemesisTurnsTaken, 2), gravehold(suffer(2))),
      ),
      loseToken('nemesis', 1),
    ),
  ),
  rule(check(equals(pillars, 0), loseGame())),
)

export const umbraTitans = cardsOf(
  'umbra-titan',
  'war-eternal',

  minion(
    'cryptid',
    { tier: 1, life: 6 },
    persistent(
      either(
        seq(
          choose(most('cost', prepped.ownedBy(everyone))).as('spell'),
          ownerOf('spell', discard(the('spell'))),
        ),
        loseToken('nemesis', 1),
      ),
    ),
  ),
  minion(
    'grubber',
    { tier: 1, life: 5 },
    persistent(when(equals(nemesisTurnsTaken, 2), loseToken('nemesis', 1)).otherwise(gravehold(suffer(2)))),
  ),
  power('seismic-roar', { tier: 1, power: 3 }, toDiscard(spendAether(6)), onPower(loseToken('nemesis', 2))),

  attack(
    'maul',
    { tier: 2 },
    either(together('players', destroy(most('cost', prepped, 2))), loseToken('nemesis', 2)),
  ),
  minion(
    'tombfright',
    { tier: 2, life: 8 },
    persistent(when(atLeast(pillars, 5), loseToken('nemesis', 1)).otherwise(gravehold(suffer(3)))),
  ),
  minion(
    'vault-behemoth',
    { tier: 2, life: 9 },
    persistent(anyPlayer(suffer(2)), when(atMost(lifeOf('self'), 8), loseToken('nemesis', 1))),
  ),

  attack(
    'crumble',
    { tier: 3 },
    either(loseToken('nemesis', 3), seq(unleash(), enterPlay(newest(1, nemesisDiscard.minions)))),
  ),
  minion('demi-ancient', { tier: 3, life: 18 }, persistent(loseToken('nemesis', 1))),
  power(
    'yawning-black',
    { tier: 3, power: 2 },
    toDiscard(spendAether(8)),
    onPower(either(anyPlayer(suffer(6)), loseToken('nemesis', 3))),
  ),
)
