import { describe, expect, it } from 'vitest'
import * as b from '../../src/games/eternal/language/builders.ts'
import {
  type Ability,
  type Amount,
  type Cannot,
  type CardDefinition,
  type Collective,
  type Condition,
  type Cost,
  type Delay,
  type Effect,
  type Event,
  type Extra,
  type Filter,
  type Gift,
  type History,
  type Kind,
  type Label,
  type NewCard,
  type Pick,
  type RuleSwitch,
  SKILLS,
  type Standing,
  type Things,
  type To,
} from '../../src/games/eternal/language/nodes.ts'
import { cardText, effectText } from '../../src/games/eternal/text/index.ts'
import { LANGS, type Lang } from '../../src/language/face.ts'
import { plain } from '../../src/language/nodes.ts'
import { faults, raw } from './faults.ts'

/*
 * A sample of every kind of node. A new kind fails to compile here until it has one, and its words in
 * both languages stand in the golden files for everybody to review.
 */

const { units, yourUnits, enemyUnits, one, self, you, enemyPlayer, that, the, only: guarded } = b
const unit = one(units())

const effects = {
  seq: { op: 'seq', steps: [b.draw(1), b.gainHealth(2)] },
  may: { op: 'may', steps: [b.kill(one(enemyUnits()))], ifDone: [b.draw(1)] },
  either: { op: 'either', ways: [[b.draw(1)], [b.kill(unit)]] },
  when: {
    op: 'when',
    condition: b.compare(b.playerHealth(you), 'atLeast', 25),
    steps: [b.draw(2)],
    otherwise: [b.draw(1)],
    instead: true,
  },
  repeat: b.repeat(3, b.deal(1, one(b.enemies))),
  repeatWhile: { op: 'repeatWhile', condition: b.exists(enemyUnits()), steps: [b.deal(1, enemyUnits())] },
  forEach: b.forEach(yourUnits(), 'x', b.get(the('x'), b.plusStats(1, 0))),
  together: b.together(b.kill(unit), b.gainArmor(2)),
  deal: b.dealBy(yourUnits(), 1, enemyPlayer),
  kill: b.kill(b.upTo(2, enemyUnits(b.exhausted))),
  sacrifice: b.sacrifice(b.chosenByEnemy(one(enemyUnits()))),
  stun: b.stun(b.several(2, enemyUnits())),
  exhaust: b.exhaust(enemyUnits()),
  ready: b.ready(yourUnits()),
  silence: b.silence(one(units(b.other))),
  get: b.getThisTurn(yourUnits(), b.plusStats(1, 1), b.flying, b.deadly, b.doubleDamage),
  double: b.double(unit, 'both'),
  become: b.become(unit, 'strength', 4),
  changeNumber: b.changeNumber(b.hand('you', b.named('1-194')), 1),
  draw: b.draw(2, b.eachPlayer),
  drawFrom: b.drawFrom(b.random(1, b.hand('enemy'))),
  discard: b.discard(b.hand('you')),
  put: b.put(one(b.inVoid('you', b.kind('unit'))), 'deck top'),
  play: b.play(b.topmost(1, b.deck('you', b.sigil())), { depleted: true }),
  playNew: b.playNew(b.card('1-t-pig'), { n: 2 }),
  drawNew: b.drawNew(b.card('1-t-dragons-eye')),
  putNew: b.putNew(b.card('1-t-frog'), 'void', { n: 3, of: 'enemy' }),
  transform: b.transform(one(enemyUnits()), b.card('1-t-pig')),
  steal: b.steal(one(enemyUnits())),
  disappear: b.disappear(one(units())),
  negate: b.negate(one(b.windowSpell)),
  gainHealth: b.gainHealth(b.healthOf(self)),
  gainArmor: b.gainArmor(2, enemyPlayer),
  gainInfluence: b.gainInfluence('FFJ'),
  gainInfluenceChosen: b.gainInfluenceChosen,
  gainMaxPower: b.gainMaxPower(1),
  gainPower: b.gainPower(2),
  getPlayer: b.youGet(b.aegis),
  healthBecomes: b.healthBecomes(enemyPlayer, 7),
  markDepleted: b.markDepleted(one(b.hand('enemy', b.kind('power')))),
  delay: b.atEndOfTurn(b.sacrifice(self)),
  choose: b.choose(one(b.hand('enemy', b.nonPower))),
  call: {
    op: 'seq',
    steps: [
      b.call('cards', b.top(4, b.deck('you'))),
      b.drawFrom(one(the('cards')).as('card')),
      b.put(b.except(the('cards'), the('card')), 'deck bottom'),
    ],
  },
  chooseOne: b.enemyChooses([b.discard(b.hand('enemy'))], [b.sacrifice(enemyUnits())]),
  randomOne: b.randomOne([b.draw(1)], [b.gainHealth(2)]),
  doTo: b.mayDoTo([b.pay(3)], b.draw(1)),
  countTo: b.countTo(5, b.draw(5)),
  swapWithMarket: b.swapWithMarket(b.faction('time')),
  scout: b.scout,
  plunder: b.plunder,
  nightfall: b.nightfall,
  nightEnds: b.nightEnds,
  takeDebt: b.takesDebt(enemyPlayer, 3),
  invoke: b.invoke('JP'),
  action: b.hunt(2),
} satisfies { readonly [K in Effect['op']]: Effect }

