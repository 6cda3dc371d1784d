import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import { pageGames } from '../../games/index.ts'
import { isUnsealed } from '../../page/sealed.ts'
import { FIRST_PLAN, type Plan, SETS } from './plan.ts'

/** One part of the form. */
export interface ChooserProps {
  readonly offer: AeonsEndOffer
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}

const { sealedSets } = pageGames['aeons-end']

/** Is what a campaign keeps sealed listed? Somebody asked for it, or this table is played with it. */
export const showsSealed = ({ nemeses }: AeonsEndOffer, { nemesis, basics, sets }: Plan): boolean =>
  isUnsealed('aeons-end') ||
  sealedSets.includes(basics ?? '') ||
  sets.some((set) => sealedSets.includes(set)) ||
  nemeses.some(({ id, set }) => id === nemesis && sealedSets.includes(set))

/** The same wishes without what a campaign keeps sealed. */
export const withoutSealed = ({ sets, basics }: Plan): Partial<Plan> => {
  const open = sets.filter((set) => !sealedSets.includes(set))
  return {
    sets: open.length === 0 ? SETS : open,
    basics: sealedSets.includes(basics ?? '') ? null : basics,
    supply: FIRST_PLAN.supply,
    must: [],
    never: [],
  }
}
