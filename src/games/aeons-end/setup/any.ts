import { fairNumbers, seedFrom } from '../../../kernel/random.ts'
import type { Collection } from '../collection.ts'
import { contentOf } from '../pack.ts'
import { setupFrom } from './flags.ts'

const USUAL_TEAM = 2

/** A set-up in which chance picks the mages, the nemesis and the supply that the flags leave open. */
export function anySetup(of: Collection, flags: Readonly<Record<string, string>>, seed: string): unknown {
  const { nemeses, mages } = contentOf(of.packs.filter(({ campaign }) => campaign !== true))
  const roll = fairNumbers(seedFrom(`set-up ${seed}`))
  const nemesis = nemeses[roll(nemeses.length)]!.id
  const all = mages.map(({ id }) => id)
  // `--mages 3` asks for any three.
  const wanted = /^[1-4]$/.test(flags.mages ?? '') ? Number(flags.mages) : USUAL_TEAM
  const team = Array.from({ length: wanted }, () => all.splice(roll(all.length), 1)[0]!)
  const named = flags.mages !== undefined && !/^[1-4]$/.test(flags.mages)
  return setupFrom(
    of,
    {
      nemesis,
      supply: 'random',
      ...flags,
      mages: named ? flags.mages! : team.join(','),
    },
    seed,
  )
}
