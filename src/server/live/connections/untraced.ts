/**
 * Does something that fails by what others have said: where in our code that was noticed is of no use to anybody, and
 * looking it up costs more than all the rest.
 */
export function untraced<T>(body: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return body()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
