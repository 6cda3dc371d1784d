import { colon, speaking } from '../../../page/words.ts'
import { Hit } from '../effects/Hit.tsx'
import type { Lights } from '../effects/lights.ts'
import { Then } from '../Then.tsx'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'
import { Dial, Skyline } from './Dial.tsx'

const w = speaking(aeonsEndWords)

/** Gravehold, with as many lit windows as it has life left. */
export function City({ board, lights }: { readonly board: BoardProps; readonly lights: Lights }) {
  const { life, max } = viewOf(board.moment).gravehold
  const { gravehold, life: lifeOf, of } = w.value
  return (
    <section class="city slab" aria-label={gravehold}>
      <span class="c-dial" data-target="gravehold">
        <Dial
          value={life}
          max={max}
          at={board.moment.at}
          label={`${colon(lifeOf(gravehold))} ${of(life, max)}`}
          class="d-city"
        >
          <Skyline share={max === 0 ? 0 : life / max} />
        </Dial>
        <Hit board={board} choices={lights.target('gravehold')} round />
      </span>
      <div>
        <h2 class="city-name">{gravehold}</h2>
        <p class="quiet">
          {of(life, max)} <Then board={board} of="gravehold" />
        </p>
      </div>
    </section>
  )
}
