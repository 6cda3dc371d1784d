/**
 * Does something that throws because of what others have sent, without a stack trace: it would be of no use to anybody, and
 * making it costs more than all the rest.
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
