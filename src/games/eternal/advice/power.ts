import { NONE, type State } from '../../../kernel/state.ts'
import { DEPLETED, influenceCounts, KIND, library, POWER_KIND, PRINTED_SKILLS } from '../content.ts'
import { def, HAND, influence, zones } from '../state.ts'

const FACTIONS = 5
/** What a card needs, and what a power card is printed with: it grants that much. */
const NEEDS = library.wide('needed influence', FACTIONS, (card) => influenceCounts(card.influence))
const GIVES = library.wide('given influence', FACTIONS, ({ grants, influence: printed }) => {
  const needed = influenceCounts(printed)
  return influenceCounts(grants).map((n, i) => Math.max(n, needed[i]!))
})

const missing = new Int8Array(FACTIONS)

/** The influence that this hand still lacks for its cards, faction by faction. */
function readMissing(s: State, p: number): void {
  missing.fill(0)
  for (let c = zones.first(s, HAND + p); c !== NONE; c = zones.after(s, c)) {
    const d = def.get(s, c)
    if (KIND[d] === POWER_KIND) continue
    for (let i = 0; i < FACTIONS; i++)
      missing[i] = Math.max(missing[i]!, NEEDS[d * FACTIONS + i]! - influence.get(s, p * FACTIONS + i))
  }
}

/** How much of the missing influence this power card brings; one that comes depleted is a little worse. */
export function powerWorth(s: State, p: number, d: number): number {
  readMissing(s, p)
  let sum = (PRINTED_SKILLS[d]! & DEPLETED) === 0 ? 0 : -0.5
  for (let i = 0; i < FACTIONS; i++) sum += Math.min(missing[i]!, GIVES[d * FACTIONS + i]!)
  return sum
}
