import {
  aegis,
  allOf,
  amplify,
  anyOf,
  card,
  chooseOne,
  compare,
  created,
  deal,
  deck,
  depleted,
  depletedUnless,
  discarding,
  drawNew,
  eitherOf,
  enemies,
  exists,
  faction,
  gainHealth,
  gainInfluence,
  getThisTurn,
  hasInfluence,
  history,
  matches,
  maxPower,
  mayDoTo,
  none,
  one,
  onPlay,
  overwhelm,
  pay,
  playNew,
  plusStats,
  plusStrength,
  power,
  quickdraw,
  scout,
  several,
  sigil,
  the,
  transmute,
  turnsTaken,
  units,
  when,
  you,
  youAttacked,
  youGet,
  yourUnits,
} from '../language/builders.ts'
import type { CardDefinition } from '../language/nodes.ts'

const unlessUnit = depletedUnless(exists(yourUnits()))
/** The power cards of later sets, one or more of each cycle. */
export const laterPower: readonly CardDefinition[] = [
  power('3-251', 'Crest of Impulse', { influence: 'FT' }, [depleted, onPlay(gainInfluence('FT'), scout)]),
  power('3-267', 'Crest of Cunning', { influence: 'PS' }, [depleted, onPlay(gainInfluence('PS'), scout)]),
  power('3-268', 'Crest of Chaos', { influence: 'FS' }, [depleted, onPlay(gainInfluence('FS'), scout)]),
  power('4-243', 'Crest of Glory', { influence: 'FJ' }, [depleted, onPlay(gainInfluence('FJ'), scout)]),
  power('4-247', 'Crest of Progress', { influence: 'TJ' }, [depleted, onPlay(gainInfluence('TJ'), scout)]),
  power('4-266', 'Crest of Mystery', { influence: 'TS' }, [depleted, onPlay(gainInfluence('TS'), scout)]),
  power('2-171', 'Praxis Banner', { influence: 'FT' }, [onPlay(gainInfluence('FT')), unlessUnit]),
  power('2-186', 'Skycrag Banner', { influence: 'FP' }, [onPlay(gainInfluence('FP')), unlessUnit]),
  power('2-201', 'Xenan Banner', { influence: 'TS' }, [onPlay(gainInfluence('TS')), unlessUnit]),
  power('3-1', 'Granite Waystone', { influence: 'F' }, [
    onPlay(gainInfluence('F'), when(hasInfluence('FFFF'), drawNew(card('Grenadin')))),
  ]),
  power('3-51', 'Amber Waystone', { influence: 'T' }, [
    onPlay(gainInfluence('T'), when(hasInfluence('TTTT'), gainHealth(2))),
  ]),
  power('3-151', 'Cobalt Waystone', { influence: 'P' }, [
    onPlay(gainInfluence('P'), when(hasInfluence('PPPP'), youGet(aegis))),
  ]),
  power('4-1', 'Shugo Standard', { influence: 'F' }, [
    depleted,
    onPlay(gainInfluence('F')),
    transmute(5, 'Shugo Tactic'),
  ]),
  power('4-193', 'Cabal Standard', { influence: 'S' }, [
    depleted,
    onPlay(gainInfluence('S')),
    transmute(5, 'Cabal Tactic'),
  ]),
  created.fastSpell('4-t-shugo-tactic', 'Shugo Tactic', { cost: 2, influence: 'F' }, [
    onPlay(getThisTurn(one(units()), plusStats(4, 2), overwhelm)),
  ]),
  created.fastSpell('4-t-cabal-tactic', 'Cabal Tactic', { cost: 2, influence: 'S' }, [
    onPlay(getThisTurn(several(2, yourUnits()), plusStrength(2), quickdraw)),
  ]),
  power('5-226', 'Token of Honor', { influence: 'FJP' }, [
    depleted,
    onPlay(chooseOne([gainInfluence('F')], [gainInfluence('J')], [gainInfluence('P')])),
  ]),
  power('6-1', 'Granite Coin', { influence: 'F' }, [
    depleted,
    onPlay(gainInfluence('F'), when(youAttacked, deal(1, one(enemies)))),
  ]),
  power('6-228', 'Stonescar Insignia', { influence: 'FS' }, [
    onPlay(gainInfluence('FS')),
    depletedUnless(none(deck('you', anyOf(faction('time'), faction('justice'), faction('primal'))))),
  ]),
  power('9-1', 'Fire Symbol', { influence: 'F' }, [depleted, onPlay(gainInfluence('FF'))]),
  power('9-181', 'Praxis Vow', { influence: 'FT' }, [
    onPlay(
      mayDoTo(
        [discarding(one(deck('you', anyOf(sigil('fire'), sigil('time')))).as('sigil'))],
        when(matches(the('sigil'), sigil('fire')), gainInfluence('F')),
        when(matches(the('sigil'), sigil('time')), gainInfluence('T')),
        deal(1, you),
      ),
    ),
  ]),
  power('10-176', 'Stonescar Painting', { influence: 'FS' }, [
    onPlay(gainInfluence('FS'), gainHealth(1)),
    depletedUnless(compare(maxPower, 'atMost', 1)),
  ]),
  power('11-95', 'Rune of Trickery', { influence: 'P' }, [
    onPlay(gainInfluence('P')),
    depletedUnless(compare(history('Sigils played this game'), 'atLeast', 1)),
    amplify(5, playNew(card('Chill'))),
  ]),
  power('13-192', 'Xenan Tome', { influence: 'TS' }, [
    onPlay(gainInfluence('TS')),
    depletedUnless(compare(turnsTaken, 'atLeast', 4)),
  ]),
  power('14-194', 'Hooru Cylix', { influence: 'JP' }, [
    depletedUnless(eitherOf(hasInfluence('JJJ'), hasInfluence('PPP'))),
    onPlay(
      when(allOf(hasInfluence('JJJ'), hasInfluence('PPP')), drawNew(card('Treasure Trove'))),
      gainInfluence('JP'),
    ),
  ]),
  power('15-17', 'Mark of the Grove', { influence: 'F' }, [
    onPlay(gainInfluence('F'), mayDoTo([pay(1)], chooseOne([gainInfluence('T')], [gainInfluence('P')]))),
  ]),
]
