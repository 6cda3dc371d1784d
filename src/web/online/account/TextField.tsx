/** One line to be typed, with its label. */
export function TextField({
  label,
  value,
  change,
  type = 'text',
  complete = 'off',
}: {
  readonly label: string
  readonly value: string
  readonly change: (text: string) => void
  readonly type?: 'text' | 'email' | 'url'
  /** What a browser may fill in. */
  readonly complete?: 'off' | 'email' | 'one-time-code'
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type={type}
        required
        autocomplete={complete}
        inputMode={complete === 'one-time-code' ? 'numeric' : undefined}
        value={value}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
    </label>
  )
}
