/*
 * What is drawn for a test depends on that test alone, not on those that ran before it in the same thread, which differ with how
 * busy the machine is. `DRAWN=2` draws everything differently, to see the same tests with other deals.
 */

declare global {
  /** The test that runs, and how often something of each kind was drawn for it; also modules that are loaded again share it. */
  var runningTest: { readonly name: string; readonly drawn: Map<string, number> } | undefined
}

const running = () => {
  globalThis.runningTest ??= { name: '', drawn: new Map() }
  return globalThis.runningTest
}

/** From now on things are drawn for this test, or for all of this file. */
export function nowRuns(file: string, test = ''): void {
  const name = `${process.env.DRAWN ?? ''} ${file.replace(/^.*[\\/]tests[\\/]/, '')} ${test}`
  globalThis.runningTest = { name, drawn: new Map() }
}

/** Differs each time it is asked for within a test, and is the same in every run of that test. */
export function nextOfTest(kind: string): string {
  const { name, drawn } = running()
  const n = (drawn.get(kind) ?? 0) + 1
  drawn.set(kind, n)
  return `${kind} ${n} ${name}`
}
