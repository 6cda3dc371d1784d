/** Small typed builders: a card definition reads aloud like its text. Nothing here but data comes out. */
import type { Relation } from '../../../language/nodes.ts'
import {
  type Ability,
  type Activated,
  type Amount,
  BATTLE_SKILLS,
  type CardDefinition,
  type Cards,
  type Condition,
  type Cost,
  type Duration,
  type Effect,
  type Event,
  type Extra,
  type Faction,
  type Filter,
  type HasSkill,
  type History,
  type Influence,
  type Keyword,
  type Kind,
  type Label,
  type Mastery,
  type Modification,
  type NewCard,
  type Objects,
  type Ongoing,
  type Pick,
  type Place,
  type PlayRule,
  type Side,
  type Skill,
  type Things,
  type To,
  type Triggered,
  type Values,
} from './nodes.ts'

// ---- skills

const skill = (name: Skill): HasSkill => ({ op: 'skill', skill: name })
export const flying = skill('flying')
export const overwhelm = skill('overwhelm')
export const lifesteal = skill('lifesteal')
export const aegis = skill('aegis')
export const charge = skill('charge')
export const endurance = skill('endurance')
export const quickdraw = skill('quickdraw')
export const deadly = skill('deadly')
export const killer = skill('killer')
export const doubleDamage = skill('double damage')
export const reckless = skill('reckless')
export const unblockable = skill('unblockable')
export const invulnerable = skill('invulnerable')
export const berserk = skill('berserk')
export const ambush = skill('ambush')
export const voidbound = skill('voidbound')
export const echo = skill('echo')
export const destiny = skill('destiny')
export const depleted = skill('depleted')
export const warp = skill('warp')
export const revenge = skill('revenge')
export const pledge = skill('pledge')
export const inscribe = skill('inscribe')
export const valor = skill('valor')
export const decay = skill('decay')
export const taunt = skill('taunt')
export const unleash = skill('unleash')
export const regen = skill('regen')
export const versatile = skill('versatile')
export const stealth = skill('stealth')
export const swift = skill('swift')
export const warcry = (n = 1): HasSkill => ({ op: 'skill', skill: 'warcry', n })

// ---- filters

export const kind = (word: Extract<Filter, { op: 'kind' }>['kind']): Filter => ({ op: 'kind', kind: word })
export const type = (word: string): Filter => ({ op: 'type', type: word })
export const faction = (f: Faction): Filter => ({ op: 'faction', faction: f })
export const singleFaction: Filter = { op: 'singleFaction' }
export const costing = (is: Relation, n: Amount): Filter => ({ op: 'cost', is, n })
export const withStrength = (is: Relation, n: Amount): Filter => ({ op: 'strength', is, n })
export const withHealth = (is: Relation, n: Amount): Filter => ({ op: 'health', is, n })
export const having = (has: HasSkill): Filter => ({ op: 'has', skill: has.skill })
export const sharingBattleSkill = (other: Things): Filter => ({ op: 'sharesBattleSkill', with: other })
export const exhausted: Filter = { op: 'exhausted' }
export const stunned: Filter = { op: 'stunned' }
export const attacking: Filter = { op: 'attacking' }
export const undamaged: Filter = { op: 'undamaged' }
export const cursed: Filter = { op: 'cursed' }
export const hasHit: Filter = { op: 'hasHit' }
export const multiFaction: Filter = { op: 'multiFaction' }
export const wielding: Filter = { op: 'wielding' }
export const sigil = (f?: Faction): Filter =>
  f === undefined ? { op: 'sigil' } : { op: 'sigil', faction: f }
export const named = (id: string): Filter => ({ op: 'named', id })
export const sameNameAs = (x: Things): Filter => ({ op: 'sameName', as: x })
export const other: Filter = { op: 'other' }
export const both = (...all: readonly Filter[]): Filter => ({ op: 'and', all })
export const anyOf = (...any: readonly Filter[]): Filter => ({ op: 'or', any })
export const not = (of: Filter): Filter => ({ op: 'not', of })
export const nonPower = not(kind('power'))

// ---- things

function cards(places: readonly Place[], of: Side, filters: readonly Filter[]): Cards {
  if (filters.length === 0) return { op: 'cards', in: places, of }
  return { op: 'cards', in: places, of, that: filters.length === 1 ? filters[0]! : both(...filters) }
}

