import type { DeckList } from '../../games/eternal/deck-building/deck-list.ts'
import type { CardEntry } from '../../language/face.ts'
import { aCard } from '../card/naming.ts'
import { Pip } from '../card/Rich.tsx'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { CURVE_END, curveOf, sizeOf } from './deck.ts'
import { influenceOdds, type Need, needsOf } from './odds.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)

interface ChartProps {
  readonly deck: DeckList
  readonly cards: ReadonlyMap<string, CardEntry>
}

const costName = (cost: number): string => (cost === CURVE_END ? `${cost}+` : String(cost))

/** How many cards cost how much: a table whose cells are bars. */
export function Curve({ deck, cards }: ChartProps) {
  const curve = curveOf(deck, cards)
  const highest = Math.max(1, ...curve)
  const power = deck.main.reduce((sum, [n, id]) => (cards.get(id)?.type === 'power' ? sum + n : sum), 0)
  return (
    <section class="chart">
      <h2>{w.value.curve}</h2>
      <table class="curve">
        <caption class="unseen">{w.value.curve}</caption>
        <thead>
          <tr>
            <th scope="row" class="unseen">
              {w.value.cost}
            </th>
            {curve.map((_, cost) => (
              <th key={cost} scope="col">
                {costName(cost)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" class="unseen">
              {w.value.number}
            </th>
            {curve.map((n, cost) => (
              <td key={cost}>
                <span class="bar" style={{ '--h': n / highest }} aria-hidden="true" />
                <b>{n}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="quiet">{w.value.powerCards(power, sizeOf(deck))}</p>
    </section>
  )
}

const TURNS = 8
const FACTIONS = { F: 'fire', T: 'time', J: 'justice', P: 'primal', S: 'shadow' } as const
const factionOf = (letter: string) => FACTIONS[letter as keyof typeof FACTIONS]

const WIDTH = 320
const HEIGHT = 130
const xOf = (turn: number): number => 8 + ((turn - 1) / (TURNS - 1)) * (WIDTH - 16)
const yOf = (chance: number): number => HEIGHT - 6 - chance * (HEIGHT - 16)

/** Each faction has a shape on its line, so that colour is not needed to follow it. */
const MARKS: Readonly<Record<string, (x: number, y: number) => string>> = {
  F: (x, y) => `M${x} ${y - 5}l5 9h-10z`,
  T: (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`,
  J: (x, y) => `M${x - 4} ${y - 4}h8v8h-8z`,
  P: (x, y) => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`,
  S: (x, y) => `M${x - 3} ${y - 5}h6l3 4l-2 6h-8l-2 -6z`,
}

/** The odds of having the influence that the hardest cards ask for, turn by turn. */
export function Odds({ deck, cards }: ChartProps) {
  const needs = needsOf(deck, cards)
  if (needs.length === 0)
    return (
      <section class="chart">
        <h2>{w.value.odds}</h2>
        <p class="quiet">{w.value.noNeeds}</p>
      </section>
    )
  const rows = needs.map((need) => ({ need, odds: influenceOdds(deck, need, need.most, TURNS) }))
  const percent = new Intl.NumberFormat(lang.value, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <section class="chart">
      <h2>{w.value.odds}</h2>
      <p class="quiet">{w.value.oddsHelp}</p>
      <svg class="influence-odds" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.5, 1].map((chance) => (
          <path key={chance} class="grid" d={`M0 ${yOf(chance)}H${WIDTH}`} />
        ))}
        {rows.map(({ need, odds }) => (
          <g key={need.letter} style={{ color: `var(--line-${factionOf(need.letter)})` }}>
            <path class="line" d={`M${odds.map((chance, i) => `${xOf(i + 1)} ${yOf(chance)}`).join('L')}`} />
            {odds.map((chance, i) => (
              <path key={i} d={MARKS[need.letter]!(xOf(i + 1), yOf(chance))} fill="currentColor" />
            ))}
          </g>
        ))}
      </svg>
      <div class="wide-table">
        <table>
          <thead>
            <tr>
              <td />
              {Array.from({ length: TURNS }, (_, i) => (
                <th key={i} scope="col" class="number">
                  <span class="unseen">{w.value.turn(i + 1)}</span>
                  <span aria-hidden="true">{i + 1}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ need, odds }) => (
              <tr key={need.letter}>
                <th scope="row">
                  <NeedName need={need} cards={cards} />
                </th>
                {odds.map((chance, i) => (
                  <td key={i} class="number" style={{ '--p': chance }}>
                    {percent.format(chance)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function NeedName({ need, cards }: { readonly need: Need; readonly cards: ChartProps['cards'] }) {
  const faction = w.value.factions[need.letter]!
  return (
    <>
      <Pip faction={factionOf(need.letter)} />{' '}
      {w.value.needs(need.most, faction, aCard(cards.get(need.card)))}
      <small> {w.value.sources(need.sources)}</small>
    </>
  )
}
