type Entries = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Entries => typeof value === 'object' && value !== null

/** Would two plain values be written alike: the same entries, in the same order? */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  const others = Object.keys(other)
  if (keys.length !== others.length) return false
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    if (key !== others[i] || !alike(one[key], other[key])) return false
  }
  return true
}
