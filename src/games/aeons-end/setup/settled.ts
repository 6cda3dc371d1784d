import type { Setup, Variants } from '../protocol/setup.ts'
import { AS_PRINTED, poolName } from './document.ts'

/** A set-up as a document in which nothing is left to chance, to a suggestion or to a default. */
export function settled(setup: Setup): unknown {
  const { mages, nemesis, difficulty, supply, basics, balanced, variants, campaign } = setup
  return {
    mages,
    nemesis,
    difficulty,
    supply,
    basics: poolName(basics),
    balanced,
    ...variantsOf(variants),
    ...(campaign === undefined ? {} : { campaign }),
  }
}

/** A variant that is not named is as printed, for good. */
function variantsOf(variants: Variants): { variants?: Partial<Variants> } {
  const chosen = Object.entries(variants).filter(
    ([name, value]) => AS_PRINTED[name as keyof Variants] !== value,
  )
  return chosen.length === 0 ? {} : { variants: Object.fromEntries(chosen) }
}
