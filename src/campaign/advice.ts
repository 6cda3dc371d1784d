import type { Script } from './script.ts'
import type { CampaignState } from './state.ts'

/** Things to think of before a choice is sealed; none of them is a rule. */
export type Advice = 'keepCheapGem'

/** R105: a supply without a cheap gem makes a slow first turn. */
export function adviceOn(
  { cheapGems }: Script,
  { asked, supply, current }: CampaignState,
): readonly Advice[] {
  if (asked.kind !== 'confirmUpgrade' || current.op !== 'offer') return []
  const chosen = asked.chosen ?? []
  const added = chosen.slice(0, current.add)
  const removed = chosen.slice(current.add)
  const after = [...supply.filter((pile) => !removed.includes(pile)), ...added]
  return after.some((pile) => cheapGems.includes(pile)) ? [] : ['keepCheapGem']
}