const amounts = {
  count: b.count(b.hand('you')),
  each: { op: 'each', n: 2, of: yourUnits() },
  sum: b.plus(1, { op: 'each', n: 1, of: b.inVoid('you', b.kind('unit')) }),
  less: { op: 'less', base: b.maxPower, by: 3 },
  half: { op: 'half', of: b.playerHealth(enemyPlayer), round: 'up' },
  every: b.every(3, b.count(b.inVoid('you', b.kind('unit')))),
  given: b.given({ op: 'yourTurn' }, 3, 1),
  stat: b.strengthOf(self),
  influence: b.influenceIn('shadow'),
  influenceTypes: { op: 'influenceTypes' },
  totalInfluence: b.totalInfluence,
  maxPower: b.maxPower,
  power: { op: 'power' },
  playerHealth: b.playerHealth(you),
  armor: b.armorOf(you),
  spent: b.spent,
  thatMany: b.thatMany,
  history: b.history('cards drawn'),
  battleSkills: b.battleSkillsOn(self),
  number: b.numberOnCard(3),
  negative: b.negative(2),
  turns: b.turnsTaken,
  highest: { op: 'highest', stat: 'cost', of: b.hand('you') },
} satisfies { readonly [K in Exclude<Amount, number>['op']]: Amount }

const histories = {
  'cards played': 'you',
  'spells played': 'enemy',
  'power played': 'each',
  'cards drawn': 'cursed',
  'cards discarded': 'you',
  'units died': 'enemy',
  'units sacrificed': 'you',
  attacks: 'you',
  'hits on the enemy player': 'you',
  'damage taken': 'enemy',
  'influence gained': 'you',
  'attacks this game': 'you',
  'cards drawn or discarded': 'cursed',
  'Sigils played this game': 'you',
} satisfies Record<History, 'you' | 'enemy' | 'each' | 'cursed'>

const conditions = {
  compare: b.compare(b.maxPower, 'atLeast', 8),
  some: b.exists(yourUnits(b.having(b.flying))),
  none: b.none(b.inVoid('you', b.kind('unit'))),
  and: { op: 'and', all: [{ op: 'yourTurn' }, b.exists(yourUnits())] },
  or: { op: 'or', any: [{ op: 'night' }, b.exists(b.hand('you', b.sigil()))] },
  not: { op: 'not', of: b.compare(b.armorOf(you), 'atLeast', 1) },
  influenceAtLeast: { op: 'influenceAtLeast', influence: 'FF' },
  matches: b.matches(b.top(1, b.deck('you')), b.kind('any spell')),
  playerHas: b.playerHas(b.aegis),
  yourTurn: { op: 'yourTurn' },
  firstTurn: { op: 'firstTurn' },
  night: { op: 'night' },
} satisfies { readonly [K in Condition['op']]: Condition }

