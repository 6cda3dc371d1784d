import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../card/Picture.tsx'
import { pictureOf } from '../../card/pictures/index.ts'
import type { SettledOf } from '../../games/declared.ts'
import { Busy } from '../../page/Busy.tsx'
import { library } from '../../page/library.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { changeWords } from '../change-words.ts'
import { type ChangeProps, HostedTable } from '../HostedTable.tsx'
import { Segments } from '../Segments.tsx'
import { setupWords } from '../words.ts'
import { faceOf } from './grown.ts'
import { FIRST_PLAN, planFrom } from './plan.ts'
import { SetupForm } from './SetupForm.tsx'
import { usePlan } from './use-plan.ts'

const w = speaking(setupWords)
const c = speaking(changeWords)
const COUNTS = ['1', '2', '3', '4'] as const

/** Whom to fight, how hard and with which piles; mages are chosen seat by seat, by whoever sits there. */
export function ChangeAeonsEnd({ table }: { readonly table: string }) {
  return <HostedTable id={table}>{(props) => <Reading {...props} />}</HostedTable>
}

function Reading(props: ChangeProps) {
  const { setup } = props.table
  const settled = useSignal<SettledOf<'aeons-end'> | null>(null)
  useEffect(() => {
    void library.read('aeons-end', setup, '', lang.peek()).then((read) => {
      settled.value = read.settled
    })
  }, [])
  return settled.value === null ? <Busy /> : <Form {...props} settled={settled.value} />
}

function Form({
  table: { seats },
  save,
  back,
  settled,
}: ChangeProps & { readonly settled: SettledOf<'aeons-end'> }) {
  const planned = usePlan(
    () => planFrom(settled, FIRST_PLAN),
    // Whoever sits there keeps her mage.
    (read, before) => ({ ...read, mages: before.mages }),
  )
  const { plan, offer, ready, refuse, change, surprise } = planned
  if (offer === null) return <Busy />
  const { mages } = plan
  const least = Math.max(1, ...seats.filter(({ person }) => person !== null).map(({ seat }) => seat + 1))
  const level = offer.difficulties.find((id) => id === plan.difficulty)
  /** The first seats keep their mages; a further one gets a mage that nobody plays. */
  const seat = (count: number) => {
    const free = offer.mages.map(({ id }) => id).filter((id) => !mages.includes(id))
    change({ mages: [...mages, ...free].slice(0, count) })
  }
  const submit = async () => {
    if (ready === null) return
    const { document, settled: chosen } = ready
    refuse(await save({ ...document, supply: chosen.supply }))
  }
  return (
    <SetupForm
      title={c.value.title}
      planned={planned}
      offer={offer}
      mages={mages.map((id) => faceOf(offer, id).name).join(', ')}
      class="of-others"
      submit={submit}
      note={[level === undefined ? '' : `${w.value.difficulties[level].name}.`, c.value.note].join(' ')}
      surprise={() => surprise(() => mages)}
      invite={back}
      start={c.value.save}
    >
      <fieldset class="mages">
        <legend>
          {w.value.mages} <small>{c.value.magesHelp}</small>
        </legend>
        <Segments
          label={c.value.howMany}
          shown
          name="mages"
          values={COUNTS.slice(least - 1).map((count) => [count, count])}
          value={COUNTS[mages.length - 1] ?? '1'}
          change={(count) => seat(Number(count))}
        />
        <ol class="sitting">
          {mages.map((id, i) => (
            <li key={id} class="portrait">
              <span class="portrait-face">
                <Icon name={pictureOf({ id, game: 'aeons-end', type: 'mage' })} />
              </span>
              <strong>{faceOf(offer, id).name}</strong>
              <span class="portrait-line">{seats.find(({ seat: nth }) => nth === i)?.person?.name}</span>
            </li>
          ))}
        </ol>
      </fieldset>
    </SetupForm>
  )
}
