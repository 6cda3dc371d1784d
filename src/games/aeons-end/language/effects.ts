import { NONE } from '../../../kernel/state.ts'
import { SELF, SUBJECT, YOU } from '../../../language/assembler.ts'
import type { Operand } from '../../../language/evaluator.ts'
import { mentions } from '../../../language/nodes.ts'
import { BY_TABLE, BY_YOU, FULL } from '../../../language/steps.ts'
import { defNamed, GEM, RELIC, SPELL } from '../content.ts'
import { assembler, rows, steps } from '../engine.ts'
import { FREE, poolFor } from '../rules/aether.ts'
import { NEMESIS_DECK, TURN_DECK } from '../state.ts'
import { playerToken } from './amounts.ts'
import { ableRow, prepsFrom } from './can.ts'
import type { AeonsEndCompiler } from './compile.ts'
import * as do_ from './instructions.ts'
import type { Amount, Destination, Effect, Filter, From, Gainable, Pick, Rule, Who } from './nodes.ts'
import { ruleNumber } from './rules.ts'
import { alliesRow, measureRow, notExhaustedRow, othersRow, playersRow } from './sets.ts'

const emit = assembler.emit.bind(assembler)
const PLAYERS = { op: 'from', zone: 'players' } as const

/** Writes one effect of this game. */
export function compileEffect(k: AeonsEndCompiler, node: Effect): void {
  switch (node.op) {
    case 'block':
      return block(k, node)
    case 'firstPossible':
      return firstPossible(k, node.ways)
    case 'gainAether':
      emit(do_.GAIN_AETHER, k.amount(node.n), poolOf(node))
      return
    case 'spendAether':
      emit(do_.SPEND_AETHER, k.amount(node.n))
      return
    case 'gainCharge':
      if (k.pool !== null) return shareOutCharges(k, node.n)
      emit(do_.GAIN_CHARGE, k.amount(node.n))
      return
    case 'loseCharge':
      emit(do_.LOSE_CHARGE, k.amount(node.n))
      return
    case 'gainLife':
      return gainLife(k, k.amount(node.n))
    case 'suffer':
      return suffer(k, k.amount(node.n))
    case 'deal':
      return deal(k, node)
    case 'loseLife':
      if (k.subject !== 'minion') throw new Error('only minions lose life without damage')
      emit(do_.LOSE_LIFE, k.amount(node.n), k.minion)
      return
    case 'addPower':
    case 'removePower':
      emit(do_.CHANGE_POWER, k.pick(node.pick, node), k.amount(node.n), node.op === 'addPower' ? 1 : -1)
      return
    case 'native':
      return native(k, node)
    case 'setLife':
      emit(do_.SET_LIFE, k.amount(node.n))
      return
    case 'healFull':
      emit(do_.HEAL_TOKENS)
      return
    case 'gainToken':
    case 'loseToken':
      return changeToken(k, node)
    case 'draw':
      emit(do_.DRAW, k.amount(node.n))
      return
    case 'discard':
    case 'destroy':
    case 'toHand':
    case 'become':
    case 'focus':
    case 'destroyBreach':
    case 'castSpell':
    case 'reveal':
    case 'choose':
    case 'playCard':
    case 'enterPlay':
    case 'resolve':
      return withPick(k, node, k.pick(node.pick, node))
    case 'gain':
      return gain(k, node)
    case 'place':
      return place(k, node)
    case 'shuffleInto':
      return shuffleInto(k, node)
    case 'shuffle':
      return shuffle(k, node.deck)
    case 'prep':
      emit(do_.PREP, prepsFrom(node.pick), node.to === 'anyEmptyBreach' ? 1 : 0, 0)
      return
    case 'gainBreach':
      emit(do_.GAIN_SIGIL, k.bound(node.at).local)
      return
    case 'unleash':
      emit(do_.UNLEASH_TIMES, k.amount(node.n))
      return
    case 'perform':
      return perform(k, node)
    case 'spawn':
      emit(do_.SPAWN, k.amount(node.n))
      return
    case 'thisTurn':
      emit(do_.HOLD, ruleNumber(k, node.rule))
      return
    case 'under': {
      const { rule } = node
      const kept = assembler.local()
      assembler.local()
      emit(do_.UNDER, ruleNumber(k, rule), aimedAt(k, rule), kept)
      k.body(node.steps)
      emit(do_.NO_LONGER_UNDER, kept)
      return
    }
    case 'lookup':
      return lookup(k, node)
    case 'byDifficulty':
      return k.effect({
        op: 'when',
        condition: { op: 'increasedDifficulty' },
        steps: node.increased,
        otherwise: node.normal,
      })
    case 'onlyAt':
      return k.onlyAtBeginner(node.steps)
    case 'winGame':
      emit(do_.WIN)
      return
    case 'loseGame':
      emit(do_.LOSE)
      return
    default:
      throw new Error(`no effect “${node.op}”`)
  }
}

