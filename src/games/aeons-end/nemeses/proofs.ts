import {
  action,
  addPower,
  all,
  amountByDifficulty,
  anyPlayer,
  atLeast,
  atSetup,
  attack,
  beacons,
  become,
  bottomOf,
  breaches,
  byPlayers,
  cannotGain,
  cardsOf,
  castSpell,
  check,
  choose,
  copies,
  costOf,
  count,
  counter,
  countsAs,
  damageTo,
  define,
  destroy,
  destroyed,
  discard,
  discardPile,
  each,
  either,
  endOfNemesisTurn,
  enterPlay,
  enterSilently,
  everyone,
  exactly,
  firstPossible,
  forEach,
  fromSet,
  gainAether,
  gainedFromPile,
  gainLife,
  gainToken,
  gem,
  gravehold,
  hand,
  immediately,
  inPlay,
  insteadOfExhaustUnleash,
  is,
  isA,
  isEmpty,
  leftmostEmptyBreach,
  lifeOf,
  loseCharge,
  loseGame,
  loseLife,
  loseToken,
  minion,
  minions,
  most,
  native,
  nemesis,
  nemesisBreaches,
  nemesisPrepped,
  nemesisSpell,
  none,
  on,
  one,
  onIf,
  onPower,
  onUnleash,
  outOfPower,
  ownerOf,
  ownLife,
  perform,
  persistent,
  place,
  play,
  playerWith,
  plus,
  pods,
  power,
  prepped,
  redirect,
  removePower,
  repeat,
  repeatWhile,
  resolve,
  reveal,
  rule,
  self,
  seq,
  setLife,
  side,
  sideDeck,
  sideMinion,
  sideZone,
  spendAether,
  standingPower,
  startOfNemesisTurn,
  suffer,
  thatMinion,
  the,
  thisTurn,
  toDiscard,
  together,
  tokens,
  top,
  topOf,
  turnCardDrawn,
  turnDeck,
  turnDiscard,
  under,
  union,
  unleash,
  unless,
  when,
  yourCharges,
} from '../language/builders.ts'

/*
 * The hardest texts of the Legacy box, said with the same words as every other card. They prove that the
 * language can say them: compiled and tested, but dealt in no game and listed nowhere.
 */

// ---- Deathmind: a supply grid, and a power that is resolved from outside and stays

export const deathmind = nemesis(
  'deathmind',
  { set: 'legacy', life: 80, difficulty: 6 },
  atSetup(native('grid.arrange')),
  atSetup(native('grid.link', 6)),
  atSetup(enterPlay(one(side('aside').named('sever-link')))),
  sideZone('aside'),
  onUnleash(removePower(one(inPlay.named('sever-link')), 1)),
  rule(cannotGain(is('lastOfPile'))),
  rule(
    action(
      either(
        spendAether(amountByDifficulty({ normal: 5, increased: 6 })),
        loseToken('pulse', amountByDifficulty({ normal: 4, increased: 5 }), 'you'),
      ),
      native('grid.link'),
    ),
  ),
  onIf(gainedFromPile, unless(isA('pile', is('connected'))), suffer(2)),
)

export const severLink = standingPower(
  'sever-link',
  { power: 3 },
  on(outOfPower, resolve(self, 'power')),
  onPower(firstPossible(native('grid.unlink'), gravehold(suffer(20))), addPower(self, 3)),
)

// ---- Xaxos: Ascended: a nemesis that preps and casts spells

const spellDeck = side('spell')
const concentrateDeck = side('concentrate')

export const xaxosAscended = nemesis(
  'xaxos-ascended',
  { set: 'legacy', life: 90, difficulty: 9 },
  sideDeck('concentrate'),
  sideDeck('spell', { starts: 'empty' }),
  nemesisBreaches(4),
  atSetup(place(all(concentrateDeck.costing(4)), topOf(concentrateDeck))),
  atSetup(place(all(concentrateDeck.costing(3)), topOf(concentrateDeck))),
  atSetup(place(top(5, concentrateDeck), topOf(spellDeck))),
  onUnleash(
    firstPossible(
      place(top(1, spellDeck), leftmostEmptyBreach),
      seq(
        reveal(top(1, spellDeck)).as('spell'),
        resolve(the('spell'), 'cast'),
        place(the('spell'), bottomOf(spellDeck)),
      ),
    ),
  ),
  on(
    startOfNemesisTurn,
    forEach(
      nemesisPrepped,
      'spell',
      resolve(the('spell'), 'cast'),
      when(isA('spell', { numbered: [3] }), anyPlayer(suffer(2))),
      when(isA('spell', { numbered: [4] }), gravehold(suffer(2))),
      place(the('spell'), bottomOf(spellDeck)),
    ),
  ),
  rule(
    action(
      seq(choose(one(nemesisPrepped.costingUpTo(yourCharges))).as('spell'), loseCharge(costOf('spell'))),
      place(the('spell'), bottomOf(spellDeck)),
    ),
  ),
  rule(insteadOfExhaustUnleash(gravehold(suffer(5)))),
  define(
    'concentrate',
    when(isEmpty(concentrateDeck), unleash()).otherwise(place(top(1, concentrateDeck), bottomOf(spellDeck))),
  ),
)