const unit = kind('unit')
/** Units on the playmat. */
export const units = (...that: readonly Filter[]): Cards => cards(['playmat'], 'both', [unit, ...that])
export const yourUnits = (...that: readonly Filter[]): Cards => cards(['playmat'], 'you', [unit, ...that])
export const enemyUnits = (...that: readonly Filter[]): Cards => cards(['playmat'], 'enemy', [unit, ...that])
/** Anything else on the playmat. */
export const inPlay = (of: Side, ...that: readonly Filter[]): Cards => cards(['playmat'], of, that)
/** Weapons, relics and curses that the enemy controls, wherever they sit (EG1). */
export const enemyAttachments: Cards = inPlay('enemy', kind('attachment'))
export const hand = (of: Side, ...that: readonly Filter[]): Cards => cards(['hand'], of, that)
export const deck = (of: Side, ...that: readonly Filter[]): Cards => cards(['deck'], of, that)
export const inVoid = (of: Side, ...that: readonly Filter[]): Cards => cards(['void'], of, that)
export const market = (...that: readonly Filter[]): Cards => cards(['market'], 'you', that)
export const zones = (places: readonly Place[], of: Side, ...that: readonly Filter[]): Cards =>
  cards(places, of, that)
/** A player's cards wherever they lie: "your power cards". */
export const cardsOf = (of: Side, ...that: readonly Filter[]): Cards =>
  cards(['hand', 'deck', 'void', 'power', 'market'], of, that)
export const self: Things = { op: 'self' }
export const the = (name: string): Things => ({ op: 'the', name })
/** What the event was about: the card played, the unit that died ... */
export const that: Things = the('that')
/** The player the event was about. */
export const thatPlayer: Things = the('that player')
export const you: Things = { op: 'players', who: 'you' }
export const enemyPlayer: Things = { op: 'players', who: 'enemy' }
export const eachPlayer: Things = { op: 'players', who: 'each' }
export const cursedPlayer: Things = { op: 'players', who: 'cursed' }
export const defendingPlayer: Things = { op: 'players', who: 'defending' }
export const ownerOf = (of: Things): Things => ({ op: 'ownerOf', of })
export const controllerOf = (of: Things): Things => ({ op: 'controllerOf', of })
export const wielder: Things = { op: 'bearer', word: 'wielder' }
export const cursedUnit: Things = { op: 'bearer', word: 'cursed unit' }
export const windowSpell: Things = { op: 'windowSpell' }
export const windowSpellOrCurse: Things = { op: 'windowSpell', orCurse: true }
/** "The first two {T} units you draw each turn." */
export const firstDrawn = (n: number, filter: Filter): Things => ({ op: 'firstDrawn', n, that: filter })
export const top = (n: Amount, of: Cards): Things => ({ op: 'top', n, of })
export const topmost = (n: Amount, of: Cards): Things => ({ op: 'topmost', n, of })
export const union = (...of: readonly Things[]): Things => ({ op: 'union', of })
export const except = (of: Things, but: Things): Things => ({ op: 'except', of, but })
export const among = (of: Things, filter: Filter): Things => ({ op: 'among', of, that: filter })
const sites = inPlay('both', kind('site'))
/** Plain "deal N damage": any unit, player or site (ER101). */
export const anything = union(units(), eachPlayer, sites)
export const unitOrPlayer = union(units(), eachPlayer)
/** "An enemy": a unit, the player or the site of the enemy. */
export const enemies = union(enemyUnits(), enemyPlayer, inPlay('enemy', kind('site')))

// ---- picks

export const one = (of: Things, as?: string): Pick => named_({ op: 'pick', how: 'one', of }, as)
export const several = (n: Amount, of: Things, as?: string): Pick =>
  named_({ op: 'pick', how: 'several', n, of }, as)
export const upTo = (n: Amount, of: Things, as?: string): Pick =>
  named_({ op: 'pick', how: 'upTo', n, of }, as)
export const anyNumber = (of: Things, as?: string): Pick => named_({ op: 'pick', how: 'any number', of }, as)
export const random = (n: Amount, of: Things, as?: string): Pick =>
  named_({ op: 'pick', how: 'random', n, of }, as)
export const chosenByEnemy = (pick: Pick): Pick => ({ ...pick, by: 'enemy' })
const named_ = <T extends object>(node: T, as: string | undefined): T =>
  as === undefined ? node : { ...node, as }

