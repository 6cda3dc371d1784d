import { speaking } from '../../../page/words.ts'
import { eternalWords } from '../words/words.ts'
import { STOPS, type Stop, setStop, stopsAt } from './asking.ts'

const w = speaking(eternalWords)

/** The moments of the opponent's turn at which one is asked, if there is something to answer with. */
export function Stops() {
  return (
    <fieldset class="setting stops">
      <legend>{w.value.stops.title}</legend>
      {(Object.keys(STOPS) as Stop[]).map((stop) => (
        <label key={stop}>
          <input
            type="checkbox"
            checked={stopsAt(stop)}
            onChange={({ currentTarget }) => setStop(stop, currentTarget.checked)}
          />{' '}
          {w.value.stops[stop]}
        </label>
      ))}
    </fieldset>
  )
}
