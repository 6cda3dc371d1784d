import { lifeOfSeat } from '../../../../games/aeons-end/place-names.ts'
import { labelLine } from '../../../../language/label.ts'
import { Glyph } from '../../../card/glyphs.tsx'
import { Icon } from '../../../card/Picture.tsx'
import { pictureOf } from '../../../card/pictures/index.ts'
import { inLetters, Rich } from '../../../card/Rich.tsx'
import { Said } from '../../../page/Said.tsx'
import { speaking } from '../../../page/words.ts'
import { Hit } from '../effects/Hit.tsx'
import type { Lights } from '../effects/lights.ts'
import { SheetName } from '../Sheet.tsx'
import { Then } from '../Then.tsx'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { mageLabel } from '../words/names.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

interface MageProps {
  readonly board: BoardProps
  readonly lights: Lights
  readonly seat: number
}

export function Face({ mage, seat }: { readonly mage: string | null; readonly seat: number }) {
  return (
    <span class="face">
      <Icon name={pictureOf({ id: mage ?? '', game: 'aeons-end', type: 'mage' }, seat)} />
    </span>
  )
}

export function Life({ board, seat }: Omit<MageProps, 'lights'>) {
  const { maxLife, players } = viewOf(board.moment)
  const { life } = players[seat]!
  return (
    <span class="who-life">
      <Glyph name="life" />
      {life === 0 ? <em>{w.value.exhausted}</em> : <b>{life}</b>}
      {life > 0 && <small>/{maxLife}</small>}
      <Then board={board} of={lifeOfSeat(seat)} />
    </span>
  )
}

/** The charges of a mage, and tokens of her own. */
export function Charges({ board, seat }: Omit<MageProps, 'lights'>) {
  const { charges, chargeSpaces, trophy, pulse } = viewOf(board.moment).players[seat]!
  return (
    <span class="who-charges">
      <span class="charge-row" role="img" aria-label={w.value.charges(charges, chargeSpaces)}>
        {Array.from({ length: Math.max(chargeSpaces, charges) }, (_, i) => (
          <Glyph key={i} name="charge" class={i < charges ? 'lit' : 'spent'} />
        ))}
      </span>
      <small class="phone" aria-hidden="true">
        <Glyph name="charge" />
        {charges}/{chargeSpaces}
      </small>
      {trophy !== undefined && (
        <small class="who-tokens">{`${trophy} ${w.value.tokens.trophy!(trophy)}`}</small>
      )}
      {pulse !== undefined && <small class="who-tokens">{`${pulse} ${w.value.tokens.pulse!(pulse)}`}</small>}
    </span>
  )
}

/** The mage in front: name, life, charges, and what her ability does. */
export function Mage({ board, lights, seat }: MageProps) {
  const player = viewOf(board.moment).players[seat]!
  const sheet = board.sheets.get(player.mage ?? '')
  const ability = sheet?.sections[0]
  const use = lights.ability(seat)
  const [charge] = lights.kind('charge')
  const key = use === undefined ? undefined : board.keyOf(use.index)
  return (
    <div class="who" data-target={lifeOfSeat(seat)}>
      <Face mage={player.mage} seat={seat} />
      <div class="who-head">
        <SheetName
          name={mageLabel(board.sheets, viewOf(board.moment), seat)}
          sheet={sheet}
          class="who-name"
        />
        <Life board={board} seat={seat} />
      </div>
      <Charges board={board} seat={seat} />
      {charge !== undefined && seat === viewOf(board.moment).active && (
        <button type="button" class="chip charge" onClick={() => board.choose(charge.index)}>
          <Said as={inLetters(labelLine(charge.label))}>
            {board.keyOf(charge.index) !== undefined && <kbd>{board.keyOf(charge.index)}</kbd>}+1
            <Glyph name="charge" />
          </Said>
        </button>
      )}
      {ability !== undefined && (
        <div class={`ability ${use === undefined ? '' : 'can'}`}>
          <h3>
            {use === undefined ? (
              ability.heading
            ) : (
              <button type="button" class="chip" onClick={() => board.choose(use.index)}>
                {key !== undefined && <kbd>{key}</kbd>}
                {ability.heading}
              </button>
            )}
          </h3>
          <small>{ability.lines[0]}</small>
          {ability.lines.slice(1).map((line) => (
            <p key={line}>
              <Rich text={line} />
            </p>
          ))}
        </div>
      )}
      <Hit board={board} choices={lights.player(seat)} />
    </div>
  )
}
