import { coalesce, led, type Sentence, says, trailed } from '../../../language/text/discourse.ts'
import type { Effect, Rule } from '../language/nodes.ts'
import { type CardLanguage, type Context, type Duration, nextGroup } from './context.ts'
import { allSentences } from './sentences.ts'

/** "During your main phase you may A to B": what an action costs and what it is for. */
export function actionSentences(
  { price, steps }: { readonly price?: readonly Effect[]; readonly steps: readonly Effect[] },
  ctx: Context,
  t: CardLanguage,
): Sentence[] {
  const predicates = (effects: readonly Effect[]) =>
    coalesce(allSentences(effects, { ...inner, joined: true }, t), 9).flatMap((each) =>
      each.clauses.flatMap((clause) => clause.predicates),
    )
  const inner = nextGroup(ctx)
  const paid = price === undefined ? undefined : predicates(price)
  const done = predicates(steps)
  return [
    says(
      ctx.subject,
      paid === undefined ? { kind: 'may', acts: done } : { kind: 'may', acts: paid, purpose: done },
    ),
  ]
}

/** The same as a rule: on a mat of whoever's main phase it is, on a card for the rest of your turn. */
export function actionRule(
  rule: Extract<Rule, { op: 'action' }>,
  ctx: Context,
  t: CardLanguage,
  duration: Duration,
): Sentence[] {
  const { lead, trail } = t.action(duration)
  const subject = duration === 'always' ? t.actor('activePlayer', ctx) : ctx.subject
  const afresh = { ...ctx, subject, notes: { ...ctx.notes, said: new Set<string>() } }
  const said = led(lead, actionSentences(rule, afresh, t))
  return trail === '' ? said : trailed(said, trail)
}
