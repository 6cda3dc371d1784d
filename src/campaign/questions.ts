import type { Draft } from './draft.ts'
import { shuffled } from './draws.ts'
import type { Operation, Script } from './script.ts'
import type { Question } from './state.ts'

type Of<K extends Operation['op']> = Extract<Operation, { op: K }>

export function insightOf(script: Script, page: number) {
  const found = script.insights.find((insight) => insight.page === page)
  if (found === undefined) throw new Error(`there is no insight ${page}`)
  return found
}

/** What is left of a page: no two mages of a party take the same. */
export function askedInsight(script: Script, draft: Draft, page: number, mage: number): Question {
  const { options, alike, grows } = insightOf(script, page)
  const taken = alike ? [] : draft.mages.map(({ stickers }) => stickers[grows])
  return { kind: 'insight', options: options.filter((id) => !taken.includes(id)), mage, page }
}

/** First the piles to add, then those of the nine to banish, then whether it shall be so. */
export function askedPile(draft: Draft, offer: Of<'offer'>, chosen: readonly string[]): Question {
  const cards = offer.piles
  const banished = chosen.length - offer.add
  if (banished < 0)
    return {
      kind: 'add',
      options: cards.filter((pile) => !chosen.includes(pile)),
      cards,
      chosen,
      left: -banished,
    }
  if (banished < offer.banish)
    return {
      kind: 'banish',
      options: draft.supply.filter((pile) => !chosen.includes(pile)),
      cards,
      chosen,
      left: offer.banish - banished,
    }
  return { kind: 'confirmUpgrade', options: ['seal', 'again'], cards, chosen }
}

const evolvingBy = (draft: Draft, { by, solo }: Of<'evolve'>) => (draft.players === 1 ? solo : by[draft.left])

/** The players choose first; what the seed adds is seen afterwards. Null where nothing can evolve any more. */
export function askedCard(
  script: Script,
  draft: Draft,
  evolve: Of<'evolve'>,
  chosen: readonly string[],
): Question | null {
  const { players, seed } = evolvingBy(draft, evolve)
  const open = draft.pool.filter(({ id, evolved }) => !evolved && !chosen.includes(id)).map(({ id }) => id)
  if (chosen.length < players && open.length > 0)
    return { kind: 'evolve', options: open, chosen, left: players - chosen.length }
  const purpose = `evolve ${script.chapters[draft.chapter]!.id}`
  const cards = [...chosen, ...shuffled(draft.seed, purpose, open).slice(0, seed)]
  if (cards.length === 0) return null
  draft.pool = draft.pool.map((card) => (cards.includes(card.id) ? { ...card, evolved: true } : card))
  return { kind: 'evolved', options: ['go'], cards }
}

export const askedBanishedPile = (draft: Draft): Question => ({
  kind: 'recover',
  options: ['none', ...draft.banished],
})
