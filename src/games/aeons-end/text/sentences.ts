import { walk } from '../../../language/nodes.ts'
import {
  type Act,
  coalesce,
  conjoin,
  led,
  permitted,
  predicatesOf,
  type Sentence,
  says,
  trailed,
  words,
} from '../../../language/text/discourse.ts'
import type { Amount, Effect, Pick, Rule, Source } from '../language/nodes.ts'
import {
  type Binding,
  type CardLanguage,
  type Context,
  type ControlOp,
  type Duration,
  described,
  isMany,
  type LeafOp,
  nextGroup,
  type Of,
} from './context.ts'
import { settled } from './quantity.ts'
import { sourceOf } from './things.ts'

/*
 * The order of the sentences, which is the same in every language: blocks and their subjects, "may",
 * OR, conditions, repetitions, and sums that are printed as sentences of their own.
 */

type ControlTable = {
  readonly [K in ControlOp]: (node: Of<K>, ctx: Context, language: CardLanguage) => Sentence[]
}

const isControl = (op: Effect['op']): op is ControlOp => op in control

/** Sentences for one effect. */
export function sentences(effect: Effect, ctx: Context, language: CardLanguage): Sentence[] {
  const said = isControl(effect.op)
    ? (control[effect.op] as (node: Effect, ctx: Context, language: CardLanguage) => Sentence[])(
        effect,
        ctx,
        language,
      )
    : (language.effects[effect.op as LeafOp] as (node: Effect, ctx: Context) => Sentence[])(effect, ctx)
  note(effect, ctx, language)
  return said
}

/** Sentences for effects in order; a choice that only finds an owner is said with what the owner does. */
export function allSentences(effects: readonly Effect[], ctx: Context, language: CardLanguage): Sentence[] {
  const out: Sentence[] = []
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!
    const next = effects[i + 1]
    const inside = ctx.joined ? ctx : nextGroup(ctx)
    if (effect.op === 'choose' && next?.op === 'block' && isOwner(next.who, effect.as)) {
      note(effect, inside, language)
      const subject = language.ownerOfPick(effect.pick, inside)
      out.push(
        ...coalesce(allSentences(next.steps, { ...nextGroup(inside), subject, joined: true }, language)),
      )
      i += 1
      continue
    }
    if (effect.op === 'choose' && next?.op === 'repeat' && playsAgain(next, effect.as)) {
      note(effect, inside, language)
      const joint: Context = { ...inside, joined: true }
      const [played] = sentences({ op: 'playCard', pick: effect.pick }, joint, language)
      const times = settled(next.times, ctx.setting)
      const short = shortAct([played!])!
      const last = effects[i + 2]
      const after = last === undefined ? [] : sentences(last, joint, language)
      const then = predicatesOf(after, ctx.subject)?.map((each) =>
        each.kind === 'act' ? { ...each, then: 'apart' as const } : each,
      )
      out.push(
        says(ctx.subject, language.again(short, Number(times)), ...(then ?? [])),
        ...(then === undefined ? after : []),
      )
      i += 2
      continue
    }
    const before = effects[i - 1]
    const said = sentences(effect, inside, language)
    out.push(...(before !== undefined && dependsOn(effect, before) ? led(language.then, said) : said))
  }
  return out
}

/** A card is chosen only to be played several times. */
function playsAgain({ steps, upTo }: Of<'repeat'>, name: string | undefined): boolean {
  const [step] = steps
  if (steps.length !== 1 || upTo || step?.op !== 'playCard') return false
  return step.pick.op === 'that' && step.pick.name === name
}

const mentions = (effect: Effect, is: (node: { readonly op: string }) => boolean): boolean => {
  let found = false
  walk(effect, (node) => {
    if (is(node)) found = true
  })
  return found
}

/** The life of somebody whom the sentence before has hurt. */
const isLifeOfTheHurt = (node: { readonly op: string }): boolean =>
  node.op === 'lifeOf' && typeof (node as Extract<Amount, { op: 'lifeOf' }>).who === 'object'

/**
 * In these the order is a rule of the card: a number is used and then changes, or is made and then used.
 */
