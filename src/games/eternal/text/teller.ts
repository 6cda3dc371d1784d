import {
  type Act,
  coalesce,
  conjoin,
  led,
  permitted,
  predicatesOf,
  type Sentence,
  says,
  tell,
  trailed,
  words,
} from '../../../language/text/discourse.ts'
import type { Effect, Objects, Pick, Things } from '../language/nodes.ts'
import type { Context, ControlTable, LeafOp, Of, Tongue } from './context.ts'
import { describedThings, isMany, isPick } from './things.ts'

/*
 * Control flow, the same in both languages: which sentences there are, which of them are one sentence,
 * and what an earlier choice is called when it comes up again.
 */

const ordered = (ctx: Context): Context => ({ ...ctx, ordered: true })

/** The first thing an effect speaks of. */
function opens(effect: Effect, name: string): boolean {
  const isIt = (o: Objects | undefined): boolean =>
    o !== undefined && (o.op === 'the' ? o.name === name : o.op === 'pick' ? isIt(o.of) : false)
  switch (effect.op) {
    case 'seq':
    case 'may':
    case 'when':
      return effect.steps[0] !== undefined && opens(effect.steps[0], name)
    case 'together':
      return effect.parts[0] !== undefined && opens(effect.parts[0], name)
    case 'deal':
      return isIt(effect.to)
    case 'playNew':
      return isIt(effect.on) || (effect.card.op === 'copyOf' && isIt(effect.card.of))
    case 'drawNew':
    case 'putNew':
      return effect.card.op === 'copyOf' && isIt(effect.card.of)
    default:
      return 'what' in effect && isIt(effect.what)
  }
}

/** Gives a name to what a pick stands for. */
export function bindPick(name: string | undefined, objects: Objects, ctx: Context, pending = false): void {
  if (name === undefined) return
  const set = isPick(objects) ? objects.of : objects
  const described = describedThings(set)
  const bound = set.op === 'the' ? ctx.bindings.get(set.name)?.what : undefined
  ctx.bindings.set(name, {
    what:
      described ??
      bound ??
      (set.op === 'players' ? 'player' : { heads: [], places: [], side: 'both', other: false, rest: [] }),
    many: isMany(objects),
    clear: true,
    ...(pending && isPick(objects) ? { pick: objects } : {}),
  })
}

/** What a name stands for is said now; the pick itself only once. */
export function firstMention(name: string, ctx: Context): Pick | undefined {
  const binding = ctx.bindings.get(name)
  if (binding?.pick === undefined) return undefined
  const { pick, ...rest } = binding
  ctx.bindings.set(name, rest)
  return pick
}

/** The set behind a name that has only been given so far. */
export function firstSaid(name: string, ctx: Context): Things | undefined {
  const binding = ctx.bindings.get(name)
  if (binding?.unsaid === undefined) return undefined
  const { unsaid, ...rest } = binding
  ctx.bindings.set(name, rest)
  return unsaid
}

const takesMore = (last: Act, next: Act): boolean =>
  last.verb === next.verb &&
  last.object !== '' &&
  next.object !== '' &&
  last.clitic === undefined &&
  next.clitic === undefined

/** Where all of them come from, at the end of each: " from your void". */
function commonOrigin(objects: readonly string[], t: Tongue): string {
  const [origin] = t.origin.exec(objects[0]!) ?? []
  return origin !== undefined && objects.every((object) => object.endsWith(origin)) ? origin : ''
}

/** "Draw A from there and draw B from there" is "draw A and B from there". */
function sameVerbOnce(acts: readonly Act[], t: Tongue): Act[] {
  const groups: Act[][] = []
  for (const next of acts) {
    const last = groups.at(-1)
    if (last !== undefined && takesMore(last[0]!, next)) last.push(next)
    else groups.push([next])
  }
  return groups.map((group) => {
    if (group.length === 1) return group[0]!
    const objects = group.map(({ object }) => object)
    const origin = commonOrigin(objects, t)
    const named = objects.map((object) => object.slice(0, object.length - origin.length))
    return { ...group[0]!, object: `${t.andObjects(named)}${origin}` }
  })
}

/** The acts of sentences that are all yours and nothing but acts. */
export function actsOf(sentences: readonly Sentence[], t: Tongue, subject = t.you): Act[] | undefined {
  const predicates = predicatesOf(sentences, subject)
  if (predicates === undefined) return undefined
  const acts = predicates.filter((each) => each.kind === 'act')
  return acts.length === predicates.length ? acts : undefined
}

