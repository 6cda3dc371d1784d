import {
  conjoin,
  led,
  renderLines,
  type Sentence,
  type TextLine,
  trailed,
  words,
} from '../../../language/text/discourse.ts'
import type {
  Ability,
  Activated,
  CardDefinition,
  Condition,
  Effect,
  Event,
  Ongoing,
  Triggered,
} from '../language/nodes.ts'
import { type AbilityTable, type CardLanguage, type Context, contextFor, type Occasion } from './context.ts'
import { guardLabel } from './guards.ts'
import { joinedFirst } from './joining.ts'
import { bindPick } from './references.ts'
import { allSentences, costAct, doFor } from './sentences.ts'
import { describeFilter, isPick } from './things.ts'

/*
 * The lines of a card in the order they are printed: the skills, then one line an ability. The same in
 * both languages.
 */

/** All of it in one line behind its label. */
const line = (said: readonly Sentence[], label = ''): Sentence[] =>
  said.map((each, i) => (i === 0 ? { ...each, paragraph: label } : each))

const fresh = (ctx: Context): Context => ({ ...ctx, bindings: new Map() })

function refersBack(effect: Effect): boolean {
  return JSON.stringify(effect).includes('"op":"the"')
}

/** Every step on a line of its own, unless it speaks of what an earlier one has chosen. */
function spellLines(steps: readonly Effect[], ctx: Context, t: CardLanguage): Sentence[] {
  const groups: Effect[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    if (last !== undefined && (refersBack(step) || last.at(-1)?.op === 'choose')) last.push(step)
    else groups.push([step])
  }
  return groups.flatMap((group) => {
    const said = allSentences(group, ctx, t)
    return line(said, said[0]?.paragraph)
  })
}

// ---- triggered abilities

/** What the event was about gets its name. */
function bindEvent(event: Event, ctx: Context): void {
  const name = (that: Parameters<typeof describeFilter>[0], clear = true) =>
    ctx.bindings.set('that', { what: describeFilter(that, 'both', ['playmat']), many: false, clear })
  ctx.bindings.set('that player', { what: 'player', many: false, clear: true })
  switch (event.op) {
    case 'played':
    case 'cardDrawn':
    case 'attacks':
    case 'dies':
    case 'goesToVoid':
    case 'sacrificed':
    case 'hits':
      name(event.that ?? { op: 'kind', kind: event.op === 'played' ? 'power' : 'unit' })
      return
    case 'playerHit':
      return
    case 'attackDeclared':
      name(event.that ?? { op: 'kind', kind: 'unit' })
      return
    case 'blocks':
      name({ op: 'kind', kind: 'unit' }, false)
      return
    default:
      name({ op: 'kind', kind: 'unit' })
  }
}

function occasion(event: Event, ctx: Context, t: CardLanguage): Occasion {
  const table = t.events as Readonly<Record<string, (event: Event, ctx: Context) => Occasion>>
  return table[event.op]!(event, ctx)
}

/** Events whose words name the card itself. */
function namesSelf(event: Event, card: CardDefinition): boolean {
  if (card.kind === 'weapon' || card.kind === 'curse') return false
  switch (event.op) {
    case 'summon':
    case 'entomb':
    case 'infiltrate':
    case 'drawn':
    case 'discarded':
    case 'damaged':
    case 'student':
      return true
    // « il » could be the spell that was played on it.
    case 'played':
      return false
    case 'blocks':
      return event.orIsBlocked !== true
    case 'attacks':
    case 'hits':
      return event.that === undefined
    default:
      return false
  }
}

/** "If the top card of your deck is a spell, draw it": what the condition looked at has been named. */
function afterCondition(
  condition: Condition | undefined,
  steps: readonly Effect[],
  ctx: Context,
): readonly Effect[] {
  const [first, ...rest] = steps
  if (condition?.op !== 'matches' || first?.op !== 'drawFrom' || !same(first.what, condition.thing))
    return steps
  bindPick('looked at', condition.thing, ctx)
  return [{ ...first, what: { op: 'the', name: 'looked at' } }, ...rest]
}

const speaksOfSelf = (condition: unknown): boolean =>
  typeof condition === 'object' &&
  condition !== null &&
  (('op' in condition && condition.op === 'self') || Object.values(condition).some(speaksOfSelf))

