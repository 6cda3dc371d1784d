import {
  type Act,
  conjoin,
  led,
  permitted,
  render,
  type Sentence,
  says,
  trailed,
  words,
} from '../../../language/text/discourse.ts'
import { INFLUENCE_LETTERS } from '../content.ts'
import { type Effect, FACTIONS } from '../language/nodes.ts'
import type { CardLanguage, Context, ControlTable, LeafOp, Of } from './context.ts'
import { guardLabel } from './guards.ts'
import { actsOf, joined, joinedFirst, oneVerb } from './joining.ts'
import { bindObjects, bindPick, namesSelf, opens } from './references.ts'
import { isPick } from './things.ts'

/*
 * Control flow, the same in both languages: which sentences there are, which of them are one sentence,
 * and what an earlier choice is called when it comes up again.
 */

const ordered = (ctx: Context): Context => ({ ...ctx, ordered: true })

/** "Pay 5 to …", or "… If you do, …" when what follows is no act of yours. */
export function doFor(
  costs: readonly Act[],
  done: readonly Sentence[],
  may: boolean,
  t: CardLanguage,
): Sentence[] {
  const [first, ...rest] = done
  const goal = first === undefined ? undefined : actsOf([first], t)
  if (goal === undefined) {
    const paid: Sentence[] = [says(t.you, ...costs)]
    return [...(may ? permitted(paid) : paid), ...led(t.ifDone, done)]
  }
  const paid: Sentence = may
    ? says(t.you, { kind: 'may', acts: costs, purpose: goal })
    : words(t.purpose(costs, goal))
  return [paid, ...rest]
}

const control: ControlTable = {
  seq: ({ steps }, ctx, t) => allSentences(steps, ctx, t),
  together: ({ parts }, ctx, t) => joined(allSentences(parts, parts.length > 1 ? ordered(ctx) : ctx, t), t),
  may: ({ steps, ifDone }, ctx, t) => [
    ...permitted(joined(allSentences(steps, ordered(ctx), t), t)),
    ...(ifDone === undefined ? [] : led(t.ifDone, allSentences(ifDone, ctx, t))),
  ],
  either: ({ ways }, ctx, t) => choice(ways, 'you', ctx, t),
  chooseOne: ({ ways, by }, ctx, t) => choice(ways, by ?? 'you', ctx, t),
  randomOne: ({ ways }, ctx, t) => {
    const clauses = ways.map((way) => actsOf(allSentences(way, ordered(ctx), t), t))
    const same = oneVerb(clauses)
    if (same !== undefined) return [says(t.you, t.choiceOf(same.verb, same.objects, true))]
    return [t.atRandom(clauses.every((each) => each !== undefined) ? t.ways(clauses, 'you') : [])]
  },
  when: ({ condition, steps, otherwise, instead }, ctx, t) => {
    const label = otherwise === undefined ? guardLabel(condition) : undefined
    if (label !== undefined)
      return allSentences(steps, ctx, t).map((each, i) =>
        i === 0 ? { ...each, paragraph: t.label(label) } : each,
      )
    const then = led(t.if(condition, ctx), conjoin(allSentences(steps, ctx, t)))
    if (otherwise === undefined) return then
    const other = allSentences(otherwise, ctx, t)
    return instead ? [...other, ...trailed(then, t.instead)] : [...then, ...led(t.otherwise, other)]
  },
  repeat: ({ times, steps }, ctx, t) =>
    trailed(joined(allSentences(steps, ordered(ctx), t), t), t.times(times, ctx)),
  repeatWhile: ({ condition, steps, until }, ctx, t) => [
    ...allSentences(steps, ctx, t),
    t.repeatWhile(condition, until === true, ctx),
  ],
  forEach: ({ of, as, steps }, ctx, t) => {
    const [only] = steps
    // "Play a random weapon on each of your units": the set stands where its member would.
    if (steps.length === 1 && only?.op === 'playNew' && only.on?.op === 'the' && only.on.name === as)
      return sentencesOf({ ...only, on: of }, ctx, t)
    bindPick(as, { op: 'pick', how: 'one', of }, ctx)
    return led(t.forEach(of, ctx), conjoin(allSentences(steps, ctx, t)))
  },
  delay: ({ until, of, do: steps }, ctx, t) => {
    if (until === 'end of turn') return trailed(allSentences(steps, ordered(ctx), t), ` ${t.endOfTurn}`)
    // Two cards are spoken of, so that "it" would not be clear.
    for (const [name, binding] of ctx.bindings) ctx.bindings.set(name, { ...binding, clear: false })
    return led(t.dies(of, ctx), allSentences(steps, ordered(ctx), t))
  },
  choose: ({ what }, ctx, t) => {
    const said = [says(t.you, t.chosen(what, ctx))]
    bindPick(what.as, what, ctx)
    return said
  },
  call: ({ of, as }, ctx) => {
    bindPick(as, of, ctx)
    ctx.bindings.set(as, { ...ctx.bindings.get(as)!, omitted: of })
    return []
  },
  doTo: ({ costs, may, do: steps }, ctx, t) => {
    const paid = costs.map((cost) => costAct(cost, ordered(ctx), t))
    return doFor(
      paid,
      joinedFirst(allSentences(steps, { ...ordered(ctx), selfNamed: ctx.selfNamed }, t), t),
      may === true,
      t,
    )
  },
  action: ({ word, n }, _ctx, t) => [says(t.you, t.action(word, n))],
  countTo: ({ n, do: steps }, ctx, t) => led(t.afterTimes(n), allSentences(steps, ordered(ctx), t)),
}

