import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import { speaking } from '../../page/words.ts'
import { Segments } from '../Segments.tsx'
import { setupWords } from '../words.ts'
import type { Plan } from './plan.ts'

const w = speaking(setupWords)

type Rules = Pick<Plan, 'format' | 'era' | 'first'>

interface ModesProps extends Rules {
  readonly offer: Pick<EternalOffer, 'formats' | 'eras'>
  readonly change: (part: Partial<Rules>) => void
}

/** By which rules two decks play, and who starts. */
export function Modes({ offer: { formats, eras }, format, era, first, change }: ModesProps) {
  return (
    <div class="modes">
      <Segments
        label={w.value.format}
        shown
        name="format"
        values={formats.map((id) => [id, w.value.formats[id]?.name ?? id, w.value.formats[id]?.text])}
        value={format}
        change={(chosen) => change({ format: chosen })}
      />
      <Segments
        label={w.value.first}
        shown
        name="first"
        values={(['chance', 'one', 'two'] as const).map((who) => [who, w.value.firsts[who]])}
        value={first}
        change={(chosen) => change({ first: chosen })}
      />
      <Segments
        label={w.value.era}
        shown
        name="era"
        values={eras.map((each) => [each, w.value.eras[each] ?? each])}
        value={era}
        change={(chosen) => change({ era: chosen })}
      />
    </div>
  )
}
