import type { Effect, Objects, Pick, Things } from '../language/nodes.ts'
import type { Context } from './context.ts'
import { describedThings, isMany, isPick } from './things.ts'

/** The first thing an effect speaks of. */
export function opens(effect: Effect, name: string): boolean {
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
  if (binding?.omitted === undefined) return undefined
  const { omitted, ...rest } = binding
  ctx.bindings.set(name, rest)
  return omitted
}

/** Names that the effect gives become known once it has been said. */
export function bindObjects(effect: Effect, ctx: Context): void {
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
export const namesSelf = (step: Effect | undefined): boolean =>
  step !== undefined && 'what' in step && step.what.op === 'self' && step.op !== 'sacrifice'