function joined(sentences: readonly Sentence[], t: Tongue): Sentence[] {
  const acts = actsOf(sentences, t)
  const [first, ...rest] = sentences
  const then = first?.words === undefined || rest.length === 0 ? undefined : actsOf(rest, t)
  // "+2/+2 and draw a card"
  if (then !== undefined) return [words(t.andObjects([first!.words!, ...t.ways([then], 'you')]))]
  return acts === undefined ? coalesce(sentences, 9) : [says(t.you, ...sameVerbOnce(acts, t))]
}

/** "Pay 5 to …", or "… If you do, …" when what follows is no act of yours. */
export function doFor(costs: readonly Act[], done: readonly Sentence[], may: boolean, t: Tongue): Sentence[] {
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
  seq: ({ steps }, ctx, t) => tellAll(steps, ctx, t),
  together: ({ parts }, ctx, t) => joined(tellAll(parts, parts.length > 1 ? ordered(ctx) : ctx, t), t),
  may: ({ steps, ifDone }, ctx, t) => [
    ...permitted(joined(tellAll(steps, ordered(ctx), t), t)),
    ...(ifDone === undefined ? [] : led(t.ifDone, tellAll(ifDone, ctx, t))),
  ],
  either: ({ ways }, ctx, t) => choice(ways, 'you', ctx, t),
  chooseOne: ({ ways, by }, ctx, t) => choice(ways, by ?? 'you', ctx, t),
  randomOne: ({ ways }, ctx, t) => {
    const told = ways.map((way) => actsOf(tellAll(way, ordered(ctx), t), t))
    const same = oneVerb(told)
    if (same !== undefined) return [says(t.you, t.choiceOf(same.verb, same.objects, true))]
    return [t.atRandom(told.every((each) => each !== undefined) ? t.ways(told, 'you') : [])]
  },
  when: ({ condition, steps, otherwise, instead }, ctx, t) => {
    const then = led(t.if(condition, ctx), conjoin(tellAll(steps, ctx, t)))
    if (otherwise === undefined) return then
    const other = tellAll(otherwise, ctx, t)
    return instead ? [...other, ...trailed(then, t.instead)] : [...then, ...led(t.otherwise, other)]
  },
  repeat: ({ times, steps }, ctx, t) =>
    trailed(joined(tellAll(steps, ordered(ctx), t), t), t.times(times, ctx)),
  repeatWhile: ({ condition, steps, until }, ctx, t) => [
    ...tellAll(steps, ctx, t),
    t.repeatWhile(condition, until === true, ctx),
  ],
  forEach: ({ of, as, steps }, ctx, t) => {
    const [only] = steps
    // "Play a random weapon on each of your units": the set stands where its member would.
    if (steps.length === 1 && only?.op === 'playNew' && only.on?.op === 'the' && only.on.name === as)
      return tellOne({ ...only, on: of }, ctx, t)
    bindPick(as, { op: 'pick', how: 'one', of }, ctx)
    return led(t.forEach(of, ctx), conjoin(tellAll(steps, ctx, t)))
  },
  delay: ({ until, of, do: steps }, ctx, t) => {
    if (until === 'end of turn') return trailed(tellAll(steps, ordered(ctx), t), ` ${t.endOfTurn}`)
    // Two cards are spoken of, so that "it" would not be clear.
    for (const [name, binding] of ctx.bindings) ctx.bindings.set(name, { ...binding, clear: false })
    return led(t.dies(of, ctx), tellAll(steps, ordered(ctx), t))
  },
  choose: ({ what }, ctx, t) => {
    const said = [says(t.you, t.chosen(what, ctx))]
    bindPick(what.as, what, ctx)
    return said
  },
  call: ({ of, as }, ctx) => {
    bindPick(as, of, ctx)
    ctx.bindings.set(as, { ...ctx.bindings.get(as)!, unsaid: of })
    return []
  },
  doTo: ({ costs, may, do: steps }, ctx, t) => {
    const paid = costs.map((cost) => costAct(cost, ordered(ctx), t))
    return doFor(
      paid,
      joinedFirst(tellAll(steps, { ...ordered(ctx), selfNamed: ctx.selfNamed }, t), t),
      may === true,
      t,
    )
  },
  action: ({ word, n }, _ctx, t) => [says(t.you, t.action(word, n))],
  countTo: ({ n, do: steps }, ctx, t) => led(t.afterTimes(n), tellAll(steps, ordered(ctx), t)),
}