function dependsOn(effect: Effect, before: Effect): boolean {
  if (effect.op === 'setLife') return true
  if (effect.op === 'when') return before.op === 'block' && mentions(effect, isLifeOfTheHurt)
  if (effect.op === 'gainToken') return mentions(before, ({ op }) => op === 'tokens')
  return effect.op === 'block' && effect.who === 'thisMinion' && mentions(before, ({ op }) => op === 'lifeOf')
}

const isOwner = (who: Of<'block'>['who'], name: string | undefined): boolean =>
  typeof who === 'object' && 'ownerOf' in who && who.ownerOf === name

/** Remembers what a name was given to. */
function note(effect: Effect, ctx: Context, language: CardLanguage): void {
  if (!('as' in effect) || effect.as === undefined || effect.op === 'forEach') return
  const binding = bindingOf(effect, ctx, language)
  if (binding !== undefined) ctx.notes.bindings.set(effect.as, binding)
}

function bindingOf(effect: Effect, ctx: Context, language: CardLanguage): Binding | undefined {
  const rest = {
    op: effect.op,
    group: ctx.group,
    ...(ctx.subject.person === 'you' ? {} : { theirs: true as const }),
  }
  if (effect.op === 'block') {
    const noun = language.actor(effect.who, ctx).kind
    return { ...rest, noun: noun === 'ally' || isMinion(noun) ? noun : 'player', many: false }
  }
  if (!('pick' in effect)) return undefined
  const { pick } = effect
  const source = sourceOf(pick)
  if (source === undefined) return pick.op === 'that' ? ctx.notes.bindings.get(pick.name) : undefined
  return { ...rest, noun: described(source, ctx).noun, many: isMany(pick) }
}

const isMinion = (noun: string): noun is 'minion' | 'acolyte' | 'husk' =>
  noun === 'minion' || noun === 'acolyte' || noun === 'husk'

/**
 * What a list of effects says under a condition: one sentence where that is possible. What the condition
 * has just named is "it".
 */
function together(
  effects: readonly Effect[],
  ctx: Context,
  language: CardLanguage,
  named?: string,
): Sentence[] {
  const inner = nextGroup(ctx)
  const binding = named === undefined ? undefined : ctx.notes.bindings.get(named)
  if (binding !== undefined) ctx.notes.bindings.set(named!, { ...binding, group: inner.group })
  const said = conjoin(allSentences(effects, { ...inner, joined: true }, language))
  if (binding !== undefined) ctx.notes.bindings.set(named!, binding)
  return said
}

const apart = (ctx: Context): Context => ({
  ...ctx,
  notes: { ...ctx.notes, said: new Set(ctx.notes.said) },
})

