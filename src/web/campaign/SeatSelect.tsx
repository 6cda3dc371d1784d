import { speaking } from '../page/words.ts'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)

/** Who plays a mage: a person, or one of three bots; any other bot that a file names stays as it is. */
export function SeatSelect({
  label,
  value,
  change,
}: {
  readonly label: string
  readonly value: string
  readonly change: (seat: string) => void
}) {
  const { bots, person } = w.value
  const known = ['person', ...Object.keys(bots)]
  const seats = known.includes(value) ? known : [...known, value]
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {seat === 'person' ? person : (bots[seat] ?? seat)}
          </option>
        ))}
      </select>
    </label>
  )
}
