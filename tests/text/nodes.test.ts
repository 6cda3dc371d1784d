import { describe, expect, it } from 'vitest'
import * as b from '../../src/games/aeons-end/language/builders.ts'
import type {
  Amount,
  Clause,
  Condition,
  Declaration,
  Effect,
  Event,
  Filter,
  Kind,
  NemesisCard,
  Owner,
  Pick,
  PlayerCard,
  Rule,
  Source,
  Who,
  Zone,
} from '../../src/games/aeons-end/language/nodes.ts'
import { cardText, effectText, matText } from '../../src/games/aeons-end/text/index.ts'
import { LANGS, type Lang } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'
import { faults } from './faults.ts'

/*
 * One sample of every node. The tables are exhaustive by their types, so that a new node does not compile
 * until it has a sample here and words in both languages.
 */

type Samples<Node extends { readonly op: string }> = { readonly [K in Node['op']]: Extract<Node, { op: K }> }

const draw = b.draw(1)
const sampleEffects = {
  seq: b.seq(b.suffer(1), draw),
  may: b.may(b.discard(b.one(b.hand))).ifDone(b.draw(2)),
  either: b.either(b.gainCharge(1), b.gainLife(1)),
  when: b.when(b.yourTurn, draw).otherwise(b.suffer(1)),
  repeat: b.repeat(3, b.place(b.one(b.supply), b.topOf(b.deck))),
  repeatWhile: b.repeatWhile(b.none(b.husks), b.spawn('husk', 1)),
  forEach: b.forEach(
    b.piles.by('cheapestFirst'),
    'pile',
    b.place(b.top(1, b.pile('pile')), b.topOf(b.side('devoured'))),
  ),
  firstPossible: b.firstPossible(b.discard(b.one(b.hand)), b.suffer(2)),
  block: b.anyPlayer(b.suffer(1)),
  gainAether: b.gainAether(3, { except: b.aGem }),
  spendAether: b.spendAether(4),
  gainCharge: b.gainCharge(2),
  loseCharge: b.loseCharge(b.everything),
  gainLife: b.gainLife(b.plus(1, b.each(1, b.prepped))),
  suffer: b.suffer(b.half(b.count(b.husks), 'down')),
  deal: b.dealDivided(1),
  dealAgain: b.dealAgain(2, { at: 'nemesis', toMinion: 1 }),
  loseAny: b.loseAny('pulse', 'lost'),
  silence: b.silence(b.one(b.minionsNotSilenced)),
  loseLife: b.loseLife(2),
  addPower: b.addPower(b.self, 2),
  removePower: b.removePower(b.one(b.inPlay.named('sever-link')), 1),
  become: b.become(b.one(b.hand.named('crystal').notNamed('flawed-crystal')), 'flawed-crystal'),
  degrade: b.degrade(),
  arrangeGrid: b.arrangeGrid,
  placeBridges: b.placeBridges(2),
  discardBridges: b.discardBridges(1, { where: 'besideFirstPile' }),
  drawNemesisCard: b.drawNemesisCard,
  gainShields: b.gainShields(2),
  setLife: b.setLife(b.each(3, b.husks)),
  healFull: b.healFull(b.all(b.husks)),
  gainToken: b.gainToken('nemesis', b.each(2, b.husks)),
  loseToken: b.loseToken('trophy', 1, 'subject'),
  draw: b.draw(b.count(b.husks)),
  discard: b.discard(b.upTo(b.tokens('fury'), b.hand)),
  destroy: b.destroy(b.all(b.hand.gems)),
  toHand: b.toHand(b.one(b.discardPile)),
  place: b.place(b.one(b.hand), b.bottomOf(b.deck)),
  shuffleInto: b.shuffleInto(b.deck, b.one(b.hand)),
  shuffle: b.shuffle(b.deck),
  reveal: b.reveal(b.all(b.hand)),
  choose: b.choose(b.one(b.minions)),
  gain: b.gain(b.most('cost', b.supply.relics), b.yourHand),
  prep: b.prep(b.one(b.hand.spells)),
  castSpell: b.castSpell(b.one(b.prepped), { plus: 1 }),
  playCard: b.playCard(b.one(b.hand.gems)),
  focus: b.focus(b.most('focusCost', b.breaches.closed)),
  open: b.open(b.one(b.breaches.ownedBy('everyone').closed)),
  destroyBreach: b.destroyBreach(b.one(b.breaches)),
  gainBreach: b.gainSigil('breach'),
  unleash: b.unleash(b.tokens('fury')),
  perform: b.perform('devour', 1, b.one(b.piles)),
  resolve: b.resolve(b.one(b.hand.corruptions)),
  enterPlay: b.enterPlay(b.newest(1, b.nemesisDiscard.minions)),
  spawn: b.spawn('husk', b.tokens('fury')),
  thisTurn: b.thisTurn(b.costLess(2)),
  under: b.under(b.damageTo('you', 'preventAll'), b.unleash()),
  lookup: b.lookup(b.count(b.husks), b.row(1, b.unleash()), b.row(2, draw), b.row(9, b.loseGame())),
  byDifficulty: b.byDifficulty(draw, b.draw(2)),
  onlyAt: b.beginnerOnly(draw),
  winGame: b.winGame(),
  loseGame: b.loseGame(),
} satisfies { readonly [K in Effect['op']]: Effect }

