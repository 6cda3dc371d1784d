import { changedMage, type Draft, pushed, replacedOnce } from './draft.ts'
import { askedBanishedPile, askedCard, askedInsight, askedPile, insightOf } from './questions.ts'
import type { Script } from './script.ts'
import type { Question } from './state.ts'

/** Settles what is asked with one of its options; gives what is asked next of the same matter, or null. */
export function answered(script: Script, draft: Draft, id: string): Question | null {
  const { asked, current } = draft
  const chosen = asked.chosen ?? []
  switch (asked.kind) {
    case 'insight':
      return {
        kind: 'confirmInsight',
        options: ['keep', 'again'],
        mage: asked.mage!,
        page: asked.page!,
        chosen: [id],
      }
    case 'confirmInsight':
      if (id === 'again') return askedInsight(script, draft, asked.page!, asked.mage!)
      return grown(script, draft, asked.page!, asked.mage!, chosen[0]!)
    case 'detail': {
      const { grows } = insightOf(script, asked.page!)
      const { details } = draft.mages[asked.mage!]!
      changedMage(draft, asked.mage!, { details: { ...details, [grows]: id } })
      return null
    }
    case 'add':
    case 'banish':
    case 'confirmUpgrade': {
      if (current.op !== 'offer') return null
      if (id === 'again') return askedPile(draft, current, [])
      if (asked.kind !== 'confirmUpgrade') return askedPile(draft, current, [...chosen, id])
      const added = chosen.slice(0, current.add)
      const removed = chosen.slice(current.add)
      draft.supply = [...draft.supply.filter((pile) => !removed.includes(pile)), ...added]
      const refused = current.piles.filter((pile) => !added.includes(pile))
      draft.banished = [...draft.banished, ...removed, ...refused]
      return null
    }
    case 'refine': {
      draft.refined = [...draft.refined, id]
      const left = asked.left! - 1
      const options = asked.options.filter((pile) => pile !== id)
      return left === 0 || options.length === 0 ? null : { kind: 'refine', options, left }
    }
    case 'evolve':
      return current.op === 'evolve' ? askedCard(script, draft, current, [...chosen, id]) : null
    case 'recover':
      return id === 'none' ? null : { kind: 'replace', options: ['none', ...draft.supply], chosen: [id] }
    case 'replace': {
      if (id === 'none') return askedBanishedPile(draft)
      draft.supply = replacedOnce(draft.supply, id, chosen)
      draft.banished = replacedOnce(draft.banished, chosen[0]!, [id])
      draft.recovered += 1
      return null
    }
    case 'decide':
      decided(script, draft, id)
      return null
    case 'resolve': {
      const boons = [...chosen, id]
      const left = asked.left! - 1
      if (left > 0) return { ...asked, chosen: boons, left }
      draft.boons = boons
      return null
    }
    case 'title':
      changedMage(draft, asked.mage!, { title: id })
      return null
    case 'story':
    case 'unlock':
    case 'result':
    case 'reset':
    case 'evolved':
    case 'battle':
    case 'end':
      return null
  }
}

/** A sticker is put on the mat for good; some leave a choice within. */
function grown(script: Script, draft: Draft, page: number, mage: number, id: string): Question | null {
  const { grows, details } = insightOf(script, page)
  changedMage(draft, mage, { stickers: { ...draft.mages[mage]!.stickers, [grows]: id } })
  const options = details?.[id]
  return options === undefined ? null : { kind: 'detail', options, mage, page, chosen: [id] }
}

function decided(script: Script, draft: Draft, id: string): void {
  const { between } = script
  if (id === 'again') {
    draft.attempt += 1
    pushed(draft, between.again)
    return
  }
  if (id === 'moveOn') draft.left = 'movedOn'
  pushed(draft, id === 'moveOn' ? between.movedOn : between.ended)
}
