import { NONE } from '../../../../kernel/state.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import { type MatTables, nemesisNamed, type Trigger } from '../../content.ts'
import { rules as heldRules } from '../../rules/modifiers.ts'
import { COUNTERS, MOST_EVENTS, SIDES } from '../../state.ts'
import { tokenMinions } from '../instructions/nemesis.ts'
import type { Declaration, Effect, Nemesis } from '../nodes.ts'
import { ruleNumber } from '../rules.ts'
import type { MatNames, TextCompiler } from '../text-compiler.ts'
import { trigger } from './triggers.ts'

const sidesOf = (mat: readonly Declaration[]): string[] =>
  mat.flatMap((d) =>
    d.op === 'sideDeck'
      ? [d.name, ...(d.discardTo === undefined ? [] : [d.discardTo])]
      : d.op === 'sideZone'
        ? [d.name]
        : d.op === 'nemesisBreaches'
          ? Array.from({ length: d.n }, (_, i) => `breach ${i + 1}`)
          : [],
  )

export function namesOf(nemesis: Nemesis): MatNames {
  const whenEmpty: Record<string, readonly Effect[]> = {}
  for (const d of nemesis.mat)
    if (d.op === 'sideDeck' && d.whenEmpty !== undefined) whenEmpty[d.name] = d.whenEmpty
  return {
    counters: nemesis.mat.flatMap((d) => (d.op === 'counter' ? [d.name] : [])),
    sides: sidesOf(nemesis.mat),
    procedures: nemesis.mat.flatMap((d) => (d.op === 'define' ? [d.name] : [])),
    whenEmpty,
    reshuffled: nemesis.mat.flatMap((d) =>
      d.op === 'sideDeck' && d.reshuffle === true ? [[d.name, d.discardTo!] as const] : [],
    ),
  }
}

const UNLIMITED = 32767

export function compileMat(k: TextCompiler, nemesis: Nemesis, names: MatNames): MatTables {
  if (names.sides.length > SIDES || names.counters.length > COUNTERS)
    throw new Error(`there is room for ${SIDES} side zones and ${COUNTERS} counters`)
  const text = (part: string, effects: readonly Effect[]): number =>
    k.cardText(nemesis.id, effects, { part, player: false, mat: names })
  const read = <T>(inside: () => T): T => k.reading(false, names, inside)
  const procedures = new Map<string, number>()
  const triggers: Trigger[] = []
  const rules: number[] = []
  const setup: number[] = []
  const limits = { start: [] as number[], min: [] as number[], max: [] as number[] }
  let unleash = NONE
  for (const d of nemesis.mat)
    switch (d.op) {
      case 'counter':
        limits.start.push(read(() => k.amount(d.start)))
        limits.min.push(read(() => k.amount(d.min)))
        limits.max.push(d.max === undefined ? UNLIMITED : read(() => k.amount(d.max!)))
        break
      case 'onUnleash':
        unleash = text('unleash', d.steps)
        break
      case 'define':
        procedures.set(
          d.name,
          k.cardText(nemesis.id, d.steps, { part: d.name, player: false, mat: names, procedure: true }),
        )
        break
      case 'atSetup':
        setup.push(text('set-up', d.steps))
        break
      case 'tokenMinion':
        tokenMinions[nemesisNamed(nemesis.id)] = {
          max: d.max,
          start: d.start,
          overflow: text('too many tokens', d.overflow),
        }
        break
      case 'on':
        triggers.push(trigger(k, nemesis.id, d, false, names))
        break
      case 'rule':
        rules.push(read(() => ruleNumber(k, d.rule)))
        break
      case 'sideDeck':
      case 'scriptedDeck':
      case 'sideZone':
      case 'nemesisBreaches':
        break
      default:
        return missing(d)
    }
  return {
    unleash,
    setup,
    triggers,
    listens: Array.from({ length: MOST_EVENTS }, (_, event) => triggers.some((t) => t.event === event)),
    rules,
    procedures,
    counters: names.counters,
    counterStart: limits.start,
    counterMin: limits.min,
    counterMax: limits.max,
    sides: names.sides,
    discardSide: names.sides.findIndex((name) =>
      nemesis.mat.some((d) => d.op === 'sideDeck' && d.discardTo === name),
    ),
    reshuffle: names.reshuffled.length > 0,
    firstBreach: names.sides.indexOf('breach 1'),
    breaches: names.sides.filter((name) => name.startsWith('breach ')).length,
    actions: rules.filter((i) => heldRules[i]!.op === 'action'),
    forbidden: rules.find((i) => heldRules[i]!.op === 'cannotGain') ?? NONE,
    sideHidden: names.sides.map((name) => nemesis.mat.some((d) => d.op === 'sideDeck' && d.name === name)),
  }
}