const noDraw: Amount = 2
const sampleAmounts: Samples<Exclude<Amount, number>> = {
  count: { op: 'count', of: b.hand.gems },
  each: { op: 'each', n: 2, of: b.breaches.opened },
  sum: { op: 'sum', base: 1, plus: [{ op: 'given', condition: b.yourTurn, then: 2, otherwise: 0 }, 3] },
  less: { op: 'less', base: 9, by: { op: 'each', n: 2, of: b.husks } },
  half: { op: 'half', of: { op: 'count', of: b.husks }, round: 'up' },
  every: { op: 'every', k: 3, of: { op: 'count', of: b.husks } },
  given: { op: 'given', condition: b.yourTurn, then: 2, otherwise: 1 },
  tokens: { op: 'tokens', name: 'fury' },
  lifeOf: { op: 'lifeOf', who: 'you' },
  shields: { op: 'shields' },
  powerOf: { op: 'powerOf', card: 'sever-link' },
  bridges: { op: 'bridges' },
  costOf: { op: 'costOf', name: 'card' },
  chargesOf: { op: 'chargesOf', who: 'you' },
  nemesisTier: { op: 'nemesisTier' },
  timesThisTurn: { op: 'timesThisTurn', what: 'gained' },
  byDifficulty: { op: 'byDifficulty', normal: 2, increased: 3 },
  byPlayers: {
    op: 'byPlayers',
    rows: [
      { upTo: 2, n: 3 },
      { upTo: 4, n: 2 },
    ],
  },
  ifPaid: { op: 'ifPaid', price: [b.loseCharge(1)], n: 2, then: [b.draw(1)] },
  lostTokens: { op: 'lostTokens', name: 'lost' },
  everything: { op: 'everything' },
  parameter: { op: 'parameter', index: 0 },
}

const sampleConditions: Samples<Condition> = {
  compare: { op: 'compare', left: { op: 'count', of: b.prepped }, is: 'atMost', right: 2 },
  some: { op: 'some', of: b.hand.relics },
  none: { op: 'none', of: b.prepped.ownedBy('everyone') },
  and: { op: 'and', all: [b.yourTurn, b.some(b.husks)] },
  or: { op: 'or', any: [b.yourTurn, b.some(b.husks)] },
  not: { op: 'not', of: b.yourTurn },
  all: { op: 'all', of: b.piles, are: { is: 'empty' } },
  isEmpty: { op: 'isEmpty', of: b.deck },
  is: { op: 'is', name: 'card', filter: { is: 'gem' } },
  yourTurn: { op: 'yourTurn' },
  exhausted: { op: 'exhausted', who: 'subject' },
  killed: { op: 'killed', hit: 'hit', filter: { is: 'acolyte' } },
  increasedDifficulty: { op: 'increasedDifficulty' },
  assaultTurn: { op: 'assaultTurn' },
  lost: { op: 'lost', name: 'lost', token: 'pulse' },
}

