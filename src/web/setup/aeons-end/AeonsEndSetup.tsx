import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { SettledOf } from '../../games/declared.ts'
import { pageGames } from '../../games/index.ts'
import { homeWords } from '../../home/words.ts'
import { rungId } from '../../ladder/ladder.ts'
import { Busy } from '../../page/Busy.tsx'
import { library, useOffer } from '../../page/library.ts'
import { go } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import type { PreparedSetup } from '../../source/source.ts'
import { newId } from '../../source/store.ts'
import { start } from '../../table/begin.ts'
import { BeginBar, inviteTo } from '../BeginBar.tsx'
import { CodeField } from '../CodeField.tsx'
import { keepPlan, lastPlan } from '../last.ts'
import { playerFor } from '../players.ts'
import { SetupParts } from '../SetupParts.tsx'
import { setupWords } from '../words.ts'
import '../setup.css'
import { faceOf } from './grown.ts'
import { MageChooser } from './MageChooser.tsx'
import { NemesisChooser } from './NemesisChooser.tsx'
import { documentOf, FIRST_PLAN, type Plan, planFrom } from './plan.ts'
import { SupplyChooser } from './SupplyChooser.tsx'
import { VariantChooser } from './VariantChooser.tsx'

const w = speaking(setupWords)
const h = speaking(homeWords)

/** What was put together, and what came of it. */
interface Ready extends PreparedSetup<SettledOf<'aeons-end'>> {
  readonly document: ReturnType<typeof documentOf>
}

interface AeonsEndSetupProps {
  readonly code: string | null
  /** Whom to fight and how hard, where the address says so. */
  readonly nemesis: string | null
  readonly difficulty: string | null
}

/** Everything a table agrees on before a game of Aeon's End, explained where it stands. */
export function AeonsEndSetup({ code, nemesis, difficulty }: AeonsEndSetupProps) {
  const plan = useSignal<Plan>({
    ...lastPlan('aeons-end', FIRST_PLAN),
    ...(nemesis === null ? {} : { nemesis }),
    ...(difficulty === null ? {} : { difficulty }),
  })
  const seed = useSignal(newId())
  const offer = useOffer('aeons-end')
  const ready = useSignal<Ready | null>(null)
  const problem = useSignal<string | null>(null)
  const language = lang.value

  useEffect(() => {
    if (code !== null) void takeCode(code)
  }, [code])

  useEffect(() => {
    void prepare()
  }, [plan.value, offer, language])

  async function prepare() {
    if (offer === null) return
    const document = documentOf(plan.value, offer.slots, seed.value)
    try {
      ready.value = { ...(await library.read('aeons-end', document, seed.value, language)), document }
      problem.value = null
    } catch (error) {
      ready.value = null
      problem.value = (error as Error).message
    }
  }

  async function takeCode(text: string): Promise<void> {
    try {
      const shared = await library.setup('aeons-end', { code: text.trim() }, '', language)
      seed.value = shared.seed
      plan.value = planFrom(shared.settled, plan.value)
    } catch (error) {
      problem.value = (error as Error).message
    }
  }

  const change = (part: Partial<Plan>) => {
    plan.value = { ...plan.value, ...part }
  }

  /** What was put together, as a table can be made of it. */
  function chosenTable({ document, settled }: Ready) {
    const { mages, seats, nemesis } = plan.value
    keepPlan('aeons-end', plan.value)
    return {
      title: `${h.value.games['aeons-end'].name} · ${nameOf(offer?.nemeses, nemesis)}`,
      players: mages.map((mage) => playerFor(seats[mage] ?? 'person')),
      setup: { ...document, supply: settled.supply },
    }
  }

  async function invite() {
    if (ready.value === null) return
    const { title, players, setup } = chosenTable(ready.value)
    problem.value = await inviteTo('aeons-end', setup, players, title)
  }

  async function begin() {
    if (ready.value === null) return
    const { title, players, setup } = chosenTable(ready.value)
    const { nemesis, difficulty } = plan.value
    const begun = await start('aeons-end', { kind: 'deal', setup, seed: seed.value }, players, title, {
      rung: rungId(nemesis, difficulty),
    })
    if ('id' in begun) go(['table', begun.id])
    else problem.value = begun.problem
  }

  /** Mages, nemesis and piles by chance; what is locked stays. */
  function surprise() {
    if (offer === null) return
    const { mages, locked, roll } = plan.value
    change({
      mages: drawn(
        offer.mages.map(({ id }) => id),
        mages.length,
      ),
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
  }

  if (offer === null) return <Busy />
  const { mages: chosen, nemesis: foe } = plan.value
  const level = offer.difficulties.find((id) => id === plan.value.difficulty)
  const piles = ready.value?.settled.supply ?? []
  return (
    <main class="page setup wide">
      <h1 class="unseen">{w.value.title(h.value.games['aeons-end'].name)}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <SetupParts
          parts={[
            [w.value.mages, chosen.map((id) => nameOf(offer.mages, id)).join(', ')],
            [w.value.nemesis, nameOf(offer.nemeses, foe)],
            [w.value.supply, w.value.pilesChosen(piles.length)],
          ]}
        >
          <MageChooser offer={offer} plan={plan.value} change={change} />
          <NemesisChooser offer={offer} plan={plan.value} change={change} />
          <SupplyChooser offer={offer} plan={plan.value} change={change} piles={piles} />
        </SetupParts>
        <div class="setup-more">
          <VariantChooser offer={offer} plan={plan.value} change={change} />
          <CodeField code={ready.value?.code ?? null} use={(text) => void takeCode(text)} />
        </div>
        <BeginBar
          title={
            <>
              {chosen.map((id) => faceOf(offer, id).name).join(' + ')} <small>{w.value.against}</small>{' '}
              {nameOf(offer.nemeses, foe)}
            </>
          }
          note={[
            level !== undefined
              ? `${w.value.difficulties[level].name}. ${w.value.difficulties[level].text}`
              : '',
            ...(ready.value?.words ?? []),
          ].join(' ')}
          problem={problem.value}
          ready={ready.value !== null}
          invite={() => void invite()}
          surprise={surprise}
        />
      </form>
    </main>
  )
}

const nameOf = (
  list: readonly { readonly id: string; readonly name: string }[] | undefined,
  id: string,
): string => list?.find((each) => each.id === id)?.name ?? id

/** So many of a list, by chance. */
function drawn<T>(list: readonly T[], n: number): readonly T[] {
  const left = [...list]
  return Array.from(
    { length: Math.min(n, list.length) },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0]!,
  )
}
