import { type Draft, flawedBy, pushed } from './draft.ts'
import { shuffled } from './draws.ts'
import { askedBanishedPile, askedCard, askedInsight, askedPile } from './questions.ts'
import { ratingOf } from './rating.ts'
import type { Operation, Players, Script } from './script.ts'
import type { Question, StoryPage } from './state.ts'

const GO_ON = ['go'] as const

/** Performs an operation and gives what it asks; null when it asks nothing, or nothing more. */
export function performed(script: Script, draft: Draft, operation: Operation): Question | null {
  const chapter = script.chapters[draft.chapter]!
  switch (operation.op) {
    case 'story': {
      const story: StoryPage = {
        chapter: chapter.id,
        moment: operation.moment,
        ...(draft.ending === null ? {} : { ending: draft.ending }),
      }
      draft.pages = [...draft.pages, story]
      return { kind: 'story', options: GO_ON, story }
    }
    case 'unlock':
      for (const slot of operation.slots)
        if (draft.slots.includes(slot)) throw new Error(`box ${slot} is filled twice`)
      draft.slots += operation.slots
      draft.rules = { ...draft.rules, ...operation.rules }
      return { kind: 'unlock', options: GO_ON, slots: operation.slots }
    case 'insight':
      if (operation.mage !== undefined) return askedInsight(script, draft, operation.page, operation.mage)
      pushed(
        draft,
        draft.mages.map((_, mage) => ({ ...operation, mage })),
      )
      return null
    case 'offer':
      return askedPile(draft, operation, [])
    case 'refine':
      return {
        kind: 'refine',
        options: draft.supply.filter((pile) => !draft.refined.includes(pile)),
        left: operation.count,
      }
    case 'evolve':
      return askedCard(script, draft, operation, [])
    case 'drawBasicPool': {
      const counts = script.chart[draft.players as Players]
      draft.pool = [1, 2, 3].flatMap((tier) => {
        const all = script.basics.filter((basic) => basic.tier === tier)
        const drawn = shuffled(draft.seed, `pool ${tier}`, all).slice(0, counts[tier - 1]!)
        return all.filter((basic) => drawn.includes(basic)).map(({ id }) => ({ id, evolved: false }))
      })
      return null
    }
    case 'replaceTurnCard': {
      const { from, to } = operation
      draft.turnCards = [...draft.turnCards, { from, to }]
      return null
    }
    case 'nextGravehold':
      draft.graveholdAt = { chapter: draft.chapter + 1, change: operation.change }
      return null
    case 'flag':
      if (!draft.flags.includes(operation.set)) draft.flags = [...draft.flags, operation.set]
      return null
    case 'scar':
      draft.scars = [...draft.scars, operation.id]
      return null
    case 'flaw':
      draft.mages = draft.mages.map((mage) => flawedBy(script, mage, operation.each))
      return null
    case 'resolve':
      draft.resolve = Math.min(draft.resolve + operation.points, script.resolveAtMost)
      return null
    case 'title': {
      const { mage } = operation
      if (mage === undefined) {
        pushed(
          draft,
          draft.mages.map((_, seat) => ({ op: 'title', mage: seat })),
        )
        return null
      }
      const taken = draft.mages.map(({ title }) => title)
      return { kind: 'title', options: script.titles.filter((id) => !taken.includes(id)), mage }
    }
    case 'chapter':
      pushed(draft, chapter[operation.part])
      return null
    case 'result':
      return { kind: 'result', options: GO_ON }
    case 'reset':
      return { kind: 'reset', options: GO_ON }
    case 'recover':
      if (draft.recovered >= script.recoveries || draft.banished.length === 0) return null
      return askedBanishedPile(draft)
    case 'decide': {
      const losses = draft.score.filter((row) => row.chapter === chapter.id && !row.won).length
      if (chapter.leave !== 'no' && losses >= script.leaveAfterLosses)
        return { kind: 'decide', options: ['again', chapter.leave] }
      pushed(draft, script.between.again)
      draft.attempt += 1
      return null
    }
    case 'spendResolve':
      draft.boons = []
      if (draft.resolve === 0) return null
      return { kind: 'resolve', options: script.boons.map(({ id }) => id), chosen: [], left: draft.resolve }
    case 'battle':
      return { kind: 'battle', options: [] }
    case 'next':
      if (draft.chapter + 1 === script.chapters.length) {
        pushed(draft, script.between.ended)
        return null
      }
      draft.chapter += 1
      draft.attempt = 1
      draft.resolve = 0
      draft.boons = []
      draft.turnCards = []
      pushed(draft, script.between.entered)
      return null
    case 'finish': {
      const won = draft.left === 'won'
      const rating = ratingOf(script, draft)
      draft.ending =
        script.endings.find((ending) => ending.won === won && rating >= ending.ratingAtLeast)?.id ?? null
      return null
    }
  }
}
