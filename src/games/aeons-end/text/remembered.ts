import { namesVersion } from './names/names-version.ts'
import { spokenChanges } from './spoken.ts'

/*
 * Texts of cards and mats are rendered from their nodes, which takes time, and are wanted again with every decision of
 * every table. They are the same until another language or other names are there.
 */

/** Tells whether languages or names have changed since it was last asked. */
function changes(): () => boolean {
  let [named, spoken] = [-1, -1]
  return () => {
    if (named === namesVersion() && spoken === spokenChanges()) return false
    named = namesVersion()
    spoken = spokenChanges()
    return true
  }
}

/** What is rendered of a definition, kept by which text of it is wanted. */
export function rememberedOf<Of extends object, Which extends string, Text>(
  render: (of: Of, which: Which) => Text,
): (of: Of, which: Which) => Text {
  const changed = changes()
  let known = new WeakMap<Of, Map<Which, Text>>()
  return (of, which) => {
    if (changed()) known = new WeakMap()
    const texts = known.get(of) ?? new Map<Which, Text>()
    known.set(of, texts)
    if (!texts.has(which)) texts.set(which, render(of, which))
    return texts.get(which) as Text
  }
}

/** What is made of all names, until there are others. */
export function rememberedNames<Made>(make: () => Made): () => Made {
  const changed = changes()
  let made: { readonly value: Made } | null = null
  return () => {
    if (changed() || made === null) made = { value: make() }
    return made.value
  }
}

/** So many texts are kept at a time. */
const MOST = 2_000

/** What is made of a text, kept by the text. */
export function rememberedText<Made>(make: (text: string) => Made): (text: string) => Made {
  const changed = changes()
  const known = new Map<string, Made>()
  return (text) => {
    if (changed() || known.size >= MOST) known.clear()
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    known.set(text, made)
    return made
  }
}
