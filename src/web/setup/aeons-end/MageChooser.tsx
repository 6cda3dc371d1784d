import { Rich } from '../../card/Rich.tsx'
import { speaking } from '../../page/words.ts'
import { SeatChooser } from '../SeatChooser.tsx'
import { setupWords } from '../words.ts'
import type { ChooserProps } from './chooser.ts'

const w = speaking(setupWords)
const MOST = 4

/** One to four mages, in the order in which they sit, and who plays each. */
export function MageChooser({ offer, plan, change }: ChooserProps) {
  const toggle = (id: string) =>
    change({
      mages: plan.mages.includes(id) ? plan.mages.filter((each) => each !== id) : [...plan.mages, id],
    })
  return (
    <fieldset>
      <legend>{w.value.mages}</legend>
      <p>{w.value.magesHelp}</p>
      <ul class="tiles">
        {offer.mages.map(({ id, name, title, ability }) => {
          const place = plan.mages.indexOf(id)
          return (
            <li key={id} class={place === -1 ? 'tile' : 'tile chosen'}>
              <label>
                <input
                  type="checkbox"
                  checked={place !== -1}
                  disabled={place === -1 ? plan.mages.length === MOST : plan.mages.length === 1}
                  onChange={() => toggle(id)}
                />
                <strong>{name}</strong> <span>{title}</span>
                {place !== -1 && <em>{w.value.mageOrder(place + 1)}</em>}
              </label>
              <p>
                <b>{w.value.ability(ability.name, ability.charges)}</b> <Rich text={ability.text.join(' ')} />
              </p>
              {place !== -1 && (
                <SeatChooser
                  label={w.value.who}
                  value={plan.seats[id] ?? 'person'}
                  change={(choice) => change({ seats: { ...plan.seats, [id]: choice } })}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p class="quiet">{w.value.botsHelp}</p>
    </fieldset>
  )
}