export function costAct<K extends keyof CardLanguage['costs']>(
  cost: Parameters<CardLanguage['costs'][K]>[0],
  ctx: Context,
  t: CardLanguage,
): Act {
  const table = t.costs as Readonly<Record<string, (cost: unknown, ctx: Context) => Act>>
  const said = table[cost.op]!(cost, ctx)
  if ('what' in cost && isPick(cost.what)) bindPick(cost.what.as, cost.what, ctx)
  return said
}

function choice(
  ways: readonly (readonly Effect[])[],
  by: 'you' | 'enemy',
  ctx: Context,
  t: CardLanguage,
): Sentence[] {
  const subject = by === 'you' ? t.you : t.enemyPlayer
  const inner: Context = by === 'you' ? ordered(ctx) : { ...ctx, actor: 'enemy' }
  const clauses = ways.map((way) => actsOf(allSentences(way, inner, t), t, subject))
  const same = by === 'you' ? oneVerb(clauses) : undefined
  if (same !== undefined) return [says(t.you, t.choiceOf(same.verb, same.objects, false))]
  if (clauses.every((each) => each !== undefined)) return [t.chooses(t.ways(clauses, by), by)]
  const lines = ways.map((way, i) => {
    const acts = clauses[i] ?? (t.waysAreOrders ? actsOf(allSentences(way, ordered(ctx), t), t) : undefined)
    return acts === undefined ? render(allSentences(way, ctx, t), t.speech).join(' ') : t.ways([acts], by)[0]!
  })
  return [t.chooses(lines, by)]
}

/** The sentences of one effect. */
export function sentencesOf(effect: Effect, ctx: Context, t: CardLanguage): Sentence[] {
  const own = (control as Readonly<Record<string, unknown>>)[effect.op]
  if (own !== undefined)
    return (own as (node: Effect, ctx: Context, t: CardLanguage) => Sentence[])(effect, ctx, t)
  const table = t.effects as { readonly [K in LeafOp]: (node: Of<K>, ctx: Context) => Sentence[] }
  const said = (table[effect.op as LeafOp] as (node: Effect, ctx: Context) => Sentence[])(effect, ctx)
  bindObjects(effect, ctx)
  return said
}

/** "If it is a Fire Sigil, gain {F}": the influence of the Sigil that was named. */
function givesItsInfluence(step: Effect | undefined): boolean {
  if (step?.op !== 'when' || step.otherwise !== undefined || step.steps.length !== 1) return false
  const { condition } = step
  const [gain] = step.steps
  return (
    condition.op === 'matches' &&
    condition.thing.op === 'the' &&
    condition.that.op === 'sigil' &&
    condition.that.faction !== undefined &&
    gain?.op === 'gainInfluence' &&
    gain.influence === INFLUENCE_LETTERS[FACTIONS.indexOf(condition.that.faction)]
  )
}

export function allSentences(steps: readonly Effect[], ctx: Context, t: CardLanguage): Sentence[] {
  if (givesItsInfluence(steps[0]) && givesItsInfluence(steps[1])) {
    const rest = steps.slice(steps.findIndex((step) => !givesItsInfluence(step)))
    const acts = rest === steps ? undefined : actsOf(allSentences(rest, { ...ctx, ordered: true }, t), t)
    return acts === undefined
      ? [says(t.you, t.influenceOfIt), ...allSentences(rest, ctx, t)]
      : [says(t.you, t.influenceOfIt, ...acts)]
  }
  return steps.flatMap((step, i) => {
    const next = steps[i + 1]
    if (
      step.op === 'choose' &&
      step.what.as !== undefined &&
      next !== undefined &&
      opens(next, step.what.as)
    ) {
      bindPick(step.what.as, step.what, ctx, true)
      return []
    }
    return sentencesOf(step, namesSelf(steps[i - 1]) ? { ...ctx, selfNamed: true } : ctx, t)
  })
}
