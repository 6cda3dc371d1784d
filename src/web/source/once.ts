/** Asks once for each key; whoever asks again is given the same answer, and what failed is asked again. */
export function onceEach<A extends readonly string[], T>(
  ask: (...key: A) => Promise<T>,
): { readonly get: (...key: A) => Promise<T>; readonly forget: () => void } {
  const asked = new Map<string, Promise<T>>()
  return {
    get: (...key) => {
      const name = key.join(' ')
      const known = asked.get(name)
      if (known !== undefined) return known
      const answer = ask(...key)
      asked.set(name, answer)
      answer.catch(() => {
        if (asked.get(name) === answer) asked.delete(name)
      })
      return answer
    },
    forget: () => asked.clear(),
  }
}