export function triggeredSentences(node: Triggered, ctx: Context, t: CardLanguage): Sentence[] {
  const { on, from, label, limit } = node
  const steps = afterCondition(node.if, node.do, ctx)
  bindEvent(on, ctx)
  // A label stands for the event without naming what it was about.
  const bound = ctx.bindings.get('that')
  if (label !== undefined && bound !== undefined) ctx.bindings.set('that', { ...bound, clear: false })
  const cursed = (on.op === 'startOfTurn' || on.op === 'endOfTurn') && on.of === 'cursed'
  const there =
    from === undefined
      ? on.op === 'discarded' || on.op === 'entomb'
        ? 'void'
        : undefined
      : from.length === 1
        ? from[0]
        : undefined
  const when = label === undefined || SPELLED_OUT.has(label) ? occasion(on, ctx, t) : undefined
  // "play it from your void" says by itself where the card is.
  const first = steps[0]
  const saysWhere =
    first !== undefined && (first.op === 'play' || first.op === 'drawFrom') && first.what.op === 'self'
  const elsewhere = from !== undefined && !saysWhere
  const inner: Context = {
    ...ctx,
    selfNamed: elsewhere || (label === undefined && namesSelf(on, ctx.card)),
    ...(there === undefined ? {} : { selfIn: there }),
    ...(cursed ? { enemy: 'cursed' as const } : {}),
    ...(on.op === 'played' && on.exceptByThis ? { additional: true as const } : {}),
  }
  const condition = GUARDING.has(label ?? '') ? undefined : node.if
  const asked = condition === undefined ? undefined : t.if(condition, inner)
  // Who the condition has named is "he" behind it.
  let said = allSentences(steps, speaksOfSelf(condition) ? { ...inner, selfNamed: true } : inner, t)
  if (asked !== undefined) said = led(asked, conjoin(said))
  if (when?.kind === 'time') said = led(when.words, said, when.about)
  else if (when !== undefined && elsewhere && said.length === 1)
    said = trailed(said, ` ${t.eachTime(when.words)}`)
  else if (when !== undefined) said = led(t.when(when.words), said)
  if (elsewhere) said = led(t.whileIn(from, ctx), said)
  if (limit === 'once per turn' && label !== 'Bolster') said = led(t.oncePerTurn, said)
  return said
}

// ---- activated abilities

export function activatedSentences(node: Activated, ctx: Context, t: CardLanguage): Sentence[] {
  const inner: Context = { ...ctx, ordered: true }
  const paid = node.costs.map((cost) => costAct(cost, inner, t))
  const namesIt = node.costs.some((cost) => 'what' in cost && cost.what.op === 'self')
  const done = allSentences(node.do, { ...inner, selfNamed: namesIt }, t)
  const said = doFor(paid, joinedFirst(done, t), node.limit !== undefined, t)
  return node.limit === undefined ? said : led(t.oncePerTurn, said)
}

function inner(node: Triggered | Activated | Ongoing, ctx: Context, t: CardLanguage): Sentence[] {
  switch (node.op) {
    case 'triggered':
      return triggeredSentences(node, ctx, t)
    case 'activated':
      return activatedSentences(node, ctx, t)
    case 'ongoing':
      return node.of.op === 'self' && node.while === undefined && node.have.every(({ op }) => isBare(op))
        ? [words(t.bare(node.have, ctx))]
        : t.ongoing(node, ctx, false)
  }
}

/** Modifications that can be said without a verb. */
const isBare = (op: string): boolean =>
  op === 'stats' || op === 'skill' || op === 'battleSkillsOf' || op === 'oneSkillOf' || op === 'maxPower'

const labelOf = (
  node: Triggered | Activated | Ongoing,
  ctx: Context,
  t: CardLanguage,
): string | undefined => {
  if (node.op !== 'triggered' || node.label === undefined) return undefined
  return node.on.op === 'ally' ? t.ally(node.on.that, ctx) : t.label(node.label)
}

/** Labels that stand for the condition of their ability, too. */
const GUARDING: ReadonlySet<string> = new Set(['Tribute', 'Spark', 'Onslaught'])
/** A label that only says what kind of ability it is: the event is spelled out behind it. */
const SPELLED_OUT: ReadonlySet<string> = new Set(['Lifeforce'])