/** As many sentences as possible from the front become one; what is an instruction of its own comes after. */
export function joinedFirst(sentences: readonly Sentence[], t: Tongue): Sentence[] {
  const whole = actsOf(sentences, t)
  if (whole === undefined) return [...sentences]
  const once = sameVerbOnce(whole, t)
  const last = once.at(-1)
  const later = sentences.length > 1 && last !== undefined && once.length > 1
  return [says(t.you, ...(later ? [...once.slice(0, -1), { ...last, then: true as const }] : once))]
}

export function costAct<K extends keyof Tongue['costs']>(
  cost: Parameters<Tongue['costs'][K]>[0],
  ctx: Context,
  t: Tongue,
): Act {
  const table = t.costs as Readonly<Record<string, (cost: unknown, ctx: Context) => Act>>
  const said = table[cost.op]!(cost, ctx)
  if ('what' in cost && isPick(cost.what)) bindPick(cost.what.as, cost.what, ctx)
  return said
}

interface OneVerb {
  readonly verb: string
  readonly objects: readonly string[]
}

/** Ways that are one act each with the same verb: "your choice of A, B, or C". */
function oneVerb(ways: readonly (readonly Act[] | undefined)[]): OneVerb | undefined {
  const verb = ways[0]?.[0]?.verb
  if (verb === undefined) return undefined
  const objects: string[] = []
  for (const way of ways) {
    const [only] = way ?? []
    if (way?.length !== 1 || only?.verb !== verb || only.clitic !== undefined) return undefined
    objects.push(only.object)
  }
  return { verb, objects }
}

function choice(
  ways: readonly (readonly Effect[])[],
  by: 'you' | 'enemy',
  ctx: Context,
  t: Tongue,
): Sentence[] {
  const subject = by === 'you' ? t.you : t.enemyPlayer
  const inner: Context = by === 'you' ? ordered(ctx) : { ...ctx, doer: 'enemy' }
  const told = ways.map((way) => actsOf(tellAll(way, inner, t), t, subject))
  const same = by === 'you' ? oneVerb(told) : undefined
  if (same !== undefined) return [says(t.you, t.choiceOf(same.verb, same.objects, false))]
  if (told.every((each) => each !== undefined)) return [t.chooses(t.ways(told, by), by)]
  const lines = ways.map((way, i) => {
    const acts = told[i]
    return acts === undefined ? tell(tellAll(way, ctx, t), t.speech).join(' ') : t.ways([acts], by)[0]!
  })
  return [t.chooses(lines, by)]
}

/** The sentences of one effect. */
export function tellOne(effect: Effect, ctx: Context, t: Tongue): Sentence[] {
  const own = (control as Readonly<Record<string, unknown>>)[effect.op]
  if (own !== undefined) return (own as (node: Effect, ctx: Context, t: Tongue) => Sentence[])(effect, ctx, t)
  const table = t.effects as { readonly [K in LeafOp]: (node: Of<K>, ctx: Context) => Sentence[] }
  const said = (table[effect.op as LeafOp] as (node: Effect, ctx: Context) => Sentence[])(effect, ctx)
  bindObjects(effect, ctx)
  return said
}

/** Names that the effect gives become known once it has been said. */
function bindObjects(effect: Effect, ctx: Context): void {
  if ('what' in effect && effect.op !== 'choose') {
    if (isPick(effect.what)) bindPick(effect.what.as, effect.what, ctx)
    if ('as' in effect) bindPick(effect.as, effect.what, ctx)
  }
  if (effect.op === 'draw')
    bindPick(effect.as, { op: 'top', n: effect.n, of: { op: 'cards', in: ['deck'], of: 'you' } }, ctx)
  if (effect.op === 'deal' && isPick(effect.to)) bindPick(effect.to.as, effect.to, ctx)
  if ((effect.op === 'playNew' || effect.op === 'drawNew') && effect.as !== undefined)
    ctx.bindings.set(effect.as, {
      what: { made: effect.card },
      many: effect.n !== undefined && effect.n !== 1,
      clear: true,
    })
}

/** A step that names the card makes it "it" for the next. */
const namesSelf = (step: Effect | undefined): boolean =>
  step !== undefined && 'what' in step && step.what.op === 'self' && step.op !== 'sacrifice'

export function tellAll(steps: readonly Effect[], ctx: Context, t: Tongue): Sentence[] {
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
    return tellOne(step, namesSelf(steps[i - 1]) ? { ...ctx, selfNamed: true } : ctx, t)
  })
}
