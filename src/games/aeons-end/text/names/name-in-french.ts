import type { Noun } from '../../../../language/text/french/nouns.ts'
import type { PackNames } from '../../pack.ts'
import { frenchNames } from './french.ts'
import { bumpNamesVersion } from './names-version.ts'

const known = new WeakSet<PackNames<Noun>>()

/** French texts call the things of a pack by these names from now on. */
export function nameInFrench(names: PackNames<Noun>): void {
  if (known.has(names)) return
  known.add(names)
  Object.assign(frenchNames.cards, names.cards)
  Object.assign(frenchNames.mages, names.mages)
  Object.assign(frenchNames.nemeses, names.nemeses)
  bumpNamesVersion()
}
