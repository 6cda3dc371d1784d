import {
  aegis,
  anything,
  attacking,
  both,
  card,
  changeNumber,
  choose,
  controllerOf,
  copyOf,
  costing,
  costOf,
  count,
  deal,
  deck,
  destiny,
  discard,
  draw,
  drawFrom,
  echo,
  enemyUnits,
  fastSpell,
  fate,
  flying,
  get,
  getThisTurn,
  hand,
  having,
  kind,
  named,
  negate,
  nonPower,
  numberOnCard,
  one,
  onPlay,
  playNew,
  plus,
  plusStats,
  put,
  randomCard,
  sameNameAs,
  several,
  sigil,
  spell,
  stun,
  the,
  together,
  topmost,
  transform,
  units,
  windowSpell,
  youGet,
  yourUnits,
  zones,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

export const primalSpells: readonly CardDefinition[] = [
  spell('0-24', "Eilyn's Favor", { cost: 2, influence: 'P' }, [
    onPlay(youGet(aegis), drawFrom(topmost(1, deck('you', sigil('primal'))))),
  ]),
  spell('1-189', 'Unstable Form', { cost: 1, influence: 'P' }, [
    echo,
    onPlay(
      choose(one(units()).as('unit')),
      transform(
        the('unit'),
        randomCard(both(kind('unit'), costing('exactly', plus(costOf(the('unit')), 1)))),
      ),
    ),
  ]),
  fastSpell('1-190', 'Levitate', { cost: 1, influence: 'P' }, [
    onPlay(getThisTurn(one(yourUnits()), flying), draw(1)),
  ]),
  spell('1-194', 'Static Bolt', { cost: 2, influence: 'P' }, [
    onPlay(deal(numberOnCard(1), one(anything))),
    fate(changeNumber(zones(['hand', 'deck'], 'you', named('Static Bolt')), 1)),
  ]),
  spell('1-196', "Herald's Song", { cost: 2, influence: 'P' }, [
    echo,
    onPlay(draw(1), discard(one(hand('you')))),
  ]),
  fastSpell('1-197', 'Lightning Strike', { cost: 2, influence: 'P' }, [
    onPlay(deal(4, one(enemyUnits(attacking)))),
  ]),
  fastSpell('1-200', 'Backlash', { cost: 2, influence: 'P' }, [
    onPlay(
      choose(one(windowSpell).as('spell')),
      together(negate(the('spell')), deal(2, controllerOf(the('spell')))),
    ),
  ]),
  fastSpell('1-205', 'Violent Gust', { cost: 2, influence: 'P' }, [
    onPlay(deal(5, one(units(having(flying))))),
  ]),
  spell('1-206', 'Lightning Storm', { cost: 2, influence: 'P' }, [onPlay(deal(2, units()))]),
  fastSpell('1-207', 'Second Sight', { cost: 2, influence: 'P' }, [
    onPlay(draw(2), put(one(hand('you')), 'deck top')),
  ]),
  fastSpell('1-209', 'Flash Freeze', { cost: 3, influence: 'P' }, [onPlay(stun(several(2, enemyUnits())))]),
  spell('1-211', 'Polymorph', { cost: 3, influence: 'P' }, [onPlay(transform(one(units()), card('Frog')))]),
  spell('1-217', 'Mirror Image', { cost: 3, influence: 'P' }, [
    onPlay(choose(one(yourUnits()).as('unit')), playNew(copyOf(the('unit')))),
  ]),
  fastSpell('1-218', 'Wisdom of the Elders', { cost: 3, influence: 'PP' }, [onPlay(draw(2))]),
  spell('1-221', 'Rain of Frogs', { cost: 4, influence: 'P' }, [
    onPlay(
      choose(one(hand('enemy', nonPower)).as('card')),
      transform(
        zones(['hand', 'deck', 'void'], 'enemy', sameNameAs(the('card'))),
        card('Frog', { skills: [destiny] }),
      ),
    ),
  ]),
  spell('1-232', 'Crystallize', { cost: 5, influence: 'PP' }, [
    onPlay(together(stun(enemyUnits()), deal(1, enemyUnits()))),
  ]),
  fastSpell('1-241', 'Celestial Omen', { cost: 6, influence: 'PP' }, [onPlay(drawFrom(one(deck('you'))))]),
  spell('1-244', 'Channel the Tempest', { cost: 9, influence: 'PPPP' }, [
    onPlay(draw(3), deal(count(hand('you')), one(anything))),
  ]),
  spell('1-367', 'Strength of the Pack', { cost: 7, influence: 'PPP' }, [
    onPlay(choose(one(units()).as('unit')), get(the('unit'), plusStats(3, 3)), playNew(copyOf(the('unit')))),
  ]),
  spell('1-488', 'Scouting Party', { cost: 6, influence: 'P' }, [
    onPlay(playNew(card('Yeti Spy'), { n: 4 })),
  ]),
]
