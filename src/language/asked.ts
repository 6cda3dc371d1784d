import type { Machine } from '../kernel/machine.ts'
import type { State } from '../kernel/state.ts'

/** The name of what a machine asks, as one of those that the game declares. */
export function askedAmong<T extends string>(machine: Machine, names: readonly T[]): (s: State) => T {
  const known = new Map<string, T>(names.map((name) => [name, name]))
  return (s) => {
    const asked = machine.askedName(s)
    const name = known.get(asked)
    if (name === undefined) throw new Error(`the game declares no question called “${asked}”`)
    return name
  }
}
