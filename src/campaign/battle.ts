import { toText } from '../kernel/block.ts'
import { PROTECTED } from '../kernel/random.ts'
import { sha256 } from '../kernel/sha256.ts'
import { shuffled } from './draws.ts'
import type { Chapter, Evolution, Players, Rules, Script } from './script.ts'
import type { CampaignState, Mage } from './state.ts'

/** Everything that a battle is set up from. */
export interface BattlePlan {
  readonly chapter: string
  readonly seed: string
  readonly nemesis: string
  readonly nemesisLife: number
  /** The life of each mage and of Gravehold at the start; nobody rises above it. */
  readonly life: number
  readonly gravehold: number
  /** So many charges each mage begins with. */
  readonly charges: number
  readonly mages: readonly Mage[]
  readonly supply: readonly string[]
  readonly refined: readonly string[]
  /** The whole nemesis deck, or the basic cards of each tier in the form they have now. */
  readonly deck: { readonly cards: readonly string[] } | { readonly tiers: readonly (readonly string[])[] }
  readonly rules: Rules
  readonly turnCards: CampaignState['turnCards']
  /** Cards of the nemesis that others take the place of. */
  readonly instead: Readonly<Record<string, string>>
}

/** The battle that comes next, or would come. */
export function plannedBattle(script: Script, state: CampaignState): BattlePlan {
  const chapter = script.chapters[state.chapter]!
  const { rules, supply, refined, turnCards, mages } = state
  const boons = state.boons.flatMap((id) => script.boons.find((boon) => boon.id === id) ?? [])
  const sum = (of: 'life' | 'gravehold' | 'withoutBasics' | 'charges'): number =>
    boons.reduce((total, boon) => total + (boon[of] ?? 0), 0)
  return {
    chapter: chapter.id,
    seed: battleSeed(state, chapter),
    nemesis: chapter.nemesis,
    nemesisLife: startOf(chapter, state).nemesis,
    life: chapter.mageLife + sum('life'),
    gravehold: graveholdAtStart(script, state, chapter) + sum('gravehold'),
    charges: sum('charges'),
    mages,
    supply,
    refined: refined.filter((pile) => supply.includes(pile)),
    deck:
      chapter.deck.type === 'script'
        ? { cards: chapter.deck.cards }
        : { tiers: basicsOf(script, state, chapter, sum('withoutBasics')) },
    rules,
    turnCards,
    instead: Object.fromEntries(
      (chapter.unless ?? []).flatMap(({ flag, card, by }) =>
        state.flags.includes(flag) ? [] : [[card, by]],
      ),
    ),
  }
}

/**
 * The record of a battle is shown when it is over, with its seed: where chance is protected, that tells nothing of the
 * battles to come.
 */
function battleSeed({ seed, attempt }: CampaignState, { id }: Chapter): string {
  const own = `${seed}/${id}/${attempt}`
  return seed.startsWith(PROTECTED) ? `${PROTECTED}${toText(sha256(new TextEncoder().encode(own)))}` : own
}

/** What Gravehold and the nemesis of a chapter begin with for so many mages, before anything that happened. */
export function startOf(
  { life, gravehold, more }: Chapter,
  { players }: Pick<CampaignState, 'players'>,
): { readonly gravehold: number; readonly nemesis: number } {
  const count = players as Players
  return {
    gravehold: gravehold + (more?.gravehold?.[count] ?? 0),
    nemesis: life + (more?.nemesis?.[count] ?? 0),
  }
}

/** Scars take away from what a chapter begins with, but never more than they may in all. */
function graveholdAtStart(script: Script, state: CampaignState, of: Chapter): number {
  const { graveholdAt, chapter } = state
  const change = graveholdAt?.chapter === chapter ? graveholdAt.change : 0
  const lost = script.scars.map(({ id, gravehold: each, most }) => {
    const count = state.scars.filter((scar) => scar === id).length
    return Math.max(-most, each * count)
  })
  return startOf(of, state).gravehold + change + lost.reduce((sum, each) => sum + each, 0)
}

const TIERS = [1, 2, 3] as const

function basicsOf(
  script: Script,
  state: CampaignState,
  { id: chapter, deck }: Chapter,
  without: number,
): readonly (readonly string[])[] {
  const known = new Map(script.basics.map((basic) => [basic.id, basic]))
  const named = (ids: readonly string[], tier: number): readonly Evolution[] =>
    ids.map((id) => known.get(id)!).filter((basic) => basic.tier === tier)
  const purpose = `${chapter}/${state.attempt}`
  return TIERS.map((tier) => {
    if (deck.type === 'script') return []
    if (deck.type === 'basics') {
      const count = deck.counts[state.players as Players][tier - 1]!
      const dealt = shuffled(state.seed, `basics ${purpose} ${tier}`, named(deck.from, tier))
      return dealt.slice(0, Math.max(0, count - without)).map(({ id }) => id)
    }
    const cards = named(
      state.pool.map(({ id }) => id),
      tier,
    )
    const kept = shuffled(state.seed, `without ${purpose} ${tier}`, cards).slice(without)
    const evolved = kept.filter(({ id }) => state.pool.some((card) => card.id === id && card.evolved))
    const most = Math.max(0, kept.length - deck.inBaseForm)
    const grown = shuffled(state.seed, `evolved ${purpose} ${tier}`, evolved).slice(0, most)
    return kept.map((basic) => (grown.includes(basic) ? basic.evolved : basic.id))
  })
}
