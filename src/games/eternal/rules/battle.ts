import { emit } from '../../../kernel/events.ts'
import { NO_OPTION, type Question } from '../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE, type State } from '../../../kernel/state.ts'
import type { Card } from '../../../kernel/zones.ts'
import { DONE, NO, PICK, YES } from '../../../language/steps.ts'
import { CANNOT_ATTACK, CANNOT_BLOCK, REACH_CANNOT } from '../abilities.ts'
import {
  BERSERK,
  CHARGE,
  DOUBLE_DAMAGE,
  FLYING,
  KIND,
  OVERWHELM,
  QUICKDRAW,
  RECKLESS,
  SITE,
  UNBLOCKABLE,
  UNIT,
} from '../content.ts'
import { assembler, ENEMY, steps, YOU } from '../engine.ts'
import * as state from '../state.ts'
import {
  ATTACKING,
  attached,
  attackedSite,
  BERSERKING,
  BLOCKED,
  BLOCKING,
  clearMark,
  current,
  DEFENSE,
  def,
  EXHAUSTED,
  FIGHT,
  FINAL_MAIN,
  FRESH,
  has,
  isAround,
  machine,
  onPlaymat,
  PLAYER,
  PLAYMAT,
  PRE_FIGHT,
  reach,
  SPENT_BERSERK,
  setMark,
  zones,
} from '../state.ts'
import { exhaust, gainSkills, ready } from './changes.ts'
import { check, runTurnLine } from './check.ts'
import { dealExactly, lethal, sourceSkills } from './damage.ts'
import { ATTACKS_EVENT, BLOCKS_EVENT } from './events.ts'
import { ATTACK, BLOCK, COMMIT } from './options.ts'
import { enterPhase } from './phases.ts'
import { FAST_AND_AMBUSH, FAST_ONLY, offerPlays, startPlay } from './playing-cards.ts'
import { couldAnswer, offerPass, passed } from './reactions.ts'
import { WARCRY_TRIGGER } from './rule-triggers.ts'
import { forbidden, skills, strength, switches, warcry } from './values.ts'
import {
  ATTACK_DECLARED,
  ATTACKS,
  BLOCKS,
  join,
  tell,
  tellOwn,
  tellOwnAbout,
  UNIT_ATTACKS,
} from './waiting-line.ts'
import { ATTACKS_MADE, ATTACKS_THIS_GAME, count } from './zones.ts'

// ---- who may attack (108 to 111)

export function canAttack(s: State, c: Card): boolean {
  const now = state.marks.get(s, c)
  if (KIND[def.get(s, c)] !== UNIT || (now & (EXHAUSTED | ATTACKING)) !== 0) return false
  if ((now & FRESH) !== 0 && (skills(s, c) & CHARGE) === 0) return false
  if (strength(s, c) <= 0) return false
  return !mayBeForbidden(s, c) || (forbidden(s, c) & CANNOT_ATTACK) === 0
}

/** Nothing forbids anything while no ability reaches others and no curse is there. */
const mayBeForbidden = (s: State, c: Card): boolean =>
  (reach.get(s) & REACH_CANNOT) !== 0 || state.hasTrait(s, c, state.HOLDS | state.FORBIDDEN)

/** Offers every attacker; true when one of them is Reckless and must attack (R64). */
export function offerAttackers(s: State, p: number): boolean {
  let must = false
  const reckless = isAround(s, RECKLESS)
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (canAttack(s, c)) {
      option(ATTACK, c)
      if (reckless && (skills(s, c) & RECKLESS) !== 0) must = true
    }
  return must
}

export function addAttacker(s: State, c: Card): void {
  setMark(s, c, ATTACKING)
  emit(s, ATTACKS_EVENT, c)
}

/** One attacker after the other; the attack is complete when its player says so (112). */
const declare = machine.question('declare', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    if (!offerAttackers(s, s[f + YOU]!)) option(COMMIT)
  },
  settle: (s, f, chosen) => {
    if (chosen === NO_OPTION || optionKind(chosen) === COMMIT) return
    addAttacker(s, optionFirst(chosen))
    s[f] = s[f]! - 1
  },
} satisfies Question)

