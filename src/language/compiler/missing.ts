/** For the end of a switch: what has come so far is read by nobody, which the compiler of TypeScript tells first. */
export function missing(node: never): never {
  const found: unknown = node
  if (typeof found !== 'object' || found === null)
    throw new TypeError(`nothing reads ${JSON.stringify(found)}`)
  if (!('op' in found))
    throw new Error(
      `a part of a text has a word “op” that says what it is, not only ${Object.keys(found).join(', ')}`,
    )
  throw new Error(`nothing reads ${JSON.stringify(node)}`)
}