const moreConditions: Condition[] = [
  b.atLeast(b.tokens('trophy', 'you'), 3),
  b.equals(b.tokens('fury'), 0),
  b.equals(b.count(b.prepped), 0),
  b.equals(b.count(b.breaches.opened), 1),
  b.atMost(b.count(b.husks), 4),
  b.atMost(b.nemesisTier, 1),
  b.equals(b.nemesisTier, 3),
  b.equals(b.lifeOf({ bound: 'p' }), 1),
  b.atLeast(b.lifeOf('you'), 4),
  b.atLeast(b.costOf('card'), b.tokens('fury')),
  b.isEmpty(b.side('corruption')),
  b.every(b.prepped, b.aSpell),
  b.some(b.breaches.ownedBy('everyone').closed.which(b.castFrom)),
  b.atLeast(b.lostTokens('lost'), 1),
  b.equals(b.lostTokens('lost'), 0),
]

const sampleRules: Samples<Rule> = {
  damageTo: { op: 'damageTo', target: 'playersAndGravehold', change: { reduceBy: 2 }, min: 0 },
  untargetable: { op: 'untargetable', what: 'nemesis' },
  mayDivide: { op: 'mayDivide', among: b.husks, price: [b.suffer(1)] },
  costLess: { op: 'costLess', n: 1 },
  firstFocusLess: { op: 'firstFocusLess', n: 1 },
  gainTo: { op: 'gainTo', to: b.yourHand },
  room: { op: 'room', breaches: 'opened', extra: 2 },
  extraDraws: { op: 'extraDraws', n: 2 },
  maxLife: { op: 'maxLife', of: 'husk', n: 1 },
  wouldBeDestroyed: { op: 'wouldBeDestroyed', what: { is: 'spell' }, to: [b.discard(b.self)] },
  wouldBeDiscarded: { op: 'wouldBeDiscarded', to: b.topOf(b.nemesisDeck) },
  replaceStep: { op: 'replaceStep', step: 'exhaust.unleash', steps: [b.gravehold(b.suffer(4))] },
  check: { op: 'check', condition: b.none(b.acolytes), steps: [b.winGame()] },
  redirect: { op: 'redirect', spell: 'x', to: 'caster' },
  cannotGain: { op: 'cannotGain', what: { is: 'relic' } },
  ownLife: { op: 'ownLife', min: 1, uncapped: true },
  anyShields: { op: 'anyShields' },
  copiesAtMost: { op: 'copiesAtMost', card: 'flawed-crystal', n: 3 },
  action: { op: 'action', price: [b.loseCharge(2)], steps: [b.draw(1)] },
}

const moreRules: Rule[] = [
  b.insteadOfEmptyDraw(b.loseGame()),
  b.damageTo('you', 'preventAll'),
  b.damageTo({ each: b.is('pod') }, 'preventAll'),
  b.damageTo({ each: b.is('beacon') }, { prevent: 1 }),
  b.redirect('x', 'playersOrGravehold'),
  b.cannotGain(b.is('lastOfPile')),
  b.damageTo('nemesis', 'preventAll'),
  b.damageTo('nemesis', { prevent: 1 }),
  b.damageTo({ bound: 'x' }, { reduceTo: 0 }),
  b.damageTo('self', 'preventAll', { when: b.some(b.husks) }),
]

