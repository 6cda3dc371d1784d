import { basicEvolved } from '../../games/aeons-end/nemeses/legacy/basic-evolved.ts'
import type { Evolution } from '../script.ts'

/** The basic nemesis cards, each with what it becomes. */
export const basics: readonly Evolution[] = basicEvolved.map(({ id, insteadOf, tier }) => ({
  id: insteadOf!,
  tier: tier as Evolution['tier'],
  evolved: id,
}))

/** Those that speak of rules which the second chapter does not know yet. */
const tooEarly = ['conduct', 'sap', 'spine-thresher', 'humming-hive', 'facet-ogre', 'maddening-spectre']

export const earlyBasics: readonly string[] = basics
  .map(({ id }) => id)
  .filter((id) => !tooEarly.includes(id))