const moreConditions: Condition[] = [
  b.compare(b.totalInfluence, 'atMost', 2),
  b.compare(b.count(yourUnits()), 'atLeast', 3),
  b.compare(b.count(enemyUnits()), 'exactly', 0),
  b.compare(b.count(b.hand('enemy')), 'atMost', 1),
  b.compare(b.strengthOf(self), 'atLeast', 4),
  b.compare(b.costOf(self), 'exactly', 3),
  b.compare(b.playerHealth(enemyPlayer), 'atMost', 10),
  b.compare(b.history('spells played'), 'atLeast', 2),
  b.compare(b.count(b.hand('you')), 'atLeast', b.count(b.hand('enemy'))),
  b.exists(enemyUnits(b.stunned)),
  b.exists(units(b.other, b.type('oni'))),
  { op: 'not', of: b.exists(yourUnits()) },
  { op: 'not', of: { op: 'night' } },
  b.matches(self, b.withStrength('atLeast', 4)),
  b.matches(self, b.having(b.flying)),
  b.matches(self, b.faction('fire')),
  b.matches(self, b.type('valkyrie')),
]

const things = {
  cards: units(),
  self,
  the: that,
  players: enemyPlayer,
  ownerOf: b.ownerOf(self),
  controllerOf: b.controllerOf(self),
  bearer: b.wielder,
  attachedTo: { op: 'attachedTo', of: self, that: b.kind('weapon') },
  windowSpell: b.windowSpell,
  held: { op: 'held' },
  firstDrawn: b.firstDrawn(2, b.both(b.faction('time'), b.kind('unit'))),
  top: b.top(2, b.deck('you')),
  topmost: b.topmost(1, b.deck('you', b.kind('unit'))),
  union: b.union(you, yourUnits()),
  except: b.except(units(), yourUnits()),
  among: b.among(b.top(4, b.deck('you')), b.kind('unit')),
} satisfies { readonly [K in Things['op']]: Things }

const players = ['you', 'enemy', 'each', 'cursed', 'defending'] as const

const picks: Pick[] = [
  unit,
  one(yourUnits()),
  one(yourUnits(b.other)),
  one(units(b.other)),
  one(enemyUnits(b.attacking)),
  one(b.anything),
  one(b.unitOrPlayer),
  one(b.enemies),
  one(b.union(units(), you)),
  one(b.eachPlayer),
  b.several(2, yourUnits()),
  b.several(3, enemyUnits()),
  b.upTo(2, units()),
  b.anyNumber(yourUnits()),
  b.anyNumber(enemyUnits()),
  b.random(1, enemyUnits()),
  b.random(2, units()),
  b.random(1, yourUnits()),
  b.chosenByEnemy(one(yourUnits())),
  one(b.inVoid('enemy', b.anyOf(b.kind('unit'), b.kind('any weapon')))),
  one(b.market(b.faction('shadow'))),
  one(b.inPlay('both', b.kind('attachment'))),
  b.several(b.count(b.hand('you')), enemyUnits()),
  one({ op: 'attachedTo', of: that }),
]

const filters = {
  kind: b.kind('any weapon'),
  type: b.type('dragon'),
  faction: b.faction('justice'),
  singleFaction: b.singleFaction,
  multiFaction: { op: 'multiFaction' },
  cost: b.costing('atMost', 3),
  strength: b.withStrength('atLeast', 5),
  health: b.withHealth('exactly', 1),
  has: b.having(b.flying),
  sharesBattleSkill: b.sharingBattleSkill(self),
  exhausted: b.exhausted,
  stunned: b.stunned,
  attacking: b.attacking,
  blocking: { op: 'blocking' },
  hasHit: b.hasHit,
  sharesType: { op: 'sharesType', with: self },
  undamaged: b.undamaged,
  wielding: b.wielding,
  cursed: { op: 'cursed' },
  sigil: b.sigil('fire'),
  named: b.named('1-194'),
  sameName: b.sameNameAs(self),
  in: { op: 'in', set: b.hand('you') },
  other: b.other,
  yours: { op: 'yours' },
  enemys: { op: 'enemys' },
  and: b.both(b.faction('fire'), b.having(b.flying)),
  or: b.anyOf(b.having(b.flying), b.withStrength('atLeast', 5)),
  not: b.not(b.having(b.flying)),
} satisfies { readonly [K in Filter['op']]: Filter }

const kinds = [
  'power',
  'unit',
  'spell',
  'fast spell',
  'weapon',
  'relic',
  'relic weapon',
  'curse',
  'cursed relic',
  'site',
  'any spell',
  'any weapon',
  'any relic',
  'attachment',
] satisfies (Kind | Collective)[]