const sampleEvents: Samples<Event> = {
  startOfCasting: { op: 'startOfCasting' },
  endOfCasting: { op: 'endOfCasting' },
  focusedOrOpened: { op: 'focusedOrOpened' },
  dealtDamage: { op: 'dealtDamage', what: 'nemesis', by: 'player' },
  discarded: { op: 'discarded', what: { kind: 'corruption' } },
  startOfTurn: { op: 'startOfTurn' },
  endOfMainPhase: { op: 'endOfMainPhase' },
  endOfNemesisTurn: { op: 'endOfNemesisTurn' },
  endOfTurn: { op: 'endOfTurn' },
  startOfNemesisTurn: { op: 'startOfNemesisTurn' },
  turnCardDrawn: { op: 'turnCardDrawn' },
  gainedFromPile: { op: 'gainedFromPile' },
  outOfPower: { op: 'outOfPower' },
}

const sampleClauses: Samples<Clause> = {
  play: { op: 'play', steps: [draw] },
  cast: { op: 'cast', steps: [b.deal(1)] },
  onGain: { op: 'onGain', condition: b.some(b.husks), steps: [draw] },
  onPrep: { op: 'onPrep', steps: [b.deal(1)] },
  prepRule: { op: 'prepRule', closedUnfocused: true, span: 2, link: true },
  whilePrepped: { op: 'whilePrepped', part: b.paying(b.loseCharge(1), draw) },
  effect: { op: 'effect', steps: [b.unleash()] },
  toDiscard: { op: 'toDiscard', price: [b.spendAether(3)] },
  onPower: { op: 'onPower', steps: [b.unleash()] },
  persistent: { op: 'persistent', steps: [b.unleash()] },
  immediately: { op: 'immediately', steps: [b.unleash()] },
  part: { op: 'part', name: 'bloodMagic', steps: [b.unleash()] },
  on: { op: 'on', event: { op: 'endOfTurn' }, condition: b.some(b.husks), steps: [b.unleash()] },
  rule: { op: 'rule', rule: b.untargetable },
}

const sampleDeclarations: Samples<Declaration> = {
  counter: { op: 'counter', name: 'nemesis', start: 0, min: 0, max: 5 },
  sideDeck: {
    op: 'sideDeck',
    name: 'corruption',
    whenEmpty: [b.unleash()],
    hidden: true,
    discardTo: 'acolyteDiscard',
  },
  scriptedDeck: { op: 'scriptedDeck', cards: ['plain-attack'] },
  sideZone: { op: 'sideZone', name: 'devoured', gainTop: true },
  nemesisBreaches: { op: 'nemesisBreaches', n: 4 },
  tokenMinion: {
    op: 'tokenMinion',
    name: 'husk',
    life: 2,
    start: 1,
    max: 9,
    overflow: [b.gravehold(b.suffer(2))],
  },
  onUnleash: { op: 'onUnleash', steps: [b.unleash()] },
  define: { op: 'define', name: 'strike', steps: [b.unleash()] },
  atSetup: { op: 'atSetup', steps: [b.spawn('husk', 1)] },
  on: { op: 'on', event: { op: 'startOfTurn' }, steps: [draw] },
  rule: { op: 'rule', rule: b.untargetable },
}

const samplePicks: Samples<Pick> = {
  one: { op: 'one', of: b.hand },
  exactly: { op: 'exactly', n: 3, of: b.hand },
  upTo: { op: 'upTo', n: 2, of: b.prepped },
  all: { op: 'all', of: b.turnDiscard.nemesisCards },
  top: { op: 'top', n: 3, of: b.deck },
  bottom: { op: 'bottom', of: b.side('concentrate') },
  most: { op: 'most', attribute: 'life', of: b.minions, n: 2 },
  least: { op: 'least', attribute: 'cost', of: b.hand, n: 1 },
  rank: { op: 'rank', rank: 3, attribute: 'cost', of: b.piles.spells },
  newest: { op: 'newest', n: 2, of: b.nemesisDiscard.attacks },
  that: { op: 'that', name: 'x' },
  self: { op: 'self' },
}

