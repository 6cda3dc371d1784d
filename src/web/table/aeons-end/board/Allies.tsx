import { breachZone, lifeOfSeat } from '../../../../games/aeons-end/place-names.ts'
import { labelLine } from '../../../../language/label.ts'
import { Card } from '../../../card/Card.tsx'
import { Glyph } from '../../../card/glyphs.tsx'
import { speaking } from '../../../page/words.ts'
import { acting } from '../acting.ts'
import { Hit } from '../effects/Hit.tsx'
import type { Lights } from '../effects/lights.ts'
import { breachWords } from '../mage/Breaches.tsx'
import { Charges, Face, Life } from '../mage/Mage.tsx'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { mageCalled, mageLabel } from '../words/names.ts'
import { aeonsEndWords } from '../words/words.ts'
import { Ring } from './Ring.tsx'

const w = speaking(aeonsEndWords)

interface AlliesProps {
  readonly board: BoardProps
  readonly lights: Lights
  /** The seat that lies in front. */
  readonly front: number
  readonly lookAt: (seat: number) => void
}

/** The mats of everybody else, small but readable. */
export function Allies({ board, lights, front, lookAt }: AlliesProps) {
  const view = viewOf(board.moment)
  const { players } = view
  if (players.length < 2) return <div class="allies none" />
  return (
    <div class={`allies of${players.length - 1}`}>
      {players.map((player, seat) => {
        if (seat === front) return null
        const name = mageLabel(board.sheets, view, seat)
        const lookAtIt = w.value.lookAt(mageCalled(board.sheets, view, seat))
        return (
          <section key={seat} class="ally slab" aria-label={name} data-target={lifeOfSeat(seat)}>
            <Face mage={player.mage} seat={seat} />
            <h2 class="who-name">{name}</h2>
            <Life board={board} seat={seat} />
            <Charges board={board} seat={seat} />
            <ol class="ally-b" aria-label={w.value.breaches}>
              {player.breaches.map((breach, k) => (
                <li key={k} class={breach.state} title={breachWords(breach, k + 1, board.cards)}>
                  <span class="unseen">{breachWords(breach, k + 1, board.cards)}</span>
                  <Ring breach={breach} number={k + 1} />
                  {breach.prepped.map((id, i) => {
                    const entry = board.cards.get(id)
                    return (
                      entry !== undefined && (
                        <Card
                          key={`${id} ${i}`}
                          entry={entry}
                          place={`${breachZone(seat, k + 1)}/${id}/${i}`}
                          numbers={() =>
                            board.numbers({ kind: 'prepped', player: seat, breach: k + 1, index: i })
                          }
                          {...acting(board, lights.card(breachZone(seat, k + 1), i, id))}
                        />
                      )
                    )
                  })}
                  <Hit board={board} choices={lights.breach(seat, k + 1)} round />
                </li>
              ))}
            </ol>
            <span class="quiet ally-n">{w.value.ally(player.hand.length, player.deck)}</span>
            <button
              type="button"
              class="ally-look"
              aria-label={lookAtIt}
              title={lookAtIt}
              onClick={() => lookAt(seat)}
            >
              <Glyph name="eye" />
            </button>
            <Ability board={board} lights={lights} seat={seat} />
            <Hit board={board} choices={lights.player(seat)} />
          </section>
        )
      })}
    </div>
  )
}

/** An ally's ability that may be used in anybody's main phase. */
function Ability({
  board,
  lights,
  seat,
}: {
  readonly board: BoardProps
  readonly lights: Lights
  readonly seat: number
}) {
  const use = lights.ability(seat)
  if (use === undefined) return null
  const key = board.keyOf(use.index)
  return (
    <button type="button" class="chip ally-use" onClick={() => board.choose(use.index)}>
      {key !== undefined && <kbd>{key}</kbd>}
      {labelLine(use.label)}
    </button>
  )
}
