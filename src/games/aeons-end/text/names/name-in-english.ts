import type { PackNames } from '../../pack.ts'
import { englishNames } from './english.ts'
import { bumpNamesVersion } from './names-version.ts'

const known = new WeakSet<PackNames<string>>()

/** English texts call the things of a pack by these names from now on. */
export function nameInEnglish(names: PackNames<string>): void {
  if (known.has(names)) return
  known.add(names)
  Object.assign(englishNames.cards, names.cards)
  Object.assign(englishNames.mages, names.mages)
  Object.assign(englishNames.nemeses, names.nemeses)
  bumpNamesVersion()
}