// ---- amounts and conditions

export const count = (of: Things): Amount => ({ op: 'count', of })
/** n for each of them. */
export const each = (n: number, of: Things): Amount => ({ op: 'each', n, of })
export const sum = (base: Amount, ...plus: readonly Amount[]): Amount => ({ op: 'sum', base, plus })
export const every = (k: number, of: Amount): Amount => ({ op: 'every', k, of })
export const given = (condition: Condition, then: Amount, otherwise: Amount): Amount => ({
  op: 'given',
  condition,
  then,
  otherwise,
})
export const negative = (of: Amount): Amount => ({ op: 'negative', of })
export const strengthOf = (of: Things): Amount => ({ op: 'stat', stat: 'strength', of })
export const healthOf = (of: Things): Amount => ({ op: 'stat', stat: 'health', of })
export const costOf = (of: Things): Amount => ({ op: 'stat', stat: 'cost', of })
export const influenceIn = (f: Faction): Amount => ({ op: 'influence', faction: f })
export const turnsTaken: Amount = { op: 'turns' }
export const totalInfluence: Amount = { op: 'totalInfluence' }
export const influenceTypes: Amount = { op: 'influenceTypes' }
export const maxPower: Amount = { op: 'maxPower' }
export const spent: Amount = { op: 'spent' }
export const thatMany: Amount = { op: 'thatMany' }
export const history = (what: History, of: 'you' | 'enemy' | 'each' | 'cursed' = 'you'): Amount => ({
  op: 'history',
  what,
  of,
})
export const battleSkillsOn = (of: Things): Amount => ({ op: 'battleSkills', of })
export const numberOnCard = (printed: number): Amount => ({ op: 'number', printed })
export const playerHealth = (of: Things): Amount => ({ op: 'playerHealth', of })
export const armorOf = (of: Things): Amount => ({ op: 'armor', of })
export const compare = (left: Amount, is: Relation, right: Amount): Condition => ({
  op: 'compare',
  left,
  is,
  right,
})
/** "More than 25 Health." */
export const moreThan = (left: Amount, n: number): Condition => ({
  op: 'not',
  of: compare(left, 'atMost', n),
})
export const yourFirstTurn: Condition = { op: 'firstTurn' }
export const exists = (of: Things): Condition => ({ op: 'some', of })
export const isNight: Condition = { op: 'night' }
export const yourTurn: Condition = { op: 'yourTurn' }
export const isNot = (of: Condition): Condition => ({ op: 'not', of })
export const eitherOf = (...any: readonly Condition[]): Condition => ({ op: 'or', any })
export const allOf = (...all: readonly Condition[]): Condition => ({ op: 'and', all })
export const hasInfluence = (influence: Influence): Condition => ({ op: 'influenceAtLeast', influence })
export const none = (of: Things): Condition => ({ op: 'none', of })
export const matches = (thing: Things, filter: Filter): Condition => ({ op: 'matches', thing, that: filter })
export const playerHas = (has: HasSkill, who: Things = you): Condition => ({
  op: 'playerHas',
  skill: has.skill,
  who,
})

// ---- modifications

/** +1/+1 */
export const plus = (strength: Amount, health: Amount): Modification => ({ op: 'stats', strength, health })
/** "+Strength/+Health equal to …": as much of both. */
export const plusBoth = (n: Amount): Modification => plus(n, n)
export const plusStrength = (strength: Amount): Modification => ({ op: 'stats', strength })
export const plusHealth = (health: Amount): Modification => ({ op: 'stats', health })
export const costs = (by: Amount): Modification => ({ op: 'cost', by })
export const cannot = (what: Extract<Modification, { op: 'cannot' }>['what']): Modification => ({
  op: 'cannot',
  what,
})
export const battleSkillsOf = (of: Things): Modification => ({ op: 'battleSkillsOf', of })
export const choiceOf = (...skills: readonly HasSkill[]): Modification => ({
  op: 'oneSkillOf',
  skills: skills.map((s) => s.skill),
  by: 'choice',
})
export const randomOf = (...skills: readonly HasSkill[]): Modification => ({
  op: 'oneSkillOf',
  skills: skills.map((s) => s.skill),
  by: 'chance',
})
/** One of the battle skills that the card lacks, Reckless aside (EG15). */
export const randomBattleSkill: Modification = {
  op: 'oneSkillOf',
  skills: BATTLE_SKILLS.filter((s) => s !== 'reckless'),
  by: 'chance',
  lacking: true,
}
export const plusMaxPower = (by: Amount): Modification => ({ op: 'maxPower', by })
export const stays = {
  stunned: { op: 'stunned' } as Modification,
  controlled: { op: 'controlled' } as Modification,
}
export const rule = (word: Extract<Modification, { op: 'rule' }>['rule']): Modification => ({
  op: 'rule',
  rule: word,
})

