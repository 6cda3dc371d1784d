import { YOU } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { FULL } from '../../../../language/compiler/steps.ts'
import * as effects from '../../rules/effects/index.ts'
import { maskOf, skillNumbers } from '../../skills.ts'
import { DEADLY_TO_PLAYERS } from '../../state.ts'
import { STATS } from '../evaluate/cards-and-players.ts'
import type { Change, Duration, Effect, Objects, Skill } from '../nodes.ts'
import type { PayingCompiler } from './paying.ts'
import { LASTS } from './words.ts'

/** What changes cards where they are. */
export function writeChange(
  compiler: PayingCompiler,
  node: Extract<
    Effect,
    {
      op:
        | 'stun'
        | 'exhaust'
        | 'ready'
        | 'silence'
        | 'get'
        | 'double'
        | 'become'
        | 'changeNumber'
        | 'markDepleted'
    }
  >,
): void {
  switch (node.op) {
    case 'stun':
      // What makes it last also makes it.
      if (node.held !== true) compiler.emit(effects.stunAll, compiler.objects(node.what))
      return
    case 'exhaust':
      compiler.emit(effects.exhaustAll, compiler.objects(node.what))
      return
    case 'ready':
      compiler.emit(effects.readyAll, compiler.objects(node.what))
      return
    case 'silence':
      compiler.emit(effects.silenceAll, compiler.objects(node.what))
      return
    case 'get':
      get(compiler, node.what, node.mods, node.lasts ?? 'for good')
      return
    case 'double':
      compiler.emit(
        effects.double,
        compiler.objects(node.what),
        ['strength', 'health', 'both', 'cost'].indexOf(node.stat),
      )
      return
    case 'become':
      compiler.emit(
        effects.become,
        compiler.objects(node.what),
        STATS.indexOf(node.stat),
        compiler.amount(node.n),
      )
      return
    case 'changeNumber':
      compiler.emit(effects.changeNumber, compiler.objects(node.what), compiler.amount(node.by))
      return
    case 'markDepleted':
      compiler.emit(effects.markDepleted, compiler.objects(node.what))
      return
    default:
      return missing(node)
  }
}

const NO_GIFT: effects.Gift = {
  strength: 0,
  health: 0,
  skills: 0,
  laterSkills: 0,
  warcry: 0,
  cost: 0,
  battleSkillsOf: 0,
  chance: [],
  lacking: false,
  chosen: 0,
  maxPower: 0,
  free: false,
  cannot: 0,
}

/** What a card gets as it is drawn or played. */
export function giftOf(compiler: PayingCompiler, list: readonly Change[]): number {
  const gift = list.reduce<effects.Gift>(
    (all, change) =>
      change.op === 'cost'
        ? { ...all, cost: compiler.amount(change.by) }
        : {
            ...all,
            strength: change.strength === undefined ? 0 : compiler.amount(change.strength),
            health: change.health === undefined ? 0 : compiler.amount(change.health),
          },
    NO_GIFT,
  )
  return effects.gifts.push(gift) - 1
}

function get(
  compiler: PayingCompiler,
  what: Objects,
  mods: Extract<Effect, { op: 'get' }>['mods'],
  lasts: Duration,
): void {
  const { assembler, forks, fork, jump, put } = compiler.steps
  const objects = compiler.objects(what)
  if (lasts === 'while yours') {
    compiler.emit(effects.hold, objects)
    return
  }
  let strength: Operand = 0
  let health: Operand = 0
  const skills: Skill[] = []
  let warcry = 0
  let cost: Operand = 0
  let maxPower: Operand = 0
  let free = false
  let cannot = 0
  let battleSkillsOf: Operand = 0
  let chosen = 0
  let lacking = false
  let chance: number[] = []
  for (const mod of mods)
    switch (mod.op) {
      case 'stats':
        if (mod.strength !== undefined) strength = compiler.amount(mod.strength)
        if (mod.health !== undefined) health = compiler.amount(mod.health)
        break
      case 'skill':
        if (mod.skill === 'warcry') warcry += mod.n ?? 1
        else skills.push(mod.skill)
        break
      case 'battleSkillsOf':
        battleSkillsOf = compiler.set(mod.of)
        break
      case 'cost':
        cost = compiler.amount(mod.by)
        break
      case 'maxPower':
        maxPower = compiler.amount(mod.by)
        break
      case 'free':
        free = true
        break
      case 'cannot': {
        const bit = effects.FORBIDS[mod.what]
        cannot |= lasts === 'this turn' ? bit : bit << 2
        break
      }
      case 'rule':
        cannot |= DEADLY_TO_PLAYERS
        break
      case 'oneSkillOf':
        if (mod.by === 'chance') {
          chance = mod.skills.map((skill) => skillNumbers.of(skill))
          lacking = mod.lacking === true
        } else {
          chosen = assembler.local()
          const local = chosen
          const end = assembler.label()
          const ways = mod.skills.map(() => ({ can: FULL, to: 0 }))
          assembler.emitTo(end, fork, 1, forks.push({ by: YOU, ways, note: { why: mod } }) - 1)
          mod.skills.forEach((skill, i) => {
            ways[i]!.to = assembler.here
            compiler.emit(put, local, skillNumbers.of(skill))
            assembler.emitTo(end, jump, 0)
          })
          assembler.place(end)
        }
        break
      case 'stunned':
        throw new Error('what stays stunned is held while a card is yours')
      default:
        return missing(mod)
    }
  const given = maskOf(skills)
  const gift = {
    strength,
    health,
    skills: given.first,
    laterSkills: given.later,
    warcry,
    cost,
    battleSkillsOf,
    chance,
    lacking,
    chosen,
    maxPower,
    free,
    cannot,
  }
  compiler.emit(effects.get, objects, effects.gifts.push(gift) - 1, LASTS[lasts])
}