export const xaxosSpells = [
  copies(
    2,
    nemesisSpell(
      'xaxos-ascended-flare',
      3,
      gravehold(suffer(1)),
      reveal(top(1, turnDeck)).as('card'),
      when(isA('card', is('playerCard')), ownerOf('card', suffer(2))),
    ),
  ),
  copies(2, nemesisSpell('xaxos-ascended-gravity-node', 3, anyPlayer(suffer(2), discard(one(hand))))),
  copies(2, nemesisSpell('xaxos-ascended-incinerating-fist', 3, gravehold(suffer(3)))),
  nemesisSpell(
    'xaxos-ascended-pyromancy',
    4,
    together('players', discard(exactly(2, hand))),
    gravehold(suffer(3)),
  ),
  nemesisSpell('xaxos-ascended-breach-collision', 5, gravehold(suffer(5))),
]

export const beginning = attack(
  'beginning',
  { tier: 1 },
  unleash(2),
  destroy(one(nemesisPrepped.costing(3))),
  perform('concentrate'),
)

// ---- Fungal Mesh: players cast their own spells at themselves

export const fungalMesh = nemesis(
  'fungal-mesh',
  { set: 'legacy', life: 70, difficulty: 4 },
  counter('nemesis', { start: 0, min: 0 }),
  onUnleash(gainToken('nemesis', 1)),
  on(
    endOfNemesisTurn,
    repeatWhile(
      atLeast(tokens('nemesis'), 2),
      when(none(prepped.ownedBy(everyone)), gravehold(suffer(4))).otherwise(
        anyPlayer(
          choose(one(prepped)).as('spell'),
          under(
            redirect('spell', 'playersOrGravehold'),
            castSpell(the('spell'), { plus: amountByDifficulty({ normal: 0, increased: 1 }) }),
          ),
          when(isA('spell', { costing: { exactly: 0 } }), destroy(the('spell'))),
        ),
      ),
      loseToken('nemesis', 2),
    ),
  ),
)

export const deadlyOverload = power(
  'deadly-overload',
  { tier: 2, power: 3 },
  toDiscard(spendAether(7)),
  onPower(
    choose(most('cost', prepped.ownedBy(everyone))).as('spell'),
    ownerOf('spell', under(redirect('spell', 'caster'), castSpell(the('spell')))),
  ),
)

// ---- Haze Fiend: single cards that are changed for good

export const hazeFiend = nemesis(
  'haze-fiend',
  { set: 'legacy', life: 75, difficulty: 5 },
  counter('nemesis', { start: 0, min: 0 }),
  onUnleash(gainToken('nemesis', 1)),
  on(
    endOfNemesisTurn,
    repeatWhile(
      atLeast(tokens('nemesis'), 2),
      firstPossible(
        anyPlayer(
          become(
            one(
              union(
                hand.named('crystal').notNamed('flawed-crystal'),
                discardPile.named('crystal').notNamed('flawed-crystal'),
              ),
            ),
            'flawed-crystal',
          ),
          suffer(2),
        ),
        seq(
          become(one(destroyed.named('crystal').notNamed('flawed-crystal')), 'flawed-crystal').as('crystal'),
          ownerOf('crystal', suffer(2)),
        ),
        anyPlayer(suffer(2)),
      ),
      loseToken('nemesis', 2),
    ),
  ),
)

export const fracture = attack(
  'fracture',
  { tier: 1 },
  gravehold(suffer(2)),
  playerWith(
    'most',
    { count: hand.named('crystal') },
    become(
      one(
        union(
          hand.named('crystal').notNamed('flawed-crystal'),
          discardPile.named('crystal').notNamed('flawed-crystal'),
        ),
      ),
      'flawed-crystal',
    ),
  ),
)

export const flawedCrystal = countsAs(
  'crystal',
  gem('flawed-crystal', 0, play(gainAether(1, { only: 'cards' }))),
)

// ---- Maelstrom: Risen: a turn order card of its own, and a rule that changes for the rest of the game

