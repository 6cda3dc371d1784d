/** For the end of a switch: what has come so far is read by nobody, which the compiler of TypeScript tells first. */
export function missing(node: never): never {
  throw new Error(`nothing reads ${JSON.stringify(node)}`)
}