type Picking = Extract<
  Effect,
  {
    op:
      | 'discard'
      | 'destroy'
      | 'toHand'
      | 'become'
      | 'focus'
      | 'destroyBreach'
      | 'castSpell'
      | 'reveal'
      | 'choose'
      | 'playCard'
      | 'enterPlay'
      | 'resolve'
  }
>

/** Does the thing to what was picked, and gives it its name. */
function withPick(k: AeonsEndCompiler, node: Picking, set: number): void {
  if ('as' in node && node.as !== undefined) {
    k.bind(node.as, 'cards', node, set)
    if (node.op === 'destroy' || node.op === 'discard') k.rememberBreach(node.as, set)
  }
  switch (node.op) {
    case 'discard':
      emit(do_.DISCARD, set)
      return
    case 'destroy':
      emit(do_.DESTROY, set)
      return
    case 'toHand':
      emit(do_.TO_HAND, set, SUBJECT)
      return
    case 'become':
      emit(do_.BECOME, set, known(node.card))
      return
    case 'focus':
      emit(do_.FOCUS, set)
      return
    case 'destroyBreach':
      emit(do_.DESTROY_BREACH, set, node.spellsTo === 'hand' ? 1 : 0)
      return
    case 'castSpell':
      emit(do_.MARK_CHOSEN, set)
      emit(do_.CAST_SPELL, set, k.amount(node.plus ?? 0), node.stay === true ? 1 : 0)
      return
    case 'reveal':
      emit(do_.REVEAL, set)
      return
    case 'choose':
      return
    case 'playCard':
      emit(do_.PLAY, set)
      return
    case 'enterPlay':
      emit(node.silent === true ? do_.ENTER_SILENTLY : do_.ENTER, set)
      return
    case 'resolve':
      emit(do_.RESOLVE, set, node.part === undefined ? 0 : (do_.PARTS[node.part] ?? 0))
      return
  }
}

const CHOICES = new Set(['one', 'exactly', 'upTo', 'most', 'least'])
const PICKING = new Set([
  'discard',
  'destroy',
  'toHand',
  'become',
  'focus',
  'destroyBreach',
  'castSpell',
  'reveal',
  'choose',
  'playCard',
  'enterPlay',
  'resolve',
])

/** A `may` that begins with a choice is one decision: the thing, or decline. */
export function firstStepAsChoice(k: AeonsEndCompiler, step: Effect, why: unknown): number | null {
  if (step.op === 'prep') {
    emit(do_.PREP, prepsFrom(step.pick), step.to === 'anyEmptyBreach' ? 1 : 0, 1)
    const done = assembler.local()
    emit(do_.LAY_SELF, done)
    return done
  }
  if (step.op === 'gain' && CHOICES.has(step.pick.op)) {
    const set = k.pick(step.pick, why, true)
    gainPicked(k, step, set)
    return set
  }
  if (!PICKING.has(step.op)) return null
  const picking = step as Picking
  if (!CHOICES.has(picking.pick.op)) return null
  const set = k.pick(picking.pick, why, true)
  withPick(k, picking, set)
  return set
}

// ---- subjects

function block(k: AeonsEndCompiler, node: Extract<Effect, { op: 'block' }>): void {
  const { who } = node
  const body = (): void => k.body(node.steps)
  if (who === 'gravehold' || who === 'nemesis') return k.withSubject(who, body)
  if (who === 'thisMinion') return minionBlock(k, SELF, body)
  if (typeof who === 'object' && 'minion' in who) {
    if (typeof who.minion === 'string' && k.isOneThing(who.minion))
      return minionBlock(k, k.bound(who.minion).local, body)
    const set = typeof who.minion === 'string' ? k.bound(who.minion).local : k.pick(who.minion, node)
    if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
    const local = assembler.local()
    emit(do_.FIRST_TO_LOCAL, set, local)
    return minionBlock(k, local, body)
  }
  if (typeof who === 'object' && 'all' in who) {
    for (const one of who.all) block(k, { ...node, who: one })
    return
  }
  if (typeof who === 'object' && 'together' in who) {
    k.inPool(who.together, () => {
      k.withSubject('player', body)
      return 0
    })
    return
  }
  playersBlock(k, node, who, body)
}

