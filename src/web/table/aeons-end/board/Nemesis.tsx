import { useSignal } from '@preact/signals'
import type { Change, Coming } from '../../../../language/face.ts'
import { Card, ROMAN } from '../../../card/Card.tsx'
import { Glyph } from '../../../card/glyphs.tsx'
import { icon } from '../../../card/icons.ts'
import { Icon } from '../../../card/Picture.tsx'
import { pictureOf } from '../../../card/pictures/index.ts'
import { Rich } from '../../../card/Rich.tsx'
import { colon, speaking } from '../../../page/words.ts'
import { CardName } from '../../log/Line.tsx'
import { acting } from '../acting.ts'
import { Hit } from '../effects/Hit.tsx'
import type { Lights } from '../effects/lights.ts'
import { SheetName } from '../Sheet.tsx'
import { Then } from '../Then.tsx'
import type { BoardProps } from '../types.ts'
import { viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'
import { Dial } from './Dial.tsx'
import { Sides } from './Sides.tsx'

const w = speaking(aeonsEndWords)
/** So many cards lie beside each other; more than that slide. */
const BESIDE = 8

interface NemesisProps {
  readonly board: BoardProps
  readonly lights: Lights
}

/** Who is fought: life, tokens, what Unleash means, the cards in play, and what comes next. */
export function Nemesis({ board, lights }: NemesisProps) {
  const { moment, sheets } = board
  const { nemesis, gravehold } = viewOf(moment)
  const folded = useSignal(true)
  const id = nemesis.id ?? ''
  const sheet = sheets.get(id)
  const name = sheet?.name ?? w.value.nemesis
  const picture = pictureOf({ id, game: 'aeons-end', type: 'nemesis' })
  const soon = moment.forecast.filter((each) => each.soon)
  return (
    <section class={`nemesis slab ${folded.value ? 'folded' : ''}`} aria-label={name}>
      <div class="n-id">
        <span class="n-dial" data-target="nemesis">
          <Dial
            value={nemesis.life}
            max={nemesis.max}
            at={moment.at}
            label={`${colon(w.value.life(name))} ${w.value.of(nemesis.life, nemesis.max)}`}
            class="d-nemesis"
          >
            <g class="emblem" transform="translate(56 56) scale(.172)">
              <path d={icon(picture)} />
            </g>
          </Dial>
          <Hit board={board} choices={lights.target('nemesis')} round />
        </span>
        <div class="n-words">
          <SheetName name={name} sheet={sheet} class={`n-name ${name.length > 11 ? 'long' : ''}`} />
          <Tokens board={board} lights={lights} />
          <p class="quiet n-tier">
            {w.value.tier(ROMAN[nemesis.tier] ?? '0')} · {w.value.deckLeft(nemesis.deck)}
          </p>
          <p class="n-unleash">
            <button type="button">
              <b>{w.value.unleash}</b> <Rich text={moment.standing.join(' ')} />
            </button>
          </p>
          {soon.length > 0 && (
            <p class="n-soon">
              <Glyph name="hourglass" />
              {moment.outlook.length === 0
                ? soon.map(({ card }) => board.cards.get(card)?.name).join(', ')
                : moment.outlook.map(({ words }) => words).join(' · ')}
            </p>
          )}
        </div>
        <span class="n-mini" aria-hidden="true">
          <span class="quiet">{w.value.gravehold}</span>
          <b>
            <Glyph name="city" />
            {gravehold.life}
          </b>
          <Then board={board} of="gravehold" />
        </span>
        <button
          type="button"
          class="n-fold"
          aria-expanded={!folded.value}
          aria-label={w.value.inPlay}
          onClick={() => {
            folded.value = !folded.value
          }}
        >
          <Glyph name="down" />
        </button>
      </div>
      <div class="n-more">
        <InPlay board={board} lights={lights} />
        <Forecast board={board} name={name} />
      </div>
    </section>
  )
}

/** Fury, nemesis tokens, husks, and the piles of the mat. */
function Tokens({ board, lights }: NemesisProps) {
  const { nemesis } = viewOf(board.moment)
  const hasHusks = nemesis.id === 'carapace-queen' || nemesis.husks > 0
  return (
    <div class="n-tokens">
      {Object.entries(nemesis.tokens).map(([token, n]) => (
        <span key={token} class={`token t-${token}`}>
          <span class="token-row" aria-hidden="true">
            {Array.from({ length: Math.min(n, 6) }, (_, i) => (
              <Icon key={i} name={token === 'fury' ? 'flame' : 'abstract-091'} />
            ))}
          </span>
          <b>{n}</b> {w.value.tokens[token]?.(n) ?? token}
        </span>
      ))}
      {hasHusks && (
        <span class="token husk" data-target="husk">
          <span class="token-row" aria-hidden="true">
            {Array.from({ length: Math.min(nemesis.husks, 6) }, (_, i) => (
              <Icon key={i} name="beetle-shell" />
            ))}
          </span>
          <b>{nemesis.husks}</b> {w.value.husks(nemesis.husks)}
          <Hit board={board} choices={lights.target('husk')} />
        </span>
      )}
      <Sides board={board} lights={lights} />
    </div>
  )
}

function InPlay({ board, lights }: NemesisProps) {
  const { moment, cards } = board
  const { nemesis } = viewOf(moment)
  const comingOf = forecastBy(
    moment.forecast,
    nemesis.inPlay.map(({ card }) => card),
  )
  return (
    <ol
      class="n-row"
      aria-label={w.value.inPlay}
      style={{ '--n': Math.max(1, Math.min(nemesis.drawn.length + nemesis.inPlay.length, BESIDE)) }}
    >
      {nemesis.drawn.map((id) => {
        const entry = cards.get(id)
        return (
          entry !== undefined && (
            <li key={`drawn ${id}`} class="drawn">
              <Card
                entry={entry}
                place={`drawn nemesis card/${id}/0`}
                {...acting(board, lights.card('drawn nemesis card', 0, id))}
              />
              <span class="will hot">{w.value.justDrawn}</span>
            </li>
          )
        )
      })}
      {nemesis.inPlay.map(({ card: id, life, shields, power }, i) => {
        const entry = cards.get(id)
        const coming = comingOf[i]
        // The number that it has in the forecast.
        const nth = coming === undefined ? 0 : moment.forecast.indexOf(coming) + 1
        const choices = lights.card('nemesis play', i, id)
        if (entry === undefined) return null
        const now = {
          ...(life === undefined ? {} : { life }),
          // Shields that are gone are gone: a printed number would mislead.
          ...(shields === undefined && entry.numbers?.shields === undefined ? {} : { shields: shields ?? 0 }),
          ...(power === undefined ? {} : { power }),
        }
        return (
          <li key={`${id} ${i}`} class={coming?.soon === true && power !== undefined ? 'soon' : undefined}>
            <Card
              entry={entry}
              now={now}
              place={`nemesis play/${id}/${i}`}
              note={coming === undefined ? undefined : `${nth}. ${coming.words}`}
              {...(power === undefined || choices.length > 0 || moment.question === null
                ? {}
                : { why: () => board.whyNot(`discard power ${id}`) })}
              {...acting(board, choices)}
            />
            <span class={`will ${coming?.soon === true ? 'hot' : ''}`}>
              {coming !== undefined && <b>{nth}</b>}
              {power !== undefined && power > 1 ? `${power} → ${power - 1}` : ''}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** What will happen, beside the card that does it; cards of one name come in their order. */
function forecastBy(forecast: readonly Coming[], ids: readonly string[]): readonly (Coming | undefined)[] {
  const left = [...forecast]
  return ids.map((id) => {
    const i = left.findIndex(({ card }) => card === id)
    return i < 0 ? undefined : left.splice(i, 1)[0]
  })
}

/** Numbers that will change: "Gravehold 22 → 18". */
function Changes({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <span class="changes">
      {changes.map(({ of, from, least, words }) => (
        <span key={of} class={least < from ? 'worse' : undefined}>
          {words}
        </span>
      ))}
    </span>
  )
}

function Forecast({ board, name }: { readonly board: BoardProps; readonly name: string }) {
  const { forecast, outlook } = board.moment
  const several = forecast.filter(({ soon }) => soon).length > 1
  // Many cards have a line each, numbers first; whoever wants the words looks at the card.
  const crowded = forecast.length > 2
  return (
    <div class="n-next">
      <h3>
        <Glyph name="hourglass" />
        {w.value.nextTurn(name)}
      </h3>
      <Changes changes={outlook} />
      <ol class={crowded ? 'crowded' : undefined}>
        {forecast.map(({ card, words, soon, changes }, i) => {
          const entry = board.cards.get(card)
          const numbers = several && <Changes changes={changes ?? []} />
          return (
            <li key={`${card} ${i}`} class={soon ? 'hot' : undefined}>
              <b>{i + 1}</b>
              <span>
                {entry !== undefined && <CardName entry={entry} />} {crowded && numbers} <Rich text={words} />
                {!crowded && numbers}
              </span>
            </li>
          )
        })}
        <li>
          <b>{forecast.length + 1}</b>
          <span>
            {forecast.length === 0 ? `${w.value.quietTurn} ${w.value.thenDraws}` : w.value.thenDraws}
          </span>
        </li>
      </ol>
    </div>
  )
}
