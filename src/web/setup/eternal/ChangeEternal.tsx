import { useSignal } from '@preact/signals'
import { Busy } from '../../page/Busy.tsx'
import { useOffer } from '../../page/library.ts'
import { speaking } from '../../page/words.ts'
import { changeWords } from '../change-words.ts'
import { type ChangeProps, HostedTable } from '../HostedTable.tsx'
import { setupWords } from '../words.ts'
import { Modes } from './Modes.tsx'
import { decksIn, FIRST_PLAN, firstIn, withRules } from './plan.ts'

const w = speaking(setupWords)
const c = speaking(changeWords)

/** By which rules two decks play; each player chooses her own deck. */
export function ChangeEternal({ table }: { readonly table: string }) {
  return <HostedTable id={table}>{(props) => <Form {...props} />}</HostedTable>
}

function Form({ table: { setup }, save, back }: ChangeProps) {
  const { format = FIRST_PLAN.format, rules: era = FIRST_PLAN.era } = decksIn(setup)
  const rules = useSignal({ format, era, first: firstIn(setup) })
  const problem = useSignal<string | null>(null)
  const offer = useOffer('eternal')
  if (offer === null) return <Busy />
  const submit = async () => {
    problem.value = await save(withRules(setup, rules.value))
  }
  return (
    <main class="page setup">
      <h1>{c.value.title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Modes
          offer={offer}
          {...rules.value}
          change={(part) => {
            rules.value = { ...rules.value, ...part }
          }}
        />
        <p class="quiet">{w.value.formats[rules.value.format]?.text}</p>
        <p>
          {c.value.decksHelp} {c.value.note}
        </p>
        {problem.value !== null && <p role="alert">{problem.value}</p>}
        <div class="row">
          <a class="button" href={back.back}>
            {back.words}
          </a>
          <button type="submit" class="go">
            {c.value.save}
          </button>
        </div>
      </form>
    </main>
  )
}
