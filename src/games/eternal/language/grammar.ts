import type { Grammar, Part, Text } from '../../../language/linter.ts'
import type {
  Ability,
  Amount,
  CardDefinition,
  Condition,
  Cost,
  Effect,
  Event,
  Filter,
  HasSkill,
  Modification,
  NewCard,
  Objects,
} from './nodes.ts'

/* How the linter reads the nodes of Eternal. The list of ops is complete by its type. */

type Op =
  | Ability['op']
  | Exclude<Amount, number>['op']
  | Condition['op']
  | Cost['op']
  | Effect['op']
  | Event['op']
  | Filter['op']
  | HasSkill['op']
  | Modification['op']
  | NewCard['op']
  | Objects['op']

const OPS: Readonly<Record<Op, true>> = {
  action: true,
  activated: true,
  ally: true,
  among: true,
  and: true,
  armor: true,
  attachedTo: true,
  attackDeclared: true,
  attacking: true,
  attacks: true,
  bargain: true,
  battleSkills: true,
  battleSkillsOf: true,
  bearer: true,
  bearerDies: true,
  become: true,
  blocking: true,
  blocks: true,
  bond: true,
  call: true,
  cannot: true,
  card: true,
  cardDrawn: true,
  cards: true,
  changeNumber: true,
  choose: true,
  chooseOne: true,
  compare: true,
  controlled: true,
  controllerOf: true,
  copyOf: true,
  cost: true,
  count: true,
  countTo: true,
  cursed: true,
  damaged: true,
  deal: true,
  debt: true,
  delay: true,
  depletedUnless: true,
  dies: true,
  discard: true,
  disappear: true,
  discarded: true,
  doTo: true,
  double: true,
  draw: true,
  drawFrom: true,
  drawn: true,
  drawNew: true,
  each: true,
  either: true,
  endOfTurn: true,
  enemys: true,
  entomb: true,
  every: true,
  except: true,
  exhaust: true,
  exhausted: true,
  extra: true,
  faction: true,
  firstDrawn: true,
  firstTurn: true,
  forEach: true,
  free: true,
  freeIf: true,
  gainArmor: true,
  gainHealth: true,
  gainInfluence: true,
  gainInfluenceChosen: true,
  gainMaxPower: true,
  gainPower: true,
  get: true,
  getPlayer: true,
  given: true,
  goesToVoid: true,
  half: true,
  has: true,
  hasHit: true,
  health: true,
  healthBecomes: true,
  healthGained: true,
  held: true,
  highest: true,
  history: true,
  hits: true,
  in: true,
  infiltrate: true,
  influence: true,
  influenceAtLeast: true,
  influenceGained: true,
  influenceTypes: true,
  invoke: true,
  keyword: true,
  kill: true,
  kind: true,
  less: true,
  loseMaxPower: true,
  markDepleted: true,
  mastery: true,
  matches: true,
  maxPower: true,
  may: true,
  multiFaction: true,
  named: true,
  negate: true,
  negative: true,
  night: true,
  nightEnds: true,
  nightfall: true,
  none: true,
  not: true,
  number: true,
  oneSkillOf: true,
  ongoing: true,
  onlyOn: true,
  onPlay: true,
  or: true,
  other: true,
  ownerOf: true,
  pay: true,
  pick: true,
  play: true,
  played: true,
  playerHas: true,
  playerHealth: true,
  playerHit: true,
  players: true,
  playNew: true,
  plunder: true,
  power: true,
  put: true,
  putNew: true,
  randomCard: true,
  randomOne: true,
  ready: true,
  repeat: true,
  repeatWhile: true,
  rule: true,
  sacrifice: true,
  sacrificed: true,
  sameName: true,
  scout: true,
  self: true,
  seq: true,
  sharesBattleSkill: true,
  sharesType: true,
  shift: true,
  sigil: true,
  silence: true,
  singleFaction: true,
  skill: true,
  some: true,
  spendAll: true,
  spent: true,
  startOfTurn: true,
  stat: true,
  stats: true,
  steal: true,
  strength: true,
  student: true,
  stun: true,
  stunned: true,
  sum: true,
  summon: true,
  swapWithMarket: true,
  takeDebt: true,
  thatMany: true,
  the: true,
  threshold: true,
  together: true,
  top: true,
  topmost: true,
  totalInfluence: true,
  transform: true,
  transmute: true,
  triggered: true,
  turns: true,
  twist: true,
  type: true,
  ultimate: true,
  undamaged: true,
  union: true,
  unstoppable: true,
  warcried: true,
  when: true,
  wielding: true,
  windowSpell: true,
  yours: true,
  yourTurn: true,
}

const THING = 'thing'

const word = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const WAYS: Readonly<Record<string, readonly string[]>> = {
  when: ['steps', 'otherwise'],
  either: ['ways'],
  chooseOne: ['ways'],
  randomOne: ['ways'],
  repeat: ['steps'],
  repeatWhile: ['steps'],
  forEach: ['steps'],
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

/** Any effect may change what a condition looks at: only a loop without one is certain to be wrong. */
const hasEffect = (steps: readonly unknown[]): boolean => steps.some((step) => isPart(step) && 'op' in step)

export const grammar: Grammar = {
  ops: new Set(Object.keys(OPS)),
  uses: (part) => {
    const name = part.op === 'the' ? word(part.name) : undefined
    return name === undefined ? [] : [{ name, kinds: [THING] }]
  },
  gives(part) {
    const name = word(part.as)
    return name === undefined ? null : { name, kind: THING, inside: part.op === 'forEach' }
  },
  ways: (part) => WAYS[word(part.op) ?? ''] ?? [],
  alone: () => false,
  references(part) {
    if (part.op === 'card' || part.op === 'named') return [{ kind: 'card', id: String(part.id) }]
    return part.op === 'transmute' ? [{ kind: 'card', id: String(part.into) }] : []
  },
  belongsOn: () => null,
  loop: (part) =>
    part.op === 'repeatWhile' && Array.isArray(part.steps)
      ? { condition: part.condition, steps: part.steps }
      : null,
  reads: () => ['anything'],
  changes: (steps) => (hasEffect(steps) ? ['*'] : []),
  onceOnly: new Set(),
}

/** Every ability of these cards as a text. Events tell which card and which player they are about. */
export function textsOf(cards: readonly CardDefinition[]): Text[] {
  const declared = { card: new Set(cards.map(({ id }) => id)) }
  return cards.flatMap((card) =>
    card.abilities.map(
      (tree, i): Text => ({
        place: `${card.id}.abilities[${i}]`,
        tree,
        on: 'card',
        declared,
        known: { that: THING, 'that player': THING },
      }),
    ),
  )
}
