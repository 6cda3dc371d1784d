import type { LabFormProps } from '../../games/game.ts'
import { useOffer } from '../../page/library.ts'
import { isSealed } from '../../page/sealed.ts'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../../setup/words.ts'
import { FlagChoice } from '../FlagChoice.tsx'
import { labWords } from '../words.ts'

const w = speaking(labWords)
const s = speaking(setupWords)

export function AeonsEndForm(form: LabFormProps) {
  const offer = useOffer('aeons-end')
  if (offer === null) return <p aria-busy="true" />
  return (
    <>
      <FlagChoice
        {...form}
        label={s.value.nemesis}
        name="nemesis"
        values={offer.nemeses
          .filter((each) => !isSealed('aeons-end', each))
          .map(({ id, name }) => [id, name])}
      />
      <FlagChoice
        {...form}
        label={s.value.difficulty}
        name="difficulty"
        values={offer.difficulties.map((id) => [id, s.value.difficulties[id].name])}
      />
      <FlagChoice
        {...form}
        label={w.value.mages}
        name="mages"
        values={['1', '2', '3', '4'].map((n) => [n, n])}
      />
      <FlagChoice
        {...form}
        label={s.value.supply}
        name="supply"
        values={offer.supplies.map(({ id }) => [id, s.value.supplies[id] ?? id])}
      />
    </>
  )
}