function minionBlock(k: AeonsEndCompiler, local: number, body: () => void): void {
  const before = k.minion
  k.withSubject('minion', () => {
    k.minion = local
    body()
    k.minion = before
  })
}

type PlayerWho = Exclude<
  Who,
  'gravehold' | 'nemesis' | 'thisMinion' | { minion: unknown } | { all: unknown } | { together: unknown }
>

/** A block about one player (or several, one after the other). */
function playersBlock(
  k: AeonsEndCompiler,
  node: Extract<Effect, { op: 'block' }>,
  who: PlayerWho,
  body: () => void,
): void {
  const by = k.playerText ? BY_YOU : BY_TABLE
  const weighed = (): Operand => {
    const can = k.asPlayer(() => k.canAs('choice', node.steps))
    return can === FULL ? 0 : can
  }
  const bindPlayer = (set: number): void => {
    if (node.as === undefined) return
    const local = assembler.local()
    emit(do_.FIRST_TO_LOCAL, set, local)
    k.bind(node.as, 'player', node, local)
  }
  const one = (from: Operand, weigh: Operand): void => {
    const set = k.choose(weigh === 0 ? from : ableRow(from, weigh), PLAYERS, node, { by, weigh, it: SUBJECT })
    bindPlayer(set)
    k.withSubject('player', body, () => emit(do_.TAKE_SUBJECT, set, 0))
  }
  if (who === 'anyPlayer') return one(playersRow(), weighed())
  if (who === 'anyAlly') return one(alliesRow(), weighed())
  if (who === 'you' || who === 'dealer')
    return k.withSubject('player', body, () => emit(do_.SET_SUBJECT, YOU))
  if (who === 'activePlayer') return k.withSubject('player', body, () => emit(do_.SUBJECT_ACTIVE))
  if (who === 'eachPlayer') return eachPlayer(k, node, body)
  if ('anotherThan' in who) return one(othersRow(k.bound(who.anotherThan).local), weighed())
  if ('different' in who) {
    const set = k.choose(playersRow(), PLAYERS, node, {
      by,
      many: who.different,
      weigh: weighed(),
      it: SUBJECT,
    })
    for (let i = 0; i < who.different; i++)
      k.withSubject('player', body, () => emit(do_.TAKE_SUBJECT, set, i))
    return
  }
  if ('with' in who) {
    // X08: for damage the lowest life is that of a player who is not exhausted.
    const from = who.measure === 'life' && who.with === 'least' ? notExhaustedRow() : playersRow()
    const measure = k.asPlayer(() => measureRow(k, who.measure))
    const set = k.choose(from, PLAYERS, node, {
      by,
      extreme: who.with === 'most' ? 1 : -1,
      measure,
      it: SUBJECT,
    })
    bindPlayer(set)
    return k.withSubject('player', body, () => emit(do_.TAKE_SUBJECT, set, 0))
  }
  if ('ownerOf' in who)
    return k.withSubject('player', body, () => emit(do_.SUBJECT_OWNER, k.bound(who.ownerOf).local))
  if ('bound' in who)
    return k.withSubject('player', body, () => emit(do_.SET_SUBJECT, k.bound(who.bound).local))
  k.withSubject('player', body, () => emit(do_.SUBJECT_MAGE, k.mageNumber(who.mage)))
}

/** A19: on player text in seat order; on nemesis text in an order of the table's choice. X05 */
function eachPlayer(k: AeonsEndCompiler, node: Effect, body: () => void): void {
  if (mentions(node, 'cardsOf')) {
    k.assigned = assembler.local()
    emit(steps.forget, k.assigned)
    emit(do_.ASSIGN_SHARED, k.assigned)
  }
  const everybody = steps.evaluator.row(rows.count, playersRow())
  const set = k.playerText
    ? k.gatherInto(playersRow())
    : k.choose(playersRow(), PLAYERS, node, { by: BY_TABLE, many: everybody })
  const player = assembler.local()
  assembler.local()
  const again = assembler.label()
  const end = assembler.label()
  emit(steps.forget, player + 1)
  assembler.place(again)
  assembler.emitTo(end, steps.next, 2, set, player)
  k.withSubject('player', body, () => emit(do_.SET_SUBJECT, player))
  assembler.emitTo(again, steps.jump, 0)
  assembler.place(end)
}