// ---- new cards

export const card = (id: string, values?: Values): NewCard =>
  values === undefined ? { op: 'card', id } : { op: 'card', id, with: values }
export const copyOf = (of: Things): NewCard => ({ op: 'copyOf', of })
export const randomCard = (filter: Filter): NewCard => ({ op: 'randomCard', that: filter })

// ---- costs

export const pay = (n: number): Cost => ({ op: 'pay', n })
export const exhausting = (what: Objects): Cost => ({ op: 'exhaust', what })
export const sacrificing = (what: Objects): Cost => ({ op: 'sacrifice', what })
export const discarding = (what: Objects): Cost => ({ op: 'discard', what })
export const twisting: Cost = { op: 'twist' }
export const spendAll: Cost = { op: 'spendAll' }

// ---- effects

export const together = (...parts: readonly Effect[]): Effect => ({ op: 'together', parts })
export const deal = (n: Amount, to: Objects): Effect => ({ op: 'deal', n, to })
export const dealBy = (by: Things, n: Amount, to: Objects): Effect => ({ op: 'deal', n, to, by })
export const kill = (what: Objects): Effect => ({ op: 'kill', what })
export const sacrifice = (what: Objects, as?: string): Effect => named_({ op: 'sacrifice', what }, as)
export const disappear = (what: Objects): Effect => ({ op: 'disappear', what })
export const stun = (what: Objects): Effect => ({ op: 'stun', what })
export const exhaust = (what: Objects): Effect => ({ op: 'exhaust', what })
export const ready = (what: Objects): Effect => ({ op: 'ready', what })
export const silence = (what: Objects): Effect => ({ op: 'silence', what })
export const get = (what: Objects, ...mods: readonly Modification[]): Effect => ({ op: 'get', what, mods })
export const getThisTurn = (what: Objects, ...mods: readonly Modification[]): Effect => ({
  op: 'get',
  what,
  mods,
  lasts: 'this turn',
})
export const getWhileYours = (what: Objects, ...mods: readonly Modification[]): Effect => ({
  op: 'get',
  what,
  mods,
  lasts: 'while yours',
})
/** "Infiltrate: +2/+2." */
export const gets = (...mods: readonly Modification[]): Effect => ({
  op: 'get',
  what: self,
  mods,
  bare: true,
})
/** "Empower: +2/+2 this turn." */
export const getsThisTurn = (...mods: readonly Modification[]): Effect => ({
  op: 'get',
  what: self,
  mods,
  lasts: 'this turn',
  bare: true,
})
export const double = (what: Objects, stat: 'strength' | 'health' | 'both' | 'cost'): Effect => ({
  op: 'double',
  what,
  stat,
})
export const become = (what: Objects, stat: 'strength' | 'health', n: Amount): Effect => ({
  op: 'become',
  what,
  stat,
  n,
})
export const changeNumber = (what: Objects, by: Amount): Effect => ({ op: 'changeNumber', what, by })
export const draw = (n: Amount = 1, who?: Things): Effect =>
  who === undefined ? { op: 'draw', n } : { op: 'draw', n, who }
/** The same, with a name for the cards drawn this way. */
export const drawAs = (n: Amount, as: string): Effect => ({ op: 'draw', n, as })
export const drawFrom = (what: Objects, as?: string): Effect => named_({ op: 'drawFrom', what }, as)
export const discard = (what: Objects, as?: string): Effect => named_({ op: 'discard', what }, as)
export const put = (what: Objects, to: To, as?: string): Effect => named_({ op: 'put', what, to }, as)
export const play = (
  what: Objects,
  how: { readonly exhausted?: true; readonly depleted?: true; readonly on?: Things } = {},
): Effect => ({ op: 'play', what, ...how })
export const playNew = (
  what: NewCard,
  more: { readonly n?: Amount; readonly on?: Things; readonly as?: string } = {},
): Effect => ({ op: 'playNew', card: what, ...more })
export const drawNew = (what: NewCard, more: { readonly n?: Amount; readonly as?: string } = {}): Effect => ({
  op: 'drawNew',
  card: what,
  ...more,
})
export const putNew = (
  what: NewCard,
  to: To,
  more: { readonly n?: Amount; readonly of?: Side } = {},
): Effect => ({ op: 'putNew', card: what, to, ...more })
export const transform = (what: Objects, into: NewCard): Effect => ({ op: 'transform', what, into })
export const steal = (what: Objects, lasts?: Duration): Effect =>
  lasts === undefined ? { op: 'steal', what } : { op: 'steal', what, lasts }
