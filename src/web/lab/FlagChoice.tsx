import type { LabFormProps } from '../games/game.ts'
import { speaking } from '../page/words.ts'
import { labWords } from './words.ts'

const w = speaking(labWords)

/** One thing about the tables of a series that may stand fast; everything else is drawn for each game. */
export function FlagChoice({
  label,
  name,
  values,
  flags,
  change,
}: LabFormProps & {
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
