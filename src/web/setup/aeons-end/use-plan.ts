import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import type { SettledOf } from '../../games/declared.ts'
import { pageGames } from '../../games/index.ts'
import { library, useOffer } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import type { PreparedSetup } from '../../source/source.ts'
import { newId } from '../../source/store.ts'
import { documentOf, type Plan, planFrom } from './plan.ts'

/** What was put together, and what came of it. */
export interface Ready extends PreparedSetup<SettledOf<'aeons-end'>> {
  readonly document: ReturnType<typeof documentOf>
}

export interface Planning {
  readonly plan: Plan
  readonly offer: AeonsEndOffer | null
  /** Null while it is read, and when it cannot be played. */
  readonly ready: Ready | null
  readonly seed: string
  readonly problem: string | null
  readonly refuse: (problem: string | null) => void
  readonly change: (part: Partial<Plan>) => void
  readonly takeCode: (text: string) => Promise<void>
  /** A nemesis and piles by chance, and these mages; what is locked stays. */
  readonly surprise: (mages: (offer: AeonsEndOffer) => readonly string[]) => void
}

/** A set-up that is being put together, read by the game after every change. */
export function usePlan(first: () => Plan, fromCode: (plan: Plan, before: Plan) => Plan): Planning {
  const plan = useSignal(first())
  const now = plan.value
  const seed = useSignal(newId())
  const offer = useOffer('aeons-end')
  const ready = useSignal<Ready | null>(null)
  const problem = useSignal<string | null>(null)
  const language = lang.value
  const change = (part: Partial<Plan>) => {
    plan.value = { ...plan.peek(), ...part }
  }

  useEffect(() => {
    void prepare()
  }, [now, offer, language])

  async function prepare() {
    if (offer === null) return
    const document = documentOf(now, offer.slots, seed.value)
    try {
      ready.value = { ...(await library.read('aeons-end', document, seed.value, language)), document }
      problem.value = null
    } catch (error) {
      ready.value = null
      problem.value = (error as Error).message
    }
  }

  return {
    plan: now,
    offer,
    ready: ready.value,
    seed: seed.value,
    problem: problem.value,
    refuse: (sentence) => {
      problem.value = sentence
    },
    change,
    takeCode: async (text) => {
      try {
        const shared = await library.setup('aeons-end', { code: text.trim() }, '', language)
        seed.value = shared.seed
        const before = plan.peek()
        plan.value = fromCode(planFrom(shared.settled, before), before)
      } catch (error) {
        problem.value = (error as Error).message
      }
    },
    surprise: (mages) => {
      if (offer === null) return
      const { locked, roll } = now
      change({
        mages: mages(offer),
        nemesis: drawn(
          offer.nemeses
            .filter(({ set }) => !pageGames['aeons-end'].sealedSets.includes(set))
            .map(({ id }) => id),
          1,
        )[0]!,
        supply: offer.slots.map((_, slot) =>
          locked[slot] === true ? (ready.value?.settled.supply[slot] ?? null) : null,
        ),
        roll: roll + 1,
      })
    },
  }
}

export const nameOf = (
  list: readonly { readonly id: string; readonly name: string }[] | undefined,
  id: string,
): string => list?.find((each) => each.id === id)?.name ?? id

/** So many of a list, by chance. */
export function drawn<T>(list: readonly T[], n: number): readonly T[] {
  const left = [...list]
  return Array.from(
    { length: Math.min(n, list.length) },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!,
  )
}