// ---- aether, life, damage, tokens

const TYPE_BITS: Readonly<Record<string, number>> = { gem: 1 << GEM, relic: 1 << RELIC, spell: 1 << SPELL }
const ALL_TYPES = (1 << GEM) | (1 << RELIC) | (1 << SPELL)

function typeBits(filter: Filter): number {
  if ('is' in filter) return TYPE_BITS[filter.is] ?? 0
  if ('anyOf' in filter) return filter.anyOf.reduce((bits, one) => bits | typeBits(one), 0)
  return 0
}

function poolOf(use: Gainable): number {
  if (use.only !== undefined) return poolFor(use.only === 'cards' ? ALL_TYPES : typeBits(use.only), false)
  if (use.except !== undefined) return poolFor(ALL_TYPES & ~typeBits(use.except), true)
  return FREE
}

function gainLife(k: AeonsEndCompiler, n: Operand): void {
  if (k.subject === 'gravehold') emit(do_.HEAL_GRAVEHOLD, n)
  else if (k.subject === 'nemesis') emit(do_.HEAL_NEMESIS, n)
  else if (k.subject === 'minion') emit(do_.HEAL_MINION, n, k.minion)
  else emit(do_.HEAL_PLAYER, n)
}

function suffer(k: AeonsEndCompiler, n: Operand): void {
  if (k.subject === 'gravehold') emit(do_.HURT_GRAVEHOLD, n)
  else if (k.subject === 'minion') emit(do_.HURT_MINION, n, k.minion)
  else emit(do_.HURT_PLAYER, n)
}

function deal(k: AeonsEndCompiler, node: Extract<Effect, { op: 'deal' }>): void {
  askPrices(k, node.n)
  if (node.divided === true) {
    const left = assembler.local()
    const from = assembler.local()
    emit(do_.MARK_SHARES, left, k.amount(node.n), from)
    emit(do_.DIVIDE, left)
    emit(do_.LAND_SHARES, from)
    return
  }
  const into = node.as === undefined ? 0 : k.bind(node.as, 'hit', node).local
  emit(do_.DEAL, k.amount(node.n), into)
}

/** Optional prices inside an amount are asked before the damage lands. */
function askPrices(k: AeonsEndCompiler, n: Amount): void {
  if (typeof n === 'number') return
  if (n.op === 'sum') for (const part of [n.base, ...n.plus]) askPrices(k, part)
  if (n.op !== 'ifPaid') return
  const paid = assembler.local()
  const end = assembler.label()
  k.rememberPayment(n, paid)
  emit(steps.put, paid, 0)
  k.offer(n.price, n, end)
  emit(steps.put, paid, 1)
  assembler.place(end)
}

function changeToken(k: AeonsEndCompiler, node: Extract<Effect, { op: 'gainToken' | 'loseToken' }>): void {
  const gains = node.op === 'gainToken'
  if (node.of === undefined) {
    emit(do_.CHANGE_TOKENS, k.amount(node.n), k.counter(node.name), gains ? 1 : -1)
    return
  }
  const kind = playerToken(node.name)
  emit(do_.CHANGE_PLAYER_TOKENS, k.amount(node.n), node.of === 'you' ? YOU : SUBJECT, gains ? kind : ~kind)
}

/** T05: charges for several players, shared out one by one. */
function shareOutCharges(k: AeonsEndCompiler, n: Amount): void {
  const left = assembler.local()
  emit(steps.put, left, k.amount(n))
  emit(do_.SHARE_CHARGE, left, k.pool === 'allies' ? 1 : 0)
}

// ---- moving cards

const DECK = 0
const DISCARD_PILE = 1
const HAND = 2
const AT_THE_BOTTOM = 4

/** A destination with a player: which of their zones, and the local that holds the player. */
function withPlayer(
  k: AeonsEndCompiler,
  to: Destination,
  why: unknown,
): { where: number; local: number } | null {
  if ('handOf' in to) return { where: HAND, local: ownerLocal(k, to.handOf, why) }
  if ('emptyBreach' in to) return null
  const of = 'topOf' in to ? to.topOf : 'bottomOf' in to ? to.bottomOf : to.topOrBottomOf
  if (of.zone !== 'deck' && of.zone !== 'discardPile') return null
  const bottom = 'bottomOf' in to ? AT_THE_BOTTOM : 0
  return { where: (of.zone === 'deck' ? DECK : DISCARD_PILE) | bottom, local: ownerLocal(k, of.of, why) }
}