const gifts = {
  stats: b.plusStats(2, -1),
  skill: b.warcry(3),
  battleSkillsOf: b.battleSkillsOf(that),
  oneSkillOf: b.choiceOf(b.flying, b.endurance),
  cost: b.costs(b.negative(1)),
  free: { op: 'free' },
  maxPower: b.plusMaxPower(1),
  cannot: b.cannot('attack'),
  rule: b.rule('deadly to players'),
} satisfies { readonly [K in Gift['op']]: Gift }

const standings = {
  stats: gifts.stats,
  skill: gifts.skill,
  cost: gifts.cost,
  maxPower: gifts.maxPower,
  stunned: b.stays.stunned,
  controlled: b.stays.controlled,
  cannot: gifts.cannot,
  rule: b.rule('double damage to players'),
} satisfies { readonly [K in Standing['op']]: Standing }

const cannots = {
  'have flying': true,
  'play spells': true,
  'leave the void': true,
  entomb: true,
  attack: true,
  block: true,
  'be blocked': true,
  'be silenced': true,
  'have aegis': true,
  revenge: true,
} satisfies Record<Cannot, true>

const rules = {
  'warcry reaches every unit and weapon': true,
  'double damage to players': true,
  'avatar attacks twice': true,
  'deadly to players': true,
} satisfies Record<RuleSwitch, true>

const newCards = {
  card: b.card('1-t-illusionary-dragon', { strength: b.strengthOf(self), skills: [b.charge] }),
  copyOf: b.copyOf(self),
  randomCard: b.randomCard(b.both(b.kind('unit'), b.costing('atMost', 3))),
} satisfies { readonly [K in NewCard['op']]: NewCard }

const costs = {
  pay: b.pay(4),
  exhaust: b.exhausting(self),
  sacrifice: b.sacrificing(one(yourUnits())),
  discard: b.discarding(one(b.hand('you'))),
  spendAll: b.spendAll,
  twist: b.twisting,
  loseMaxPower: { op: 'loseMaxPower', n: 1 },
  debt: { op: 'debt', n: 2 },
} satisfies { readonly [K in Cost['op']]: Cost }

const events = {
  summon: { op: 'summon' },
  entomb: { op: 'entomb' },
  infiltrate: { op: 'infiltrate' },
  played: b.youPlay(b.kind('unit'), { ordinal: 2 }),
  drawn: { op: 'drawn' },
  cardDrawn: { op: 'cardDrawn', that: b.kind('unit'), by: 'you' },
  attacks: b.attacks,
  attackDeclared: b.attackDeclared('you', { exactlyOne: true }),
  warcried: { op: 'warcried' },
  blocks: b.blocksOrIsBlocked,
  dies: b.dies('you', b.kind('unit'), { other: true }),
  goesToVoid: { op: 'goesToVoid', that: b.kind('unit'), other: true },
  discarded: { op: 'discarded' },
  sacrificed: { op: 'sacrificed', that: b.kind('unit'), of: 'you' },
  hits: b.hits,
  damaged: { op: 'damaged' },
  healthGained: { op: 'healthGained' },
  bearerDies: b.bearerDies,
  playerHit: b.cursedPlayerHit,
  student: b.isStudent,
  ally: { op: 'ally', that: b.type('yeti') },
  influenceGained: { op: 'influenceGained' },
  startOfTurn: b.startOfTurn('enemy'),
  endOfTurn: b.endOfTurn('both'),
} satisfies { readonly [K in Event['op']]: Event }

const moreEvents: Event[] = [
  b.youPlay(),
  b.youPlay(b.kind('any spell')),
  b.anyonePlays(b.type('stranger')),
  { op: 'played', by: 'enemy', that: b.kind('any spell') },
  b.anyonePlays(b.kind('any spell'), { onThis: true }),
  { op: 'played', by: 'you', that: b.kind('any weapon'), onThis: true },
  b.youPlay(b.both(b.kind('unit'), b.having(b.flying)), { other: true }),
  b.attackDeclared('both', { that: b.type('stranger') }),
  b.attackDeclared('enemy'),
  { op: 'attacks', that: b.type('valkyrie') },
  { op: 'blocks' },
  b.dies('enemy', b.kind('unit')),
  b.dies('both', b.type('oni')),
  b.startOfTurn('cursed'),
]

