import { type Act, type Form, onceAdverb, type Predicate, sameDone } from '../discourse.ts'
import { list, phrase } from './nouns.ts'

interface Irregular {
  readonly third?: string
  /** After "you" and several: "are". */
  readonly many?: string
  readonly past?: string
  readonly ing?: string
}

const irregular: Readonly<Record<string, Irregular>> = {
  be: { third: 'is', many: 'are', past: 'been', ing: 'being' },
  "can't": { third: "can't" },
  may: { third: 'may' },
  must: { third: 'must' },
  have: { third: 'has', past: 'had', ing: 'having' },
  do: { third: 'does', past: 'done' },
  cast: { past: 'cast', ing: 'casting' },
  cost: { past: 'cost' },
  deal: { past: 'dealt' },
  draw: { past: 'drawn' },
  lose: { past: 'lost' },
  set: { past: 'set', ing: 'setting' },
  spend: { past: 'spent' },
  win: { past: 'won', ing: 'winning' },
  prep: { past: 'prepped', ing: 'prepping' },
}

/** "suffers", "places", "focuses", "Strikes". */
export function third(verb: string): string {
  const [head, ...rest] = verb.split(' ')
  const known = irregular[head!]?.third
  const one =
    known ??
    (/(?:s|x|z|ch|sh|o)$/.test(head!)
      ? `${head}es`
      : /[^aeiou]y$/.test(head!)
        ? `${head!.slice(0, -1)}ies`
        : `${head}s`)
  return phrase(one, ...rest)
}

/** "discarded", "cast", "destroyed". */
export function past(verb: string): string {
  const known = irregular[verb]?.past
  if (known !== undefined) return known
  if (/e$/.test(verb)) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${verb}ed`
}

export function gerund(verb: string): string {
  const known = irregular[verb]?.ing
  if (known !== undefined) return known
  return /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

export function conjugated(verb: string, form: Form): string {
  if (form === 'one') return third(verb)
  if (form !== 'many' && form !== 'you') return verb
  const [head, ...rest] = verb.split(' ')
  return phrase(irregular[head!]?.many ?? head, ...rest)
}

const sayAct = ({ verb, object, clitic, adverb, before }: Act, form: Form): string =>
  phrase(before, adverb, conjugated(verb, form), clitic, object)

export function say(predicate: Predicate, form: Form): string {
  switch (predicate.kind) {
    case 'act':
      return sayAct(predicate, form)
    case 'may': {
      const purpose =
        predicate.purpose === undefined ? undefined : `to ${sayAll(predicate.purpose, 'infinitive')}`
      return phrase('may', sayAll(predicate.acts, 'infinitive'), purpose)
    }
    case 'or':
      return list(
        predicate.ways.map((way) => sayAll(way, form)),
        'or',
      )
  }
}

/** "A", "A and B", "A, B, and then C", "A, then B". */
export function sayAll(predicates: readonly Predicate[], form: Form): string {
  const last = predicates.at(-1)
  const then = predicates.length > 1 && last?.kind === 'act' ? last.then : undefined
  const several = onceAdverb(predicates).map((each, i) => {
    const text = sameDone(predicates, i) ?? say(each, form)
    return each.kind === 'or' && predicates.length > 1 ? `either ${text}` : text
  })
  if (then === 'apart') return `${list(several.slice(0, -1), 'and')}, then ${several.at(-1)}`
  return list(several, then ? 'and then' : 'and')
}
