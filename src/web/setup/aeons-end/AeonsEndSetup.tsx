import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import type { Plain } from '../../../language/face.ts'
import { homeWords } from '../../home/words.ts'
import { Busy } from '../../page/Busy.tsx'
import { library, useOffer } from '../../page/library.ts'
import { go } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import type { PreparedSetup } from '../../source/source.ts'
import { newId } from '../../source/store.ts'
import { start } from '../../table/sitting.ts'
import { CodeField } from '../CodeField.tsx'
import { playerFor } from '../players.ts'
import { setupWords } from '../words.ts'
import '../setup.css'
import { MageChooser } from './MageChooser.tsx'
import { NemesisChooser } from './NemesisChooser.tsx'
import { documentOf, FIRST_PLAN, type Plan, planFrom } from './plan.ts'
import { SupplyChooser } from './SupplyChooser.tsx'
import { VariantChooser } from './VariantChooser.tsx'

const w = speaking(setupWords)
const h = speaking(homeWords)

/** Everything a table agrees on before a game of Aeon's End, explained where it stands. */
export function AeonsEndSetup({ code }: { readonly code: string | null }) {
  const plan = useSignal<Plan>(FIRST_PLAN)
  const seed = useSignal(newId())
  const offer = useOffer<AeonsEndOffer>('aeons-end')
  const ready = useSignal<PreparedSetup | null>(null)
  const problem = useSignal<string | null>(null)
  const tongue = lang.value

  useEffect(() => {
    if (code !== null) void takeCode(code)
  }, [code])

  useEffect(() => {
    void prepare()
  }, [plan.value, offer, tongue])

  async function prepare() {
    if (offer === null) return
    const document = documentOf(plan.value, offer.slots, seed.value)
    try {
      ready.value = await library.read('aeons-end', document, seed.value, tongue)
      problem.value = null
    } catch (error) {
      ready.value = null
      problem.value = (error as Error).message
    }
  }

  async function takeCode(text: string): Promise<void> {
    try {
      const shared = await library.setup('aeons-end', { code: text.trim() }, '', tongue)
      seed.value = shared.seed
      plan.value = planFrom(shared.settled, plan.value)
    } catch (error) {
      problem.value = (error as Error).message
    }
  }

  const change = (part: Partial<Plan>) => {
    plan.value = { ...plan.value, ...part }
  }

  async function begin() {
    if (ready.value === null) return
    const { mages, seats, nemesis } = plan.value
    const names = offer
    const title = `${h.value.games['aeons-end'].name} · ${names?.nemeses.find(({ id }) => id === nemesis)?.name ?? nemesis}`
    const players = mages.map((mage) => playerFor(seats[mage] ?? 'person'))
    const settled = { ...(ready.value.setup as object), supply: piles(ready.value) } as Plain
    const begun = await start('aeons-end', { kind: 'deal', setup: settled, seed: seed.value }, players, title)
    if ('id' in begun) go(['table', begun.id])
    else problem.value = begun.problem
  }

  if (offer === null) return <Busy />
  return (
    <main class="page setup">
      <h1>{w.value.title(h.value.games['aeons-end'].name)}</h1>
      <p class="lead">{w.value.intro['aeons-end']}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <MageChooser offer={offer} plan={plan.value} change={change} />
        <NemesisChooser offer={offer} plan={plan.value} change={change} />
        <SupplyChooser offer={offer} plan={plan.value} change={change} piles={piles(ready.value)} />
        <VariantChooser offer={offer} plan={plan.value} change={change} />
        <CodeField code={ready.value?.code ?? null} use={(text) => void takeCode(text)} />
        <section class="told" aria-labelledby="told">
          <h2 id="told">{w.value.told}</h2>
          <ul>
            {(ready.value?.words ?? []).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        {problem.value !== null && <p role="alert">{problem.value}</p>}
        <button type="submit" class="go" disabled={ready.value === null}>
          {w.value.start}
        </button>
      </form>
    </main>
  )
}

/** The nine piles as they came out. */
function piles(ready: PreparedSetup | null): readonly string[] {
  const settled = ready?.settled
  if (typeof settled !== 'object' || settled === null || !('supply' in settled)) return []
  return settled.supply as readonly string[]
}
