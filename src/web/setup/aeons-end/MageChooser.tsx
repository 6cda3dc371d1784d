import { Icon } from '../../card/Picture.tsx'
import { speaking } from '../../page/words.ts'
import { SeatChooser } from '../SeatChooser.tsx'
import { setupWords } from '../words.ts'
import type { ChooserProps } from './chooser.ts'
import { faceOf } from './grown.ts'
import { MageCode } from './MageCode.tsx'
import { MagePortraits } from './MagePortraits.tsx'

const w = speaking(setupWords)
const MOST = 4

/** One to four mages, in the order in which they sit, and who plays each. */
export function MageChooser({ offer, plan, change }: ChooserProps) {
  const { mages } = plan
  const set = (next: readonly string[]) => change({ mages: next })
  return (
    <fieldset class="mages">
      <legend>
        {w.value.mages} <small>{w.value.magesHelp}</small>
      </legend>
      <ul class="seats">
        {mages.map((id) => {
          const { name, picture } = faceOf(offer, id)
          return (
            <li key={id}>
              <Icon name={picture} />
              <SeatChooser
                label={name}
                value={plan.seats[id] ?? 'person'}
                change={(choice) => change({ seats: { ...plan.seats, [id]: choice } })}
              />
            </li>
          )
        })}
      </ul>
      <MagePortraits
        offer={offer}
        one={null}
        isChosen={(id) => mages.includes(id)}
        isDisabled={(id) => mages.length === (mages.includes(id) ? 1 : MOST)}
        choose={(id) => set(mages.includes(id) ? mages.filter((each) => each !== id) : [...mages, id])}
        badge={(id) => (mages.includes(id) ? mages.indexOf(id) + 1 : null)}
      />
      <MageCode offer={offer} mages={mages} change={set} full={mages.length === MOST} />
    </fieldset>
  )
}