const abilities: AbilityTable = {
  onPlay: ({ costs, do: steps }, ctx, t) => {
    if (costs === undefined) return spellLines(steps, ctx, t)
    const [first] = steps
    const spends = costs.some(({ op }) => op === 'spendAll')
    // What is dealt anyway comes first, what is paid for after it.
    if (
      spends &&
      steps.length === 1 &&
      first?.op === 'deal' &&
      typeof first.n === 'object' &&
      first.n.op === 'sum'
    ) {
      const [base, more] = allSentences(steps, { ...ctx, ordered: true }, t)
      const paid = costs.map((cost) => costAct(cost, ctx, t))
      return line([base!, ...doFor(paid, more === undefined ? [] : [more], false, t)])
    }
    const paid = costs.map((cost) => costAct(cost, ctx, t))
    return line(doFor(paid, joinedFirst(allSentences(steps, { ...ctx, ordered: true }, t), t), false, t))
  },
  triggered: (node, ctx, t) => line(triggeredSentences(node, ctx, t), labelOf(node, ctx, t)),
  activated: (node, ctx, t) => line(activatedSentences(node, ctx, t)),
  ongoing: (node, ctx, t) => line(t.ongoing(node, ctx, false)),
  threshold: ({ influence, has }, ctx, t) => {
    const label = labelOf(has, ctx, t)
    const symbols = t.influence(influence)
    return line(inner(has, ctx, t), label === undefined ? symbols : `${symbols} ${label}`)
  },
  ultimate: ({ has }, ctx, t) => line(inner(has, ctx, t), t.ultimate),
  extra: (node, ctx, t) => {
    for (const cost of node.costs)
      if ('what' in cost && isPick(cost.what) && cost.what.as !== undefined)
        ctx.bindings.set(cost.what.as, { what: 'student', many: false, clear: true })
    return line(allSentences(node.do, ctx, t), t.extra(node))
  },
  // These stand on the line of the skills.
  keyword: () => [],
  mastery: ({ n, do: steps }, ctx, t) => line(allSentences(steps, ctx, t), t.mastery(n)),
  bargain: (rule, ctx, t) => t.playRules.bargain(rule, ctx),
  unstoppable: (rule, ctx, t) => {
    const label = guardLabel(rule.condition)
    const said = t.playRules.unstoppable(rule, ctx)
    return label === undefined ? line(led(t.if(rule.condition, ctx), said)) : line(said, t.label(label))
  },
  bond: () => [],
  shift: () => [],
  depletedUnless: (rule, ctx, t) => line(t.playRules.depletedUnless(rule, ctx)),
  freeIf: (rule, ctx, t) => line(t.playRules.freeIf(rule, ctx)),
  onlyOn: (rule, ctx, t) => line(t.playRules.onlyOn(rule, ctx)),
  transmute: (rule, ctx, t) => t.playRules.transmute(rule, ctx),
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const isNotOf = (a: Condition, b: Condition): boolean => a.op === 'not' && same(a.of, b)

/** "Your units have +1/+1. While …, they have +2/+2 instead." */
function insteadOf(
  a: Ability,
  b: Ability | undefined,
  ctx: Context,
  t: CardLanguage,
): Sentence[] | undefined {
  if (a.op !== 'ongoing' || b?.op !== 'ongoing' || a.while === undefined || b.while === undefined)
    return undefined
  if (!same(a.of, b.of) || !isNotOf(a.while, b.while)) return undefined
  const { while: _, ...always } = a
  return line([...t.ongoing(always, ctx, false), ...trailed(t.ongoing(b, ctx, true), t.instead)])
}

/** What neither units nor players can have, nothing can have. */
function nothingHas(a: Ability, b: Ability | undefined, t: CardLanguage): Sentence[] | undefined {
  if (a.op !== 'ongoing' || b?.op !== 'ongoing' || !same(a.have, b.have)) return undefined
  const [only] = a.have
  const isEverybody =
    a.of.op === 'cards' && a.of.of === 'both' && b.of.op === 'players' && b.of.who === 'each'
  return isEverybody && a.have.length === 1 && only?.op === 'cannot' && only.what === 'have aegis'
    ? line([t.nothingHasAegis])
    : undefined
}

export function cardSentences(card: CardDefinition, t: CardLanguage): Sentence[] {
  const ctx = contextFor(card)
  const out: Sentence[] = []
  for (let i = 0; i < card.abilities.length; i++) {
    const ability = card.abilities[i]!
    const next = card.abilities[i + 1]
    const pair = insteadOf(ability, next, fresh(ctx), t) ?? nothingHas(ability, next, t)
    if (pair !== undefined) {
      out.push(...pair)
      i++
      continue
    }
    const sentencesOfAbility = abilities[ability.op] as (
      ability: Ability,
      ctx: Context,
      t: CardLanguage,
    ) => Sentence[]
    out.push(...sentencesOfAbility(ability, fresh(ctx), t))
  }
  if (card.agenda.length > 0) out.push(t.agenda(card.agenda))
  return out
}

/** The rules text of a card, one entry a line, the skills first. */
export function cardLines(card: CardDefinition, t: CardLanguage): TextLine[] {
  const ctx = contextFor(card)
  const skills = [
    t.skillLine(card),
    ...card.abilities.flatMap((ability) => {
      if (ability.op === 'keyword') return [t.keyword(ability)]
      if (ability.op === 'bond') return t.playRules.bond(ability, ctx).flatMap((said) => said.words ?? [])
      return ability.op === 'shift' ? t.playRules.shift(ability, ctx).flatMap((said) => said.words ?? []) : []
    }),
  ].filter((words) => words !== '')
  return [
    ...(skills.length === 0 ? [] : [{ text: skills.join(', ') }]),
    ...renderLines(cardSentences(card, t), t.speech),
  ]
}
