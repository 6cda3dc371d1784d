import { useEffect } from 'preact/hooks'
import { homeWords } from '../../home/words.ts'
import { rungId } from '../../ladder/ladder.ts'
import { Busy } from '../../page/Busy.tsx'
import { go } from '../../page/route.ts'
import { speaking } from '../../page/words.ts'
import { start } from '../../table/sitting/begin.ts'
import { inviteTo } from '../BeginBar.tsx'
import { keepPlan, lastPlan } from '../last.ts'
import { playerFor } from '../players.ts'
import { setupWords } from '../words.ts'
import '../setup.css'
import { MageChooser } from './MageChooser.tsx'
import { FIRST_PLAN } from './plan.ts'
import { SetupForm } from './SetupForm.tsx'
import { drawn, nameOf, type Ready, usePlan } from './use-plan.ts'

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
  const planned = usePlan(
    () => ({
      ...lastPlan('aeons-end', FIRST_PLAN),
      ...(nemesis === null ? {} : { nemesis }),
      ...(difficulty === null ? {} : { difficulty }),
    }),
    (read) => read,
  )
  const { plan, offer, ready, seed, refuse, change, takeCode, surprise } = planned

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
    const { players, setup } = chosenTable(ready)
    refuse(await inviteTo('aeons-end', setup, players))
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
  const { mages: chosen } = plan
  const level = offer.difficulties.find((id) => id === plan.difficulty)
  return (
    <SetupForm
      title={w.value.title(h.value.games['aeons-end'].name)}
      planned={planned}
      offer={offer}
      mages={chosen.map((id) => nameOf(offer.mages, id)).join(', ')}
      submit={begin}
      note={[
        level === undefined ? '' : `${w.value.difficulties[level].name}. ${w.value.difficulties[level].text}`,
        ...(ready?.words ?? []),
      ].join(' ')}
      invite={() => void invite()}
      surprise={() =>
        surprise(({ mages }) =>
          drawn(
            mages.map(({ id }) => id),
            chosen.length,
          ),
        )
      }
    >
      <MageChooser offer={offer} plan={plan} change={change} />
    </SetupForm>
  )
}