export const negate = (what: Objects): Effect => ({ op: 'negate', what })
export const gainHealth = (n: Amount, who?: Things): Effect =>
  who === undefined ? { op: 'gainHealth', n } : { op: 'gainHealth', n, who }
export const gainArmor = (n: Amount, who?: Things): Effect =>
  who === undefined ? { op: 'gainArmor', n } : { op: 'gainArmor', n, who }
export const gainInfluence = (influence: Influence): Effect => ({ op: 'gainInfluence', influence })
export const gainInfluenceChosen: Effect = { op: 'gainInfluenceChosen' }
export const gainMaxPower = (n: Amount): Effect => ({ op: 'gainMaxPower', n })
export const gainPower = (n: Amount): Effect => ({ op: 'gainPower', n })
export const youGet = (has: HasSkill, lasts?: Duration): Effect =>
  lasts === undefined
    ? { op: 'getPlayer', who: you, skill: has.skill }
    : { op: 'getPlayer', who: you, skill: has.skill, lasts }
export const healthBecomes = (who: Things, n: Amount): Effect => ({ op: 'healthBecomes', who, n })
export const markDepleted = (what: Objects): Effect => ({ op: 'markDepleted', what })
export const atEndOfTurn = (...steps: readonly Effect[]): Effect => ({
  op: 'delay',
  until: 'end of turn',
  do: steps,
})
export const whenItDies = (of: Things, ...steps: readonly Effect[]): Effect => ({
  op: 'delay',
  until: 'it dies',
  of,
  do: steps,
})
/** Gives a set a name: "the top four cards of your deck", and later "the rest". */
export const call = (as: string, of: Things): Effect => ({ op: 'call', of, as })
export const choose = (what: Pick): Effect => ({ op: 'choose', what })
export const chooseOne = (...ways: readonly (readonly Effect[])[]): Effect => ({ op: 'chooseOne', ways })
export const enemyChooses = (...ways: readonly (readonly Effect[])[]): Effect => ({
  op: 'chooseOne',
  ways,
  by: 'enemy',
})
export const randomOne = (...ways: readonly (readonly Effect[])[]): Effect => ({ op: 'randomOne', ways })
export const may = (...steps: readonly Effect[]): Effect => ({ op: 'may', steps })
export const doTo = (paid: readonly Cost[], ...steps: readonly Effect[]): Effect => ({
  op: 'doTo',
  costs: paid,
  do: steps,
})
export const mayDoTo = (paid: readonly Cost[], ...steps: readonly Effect[]): Effect => ({
  op: 'doTo',
  costs: paid,
  may: true,
  do: steps,
})
export const when = (condition: Condition, ...steps: readonly Effect[]): Effect => ({
  op: 'when',
  condition,
  steps,
})
/** "B. If c, A instead." */
export const insteadWhen = (
  condition: Condition,
  steps: readonly Effect[],
  otherwise: readonly Effect[],
): Effect => ({ op: 'when', condition, steps, otherwise, instead: true })
export const repeat = (times: Amount, ...steps: readonly Effect[]): Effect => ({ op: 'repeat', times, steps })
export const forEach = (of: Things, as: string, ...steps: readonly Effect[]): Effect => ({
  op: 'forEach',
  of,
  as,
  steps,
})
export const countTo = (n: number, ...steps: readonly Effect[]): Effect => ({ op: 'countTo', n, do: steps })
/** `from` says which cards of the hand may be given. */
export const swapWithMarket = (filter: Filter, from?: Filter): Effect =>
  from === undefined ? { op: 'swapWithMarket', that: filter } : { op: 'swapWithMarket', that: filter, from }
