import { contentOf } from '../pack.ts'
import { usualPacks } from './index.ts'
import { legacy } from './legacy.ts'

/** Every pack that comes with the project. */
export const allPacks = [...usualPacks, legacy] as const

/** What they hold. */
export const { playerCards, nemesisCards, mages, nemeses, mats } = contentOf(allPacks)
