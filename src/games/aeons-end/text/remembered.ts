import type { CardLanguage } from './context.ts'

/*
 * Texts of cards and mats are rendered from their nodes, which takes time, and are wanted again with every decision of
 * every table. A language of a game never changes, so they are kept with it.
 */

/** What is rendered of a definition in one language of a game, kept by which text of it is wanted. */
export function rememberedOf<Of extends object, Which extends string, Text>(
  render: (of: Of, which: Which, t: CardLanguage) => Text,
): (of: Of, which: Which, t: CardLanguage) => Text {
  const known = new WeakMap<CardLanguage, WeakMap<Of, Map<Which, Text>>>()
  return (of, which, t) => {
    let inLanguage = known.get(t)
    if (inLanguage === undefined) {
      inLanguage = new WeakMap()
      known.set(t, inLanguage)
    }
    let texts = inLanguage.get(of)
    if (texts === undefined) {
      texts = new Map()
      inLanguage.set(of, texts)
    }
    if (!texts.has(which)) texts.set(which, render(of, which, t))
    return texts.get(which) as Text
  }
}

/** So many texts are kept at a time. */
const MOST = 2_000

/** What is made of a text, kept by the text. */
export function rememberedText<Made>(make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