const kinds = {
  gem: b.hand,
  relic: b.hand,
  spell: b.hand,
  corruption: b.hand,
  attack: b.nemesisDiscard,
  power: b.inPlay,
  minion: b.inPlay,
  acolyte: b.minions,
  husk: b.minions,
  playerCard: b.turnDiscard,
  nemesisCard: b.turnDiscard,
  wild: b.turnDiscard,
  opened: b.breaches,
  closed: b.breaches,
  empty: b.piles,
  other: b.prepped,
  preppedThisTurn: b.prepped,
  drawnThisTurn: b.hand,
  fromNemesisDeck: b.minions,
  notYetChosen: b.prepped,
  silenced: b.minions,
  pod: b.minions,
  beacon: b.minions,
  lastOfPile: b.supply,
  connected: b.piles,
} satisfies Record<Kind, Source>

const filters: Filter[] = [
  { costing: { exactly: 0 } },
  { costing: { min: 3 } },
  { costing: { max: 4 } },
  { named: 'crystal' },
  { sameName: true },
  { tier: 2 },
  { not: { is: 'corruption' } },
  { not: { named: 'crystal' } },
  { costingUpTo: b.yourCharges },
  { anyOf: [{ is: 'gem' }, { is: 'relic' }] },
]

const zones = {
  hand: true,
  deck: true,
  discardPile: true,
  prepped: true,
  playArea: true,
  breaches: true,
  supply: true,
  piles: true,
  turnDeck: true,
  turnDiscard: true,
  nemesisDeck: true,
  nemesisDiscard: true,
  inPlay: true,
  minions: true,
  players: true,
  nemesisPrepped: true,
  destroyed: true,
} satisfies Record<Extract<Zone, string>, true>

const owners: Owner[] = [
  'subject',
  'you',
  'everyone',
  'allies',
  { bound: 'p' },
  { ownerOf: 'c' },
  { with: 'least', measure: 'charges' },
]

const whos: Who[] = [
  'you',
  'anyPlayer',
  'anyAlly',
  'eachPlayer',
  'activePlayer',
  'dealer',
  { anotherThan: 'p' },
  { different: 3 },
  { with: 'least', measure: { count: b.hand } },
  { with: 'most', measure: 'life' },
  { ownerOf: 'c' },
  { bound: 'p' },
  { mage: 'brama' },
  { together: 'players' },
  { together: 'allies' },
  'gravehold',
  'nemesis',
  'thisMinion',
  { minion: 'm' },
  { minion: { op: 'most', attribute: 'life', of: b.minions, n: 1 } },
  { all: ['gravehold', 'thisMinion'] },
]

const on = { id: 'jade', self: 'card', nemesis: 'rageborne' } as const
/** What builders make is stripped to plain data, as the card shells do. */
const said = (effect: Effect, lang: Lang, subject: Who = 'you') =>
  effectText(plain([effect]), lang, { subject: plain(subject), on })
const card = (clause: Clause): NemesisCard => ({
  type: 'power',
  id: 'scorn',
  set: 'base',
  tier: 1,
  nemesis: 'rageborne',
  power: 2,
  clauses: plain([clause]),
})
const gem = (clause: Clause): PlayerCard => ({
  type: 'gem',
  id: 'jade',
  set: 'base',
  cost: 2,
  clauses: plain([clause]),
})
const mat = (node: Declaration, lang: Lang): string[] =>
  matText({ id: 'rageborne', set: 'base', life: 70, difficulty: 2, mat: plain([node]) }, lang).flatMap(
    ({ lines }) => lines,
  )

