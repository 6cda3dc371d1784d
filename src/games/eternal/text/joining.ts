import {
  type Act,
  coalesce,
  predicatesOf,
  type Sentence,
  says,
  words,
} from '../../../language/text/discourse.ts'
import type { CardLanguage } from './context.ts'

const takesMore = (last: Act, next: Act): boolean =>
  last.verb === next.verb &&
  last.object !== '' &&
  next.object !== '' &&
  last.clitic === undefined &&
  next.clitic === undefined

/** Where all of them come from, at the end of each: " from your void". */
function commonOrigin(objects: readonly string[], t: CardLanguage): string {
  const [origin] = t.origin.exec(objects[0]!) ?? []
  return origin !== undefined && objects.every((object) => object.endsWith(origin)) ? origin : ''
}

/** "Draw A from there and draw B from there" is "draw A and B from there". */
function sameVerbOnce(acts: readonly Act[], t: CardLanguage): Act[] {
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
export function actsOf(sentences: readonly Sentence[], t: CardLanguage, subject = t.you): Act[] | undefined {
  const predicates = predicatesOf(sentences, subject)
  if (predicates === undefined) return undefined
  const acts = predicates.filter((each) => each.kind === 'act')
  return acts.length === predicates.length ? acts : undefined
}

export function joined(sentences: readonly Sentence[], t: CardLanguage): Sentence[] {
  const acts = actsOf(sentences, t)
  const [first, ...rest] = sentences
  const then = first?.words === undefined || rest.length === 0 ? undefined : actsOf(rest, t)
  // "+2/+2 and draw a card"
  if (then !== undefined) return [words(t.andObjects([first!.words!, ...t.ways([then], 'you')]))]
  return acts === undefined ? coalesce(sentences, 9) : [says(t.you, ...sameVerbOnce(acts, t))]
}

/** As many sentences as possible from the front become one; what is an instruction of its own comes after. */
export function joinedFirst(sentences: readonly Sentence[], t: CardLanguage): Sentence[] {
  const whole = actsOf(sentences, t)
  if (whole === undefined) return [...sentences]
  const once = sameVerbOnce(whole, t)
  const last = once.at(-1)
  const later = sentences.length > 1 && last !== undefined && once.length > 1
  return [says(t.you, ...(later ? [...once.slice(0, -1), { ...last, then: true as const }] : once))]
}

interface OneVerb {
  readonly verb: string
  readonly objects: readonly string[]
}

/** Ways that are one act each with the same verb: "your choice of A, B, or C". */
export function oneVerb(ways: readonly (readonly Act[] | undefined)[]): OneVerb | undefined {
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
