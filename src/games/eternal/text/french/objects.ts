import { list, type Noun, nominative, the } from '../../../../language/text/french/nouns.ts'
import type { Objects, Things } from '../../language/nodes.ts'
import type { Context } from '../context.ts'
import { firstSaid } from '../references.ts'
import { isPick, unionParts, unionWord } from '../things.ts'
import { selfObject } from './nouns.ts'
import { ownedBy, picked, pickedParts, reference, type Spoken, thing } from './phrases.ts'
import type { Whole } from './whole-sets.ts'

/** A direct object: words, or a pronoun that goes to the verb. */
export interface DirectObject {
  readonly words: string
  readonly clitic?: string
}

export function object(objects: Objects, ctx: Context, style: Whole = 'plural'): DirectObject {
  if (isPick(objects)) return { words: picked(objects, ctx) }
  if (objects.op === 'self' && ctx.selfNamed) return { words: '', clitic: selfObject(ctx.card) }
  if (objects.op === 'the') {
    const set = firstSaid(objects.name, ctx)
    if (set !== undefined) return object(set, ctx, style)
    const it = reference(objects.name, ctx)
    return it.pronoun ? { words: '', clitic: it.words } : { words: it.words }
  }
  return { words: thing(objects, ctx, style) }
}

/** Whom something is done to: « à une unité ou à un joueur », « lui ». */
export function indirect(objects: Objects, ctx: Context): DirectObject {
  if (objects.op === 'self' && ctx.selfNamed) return { words: '', clitic: 'lui' }
  if (objects.op === 'players' && objects.who === 'you') return { words: '', clitic: 'vous' }
  if (objects.op === 'the') {
    const it = reference(objects.name, ctx)
    return it.pronoun ? { words: '', clitic: it.n >= 2 ? 'leur' : 'lui' } : { words: `à ${it.words}` }
  }
  if (isPick(objects) && objects.how === 'upTo') {
    const { how: _, ...rest } = objects
    return { words: `à ${picked({ ...rest, how: 'several' }, ctx)} au maximum` }
  }
  if (isPick(objects))
    return {
      words: list(
        pickedParts(objects, ctx).map((part) => `à ${part}`),
        'ou',
      ),
    }
  if (objects.op === 'union' && unionWord(objects) === undefined)
    return { words: list(unionParts(objects.of).map((part) => `à ${thing(part, ctx, 'each')}`)) }
  return { words: `à ${thing(objects, ctx, 'each')}` }
}

/** Several things of one owner: « la force et la vie de Cirso », « sa force et sa vie ». */
export function ownedTogether(nouns: readonly [Noun, ...Noun[]], things: Things, ctx: Context): string {
  const [first, ...rest] = nouns
  const said = ownedBy(first, things, ctx)
  if (rest.length === 0) return said
  // Behind an article the owner comes last: « la force … de Cirso ».
  return said.includes('\u2060')
    ? said.replace(first.one, list([first.one, ...rest.map((noun) => the(noun, 1))]))
    : list([said, ...rest.map((noun) => ownedBy(noun, things, ctx))])
}

/** « il », « elle », « ils », « elles » for what has been named. */
export const pronounFor = ({ gender, n }: Spoken): string => nominative(gender, n)