const abilities = {
  onPlay: b.onPlay(b.draw(1), b.deal(2, one(b.anything))),
  triggered: guarded(b.on(b.attacks, b.draw(1)), {
    if: b.exists(yourUnits(b.other)),
    limit: 'once per turn',
  }),
  activated: b.oncePerTurn(b.activated([b.pay(2)], b.get(self, b.plusStats(1, 1)))),
  ongoing: b.haveWhile(b.compare(b.strengthOf(self), 'atLeast', 4), self, b.quickdraw),
  threshold: b.threshold('FF', b.plusStrength(2), b.quickdraw),
  ultimate: b.ultimate(b.activated([b.pay(5)], b.get(self, b.plusStats(4, 4)))),
  extra: b.spellcraft(3, '1-8'),
  depletedUnless: b.depletedUnless(b.compare(b.playerHealth(you), 'atLeast', 10)),
  freeIf: b.freeIf(b.exists(enemyUnits())),
  onlyOn: b.onlyOn(b.both(b.kind('unit'), b.having(b.flying))),
  transmute: b.transmute(5, '1-t-magmahound'),
  keyword: b.corrupted(2, '1-t-pig'),
  mastery: b.mastery(4, b.gets(b.plusStats(2, 2))),
  bargain: b.bargain(b.compare(b.count(yourUnits(b.type('oni'), b.hasHit)), 'atLeast', 2)),
  unstoppable: b.unstoppableIf(b.unitDied),
  bond: b.bond,
  shift: b.shift(4),
} satisfies { readonly [K in Ability['op']]: Ability }

const labels = {
  Summon: true,
  Entomb: true,
  Infiltrate: true,
  Empower: true,
  Fate: true,
  Inspire: true,
  Tribute: true,
  Spark: true,
  Onslaught: true,
  Renown: true,
  Surge: true,
  Lifeforce: true,
  Bolster: true,
  Ally: true,
} satisfies Record<Label, true>

const keywords = {
  Amplify: true,
  Spellcraft: true,
  Decimate: true,
  Contract: true,
  Mentor: true,
} satisfies Record<Extra['keyword'], true>

const destinations = {
  hand: true,
  'deck top': true,
  'deck bottom': true,
  'deck random': true,
  void: true,
  market: true,
} satisfies Record<To, true>

const delays = { 'end of turn': true, 'it dies': true } satisfies Record<Delay, true>

// ---- in words

const card = (...abilities_: Ability[]): CardDefinition =>
  plain({
    ...b.unit('1-356', 'False Prince', { cost: 3, influence: 'T', strength: 5, health: 5 }),
    abilities: abilities_,
  })
const text = (lang: Lang, ...abilities_: Ability[]): string => cardText(card(...abilities_), lang).join(' / ')
const said = (lang: Lang, ...steps: Effect[]): string => text(lang, b.onPlay(...steps))
const keys = <K extends string>(table: Record<K, unknown>): K[] => Object.keys(table) as K[]

