import { speaking } from '../page/words.ts'
import { SEAT_CHOICES, type SeatChoice } from './players.ts'
import { setupWords } from './words.ts'

const w = speaking(setupWords)

/** Who plays a seat: a person or one of three bots. */
export function SeatChooser({
  label,
  value,
  change,
}: {
  readonly label: string
  readonly value: SeatChoice
  readonly change: (choice: SeatChoice) => void
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) =>
          change(SEAT_CHOICES.find((choice) => choice === currentTarget.value) ?? 'person')
        }
      >
        {SEAT_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {choice === 'person' ? w.value.person : w.value.bots[choice]}
          </option>
        ))}
      </select>
    </label>
  )
}