function siteOf(s: State, p: number): Card {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (KIND[def.get(s, c)] === SITE) return c
  return NONE
}

/** All attackers together attack the player or the site (117, 118). */
const aim = machine.question('aim', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f) => {
    const site = siteOf(s, s[f + ENEMY]!)
    if (site === NONE) return
    option(PICK, PLAYER + s[f + ENEMY]!)
    option(PICK, site)
  },
  settle: (s, _f, chosen) => {
    const x = chosen === NO_OPTION ? NONE : optionFirst(chosen)
    attackedSite.set(s, x === NONE || x >= PLAYER ? NONE : x)
  },
} satisfies Question)

/** The attacker with unspent Berserk that is asked next; local `asked` counts those already asked. */
function nextBerserk(s: State, f: number, asked: number): Card {
  if (!isAround(s, BERSERK)) return NONE
  let k = Math.max(0, s[f + asked]!)
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING) && (skills(s, c) & BERSERK) !== 0 && k-- === 0) return c
  return NONE
}

/** Berserk is decided unit by unit (R12). */
const berserk = machine.question('berserk', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, asked) => {
    if (nextBerserk(s, f, asked) === NONE) return
    option(YES, nextBerserk(s, f, asked))
    option(NO, nextBerserk(s, f, asked))
  },
  settle: (s, f, chosen, asked) => {
    if (chosen === NO_OPTION) {
      s[f + asked] = 0
      return
    }
    if (optionKind(chosen) === YES) setMark(s, optionFirst(chosen), BERSERKING)
    s[f + asked] = Math.max(0, s[f + asked]!) + 1
    s[f] = s[f]! - 1
  },
} satisfies Question)

/** Joins the Warcry of an attacker (R65). */
export function joinWarcry(s: State, c: Card, p: number): void {
  const n = warcry(s, c)
  if (n > 0) join(s, WARCRY_TRIGGER, c, p, c, NONE, n)
}

/** Spends the Berserk of those that use it: they gain Reckless. */
function spendBerserk(s: State, p: number): void {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, BERSERKING) && !has(s, c, SPENT_BERSERK)) {
      setMark(s, c, SPENT_BERSERK)
      gainSkills(s, c, RECKLESS, 0, false)
    }
}

/** The attack is committed: abilities that trigger on attacking join the line (R67). */
const commit = machine.op('commit', (s, f) => {
  const p = s[f + YOU]!
  spendBerserk(s, p)
  let n = 0
  let only = NONE
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) {
      n++
      only = c
      count(s, p, ATTACKS_MADE)
      count(s, p, ATTACKS_THIS_GAME)
    }
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) {
      tellOwn(s, ATTACKS, c)
      joinWarcry(s, c, p)
    }
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) tell(s, UNIT_ATTACKS, p, c)
  tell(s, ATTACK_DECLARED, p, n === 1 ? only : NONE, NONE, n)
})

// ---- defense step

/** The defender may play fast spells and Ambush units before blocking (119, 120). */
const defend = machine.question('defend', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f) => {
    if (!couldAnswer(s, s[f + ENEMY]!)) return
    offerPlays(s, s[f + ENEMY]!, FAST_AND_AMBUSH)
    offerPass()
  },
  settle: (s, f, chosen) => {
    if (passed(s, s[f + ENEMY]!, chosen)) return
    s[f] = s[f]! - 1
    startPlay(s, optionFirst(chosen), s[f + ENEMY]!)
  },
  always: true,
} satisfies Question)

function canBlock(s: State, c: Card): boolean {
  if (KIND[def.get(s, c)] !== UNIT || has(s, c, EXHAUSTED) || has(s, c, BLOCKING)) return false
  return !mayBeForbidden(s, c) || (forbidden(s, c) & CANNOT_BLOCK) === 0
}

const EVADES = UNBLOCKABLE | FLYING

function canBeBlockedBy(s: State, attacker: Card, c: Card): boolean {
  if (!isAround(s, EVADES)) return true
  const its = skills(s, attacker)
  if ((its & UNBLOCKABLE) !== 0) return false
  return (its & FLYING) === 0 || (skills(s, c) & FLYING) !== 0
}

