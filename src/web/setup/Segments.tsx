interface SegmentsProps<T extends string> {
  readonly label: string
  /** The label is seen, not only heard. */
  readonly shown?: boolean
  readonly name: string
  readonly values: readonly (readonly [value: T, words: string, help?: string | undefined])[]
  readonly value: T
  readonly change: (value: T) => void
}

/** One of a few, side by side. */
export function Segments<T extends string>({
  label,
  shown = false,
  name,
  values,
  value,
  change,
}: SegmentsProps<T>) {
  return (
    <fieldset class="row levels">
      <legend class={shown ? '' : 'unseen'}>{label}</legend>
      <span class="seg">
        {values.map(([id, words, help]) => (
          <label key={id} title={help}>
            <input type="radio" name={name} checked={value === id} onChange={() => change(id)} />
            {words}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