/** Every sample of a kind of node in one language, one line each. */
const shelves: Readonly<Record<string, (lang: Lang) => string[]>> = {
  effects: (lang) => Object.values(effects).map((each) => said(lang, each)),
  'effects after a cost': (lang) =>
    Object.values(effects).map((each) => text(lang, b.activated([b.pay(1)], each))),
  'effects as orders': (lang) =>
    Object.values(effects).map((each) => effectText(plain([each]), lang, card())),
  amounts: (lang) =>
    (Object.values(amounts) as Amount[]).flatMap((n) => [
      text(lang, b.have(self, b.plusStats(n, n))),
      // Only strength, health and cost can go down.
      ...(typeof n === 'object' && n.op === 'negative'
        ? []
        : [said(lang, b.deal(n, one(b.anything))), said(lang, b.draw(n)), said(lang, b.gainArmor(n))]),
    ]),
  histories: (lang) => keys(histories).map((what) => said(lang, b.draw(b.history(what, histories[what])))),
  conditions: (lang) =>
    [...Object.values(conditions), ...moreConditions].flatMap((condition) => [
      said(lang, b.when(condition, b.draw(1))),
      text(lang, b.depletedUnless(condition)),
    ]),
  things: (lang) =>
    Object.values(things).flatMap((each) => [
      said(lang, b.kill(each)),
      said(lang, b.deal(1, each)),
      said(lang, b.get(each, b.flying)),
    ]),
  players: (lang) =>
    players.flatMap((who) => [
      said(lang, b.deal(1, { op: 'players', who })),
      said(lang, b.draw(1, { op: 'players', who })),
    ]),
  picks: (lang) =>
    picks.flatMap((pick) => [said(lang, b.stun(pick)), said(lang, b.get(pick, b.plusStats(1, 1)))]),
  filters: (lang) =>
    Object.values(filters).flatMap((filter) => [
      said(lang, b.kill(one(units(filter)))),
      said(lang, b.kill(enemyUnits(filter))),
      // Nobody says "not other" or "not yours".
      ...(['other', 'yours', 'enemys', 'in'].includes(filter.op)
        ? []
        : [said(lang, b.kill(one(units(b.not(filter)))))]),
    ]),
  kinds: (lang) =>
    kinds.flatMap((kind) => [
      said(lang, b.drawFrom(one(b.inVoid('you', b.kind(kind))))),
      said(lang, b.discard(b.inVoid('enemy', b.kind(kind)))),
    ]),
  modifications: (lang) => [
    ...Object.values(standings).flatMap((mod) => [
      text(lang, b.have(yourUnits(), mod)),
      text(lang, b.have(self, mod)),
    ]),
    ...Object.values(gifts).flatMap((mod) => [
      said(lang, b.getThisTurn(yourUnits(), mod)),
      said(lang, b.get(unit, mod)),
    ]),
    said(lang, b.getWhileYours(unit, b.stays.stunned)),
  ],
  cannots: (lang) => keys(cannots).map((what) => text(lang, b.have(enemyUnits(), b.cannot(what)))),
  rules: (lang) => keys(rules).map((rule) => text(lang, b.have(self, b.rule(rule)))),
  'new cards': (lang) =>
    Object.values(newCards).flatMap((each) => [
      said(lang, b.playNew(each)),
      said(lang, b.playNew(each, { n: 2 })),
      said(lang, b.transform(unit, each)),
    ]),
  costs: (lang) =>
    Object.values(costs).flatMap((cost) => [
      text(lang, b.activated([cost], b.draw(1))),
      said(lang, b.mayDoTo([cost], b.kill(unit))),
    ]),
  events: (lang) =>
    [...Object.values(events), ...moreEvents].map((event) =>
      text(lang, b.on(event, b.draw(1), b.get(self, b.plusStats(1, 1)))),
    ),
  abilities: (lang) => Object.values(abilities).map((ability) => text(lang, ability)),
  labels: (lang) => keys(labels).map((label) => text(lang, { ...b.summon(b.draw(1)), label })),
  keywords: (lang) => keys(keywords).map((keyword) => text(lang, { ...b.amplify(2, b.draw(1)), keyword })),
  destinations: (lang) =>
    keys(destinations).flatMap((to) => [
      said(lang, b.put(unit, to)),
      said(lang, b.put(one(b.hand('you')), to)),
      said(lang, b.put(enemyUnits(), to)),
      said(lang, b.putNew(b.card('1-t-snowball'), to)),
    ]),
  delays: (lang) =>
    keys(delays).map((until) => said(lang, { op: 'delay', until, of: self, do: [b.draw(1)] })),
  skills: (lang) =>
    SKILLS.flatMap((skill) => [
      text(lang, b.have(yourUnits(), { op: 'skill', skill })),
      said(lang, b.get(unit, { op: 'skill', skill })),
      said(lang, b.kill(units({ op: 'has', skill }))),
    ]),
}

describe('every node has words in both languages', () => {
  it.each(Object.keys(shelves))('%s', async (shelf) => {
    const [en, fr] = LANGS.map((lang) => shelves[shelf]!(lang))
    const lines = en!.map((line, i) => `${line}\n    ${fr![i]}`)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `golden/nodes/${shelf.replaceAll(' ', '-')}.txt`,
    )
    const found = LANGS.flatMap((lang) =>
      shelves[shelf]!(lang).flatMap((each) =>
        each
          .split(' / ')
          .flatMap((line) => [...faults(line, lang), ...(raw.test(line) ? [`raw: ${line}`] : [])]),
      ),
    )
    expect(found).toEqual([])
  })
})
