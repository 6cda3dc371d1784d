import { breachZone } from '../../../../games/aeons-end/place-names.ts'
import { labelLine, whyNotLine } from '../../../../language/label.ts'
import { Card, ROMAN } from '../../../card/Card.tsx'
import { Glyph } from '../../../card/glyphs.tsx'
import { aCard } from '../../../card/naming.ts'
import { inLetters, Rich } from '../../../card/Rich.tsx'
import { Said } from '../../../page/Said.tsx'
import { speaking } from '../../../page/words.ts'
import { Why } from '../../answers/Why.tsx'
import { Drop } from '../../moving/Dragging.tsx'
import type { Cards } from '../../table-parts.ts'
import { acting } from '../acting.ts'
import { Ring } from '../board/Ring.tsx'
import type { Lights } from '../effects/lights.ts'
import { look } from '../look.ts'
import type { BoardProps, Choice } from '../types.ts'
import { type BreachView, viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

interface BreachesProps {
  readonly board: BoardProps
  readonly lights: Lights
  readonly seat: number
}

/** What a breach is, in words. */
export function breachWords(breach: BreachView, number: number, cards: Cards): string {
  const { closed, opened, gone, sigil, holds, breach: named } = w.value
  const state = { closed: closed(breach.openCost ?? 0, breach.focusCost ?? 0), opened, gone, sigil }[
    breach.state
  ]
  const held = breach.prepped.map((id) => aCard(cards.get(id)))
  return [named(ROMAN[number] ?? ''), state, ...(held.length === 0 ? [] : [holds(held)])].join(', ')
}

export function Breaches({ board, lights, seat }: BreachesProps) {
  const { breaches } = viewOf(board.moment).players[seat]!
  return (
    <ol class="breaches" aria-label={w.value.breaches}>
      {breaches.map((breach, k) => (
        <li key={k} data-breach={`${seat}/${k + 1}`}>
          <Breach board={board} lights={lights} seat={seat} breach={breach} number={k + 1} />
        </li>
      ))}
    </ol>
  )
}

interface BreachProps extends BreachesProps {
  readonly breach: BreachView
  readonly number: number
}

/** In an opened group only what belongs to it is meant. */
const within = (choices: readonly Choice[], { inside, moment, cards }: BoardProps): readonly Choice[] =>
  inside === null ? choices : choices.filter((choice) => look(choice, moment, cards).group === inside)

function Breach({ board, lights, seat, breach, number }: BreachProps) {
  const { cards } = board
  const all = lights.breach(seat, number)
  const turning = all.filter(({ ref }) => ref.kind === 'focus' || ref.kind === 'open')
  const preps = within(
    all.filter(({ ref }) => ref.kind === 'prep' || ref.kind === 'prep now'),
    board,
  )
  const others = all.filter(
    (choice) => !turning.includes(choice) && choice.ref.kind !== 'prep' && choice.ref.kind !== 'prep now',
  )
  // With one spell to prep, or one picked up, the breach itself says yes.
  const meant = [...others, ...(preps.length === 1 ? preps : [])]
  const [hit] = meant
  return (
    <Drop
      class={`breach ${breach.state} ${hit === undefined ? '' : 'can'}`}
      indexes={all.map(({ index }) => index)}
      choose={board.choose}
      label={breachWords(breach, number, cards)}
    >
      <Ring breach={breach} number={number} />
      {hit !== undefined && (
        <button type="button" class="breach-hit" onClick={() => board.choose(hit.index)}>
          <Said as={inLetters(labelLine(hit.label))}>
            {breach.prepped.length === 0 && (
              <span class="breach-note">{preps.includes(hit) ? w.value.prepHere : w.value.pickHere}</span>
            )}
          </Said>
        </button>
      )}
      {breach.prepped.map((id, i) => {
        const entry = cards.get(id)
        const choices = lights.card(breachZone(seat, number), i, id)
        return (
          entry !== undefined && (
            <Card
              key={`${id} ${i}`}
              entry={entry}
              class={`prepped p${i}`}
              place={`${breachZone(seat, number)}/${id}/${i}`}
              numbers={() => board.numbers({ kind: 'prepped', player: seat, breach: number, index: i })}
              {...(board.moment.question === null || choices.length > 0
                ? {}
                : { why: () => board.whyNot(`cast ${number}`) })}
              {...acting(board, choices)}
            />
          )
        )
      })}
      <Name board={board} seat={seat} breach={breach} number={number} turning={turning.length > 0} />
      {turning.length > 0 && (
        <span class="breach-acts">
          {turning.map((choice) => (
            <Chip key={choice.index} board={board} choice={choice} />
          ))}
        </span>
      )}
    </Drop>
  )
}

interface NameProps extends Omit<BreachProps, 'lights'> {
  /** It can be focused or opened now. */
  readonly turning: boolean
}

/** The number of a breach, with what it adds to spells; a closed one says what it costs and why. */
function Name({ board, seat, breach: { state, bonus }, number, turning }: NameProps) {
  const title = bonus === undefined ? undefined : w.value.bonus(bonus)
  const name = (
    <>
      {ROMAN[number]}
      {bonus !== undefined && (
        <small>
          +{bonus}
          <Glyph name="damage" />
        </small>
      )}
    </>
  )
  if (state !== 'closed')
    return (
      <span class="breach-name" title={title}>
        {name}
      </span>
    )
  const ask = async () => {
    const [prices, ...refused] = await Promise.all([
      board.numbers({ kind: 'breach', player: seat, breach: number }),
      ...(board.moment.question === null || turning ? [] : [board.whyNot(`open ${number}`)]),
    ])
    return [...prices, ...refused.flatMap((why) => (why === null ? [] : [{ n: 0, words: whyNotLine(why) }]))]
  }
  return (
    <Why ask={ask} class="breach-name" title={title}>
      {name}
    </Why>
  )
}

function Chip({ board, choice }: { readonly board: BoardProps; readonly choice: Choice }) {
  const { cost } = look(choice, board.moment, board.cards)
  const key = board.keyOf(choice.index)
  return (
    <button type="button" class="chip" onClick={() => board.choose(choice.index)}>
      <Said as={inLetters(labelLine(choice.label))}>
        {key !== undefined && <kbd>{key}</kbd>}
        <Glyph name={choice.ref.kind === 'focus' ? 'again' : 'spell'} class="phone" />
        <span class="desktop">{choice.ref.kind === 'focus' ? w.value.focus : w.value.open}</span>
        {cost !== undefined && (
          <b>
            <Rich text={cost} />
          </b>
        )}
      </Said>
    </button>
  )
}