export const scout: Effect = { op: 'scout' }
export const plunder: Effect = { op: 'plunder' }
export const nightfall: Effect = { op: 'nightfall' }
export const nightEnds: Effect = { op: 'nightEnds' }
export const takesDebt = (who: Things, n: Amount): Effect => ({ op: 'takeDebt', n, who })
export const invoke = (influence: Influence): Effect => ({ op: 'invoke', influence })
/** Draws a unit out of five; a cheaper one than this is played at once. */
export const recruit: Effect = {
  op: 'action',
  word: 'Recruit',
  do: [
    call('cards', top(5, deck('you'))),
    drawFrom(one(among(the('cards'), unit), 'unit')),
    when(
      compare(costOf(self), 'atLeast', sum(costOf(the('unit')), 1)),
      // Without a unit among them there is nothing to play.
      when(exists(the('unit')), play(the('unit'))),
    ),
    put(except(the('cards'), the('unit')), 'deck bottom'),
  ],
}
/** The enemy discards; this grows by what is no power, and power gives an Advantage. */
export const hunt = (n: number): Effect => ({
  op: 'action',
  word: 'Hunt',
  n,
  do: [
    call('cards', top(n, deck('enemy'))),
    discard(the('cards')),
    get(self, plus(count(among(the('cards'), nonPower)), count(among(the('cards'), nonPower)))),
    when(
      exists(among(the('cards'), kind('power'))),
      drawNew(card('15-t-advantage'), { as: 'advantage' }),
      changeNumber(the('advantage'), { op: 'less', base: count(among(the('cards'), kind('power'))), by: 1 }),
    ),
  ],
})

// ---- abilities

export const onPlay = (...steps: readonly Effect[]): Ability => ({ op: 'onPlay', do: steps })
export const onPlayFor = (paid: readonly Cost[], ...steps: readonly Effect[]): Ability => ({
  op: 'onPlay',
  costs: paid,
  do: steps,
})
const labelled =
  (on: Event, label: Label) =>
  (...steps: readonly Effect[]): Triggered => ({ op: 'triggered', on, label, do: steps })
export const summon = labelled({ op: 'summon' }, 'Summon')
export const entomb = labelled({ op: 'entomb' }, 'Entomb')
export const infiltrate = labelled({ op: 'infiltrate' }, 'Infiltrate')
export const empower = labelled({ op: 'played', that: kind('power'), by: 'you' }, 'Empower')
export const fate = labelled({ op: 'drawn' }, 'Fate')
export const inspire = labelled({ op: 'cardDrawn', that: unit, by: 'you' }, 'Inspire')
const guarded =
  (condition: Condition, label: Label) =>
  (...steps: readonly Effect[]): Triggered => ({
    op: 'triggered',
    on: { op: 'summon' },
    if: condition,
    label,
    do: steps,
  })
/** One of your units died this turn (ER114). */
export const unitDied = compare(history('units died'), 'atLeast', 1)
/** You have attacked this turn. */
export const youAttacked = compare(history('attacks'), 'atLeast', 1)
export const tribute = guarded(unitDied, 'Tribute')
export const spark = guarded(compare(history('damage taken', 'enemy'), 'atLeast', 1), 'Spark')
export const onslaught = guarded(youAttacked, 'Onslaught')
/** The first spell or weapon you play on it. */
export const renown = (...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: { op: 'played', by: 'you', that: anyOf(kind('any spell'), kind('any weapon')), onThis: true },
  limit: 'once',
  label: 'Renown',
  do: steps,
})
export const surge = labelled({ op: 'influenceGained' }, 'Surge')
export const lifeforce = labelled({ op: 'healthGained' }, 'Lifeforce')
export const bolster = (...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: { op: 'healthGained', orArmor: true },
  limit: 'once per turn',
  label: 'Bolster',
  do: steps,
})
export const ally = (filter: Filter, ...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: { op: 'ally', that: filter },
  label: 'Ally',
  do: steps,
})
export const mastery = (n: number, ...steps: readonly Effect[]): Mastery => ({ op: 'mastery', n, do: steps })
/** "When ..., ...". */
export const on = (event: Event, ...steps: readonly Effect[]): Triggered => ({
  op: 'triggered',
  on: event,
  do: steps,
})
/** The same ability with a guard, a limit or another place where it works. */
export const only = (
  ability: Triggered,
  how: { readonly if?: Condition; readonly limit?: 'once per turn'; readonly from?: readonly Place[] },
): Triggered => ({ ...ability, ...how })
/** What this ability plays does not trigger it again (ER97). */
export const exceptByItself = (ability: Triggered): Triggered =>
  ability.on.op === 'played' ? { ...ability, on: { ...ability.on, exceptByThis: true } } : ability