/** Every sample of a kind of node in one language, one line each. */
const shelves: Readonly<Record<string, (lang: Lang) => string[]>> = {
  effects: (lang) => Object.values(sampleEffects).map((each) => said(each, lang)),
  'effects of a player': (lang) => Object.values(sampleEffects).map((each) => said(each, lang, 'anyPlayer')),
  'effects of players': (lang) =>
    Object.values(sampleEffects).map((each) => said(each, lang, { together: 'players' })),
  amounts: (lang) =>
    Object.values(sampleAmounts).flatMap((n) => [said(b.suffer(n), lang), said(b.draw(n), lang)]),
  comparisons: (lang) =>
    Object.values(sampleAmounts).map((n) => said(b.when(b.atLeast(n, noDraw), draw), lang)),
  conditions: (lang) =>
    [...Object.values(sampleConditions), ...moreConditions].map((c) => said(b.when(c, draw), lang)),
  rules: (lang) =>
    [...Object.values(sampleRules), ...moreRules].flatMap((rule) =>
      cardText(card({ op: 'rule', rule }), lang),
    ),
  'rules of this turn': (lang) =>
    Object.values(sampleRules).flatMap((rule) => [
      said(b.thisTurn(rule), lang),
      said(b.nextTimeThisTurn(rule), lang),
    ]),
  events: (lang) =>
    Object.values(sampleEvents).flatMap((event) =>
      cardText(card({ op: 'on', event, steps: [b.unleash()] }), lang),
    ),
  clauses: (lang) =>
    Object.values(sampleClauses).flatMap((clause) =>
      cardText(clause.op === 'play' || clause.op === 'onGain' ? gem(clause) : card(clause), lang),
    ),
  declarations: (lang) => Object.values(sampleDeclarations).flatMap((node) => mat(node, lang)),
  picks: (lang) => Object.values(samplePicks).map((pick) => said(b.destroy(pick), lang)),
  kinds: (lang) =>
    (Object.entries(kinds) as [Kind, Source][]).map(([kind, of]) =>
      said(b.choose(b.one(of.op === 'from' ? { ...of, where: [{ is: kind }] } : of)), lang),
    ),
  filters: (lang) =>
    filters.flatMap((filter) =>
      [1, 2].map((n) => said(b.discard(b.exactly(n, { op: 'from', zone: 'hand', where: [filter] })), lang)),
    ),
  zones: (lang) =>
    (Object.keys(zones) as Extract<Zone, string>[]).map((zone) =>
      said(b.choose(b.one({ op: 'from', zone })), lang),
    ),
  owners: (lang) =>
    owners.map((of) =>
      said(b.place(b.one(b.hand), { topOf: { op: 'from', zone: 'deck', of } }), lang, 'anyPlayer'),
    ),
  'who does it': (lang) =>
    whos.map((who) => said({ op: 'block', who, steps: [b.suffer(2), b.gainLife(1)] }, lang)),
}

describe('every node has words in both languages', () => {
  it.each(Object.keys(shelves))('%s', async (shelf) => {
    const found = LANGS.flatMap((lang) =>
      shelves[shelf]!(lang)
        .flatMap((text) => text.split('\n').filter((line) => line !== ''))
        .flatMap((line) => faults(line, lang)),
    )
    const [en, fr] = LANGS.map((lang) => shelves[shelf]!(lang))
    const lines = en!.map((line, i) => `${line}\n    ${fr![i]}`)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `golden/nodes/${shelf.replaceAll(' ', '-')}.txt`,
    )
    expect(found).toEqual([])
  })
})

describe('the subject decides the verb and the possessive', () => {
  const discard = b.discard(b.one(b.hand))
  it.each([
    ['you', 'Discard a card in hand.', 'Défaussez une carte de votre main.'],
    ['anyPlayer', 'Any player discards a card in hand.', 'Un joueur défausse une carte de sa main.'],
    [
      { together: 'players' },
      'The players collectively discard a card in hand.',
      'Les joueurs défaussent collectivement une carte de leur main.',
    ],
    [
      { different: 2 },
      'Two different players each discard a card in hand.',
      'Deux joueurs différents défaussent chacun une carte de leur main.',
    ],
  ] as [Who, string, string][])('%j', (who, en, fr) => {
    expect(said(discard, 'en', who)).toBe(en)
    expect(said(discard, 'fr', who)).toBe(fr)
  })
  it('labels the ways of a choice', () => {
    expect(effectText(plain([b.gravehold(b.suffer(3))]), 'en')).toBe('Gravehold suffers 3 damage.')
    expect(effectText(plain([b.gravehold(b.suffer(3))]), 'fr')).toBe('Gravehold subit 3\u00a0dégâts.')
  })
})