function canBlockSomebody(s: State, c: Card, p: number): boolean {
  for (let a = zones.first(s, PLAYMAT + p); a !== NONE; a = zones.after(s, a))
    if (has(s, a, ATTACKING) && canBeBlockedBy(s, a, c)) return true
  return false
}

/** Blockers one after the other (121 to 125). */
const block = machine.question('block', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f) => {
    for (let c = zones.first(s, PLAYMAT + s[f + ENEMY]!); c !== NONE; c = zones.after(s, c))
      if (canBlock(s, c) && canBlockSomebody(s, c, s[f + YOU]!)) option(BLOCK, c)
    option(DONE)
  },
  settle: (s, f, chosen, blocker, past) => {
    if (chosen === NO_OPTION || optionKind(chosen) === DONE) s[f] = past
    else s[f + blocker] = optionFirst(chosen)
  },
} satisfies Question)

const blockWhich = machine.question('block which', {
  seat: (s, f) => s[f + ENEMY]!,
  enumerate: (s, f, blocker) => {
    for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a))
      if (has(s, a, ATTACKING) && canBeBlockedBy(s, a, s[f + blocker]!)) option(PICK, a)
  },
  settle: (s, f, chosen, blocker) => {
    const c = s[f + blocker]!
    const attacker = optionFirst(chosen)
    setMark(s, c, BLOCKING)
    setMark(s, attacker, BLOCKED)
    attached.set(s, c, attacker)
    s[f + blocker] = NONE
    emit(s, BLOCKS_EVENT, c, attacker)
  },
} satisfies Question)

/** Abilities that trigger on blocking, after blocks are confirmed (R67). */
const confirmBlocks = machine.op('confirm blocks', (s, f) => {
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? current.get(s) : 1 - current.get(s)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (has(s, c, BLOCKING)) tellBlock(s, c, attached.get(s, c))
      if (has(s, c, ATTACKING) && has(s, c, BLOCKED))
        for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b))
          if (has(s, b, BLOCKING) && attached.get(s, b) === c) tellBlock(s, c, b)
    }
  }
})

/** "Blocks or is blocked by": the ability of c about the other unit. */
export function tellBlock(s: State, c: Card, other: Card): void {
  tellOwnAbout(s, BLOCKS, c, other)
}

// ---- pre-fight step

/** Attacker first, then the defender if there were blockers or the attacker has played (127 to 130, R1). */
const preFight = machine.question('pre-fight', {
  seat: (s, f, turn) => (s[f + turn]! <= 0 ? s[f + YOU]! : s[f + ENEMY]!),
  enumerate: (s, f, turn, played) => {
    const attacker = s[f + turn]! <= 0
    const p = attacker ? s[f + YOU]! : s[f + ENEMY]!
    if (!attacker && s[f + played]! <= 0 && !anyBlocked(s, s[f + YOU]!)) return
    if (!couldAnswer(s, p)) return
    offerPlays(s, p, FAST_ONLY)
    offerPass()
  },
  settle: (s, f, chosen, turn, played, passes) => {
    const attacker = s[f + turn]! <= 0
    const p = attacker ? s[f + YOU]! : s[f + ENEMY]!
    if (passed(s, p, chosen)) {
      s[f + passes] = Math.max(0, s[f + passes]!) + 1
      s[f + turn] = attacker ? 1 : 0
      if (s[f + passes]! < 2) s[f] = s[f]! - 1
      return
    }
    s[f + passes] = 0
    if (attacker) s[f + played] = 1
    s[f] = s[f]! - 1
    startPlay(s, optionFirst(chosen), p)
  },
  always: true,
} satisfies Question)

function anyBlocked(s: State, p: number): boolean {
  for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c))
    if (has(s, c, BLOCKED)) return true
  return false
}

// ---- fight step

/** The blockers that an attacker still has to be given damage for, in the order chosen. */
const toFight = machine.op('to fight', (s, f, order) => {
  enterPhase(s, FIGHT)
  s[f + order] = machine.laid(s)
  machine.lay(s, 0)
})
function endSplit(s: State, f: number, order: number): void {
  machine.unlay(s, s[f + order]!)
  s[f + order] = NONE
}

