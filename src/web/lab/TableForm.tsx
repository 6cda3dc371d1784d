import type { AeonsEndOffer } from '../../games/aeons-end/protocol/offer.ts'
import type { EternalOffer } from '../../games/eternal/protocol/offer.ts'
import { useOffer } from '../page/library.ts'
import { speaking } from '../page/words.ts'
import { setupWords } from '../setup/words.ts'
import type { GameId } from '../source/source.ts'
import { labWords } from './words.ts'

const w = speaking(labWords)
const s = speaking(setupWords)

export type Flags = Readonly<Record<string, string>>

interface FormProps {
  readonly flags: Flags
  readonly change: (flags: Flags) => void
}

/** What stands fast about the table; everything else is drawn anew for each game. */
export function TableForm({ game, ...form }: FormProps & { readonly game: GameId }) {
  return game === 'aeons-end' ? <AeonsEndForm {...form} /> : <EternalForm {...form} />
}

function Choice({
  label,
  name,
  values,
  flags,
  change,
}: FormProps & {
  readonly label: string
  readonly name: string
  readonly values: readonly (readonly [value: string, words: string])[]
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={flags[name] ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { [name]: _, ...rest } = flags
          change(value === '' ? rest : { ...rest, [name]: value })
        }}
      >
        <option value="">{w.value.any}</option>
        {values.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

function AeonsEndForm(form: FormProps) {
  const offer = useOffer<AeonsEndOffer>('aeons-end')
  if (offer === null) return <p aria-busy="true" />
  return (
    <>
      <Choice
        {...form}
        label={s.value.nemesis}
        name="nemesis"
        values={offer.nemeses.map(({ id, name }) => [id, name])}
      />
      <Choice
        {...form}
        label={s.value.difficulty}
        name="difficulty"
        values={offer.difficulties.map((id) => [id, s.value.difficulties[id].name])}
      />
      <Choice {...form} label={w.value.mages} name="mages" values={['1', '2', '3', '4'].map((n) => [n, n])} />
      <Choice
        {...form}
        label={s.value.supply}
        name="supply"
        values={offer.supplies.map(({ id }) => [id, s.value.supplies[id] ?? id])}
      />
    </>
  )
}

function EternalForm(form: FormProps) {
  const offer = useOffer<EternalOffer>('eternal')
  if (offer === null) return <p aria-busy="true" />
  const decks = offer.decks.map(({ name }) => [name, name] as const)
  return (
    <>
      <Choice {...form} label={s.value.deck(1)} name="deck1" values={decks} />
      <Choice {...form} label={s.value.deck(2)} name="deck2" values={decks} />
      <Choice
        {...form}
        label={s.value.first}
        name="first"
        values={[
          ['1', s.value.firsts.one],
          ['2', s.value.firsts.two],
        ]}
      />
    </>
  )
}
