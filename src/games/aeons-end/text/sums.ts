import {
  type Act,
  conjoin,
  led,
  permitted,
  type Sentence,
  says,
  trailed,
} from '../../../language/text/discourse.ts'
import type { Amount } from '../language/nodes.ts'
import { type CardLanguage, type Context, nextGroup } from './context.ts'
import { type Addition, perThing, type Quantity, quantityOf, splitSum } from './quantity.ts'
import { allSentences } from './sentences.ts'

/**
 * A verb with an amount: the base is one sentence, each addition another one with "additional", under
 * its condition or for its price.
 */
export function amounted(
  ctx: Context,
  t: CardLanguage,
  amount: Amount,
  say: (quantity: Quantity, additional: boolean) => Act,
): Sentence[] {
  const { base, additions } = splitSum(amount, ctx.setting)
  const one = (n: Amount, more: boolean): Sentence => says(ctx.subject, say(quantityOf(n, ctx.setting), more))
  const more = base !== undefined
  const out = base === undefined ? [] : based(base, ctx, t, one)
  for (const addition of additions) {
    if (addition.kind === 'always')
      out.push({ ...says(ctx.subject, say(perThing(addition.n, ctx.setting), true)), alone: true })
    else if (addition.kind === 'given')
      out.push(...led(t.if(addition.condition, ctx), [one(addition.n, more)]))
    else out.push(...paid(addition, ctx, t, (q) => say(q, more)))
  }
  return out
}

/** One of two amounts is "A. If c, B instead." */
function based(
  base: Amount,
  ctx: Context,
  t: CardLanguage,
  one: (n: Amount, more: boolean) => Sentence,
): Sentence[] {
  if (typeof base !== 'object' || base.op !== 'given') return [one(base, false)]
  return [
    one(base.otherwise, false),
    ...trailed(led(t.if(base.condition, ctx), [one(base.then, false)]), t.instead),
  ]
}

function paid(
  { price, n, then }: Extract<Addition, { kind: 'paid' }>,
  ctx: Context,
  t: CardLanguage,
  say: (quantity: Quantity) => Act,
): Sentence[] {
  const asked = permitted(allSentences(price, { ...nextGroup(ctx), joined: true }, t))
  const more = say(quantityOf(n, ctx.setting))
  if (typeof n !== 'number' || then.length > 0) {
    const rest = allSentences(then, { ...ctx, joined: true }, t)
    return [...asked, ...led(t.ifDone(ctx.subject), conjoin([says(ctx.subject, more), ...rest]))]
  }
  return asked.map((sentence, i) =>
    i > 0
      ? sentence
      : {
          ...sentence,
          clauses: sentence.clauses.map((clause) => ({
            ...clause,
            predicates: clause.predicates.map((each) =>
              each.kind === 'may' ? { ...each, purpose: [more] } : each,
            ),
          })),
        },
  )
}