function isPicked(s: State, f: number, order: number, c: Card): boolean {
  const at = s[f + order]!
  for (let i = s[at]!; i > 0; i--) if (s[at + i] === c) return true
  return false
}

/** Does this blocker still fight this attacker? */
const fights = (s: State, b: Card, a: Card): boolean => has(s, b, BLOCKING) && attached.get(s, b) === a

const damageOf = (s: State, a: Card, its: number): number => {
  const n = strength(s, a)
  return n <= 0 ? 0 : (its & DOUBLE_DAMAGE) !== 0 ? n * 2 : n
}

const FOUGHT = ATTACKING | BLOCKED

/** The attacker whose damage has to be split by its player: it cannot kill all its blockers (R50). */
function needsSplit(s: State, f: number, a: Card, order: number): boolean {
  const its = skills(s, a)
  let left = damageOf(s, a, its)
  let all = 0
  let open = 0
  for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b)) {
    if (!fights(s, b, a)) continue
    const needed = lethal(s, b, its)
    all += needed
    if (isPicked(s, f, order, b)) left -= needed
    else open++
  }
  return open > 1 && left > 0 && damageOf(s, a, its) < all
}

const split = machine.question('split', {
  seat: (s, f) => s[f + YOU]!,
  enumerate: (s, f, order) => {
    for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a)) {
      if ((state.marks.get(s, a) & FOUGHT) !== FOUGHT || !needsSplit(s, f, a, order)) continue
      for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b))
        if (fights(s, b, a) && !isPicked(s, f, order, b)) option(PICK, b)
      return
    }
  },
  settle: (s, f, chosen, order) => {
    if (chosen === NO_OPTION) return
    const at = s[f + order]!
    s[at] = s[at]! + 1
    machine.lay(s, optionFirst(chosen))
    s[f] = s[f]! - 1
  },
} satisfies Question)

/** Deals an attacker's damage: to what blocks it, lethal one by one, or to the player or site (131 to 134). */
function attackerDeals(s: State, f: number, a: Card, order: number): void {
  const its = sourceSkills(s, a)
  const mine = s[f + YOU]!
  const object =
    attackedSite.get(s) === NONE || !onPlaymat(s, attackedSite.get(s))
      ? PLAYER + s[f + ENEMY]!
      : attackedSite.get(s)
  let left = damageOf(s, a, its)
  if (!has(s, a, BLOCKED)) {
    if (object >= PLAYER && (its & DOUBLE_DAMAGE) === 0 && (switches(s, a) & 2) !== 0) left *= 2
    dealExactly(s, object, left, a, its, mine, true)
    return
  }
  const through = (its & OVERWHELM) !== 0
  let last = NONE
  const at = s[f + order]!
  for (let i = 1; i <= s[at]!; i++) {
    const b = s[at + i]!
    if (!onPlaymat(s, b) || !fights(s, b, a)) continue
    const n = Math.min(left, lethal(s, b, its))
    dealExactly(s, b, n, a, its, mine, true)
    left -= n
    last = b
  }
  let open = 0
  for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b))
    if (fights(s, b, a) && !isPicked(s, f, order, b)) open++
  for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b)) {
    if (!fights(s, b, a) || isPicked(s, f, order, b)) continue
    open--
    const n = open === 0 && !through ? left : Math.min(left, lethal(s, b, its))
    dealExactly(s, b, n, a, its, mine, true)
    left -= n
    last = b
  }
  // R13: an attacker whose blockers are gone stays blocked; with Overwhelm everything goes on.
  if (through) dealExactly(s, object, left, a, its, mine, true)
  else if (left > 0 && last !== NONE) dealExactly(s, last, left, a, its, mine, true)
}

