import { Compiler } from '../../../../language/compiler/compiler.ts'
import { add, type Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { SharedRows } from '../../../../language/compiler/shared-rows.ts'
import { walk } from '../../../../language/nodes.ts'
import { defIndex, influenceCounts, kindMask, typeIndex } from '../../content.ts'
import { steps, THAT } from '../../engine.ts'
import { growing } from '../../growing.ts'
import { isLater, maskOf, skillNumbers } from '../../skills.ts'
import { amounts } from '../evaluate/amounts.ts'
import { STATS, zoneOf } from '../evaluate/cards-and-players.ts'
import { conditions, influenceNeeds } from '../evaluate/conditions.ts'
import { BEARS_CURSE, BEARS_WEAPON, filters, statTests } from '../evaluate/filters.ts'
import { sets } from '../evaluate/sets.ts'
import type { Amount, Cards, Condition, Effect, Filter, Things } from '../nodes.ts'
import { HISTORIES, RELATIONS, SIDES, WHO } from './words.ts'

export const rows = new SharedRows(steps, add)
growing.keep(rows.written)

/** Turns what a card reads into rows: amounts, conditions, sets and filters. */
export abstract class ExpressionCompiler extends Compiler<Effect, Amount, Condition, Things> {
  /** Parts of one instruction: what the first does to a thing does not hide it from the others. */
  protected inOneInstruction = false

  constructor() {
    super(steps, rows)
  }

  emit(op: number, a = 0, b = 0, c = 0): void {
    this.steps.assembler.emit(op, a, b, c)
  }

  row(kind: number, a = 0, b = 0, c = 0): Operand {
    return this.evaluatorRow(kind, a, b, c)
  }

  protected override gameAmount(node: Amount): Operand {
    if (typeof node === 'number') return this.amount(node)
    switch (node.op) {
      case 'stat':
        return this.row(amounts.stat, STATS.indexOf(node.stat), this.set(node.of))
      case 'highest':
        return this.row(amounts.highest, STATS.indexOf(node.stat), this.set(node.of))
      case 'influence':
        return this.row(
          amounts.influence,
          ['fire', 'time', 'justice', 'primal', 'shadow'].indexOf(node.faction),
        )
      case 'influenceTypes':
        return this.row(amounts.influenceTypes)
      case 'totalInfluence':
        return this.row(amounts.totalInfluence)
      case 'maxPower':
        return node.of === undefined
          ? this.row(amounts.maxPower)
          : this.row(amounts.maxPowerOf, this.set(node.of))
      case 'power':
        return this.row(amounts.power)
      case 'playerHealth':
        return this.row(amounts.playerHealth, this.set(node.of))
      case 'armor':
        return this.row(amounts.armor, this.set(node.of))
      case 'spent':
      case 'thatMany':
        return this.row(amounts.many)
      case 'history':
        return node.what === 'cards drawn or discarded'
          ? this.row(amounts.drawnOrDiscarded, 0, WHO[node.of])
          : this.row(amounts.history, HISTORIES.indexOf(node.what), WHO[node.of])
      case 'battleSkills':
        return this.row(amounts.battleSkills, this.set(node.of))
      case 'number':
        return this.row(amounts.number, node.printed)
      case 'turns':
        return this.row(amounts.turns)
      case 'negative':
        return this.row(amounts.negative, this.amount(node.of))
      case 'count':
      case 'each':
      case 'sum':
      case 'less':
      case 'half':
      case 'every':
      case 'given':
        throw new Error(`“${node.op}” is written by the compiler that both games share`)
      default:
        return missing(node)
    }
  }

  protected override gameCondition(node: Condition): Operand {
    switch (node.op) {
      case 'influenceAtLeast': {
        const at = influenceNeeds.length
        influenceNeeds.push(...influenceCounts(node.influence))
        return this.row(conditions.influenceAtLeast, at)
      }
      case 'matches':
        return this.row(conditions.matches, this.set(node.thing), this.filter(node.that))
      case 'playerHas':
        return isLater(skillNumbers.of(node.skill))
          ? this.row(conditions.playerHasLater, maskOf([node.skill]).later, this.set(node.who))
          : this.row(conditions.playerHas, maskOf([node.skill]).first, this.set(node.who))
      case 'yourTurn':
        return this.row(conditions.yourTurn)
      case 'firstTurn':
        return this.row(conditions.firstTurn)
      case 'night':
        return this.row(conditions.night)
      case 'compare':
      case 'some':
      case 'none':
      case 'and':
      case 'or':
      case 'not':
        throw new Error(`“${node.op}” is written by the compiler that both games share`)
      default:
        return missing(node)
    }
  }

  override set(node: Things): Operand {
    switch (node.op) {
      case 'cards': {
        const units = unitsOnly(node)
        if (units !== null)
          return this.row(sets.units, SIDES[node.of], units.length === 0 ? 0 : this.filter(joined(units)))
        const filter = node.that === undefined ? 0 : this.filter(node.that)
        return node.in
          .map((place) => this.row(sets.cards, zoneOf[place], SIDES[node.of], filter))
          .reduce((a, b) => this.row(sets.union, a, b))
      }
      case 'self':
        return this.row(sets.self)
      case 'the': {
        if (node.name === 'that') return this.row(sets.local, THAT)
        if (node.name === 'that player') return this.row(sets.controllerOf, this.row(sets.local, THAT))
        const { kind, local } = this.bound(node.name)
        if (kind === 'thing') return this.row(sets.local, local)
        return this.row(kind === 'present' && !this.inOneInstruction ? sets.present : this.rows.bound, local)
      }
      case 'players':
        return this.row(sets.players, WHO[node.who])
      case 'ownerOf':
        return this.row(sets.ownerOf, this.set(node.of))
      case 'controllerOf':
        return this.row(sets.controllerOf, this.set(node.of))
      case 'bearer':
        return this.row(sets.bearer)
      case 'attachedTo':
        return this.row(
          sets.attachedTo,
          this.set(node.of),
          node.that === undefined ? 0 : this.filter(node.that),
        )
      case 'windowSpell':
        return this.row(sets.windowSpell, node.orCurse === true ? 1 : 0)
      case 'held':
        return this.row(sets.held)
      case 'firstDrawn':
        return this.row(
          sets.among,
          this.set({ op: 'cards', in: ['hand', 'playmat', 'void', 'power'], of: 'you' }),
          this.row(filters.firstDrawn, node.n, this.filter(node.that)),
        )
      case 'top': {
        const place = zoneOf[node.of.in[0]!]
        const side = SIDES[node.of.of] & 1
        return this.row(
          sets.top,
          place | side,
          this.amount(node.n),
          node.of.that === undefined ? 0 : this.filter(node.of.that),
        )
      }
      case 'topmost':
        return this.row(sets.firsts, this.set(node.of), this.amount(node.n))
      case 'union':
        return node.of.map((x) => this.set(x)).reduce((a, b) => this.row(sets.union, a, b))
      case 'except':
        return this.row(sets.except, this.set(node.of), this.set(node.but))
      case 'among':
        return this.row(sets.among, this.set(node.of), this.filter(node.that))
      default:
        return missing(node)
    }
  }

  filter(node: Filter): Operand {
    switch (node.op) {
      case 'kind':
        return this.row(filters.kind, kindMask(node.kind))
      case 'type':
        return this.row(filters.type, typeIndex(node.type))
      case 'faction':
        return this.row(
          filters.faction,
          ['fire', 'time', 'justice', 'primal', 'shadow'].indexOf(node.faction),
        )
      case 'singleFaction':
        return this.row(filters.factions, 1, 1)
      case 'multiFaction':
        return this.row(filters.factions, 2, 5)
      case 'cost':
      case 'strength':
      case 'health': {
        const at = statTests.push({ is: RELATIONS[node.is], n: this.amount(node.n) }) - 1
        return this.row(filters.stat, STATS.indexOf(node.op), at)
      }
      case 'has':
        return isLater(skillNumbers.of(node.skill))
          ? this.row(filters.hasLater, maskOf([node.skill]).later)
          : this.row(filters.has, maskOf([node.skill]).first)
      case 'sharesBattleSkill':
        return this.row(filters.sharesBattleSkill, this.set(node.with))
      case 'exhausted':
        return this.row(filters.exhausted)
      case 'stunned':
        return this.row(filters.stunned)
      case 'attacking':
        return this.row(filters.attacking)
      case 'blocking':
        return this.row(filters.blocking)
      case 'hasHit':
        return this.row(filters.hasHit)
      case 'sharesType':
        return this.row(filters.sharesType, this.set(node.with))
      case 'undamaged':
        return this.row(filters.undamaged)
      case 'wielding':
        return this.row(filters.bears, BEARS_WEAPON)
      case 'cursed':
        return this.row(filters.bears, BEARS_CURSE)
      case 'sigil':
        return this.row(
          filters.sigil,
          node.faction === undefined
            ? 0
            : ['fire', 'time', 'justice', 'primal', 'shadow'].indexOf(node.faction) + 1,
        )
      case 'named':
        return this.row(filters.named, defIndex(node.id))
      case 'sameName':
        return this.row(filters.sameName, this.set(node.as))
      case 'in':
        return this.row(filters.in, this.set(node.set))
      case 'other':
        return this.row(filters.other)
      case 'yours':
        return this.row(filters.side, 0)
      case 'enemys':
        return this.row(filters.side, 1)
      case 'and':
        return node.all.map((x) => this.filter(x)).reduce((a, b) => this.row(filters.and, a, b))
      case 'or':
        return node.any.map((x) => this.filter(x)).reduce((a, b) => this.row(filters.or, a, b))
      case 'not':
        return this.row(filters.not, this.filter(node.of))
      default:
        return missing(node)
    }
  }

  protected namesUnknown(things: Things): boolean {
    let unknown = false
    walk(things, (node) => {
      const { op, name } = node as Things & { name?: string }
      if (op === 'the' && name !== 'that' && name !== 'that player' && !this.names.has(name ?? ''))
        unknown = true
    })
    return unknown
  }
}

const isUnitFilter = (filter: Filter): boolean => filter.op === 'kind' && filter.kind === 'unit'

const joined = (all: readonly Filter[]): Filter => (all.length === 1 ? all[0]! : { op: 'and', all })

/** What else is asked of units on the playmat, the most frequent set of all; null for any other set. */
function unitsOnly({ in: places, that }: Cards): readonly Filter[] | null {
  if (places.length !== 1 || places[0] !== 'playmat' || that === undefined) return null
  if (isUnitFilter(that)) return []
  return that.op === 'and' && that.all.some(isUnitFilter)
    ? that.all.filter((each) => !isUnitFilter(each))
    : null
}
