/** A short name of texts and programs: two that differ hardly ever share one. */
export function contentName(text: string, code: Int32Array = new Int32Array(0)): string {
  let h = 0x811c9dc5 | 0
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  for (let i = 0; i < code.length; i++) h = Math.imul(h ^ code[i]!, 0x01000193)
  return (h >>> 0).toString(16)
}

/** The value that `make` gives, worked out when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/**
 * Rules with the name of their content, which takes the longer the more cards there are and is asked for by few: whoever
 * adds to the rules hands it on (`get content()`), because a copy of them does not have it.
 */
export function named<R extends object>(rules: R, name: () => string): R & { readonly content: string } {
  Object.defineProperty(rules, 'content', { get: once(name), enumerable: false })
  return rules as R & { readonly content: string }
}
