import { Refusal } from '../kernel/refusal.ts'
import { answered } from './answers.ts'
import { type Draft, flawedBy, pushed } from './draft.ts'
import { performed } from './operations.ts'
import type { Script } from './script.ts'
import type { BattleResult, CampaignState, Mage } from './state.ts'

/** What has to be said before the first page is read. */
export interface Creation {
  readonly seed: string
  readonly mages: readonly { readonly name: string; readonly look: number }[]
  /** Who plays each mage; persons unless said. */
  readonly seats: readonly string[]
}

/** A campaign at its first page. */
export function begin(script: Script, { seed, mages, seats }: Creation): CampaignState {
  const first: Draft = {
    campaign: script.id,
    seed,
    players: mages.length,
    mages: mages.map(
      ({ name, look }): Mage => ({
        name,
        look,
        stickers: {},
        details: {},
        title: null,
        flawed: 0,
      }),
    ),
    seats,
    chapter: 0,
    attempt: 1,
    left: 'won',
    rules: script.rules,
    slots: '',
    supply: script.supply,
    banished: [],
    refined: [],
    pool: [],
    flags: [],
    scars: [],
    resolve: 0,
    boons: [],
    recovered: 0,
    graveholdAt: null,
    turnCards: [],
    score: [],
    pages: [],
    ending: null,
    queue: script.between.entered,
    current: { op: 'next' },
    asked: { kind: 'end', options: [] },
  }
  return run(script, first)
}

/** Takes one of the options of what is asked. */
export function answer(script: Script, state: CampaignState, option: number): CampaignState {
  const { asked } = state
  const id = asked.options[option]
  if (asked.kind === 'battle')
    throw new Refusal({ en: 'a battle is to be fought here', fr: 'il faut livrer une bataille ici' })
  if (asked.kind === 'end') throw new Refusal({ en: 'the campaign is over', fr: 'la campagne est finie' })
  if (id === undefined)
    throw new Refusal({
      en: `${option} is not one of the ${asked.options.length} options`,
      fr: `${option} n’est pas l’une des ${asked.options.length} options`,
    })
  const draft: Draft = { ...state }
  const next = answered(script, draft, id)
  if (next === null) return run(script, draft)
  draft.asked = next
  return draft
}

/** The battle that the campaign waits for has been fought. */
export function fought(
  script: Script,
  state: CampaignState,
  result: BattleResult,
  date: string,
): CampaignState {
  if (state.asked.kind !== 'battle')
    throw new Refusal({ en: 'no battle is to be fought here', fr: 'aucune bataille n’est à livrer ici' })
  const chapter = script.chapters[state.chapter]!
  const { between } = script
  const draft: Draft = {
    ...state,
    left: result.won ? 'won' : 'lost',
    score: [
      ...state.score,
      {
        ...result,
        game: state.score.length + 1,
        chapter: chapter.id,
        attempt: state.attempt,
        nemesis: chapter.nemesis,
        date,
        boons: state.boons,
      },
    ],
    mages: state.mages.map((mage, seat) => ({
      ...flawedBy(script, mage, Math.max(0, (result.flawed[seat] ?? 0) - mage.flawed)),
      ...(result.marked === undefined ? {} : { marked: result.marked[seat] ?? [] }),
    })),
  }
  pushed(draft, result.won ? between.won : chapter.replay ? between.repeat : between.lost)
  return run(script, draft)
}

/** Other people or bots take over the mages. */
export function seated(state: CampaignState, seats: readonly string[]): CampaignState {
  if (seats.length !== state.players)
    throw new Refusal({
      en: `this campaign has ${state.players} mages for good, not ${seats.length}`,
      fr: `cette campagne a ${state.players} mages pour toujours, pas ${seats.length}`,
    })
  return { ...state, seats }
}

/** Performs what waits until something is asked. */
function run(script: Script, draft: Draft): CampaignState {
  for (;;) {
    const [next, ...rest] = draft.queue
    if (next === undefined) {
      draft.asked = { kind: 'end', options: [] }
      return draft
    }
    draft.queue = rest
    draft.current = next
    const asked = performed(script, draft, next)
    if (asked !== null) {
      draft.asked = asked
      return draft
    }
  }
}