type Details<T extends Event['op']> = Omit<Extract<Event, { op: T }>, 'op' | 'by' | 'of' | 'that'>
export const youPlay = (filter?: Filter, more: Details<'played'> = {}): Event =>
  filter === undefined
    ? { op: 'played', by: 'you', ...more }
    : { op: 'played', by: 'you', that: filter, ...more }
export const anyonePlays = (filter: Filter, more: Details<'played'> = {}): Event => ({
  op: 'played',
  by: 'both',
  that: filter,
  ...more,
})
export const dies = (of: Side, filter?: Filter, more: Details<'dies'> = {}): Event =>
  filter === undefined ? { op: 'dies', of, ...more } : { op: 'dies', of, that: filter, ...more }
export const attacks: Event = { op: 'attacks' }
export const attackDeclared = (
  by: Side,
  filter?: Filter,
  more: { readonly exactlyOne?: true; readonly onPlayer?: true } = {},
): Event =>
  filter === undefined
    ? { op: 'attackDeclared', by, ...more }
    : { op: 'attackDeclared', by, that: filter, ...more }
export const blocks: Event = { op: 'blocks' }
export const blocksOrIsBlocked: Event = { op: 'blocks', orIsBlocked: true }
export const youDraw = (filter?: Filter): Event =>
  filter === undefined ? { op: 'cardDrawn', by: 'you' } : { op: 'cardDrawn', by: 'you', that: filter }
export const goesToVoid = (filter: Filter, more: { readonly other?: true } = {}): Event => ({
  op: 'goesToVoid',
  that: filter,
  ...more,
})
export const youWarcry: Event = { op: 'warcried' }
export const isDiscarded: Event = { op: 'discarded' }
export const bearerDies: Event = { op: 'bearerDies' }
export const isDamaged: Event = { op: 'damaged' }
export const isStudent: Event = { op: 'student' }
export const cursedPlayerHit: Event = { op: 'playerHit', of: 'cursed' }
export const youGainHealth: Event = { op: 'healthGained' }
export const youSacrifice = (filter: Filter): Event => ({ op: 'sacrificed', that: filter, of: 'you' })
export const unitAttacks = (filter: Filter): Event => ({ op: 'attacks', that: filter })
export const enemyPlays = (filter: Filter): Event => ({ op: 'played', by: 'enemy', that: filter })
export const enemyDrawsMore: Event = { op: 'cardDrawn', by: 'enemy', additional: true }
export const hits: Event = { op: 'hits' }
export const startOfTurn = (of: Side | 'cursed'): Event => ({ op: 'startOfTurn', of })
export const endOfTurn = (of: Side | 'cursed'): Event => ({ op: 'endOfTurn', of })
export const activated = (paid: readonly Cost[], ...steps: readonly Effect[]): Activated => ({
  op: 'activated',
  costs: paid,
  do: steps,
})
export const oncePerTurn = (ability: Activated): Activated => ({ ...ability, limit: 'once per turn' })
export const have = (of: Things, ...mods: readonly Modification[]): Ongoing => ({
  op: 'ongoing',
  of,
  have: mods,
})
export const haveWhile = (condition: Condition, of: Things, ...mods: readonly Modification[]): Ongoing => ({
  op: 'ongoing',
  of,
  have: mods,
  while: condition,
})
/** "{F}{F}: +2 Strength and Quickdraw." */
export const threshold = (influence: Influence, ...mods: readonly Modification[]): Ability => ({
  op: 'threshold',
  influence,
  has: have(self, ...mods),
})
export const thresholdFor = (influence: Influence, has: Triggered | Activated | Ongoing): Ability => ({
  op: 'threshold',
  influence,
  has,
})
export const ultimate = (has: Triggered | Activated): Ability => ({ op: 'ultimate', has })
export const amplify = (n: number, ...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Amplify',
  costs: [pay(n)],
  repeat: true,
  do: steps,
})
export const spellcraft = (n: number, id: string): Extra => ({
  op: 'extra',
  keyword: 'Spellcraft',
  costs: [pay(n)],
  do: [playNew(card(id))],
})
export const decimate = (...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Decimate',
  costs: [{ op: 'loseMaxPower', n: 1 }],
  do: steps,
})
export const contract = (n: number, ...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Contract',
  costs: [{ op: 'debt', n }],
  do: steps,
})
/** "Give the Student ...": `the('student')`. */
export const mentor = (...steps: readonly Effect[]): Extra => ({
  op: 'extra',
  keyword: 'Mentor',
  costs: [exhausting(one(yourUnits(other), 'student'))],
  do: steps,
})
/** Dead, it is a weapon for another unit. */
export const exalted: Keyword = {
  op: 'keyword',
  keyword: 'Exalted',
  has: [
    entomb(
      choose(one(yourUnits(), 'unit')),
      playNew(
        card('exalted-weapon', { strength: strengthOf(self), health: healthOf(self), skillsOf: self }),
        {
          on: the('unit'),
        },
      ),
    ),
  ],
}
/** Flies in your turn, stands firm in the enemy's. */
export const nomad = (n = 1): Keyword => ({
  op: 'keyword',
  keyword: 'Nomad',
  n,
  has: [haveWhile(yourTurn, self, flying), haveWhile(isNot(yourTurn), self, plus(n, n))],
})
/** Leaves its Shade behind. */
export const corrupted = (n: number, shade: string): Keyword => ({
  op: 'keyword',
  keyword: 'Corrupted',
  n,
  has: [entomb(playNew(card(shade, { strength: 0, health: healthOf(self) })))],
})
/** Another unit stays stunned and lends its values. */
export const imbue: Keyword = {
  op: 'keyword',
  keyword: 'Imbue',
  has: [
    summon(
      may(
        choose(one(yourUnits(other), 'unit')),
        stun(the('unit')),
        getWhileYours(the('unit'), stays.stunned),
      ),
    ),
    have(self, plus(strengthOf({ op: 'held' }), healthOf({ op: 'held' }))),
  ],
}
export const bond: PlayRule = { op: 'bond' }
export const shift = (n: number): PlayRule => ({ op: 'shift', n })
export const bargain = (condition: Condition): PlayRule => ({ op: 'bargain', condition })
export const unstoppableIf = (condition: Condition): PlayRule => ({ op: 'unstoppable', condition })
export const depletedUnless = (condition: Condition): PlayRule => ({ op: 'depletedUnless', condition })
export const freeIf = (condition: Condition): PlayRule => ({ op: 'freeIf', condition })
export const onlyOn = (filter: Filter): PlayRule => ({ op: 'onlyOn', that: filter })
export const transmute = (atMaxPower: number, into: string): PlayRule => ({
  op: 'transmute',
  maxPower: atMaxPower,
  into,
})