/** Attackers with Quickdraw (part 0), then the others and all blockers (part 1) (R16). */
const dealFight = machine.op('fight', (s, f, part, order) => {
  const quick = isAround(s, QUICKDRAW)
  if (part === 0 && !quick) return
  for (let a = zones.first(s, PLAYMAT + s[f + YOU]!); a !== NONE; a = zones.after(s, a))
    if (has(s, a, ATTACKING) && (quick && (skills(s, a) & QUICKDRAW) !== 0) === (part === 0))
      attackerDeals(s, f, a, order)
  if (part === 0) {
    check(s)
    return
  }
  for (let b = zones.first(s, PLAYMAT + s[f + ENEMY]!); b !== NONE; b = zones.after(s, b)) {
    if (!has(s, b, BLOCKING)) continue
    const a = attached.get(s, b)
    if (a === NONE || !onPlaymat(s, a) || !has(s, a, ATTACKING)) continue
    const its = sourceSkills(s, b)
    dealExactly(s, a, damageOf(s, b, its), b, its, s[f + ENEMY]!, true)
  }
  endSplit(s, f, order)
  check(s)
  if (machine.over.get(s) === 0) exhaustFighters(s)
})

/** Every unit that attacked or blocked and is still there becomes exhausted (137). */
function exhaustFighters(s: State): void {
  for (let p = 0; p < 2; p++)
    for (let c = zones.first(s, PLAYMAT + p); c !== NONE; c = zones.after(s, c)) {
      if (has(s, c, ATTACKING) || has(s, c, BLOCKING)) exhaust(s, c)
      if (has(s, c, BLOCKING)) attached.set(s, c, NONE)
      clearMark(s, c, BLOCKING | BLOCKED | ATTACKING)
    }
}

/** Those that used Berserk are readied and attack once more, alone (138, 139). */
const attackAgain = machine.op('attack again', (s, f, defense) => {
  exhaustFighters(s)
  let again = false
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c)) {
    if (!has(s, c, BERSERKING)) continue
    clearMark(s, c, BERSERKING)
    ready(s, c)
    if (has(s, c, EXHAUSTED)) continue
    addAttacker(s, c)
    again = true
  }
  if (again) s[f] = defense
  else {
    attackedSite.set(s, NONE)
    enterPhase(s, FINAL_MAIN)
  }
})

/** Does anybody still attack? Without attackers the rest of the battle is empty. */
const toDefense = machine.op('to defense', (s, f, past) => {
  enterPhase(s, DEFENSE)
  for (let c = zones.first(s, PLAYMAT + s[f + YOU]!); c !== NONE; c = zones.after(s, c))
    if (has(s, c, ATTACKING)) return
  s[f] = past
})

const toPreFight = machine.op('to pre-fight', (s, f, a, b, c) => {
  enterPhase(s, PRE_FIGHT)
  s[f + a] = 0
  s[f + b] = 0
  s[f + c] = 0
})

/** Where the steps of a battle begin. */
interface BattleSteps {
  readonly defense: number
  readonly preFight: number
  readonly fight: number
}

/** Writes the Battle Phase into the turn: declaration, defense, pre-fight, fight. */
export function writeBattle(): BattleSteps {
  const blocker = assembler.local()
  const side = assembler.local()
  const played = assembler.local()
  const passes = assembler.local()
  const order = assembler.local()
  const asked = assembler.local()
  const write = assembler.emit.bind(assembler)
  const action = (...ops: readonly (readonly number[])[]): void => {
    for (const [op, a = 0, b = 0, c = 0] of ops) write(op!, a, b, c)
    write(runTurnLine)
  }
  write(declare)
  write(aim)
  write(berserk, asked)
  action([commit])
  const defense = assembler.here
  const over = assembler.label()
  assembler.emitTo(over, toDefense, 0)
  write(defend)
  const blocking = assembler.here
  const blocked = assembler.label()
  assembler.emitTo(blocked, block, 1, blocker)
  write(blockWhich, blocker)
  write(steps.jump, blocking)
  assembler.place(blocked)
  action([confirmBlocks])
  const beforeFight = assembler.here
  write(toPreFight, side, played, passes)
  write(preFight, side, played, passes)
  const fight = assembler.here
  write(toFight, order)
  write(split, order)
  write(dealFight, 0, order)
  action([dealFight, 1, order])
  assembler.place(over)
  write(attackAgain, defense)
  return { defense, preFight: beforeFight, fight }
}