const control: ControlTable = {
  seq: ({ steps }, ctx, t) => allSentences(steps, ctx, t),
  may: ({ steps, ifDone }, ctx, t) => {
    const asked = permitted(allSentences(steps, { ...ctx, joined: true }, t))
    if (ifDone === undefined) return asked
    return [...asked, ...led(t.ifDone(ctx.subject), together(ifDone, ctx, t), ctx.subject)]
  },
  either: ({ ways }, ctx, t) => {
    if (ctx.subject.person !== 'you') {
      const clauses = ways.map((way) =>
        predicatesOf(allSentences(way, { ...apart(ctx), joined: true }, t), ctx.subject),
      )
      const found = clauses.filter((each) => each !== undefined)
      if (found.length === ways.length) return [says(ctx.subject, { kind: 'or', ways: found })]
    }
    return ways.flatMap((way, i) => {
      const said = allSentences(way, apart(ctx), t)
      return i === 0 ? said : said.map((each, k): Sentence => (k === 0 ? { ...each, or: true } : each))
    })
  },
  when: ({ condition, steps, otherwise, instead }, ctx, t) => {
    const lead = t.if(condition, ctx)
    const named = condition.op === 'is' ? condition.name : undefined
    const then = together(steps, otherwise === undefined ? ctx : apart(ctx), t, named)
    if (instead && otherwise !== undefined)
      return [...together(otherwise, apart(ctx), t), ...trailed(led(lead, then), t.instead)]
    if (otherwise === undefined) return led(lead, then)
    return [...led(lead, then), ...led(t.otherwise, together(otherwise, apart(ctx), t))]
  },
  repeat: ({ times, steps, upTo }, ctx, t) => {
    const n = settled(times, ctx.setting)
    if (n === 0) return []
    const said = together(steps, ctx, t)
    if (typeof n !== 'number') return led(t.repeatedly('that', false), said)
    if (upTo) return led(t.repeatedly(n, true), said)
    const short = shortAct(said)
    if (short !== undefined) return [says(said[0]!.clauses[0]!.subject, t.again(short, n))]
    if (n <= 3) return [...said, words(t.repeatThis(n - 1))]
    return led(t.repeatedly(n, false), said)
  },
  repeatWhile: ({ condition, steps, until }, ctx, t) => {
    const every = emptied(condition, steps)
    if (every !== undefined) return trailed(sentences(every, ctx, t), ` ${t.inAnyOrder}`)
    const said = together(steps, ctx, t)
    if (!until) return led(t.while(condition, ctx), said)
    const again = said.map((each) =>
      each.words === undefined ? each : { ...each, words: t.repeating(each.words) },
    )
    return trailed(again, ` ${t.until(condition, ctx)}`)
  },
  forEach: ({ of, as, steps }, ctx, t) => {
    const lead = t.forEach(of, ctx)
    ctx.notes.bindings.set(as, {
      noun: described(of, ctx).noun,
      many: false,
      op: 'forEach',
      group: ctx.group,
    })
    return led(lead, conjoin(allSentences(steps, { ...ctx, joined: true }, t)))
  },
  firstPossible: ({ ways }, ctx, t) =>
    ways.flatMap((way, i) =>
      i === 0 ? allSentences(way, apart(ctx), t) : led(t.ifImpossible, together(way, apart(ctx), t)),
    ),
  block: ({ who, steps }, ctx, t) =>
    coalesce(allSentences(steps, { ...ctx, subject: t.actor(who, ctx), joined: true }, t)),
  thisTurn: ({ rule, next }, ctx, t) => alone(ruleSentences(rule, ctx, t, next ? 'next' : 'turn')),
  under: ({ rule, steps }, ctx, t) => [
    ...together(steps, ctx, t),
    ...alone(ruleSentences(rule, ctx, t, 'turn')),
  ],
  lookup: ({ by, rows }, ctx, t) => {
    const of: Source | undefined = typeof by === 'object' && by.op === 'count' ? by.of : undefined
    if (of === undefined) throw new Error('a table is read by a count')
    return rows.flatMap(({ upTo, steps }, i) => {
      const from = i === 0 ? 0 : rows[i - 1]!.upTo + 1
      const label = t.row(from, i === rows.length - 1 ? undefined : upTo, of, ctx)
      return allSentences(steps, apart(ctx), t).map(
        (each, k): Sentence => (k === 0 ? { ...each, paragraph: label } : each),
      )
    })
  },
  byDifficulty: ({ normal, increased }, ctx, t) =>
    allSentences(ctx.setting.difficulty === 'normal' ? normal : increased, ctx, t),
  onlyAt: ({ steps }, ctx, t) => led(t.beginner, together(steps, ctx, t)),
}

const alone = (said: readonly Sentence[]): Sentence[] => said.map((each) => ({ ...each, alone: true }))

/** "Strikes", "play it": short enough for "twice" behind it. */
function shortAct(said: readonly Sentence[]): Act | undefined {
  const [sentence] = said
  if (said.length !== 1 || sentence!.leads.length > 0 || sentence!.clauses.length !== 1) return undefined
  const { predicates } = sentence!.clauses[0]!
  const [predicate] = predicates
  if (predicates.length !== 1 || predicate?.kind !== 'act') return undefined
  return predicate.object.length < 60 ? predicate : undefined
}

/** "While there are any, do it to one" is doing it to all of them, in any order. */
function emptied(condition: Of<'repeatWhile'>['condition'], steps: readonly Effect[]): Effect | undefined {
  const [step] = steps
  if (steps.length !== 1 || condition.op !== 'some' || !step || !('pick' in step)) return undefined
  if (step.pick.op !== 'one' || JSON.stringify(step.pick.of) !== JSON.stringify(condition.of))
    return undefined
  const all: Pick = { op: 'all', of: condition.of }
  return { ...step, pick: all } as Effect
}

export function ruleSentences(rule: Rule, ctx: Context, t: CardLanguage, duration: Duration): Sentence[] {
  const table = t.rules as Readonly<Record<string, (r: Rule, c: Context, d: Duration) => Sentence[]>>
  return table[rule.op]!(rule, ctx, duration)
}