// ---- cards

interface Header {
  readonly cost?: number
  readonly influence?: Influence
  readonly strength?: number
  readonly health?: number
  readonly types?: readonly string[]
  readonly grants?: Influence
  readonly agenda?: readonly string[]
  readonly hero?: string
}

type Line = HasSkill | Ability

const isSkill = (line: Line): line is HasSkill => line.op === 'skill'
const isAbility = (line: Line): line is Ability => line.op !== 'skill'

const define =
  (cardKind: Kind, created = false) =>
  (id: string, name: string, header: Header, lines: readonly Line[] = []): CardDefinition => ({
    id,
    name,
    kind: cardKind,
    cost: header.cost ?? 0,
    influence: header.influence ?? '',
    strength: header.strength ?? 0,
    health: header.health ?? 0,
    types: header.types ?? [],
    skills: lines.filter(isSkill),
    grants: header.grants ?? '',
    abilities: lines.filter(isAbility),
    created,
    agenda: header.agenda ?? [],
    ...(header.hero === undefined ? {} : { hero: header.hero }),
  })

const unit_ = define('unit')

export { unit_ as unit }
export const spell = define('spell')
export const fastSpell = define('fast spell')
export const weapon = define('weapon')
export const relic = define('relic')
export const relicWeapon = define('relic weapon')
export const curse = define('curse')
export const cursedRelic = define('cursed relic')
export const site = define('site')
export const power = define('power')
/** Cards that only effects make. */
export const created = {
  unit: define('unit', true),
  spell: define('spell', true),
  fastSpell: define('fast spell', true),
  weapon: define('weapon', true),
  relic: define('relic', true),
  cursedRelic: define('cursed relic', true),
}