export const maelstromRisen = nemesis(
  'maelstrom-risen',
  { set: 'legacy', life: 65, difficulty: 8 },
  sideDeck('beacon', { discardTo: 'beaconDiscard', reshuffle: true }),
  sideZone('aside'),
  atSetup(enterSilently(top(2, side('beacon')))),
  atSetup(become(one(turnDeck.nemesisCards), 'assault')),
  onUnleash(enterPlay(top(1, side('beacon')))),
  onIf(
    turnCardDrawn,
    isA('drawn', { named: 'assault' }),
    gravehold(suffer(plus(each(1, beacons), amountByDifficulty({ normal: 0, increased: 2 })))),
  ),
  rule(check(atLeast(count(beacons), 10), loseGame())),
)

export const beaconCards = [
  copies(2, sideMinion('beacon', 'draining-beacon', { life: 2 }, immediately(anyPlayer(suffer(1))))),
  copies(2, sideMinion('beacon', 'misery-beacon', { life: 2 }, immediately(anyPlayer(discard(one(hand)))))),
  copies(
    2,
    sideMinion('beacon', 'grave-beacon', { life: 1 }, immediately(playerWith('least', 'life', suffer(1)))),
  ),
  copies(2, sideMinion('beacon', 'protective-beacon', { life: 3 })),
]

export const ferociousAssault = power(
  'ferocious-assault',
  { tier: 2, power: 3 },
  toDiscard(spendAether(8)),
  onPower(
    unleash(),
    place(self, topOf(side('aside'))),
    become(all(union(turnDeck.nemesisCards, turnDiscard.nemesisCards)), 'assault'),
  ),
)

// ---- Spawning Horror: a minion without limits, and one that protects others

const chamber = one(minions.named('breeding-chamber'))

export const spawningHorror = nemesis(
  'spawning-horror',
  { set: 'legacy', life: 50, difficulty: 3 },
  sideDeck('pod', { discardTo: 'podDiscard', reshuffle: true }),
  atSetup(enterPlay(one(side('pod').named('breeding-chamber')))),
  onUnleash(thatMinion(chamber, gainLife(amountByDifficulty({ normal: 3, increased: 5 })))),
  on(
    endOfNemesisTurn,
    choose(chamber).as('chamber'),
    repeatWhile(
      atLeast(lifeOf({ bound: 'chamber' }), 11),
      enterPlay(top(1, side('pod'))),
      thatMinion('chamber', loseLife(10)),
    ),
  ),
  rule(check(atLeast(count(pods), 7), loseGame())),
)

export const breedingChamber = sideMinion(
  'none',
  'breeding-chamber',
  { life: 4 },
  rule(ownLife({ min: 1, uncapped: true })),
  immediately(setLife(byPlayers({ upTo: 3, n: 4 }, { upTo: 4, n: 1 }))),
)

export const podCards = [
  sideMinion(
    'pod',
    'acidic-pod',
    { life: 6 },
    persistent(playerWith('least', { count: breaches.opened }, suffer(2))),
  ),
  sideMinion('pod', 'crystalline-pod', { life: 7 }, persistent(anyPlayer(discard(one(hand))))),
  sideMinion('pod', 'electric-pod', { life: 6 }, persistent(gravehold(suffer(2)))),
  sideMinion('pod', 'marrow-pod', { life: 5 }, persistent(thatMinion(chamber, gainLife(2)))),
]

export const acceleratedBreeding = power(
  'accelerated-breeding',
  { tier: 2, power: 2 },
  toDiscard(discard(exactly(2, hand.gems.costing({ min: 3 })))),
  onPower(
    either(
      seq(choose(most('life', pods)).as('pod'), repeat(4, resolve(the('pod'), 'persistent'))),
      seq(thatMinion(chamber, gainLife(5)), anyPlayer(suffer(2))),
    ),
  ),
)

export const nestDefender = minion(
  'nest-defender',
  { tier: 3, life: 11 },
  rule(damageTo({ each: is('pod') }, 'preventAll')),
  persistent(unleash(2)),
)

// ---- Fulmite Slab: an action for the rest of the turn

export const fulmiteSlab = gem(
  'fulmite-slab',
  6,
  play(
    gainAether(1),
    gainToken('pulse', 2, 'you'),
    thisTurn(action(loseToken('pulse', 1, 'you'), gainAether(1))),
  ),
)

export const proofPlayerCards = fromSet('legacy', flawedCrystal, fulmiteSlab)

export const proofNemesisCards = [
  ...cardsOf('deathmind', 'legacy', severLink),
  ...cardsOf('xaxos-ascended', 'legacy', beginning, ...xaxosSpells),
  ...cardsOf('fungal-mesh', 'legacy', deadlyOverload),
  ...cardsOf('haze-fiend', 'legacy', fracture),
  ...cardsOf('maelstrom-risen', 'legacy', ferociousAssault, ...beaconCards),
  ...cardsOf('spawning-horror', 'legacy', acceleratedBreeding, nestDefender, breedingChamber, ...podCards),
]

export const proofNemeses = [deathmind, xaxosAscended, fungalMesh, hazeFiend, maelstromRisen, spawningHorror]