function ownerLocal(k: AeonsEndCompiler, owner: From['of'], why: unknown): number {
  if (owner === undefined || owner === 'subject') return SUBJECT
  if (owner === 'you') return YOU
  const local = assembler.local()
  if (owner === 'everyone' || owner === 'allies') {
    const set = k.choose(owner === 'allies' ? alliesRow() : playersRow(), PLAYERS, why, {
      by: k.playerText ? BY_YOU : BY_TABLE,
    })
    emit(do_.FIRST_TO_LOCAL, set, local)
    return local
  }
  if ('bound' in owner) return k.bound(owner.bound).local
  if ('ownerOf' in owner) {
    emit(do_.HOLDER_TO_LOCAL, k.bound(owner.ownerOf).local, local)
    return local
  }
  throw new Error('a destination needs one player')
}

function commonZone(k: AeonsEndCompiler, of: From): number {
  if (of.zone === 'turnDeck') return TURN_DECK
  if (of.zone === 'nemesisDeck') return NEMESIS_DECK
  if (typeof of.zone === 'object' && 'side' in of.zone) return k.side(of.zone.side)
  throw new Error('cards cannot be put there')
}

function place(k: AeonsEndCompiler, node: Extract<Effect, { op: 'place' }>): void {
  let set = k.pick(node.pick, node)
  if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
  // B08: what another effect took away meanwhile is not fetched back.
  if (node.pick.op === 'that' && k.isCast(node.pick.name)) emit(do_.KEEP_DISCARDED, set)
  if (node.order === 'chosen') set = chosenOrder(k, node.pick, set, node)
  const own = withPlayer(k, node.to, node)
  if (own !== null) {
    emit(do_.PLACE_WITH, set, own.local, own.where)
    return
  }
  if ('topOrBottomOf' in node.to) {
    emit(do_.TOP_OR_BOTTOM, set, commonZone(k, node.to.topOrBottomOf))
    return
  }
  if ('emptyBreach' in node.to) emit(do_.PLACE_IN_BREACH, set, node.to.emptyBreach === 'leftmost' ? 1 : -1)
  else if ('bottomOf' in node.to) emit(do_.PLACE_BOTTOM, set, commonZone(k, node.to.bottomOf))
  else if ('topOf' in node.to) emit(do_.PLACE_TOP, set, commonZone(k, node.to.topOf))
}

/** H07: the cards are named from the top down. */
function chosenOrder(k: AeonsEndCompiler, pick: Pick, set: number, why: unknown): number {
  const name = pick.op === 'that' ? pick.name : 'the cards to order'
  if (pick.op !== 'that') k.bind(name, 'cards', why, set)
  const source = { op: 'bound', name } as const
  return k.choose(k.set(source), source, why, {
    many: steps.evaluator.row(rows.size, set),
    by: k.playerText ? BY_YOU : BY_TABLE,
  })
}

function shuffleInto(k: AeonsEndCompiler, node: Extract<Effect, { op: 'shuffleInto' }>): void {
  const set = k.pick(node.pick, node)
  if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
  const always = node.always === true ? 1 : 0
  if (node.deck.zone === 'deck') emit(do_.SHUFFLE_INTO_DECK, set, ownerLocal(k, node.deck.of, node), always)
  else emit(do_.SHUFFLE_INTO, set, commonZone(k, node.deck), always)
}

function shuffle(k: AeonsEndCompiler, of: From): void {
  if (of.zone === 'deck') emit(do_.SHUFFLE_DECK_OF, ownerLocal(k, of.of, of))
  else emit(do_.SHUFFLE, commonZone(k, of))
}

// ---- gaining, and the procedures of the mat

function gain(k: AeonsEndCompiler, node: Extract<Effect, { op: 'gain' }>): void {
  if (k.pool !== null) return gainTogether(k, node)
  const set = k.pick(node.pick, node)
  gainPicked(k, node, set)
  whenMissing(k, node.pick, set)
}

function gainPicked(k: AeonsEndCompiler, node: Extract<Effect, { op: 'gain' }>, set: number): void {
  if (node.as !== undefined) k.bind(node.as, 'cards', node, set)
  const to = node.to === undefined ? null : withPlayer(k, node.to, node)
  if (to === null) emit(do_.GAIN, set, -1, 0)
  else emit(do_.GAIN, set, to.where, to.local)
}

