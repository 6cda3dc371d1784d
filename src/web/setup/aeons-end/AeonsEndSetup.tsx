import { useEffect } from 'preact/hooks'
import { homeWords } from '../../home/words.ts'
import { rungId } from '../../ladder/ladder.ts'
import { Busy } from '../../page/Busy.tsx'
import { go } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
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
import { FIRST_PLAN } from './plan.ts'
import { SupplyChooser } from './SupplyChooser.tsx'
import { drawn, nameOf, type Ready, usePlan } from './use-plan.ts'
import { VariantChooser } from './VariantChooser.tsx'

const w = speaking(setupWords)
const h = speaking(homeWords)

interface AeonsEndSetupProps {
  readonly code: string | null
  /** Whom to fight and how hard, where the address says so. */
  readonly nemesis: string | null
  readonly difficulty: string | null
}

/** Everything a table agrees on before a game of Aeon's End, explained where it stands. */
export function AeonsEndSetup({ code, nemesis, difficulty }: AeonsEndSetupProps) {
  const { plan, offer, ready, seed, problem, refuse, change, takeCode, surprise } = usePlan(
    () => ({
      ...lastPlan('aeons-end', FIRST_PLAN),
      ...(nemesis === null ? {} : { nemesis }),
      ...(difficulty === null ? {} : { difficulty }),
    }),
    (read) => read,
  )

  useEffect(() => {
    if (code !== null) void takeCode(code)
  }, [code])

  /** What was put together, as a table can be made of it. */
  function chosenTable({ document, settled }: Ready) {
    const { mages, seats, nemesis } = plan
    keepPlan('aeons-end', plan)
    return {
      title: `${h.value.games['aeons-end'].name} · ${nameOf(offer?.nemeses, nemesis)}`,
      players: mages.map((mage) => playerFor(seats[mage] ?? 'person')),
      setup: { ...document, supply: settled.supply },
    }
  }

  async function invite() {
    if (ready === null) return
    const { title, players, setup } = chosenTable(ready)
    refuse(await inviteTo('aeons-end', setup, players, title))
  }

  async function begin() {
    if (ready === null) return
    const { title, players, setup } = chosenTable(ready)
    const { nemesis, difficulty } = plan
    const begun = await start('aeons-end', { kind: 'deal', setup, seed }, players, title, {
      rung: rungId(nemesis, difficulty),
    })
    if ('id' in begun) go(['table', begun.id])
    else refuse(begun.problem)
  }

  if (offer === null) return <Busy />
  const { mages: chosen, nemesis: foe } = plan
  const level = offer.difficulties.find((id) => id === plan.difficulty)
  const piles = ready?.settled.supply ?? []
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
          <MageChooser offer={offer} plan={plan} change={change} />
          <NemesisChooser offer={offer} plan={plan} change={change} />
          <SupplyChooser offer={offer} plan={plan} change={change} piles={piles} />
        </SetupParts>
        <div class="setup-more">
          <VariantChooser offer={offer} plan={plan} change={change} />
          <CodeField code={ready?.code ?? null} use={(text) => void takeCode(text)} />
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
            ...(ready?.words ?? []),
          ].join(' ')}
          problem={problem}
          ready={ready !== null}
          invite={() => void invite()}
          surprise={() =>
            surprise(({ mages }) =>
              drawn(
                mages.map(({ id }) => id),
                chosen.length,
              ),
            )
          }
        />
      </form>
    </main>
  )
}
