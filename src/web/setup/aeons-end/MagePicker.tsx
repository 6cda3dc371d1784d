import { useSignal } from '@preact/signals'
import { isMageCode } from '../../../games/aeons-end/campaign-part.ts'
import type { SeatPickerProps } from '../../games/game.ts'
import { Busy } from '../../page/Busy.tsx'
import { useOffer } from '../../page/library.ts'
import { PickerForm } from '../PickerForm.tsx'
import { MageCode } from './MageCode.tsx'
import { MagePortraits } from './MagePortraits.tsx'
import { magesIn } from './plan.ts'

/** The mage of one seat; those of the others are taken. */
export function MagePicker({ setup, seat, take }: SeatPickerProps) {
  const mages = magesIn(setup)
  const value = useSignal(mages[seat] ?? '')
  const offer = useOffer('aeons-end')
  if (offer === null) return <Busy />
  const placeOf = (id: string) => mages.indexOf(id)
  const isTaken = (id: string) => placeOf(id) !== -1 && placeOf(id) !== seat
  return (
    <PickerForm chosen={async () => value.value} take={take}>
      <MagePortraits
        offer={offer}
        one={`mage of seat ${seat}`}
        isChosen={(id) => value.value === id}
        isDisabled={isTaken}
        choose={(id) => {
          value.value = id
        }}
        badge={(id) => (isTaken(id) ? placeOf(id) + 1 : null)}
      />
      <MageCode
        offer={offer}
        mages={isMageCode(value.value) ? [value.value] : []}
        change={(codes) => {
          value.value = codes.at(-1) ?? value.value
        }}
        full={false}
      />
    </PickerForm>
  )
}