/** A side deck that has run out does something else for each card it cannot give. R257 */
function whenMissing(k: AeonsEndCompiler, pick: Pick, set: number): void {
  if (pick.op !== 'top' || pick.of.op !== 'from') return
  const z = pick.of.zone
  if (typeof z !== 'object' || !('side' in z)) return
  const instead = k.mat.whenEmpty?.[z.side]
  if (instead === undefined) return
  const left = assembler.local()
  const again = assembler.label()
  const end = assembler.label()
  emit(do_.MISSING, set, k.amount(pick.n), left)
  assembler.place(again)
  assembler.emitTo(end, steps.count, 1, left)
  k.withSubject('player', () => k.body(instead))
  assembler.emitTo(again, steps.jump, 0)
  assembler.place(end)
}

/** Cards gained by the players collectively: for each, the table says who. */
function gainTogether(k: AeonsEndCompiler, node: Extract<Effect, { op: 'gain' }>): void {
  const n = node.pick.op === 'top' ? node.pick.n : 1
  const single: Effect = { ...node, pick: { ...node.pick, n: 1 } as Pick }
  k.asPlayer(() => {
    k.effect({ op: 'repeat', times: n, steps: [{ op: 'block', who: 'anyPlayer', steps: [single] }] })
    return 0
  })
}

function perform(k: AeonsEndCompiler, node: Extract<Effect, { op: 'perform' }>): void {
  let procedure = do_.procedureNames.indexOf(node.name)
  if (procedure === -1) procedure = do_.procedureNames.push(node.name) - 1
  const set = node.pile === undefined ? 0 : k.pick(node.pile, node)
  const n = node.n === undefined ? do_.NO_PARAMETER : k.amount(node.n)
  if (node.pile === undefined) emit(do_.PERFORM, procedure, n, 0)
  else {
    // PG2: nothing starts when there is no such pile.
    const end = assembler.label()
    assembler.emitTo(end, steps.unless, 1, steps.evaluator.row(rows.size, set))
    emit(do_.PERFORM, procedure, n, set)
    assembler.place(end)
  }
}

/** The local with the card that a rule is about, or 0. */
function aimedAt(k: AeonsEndCompiler, rule: Rule): number {
  if (rule.op === 'damageTo' && typeof rule.target === 'object' && 'bound' in rule.target)
    return k.bound(rule.target.bound).local
  if (rule.op !== 'redirect') return 0
  if (k.isOneThing(rule.spell)) return k.bound(rule.spell).local
  const local = assembler.local()
  emit(do_.FIRST_TO_LOCAL, k.bound(rule.spell).local, local)
  return local
}

/** The first way that can be done in full; the last one as far as it can be done. */
function firstPossible(k: AeonsEndCompiler, ways: readonly (readonly Effect[])[]): void {
  const end = assembler.label()
  ways.forEach((way, i) => {
    const next = assembler.label()
    if (i < ways.length - 1)
      assembler.emitTo(next, steps.unless, 1, steps.evaluator.row(rows.worthwhile, k.canAll(way)))
    k.body(way)
    assembler.emitTo(end, steps.jump, 0)
    assembler.place(next)
  })
  assembler.place(end)
}

function native(k: AeonsEndCompiler, node: Extract<Effect, { op: 'native' }>): void {
  if (node.name === 'grid.arrange') {
    emit(do_.GRID_ARRANGE)
    return
  }
  const left = assembler.local()
  emit(steps.put, left, k.amount(node.n ?? 1))
  emit(node.name === 'grid.link' ? do_.GRID_LINK : do_.GRID_UNLINK, left)
}

function known(id: string): number {
  const found = defNamed(id)
  if (found === NONE) throw new Error(`no card is called “${id}”`)
  return found
}

function lookup(k: AeonsEndCompiler, node: Extract<Effect, { op: 'lookup' }>): void {
  const value = assembler.local()
  const end = assembler.label()
  emit(steps.put, value, k.amount(node.by))
  const read = steps.evaluator.row(rows.local, value)
  for (const { upTo, steps: effects } of node.rows) {
    const next = assembler.label()
    assembler.emitTo(next, steps.unless, 1, steps.evaluator.row(rows.compare, -1, read, upTo))
    k.body(effects)
    assembler.emitTo(end, steps.jump, 0)
    assembler.place(next)
  }
  assembler.place(end)
}
