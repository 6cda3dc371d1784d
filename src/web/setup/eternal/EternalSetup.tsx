import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import type { Plain } from '../../../language/face.ts'
import type { OwnDeck } from '../../decks/deck.ts'
import { homeWords } from '../../home/words.ts'
import { Busy } from '../../page/Busy.tsx'
import { library, useOffer } from '../../page/library.ts'
import { go, to } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import type { PreparedSetup } from '../../source/source.ts'
import { newId } from '../../source/store.ts'
import { start } from '../../table/sitting.ts'
import { CodeField } from '../CodeField.tsx'
import { playerFor, type SeatChoice } from '../players.ts'
import { SeatChooser } from '../SeatChooser.tsx'
import { setupWords } from '../words.ts'
import '../setup.css'
import { DeckChooser, ownDeckIn } from './DeckChooser.tsx'

const w = speaking(setupWords)
const h = speaking(homeWords)

interface Plan {
  readonly decks: readonly [string, string]
  readonly seats: readonly [SeatChoice, SeatChoice]
  readonly format: string
  readonly era: string
  readonly first: 'chance' | 'one' | 'two'
  readonly code: string | null
}

const FIRST_PLAN: Plan = {
  decks: ['Rakano Warcry', 'Elysian Flyers'],
  seats: ['person', 'normal'],
  format: 'throne',
  era: 'today',
  first: 'chance',
  code: null,
}

/** A deck of the builder is put in as a list afterwards; until then the usual one stands for it. */
const sayable = (deck: string, seat: 0 | 1): string =>
  ownDeckIn(deck) === null ? deck : FIRST_PLAN.decks[seat]

function flagsOf({ decks, format, era, first, code }: Plan): Record<string, string> {
  if (code !== null) return { code }
  return {
    deck1: sayable(decks[0], 0),
    deck2: sayable(decks[1], 1),
    format,
    rules: era,
    ...(first === 'chance' ? {} : { first: first === 'one' ? '1' : '2' }),
  }
}

/** Deck against deck: who plays which, in which format. */
export function EternalSetup({
  deck,
  code,
}: {
  /** A deck that the builder sent along. */
  readonly deck: string | null
  readonly code: string | null
}) {
  const plan = useSignal<Plan>({
    ...FIRST_PLAN,
    decks: [deck ?? FIRST_PLAN.decks[0], FIRST_PLAN.decks[1]],
    code,
  })
  const seed = useSignal(newId())
  const offer = useOffer<EternalOffer>('eternal')
  const ready = useSignal<PreparedSetup | null>(null)
  const problem = useSignal<string | null>(null)
  const tongue = lang.value

  useEffect(() => {
    void prepare()
  }, [plan.value, tongue])

  async function prepare() {
    try {
      const said = await library.setup('eternal', flagsOf(plan.value), seed.value, tongue)
      const own = plan.value.decks.map(ownDeckIn)
      ready.value =
        plan.value.code !== null || own.every((deck) => deck === null)
          ? said
          : await library.read('eternal', withDecks(said.setup, own), seed.value, tongue)
      problem.value = null
    } catch (error) {
      ready.value = null
      problem.value = (error as Error).message
    }
  }

  const change = (part: Partial<Plan>) => {
    plan.value = { ...plan.value, code: null, ...part }
  }

  async function begin() {
    if (ready.value === null) return
    const { setup, seed: dealt } = ready.value
    const players = plan.value.seats.map(playerFor)
    const title = `${h.value.games.eternal.name} · ${plan.value.decks.map(shortName).join(' – ')}`
    const begun = await start('eternal', { kind: 'deal', setup, seed: dealt }, players, title)
    if ('id' in begun) go(['table', begun.id])
    else problem.value = begun.problem
  }

  if (offer === null) return <Busy />
  const { formats, eras, decks } = offer
  return (
    <main class="page setup">
      <h1>{w.value.title(h.value.games.eternal.name)}</h1>
      <p class="lead">{w.value.intro.eternal}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        {([0, 1] as const).map((seat) => (
          <fieldset key={seat}>
            <legend>{w.value.deck(seat + 1)}</legend>
            <p>{w.value.deckHelp}</p>
            <DeckChooser
              offered={decks}
              factions={offer.factions}
              value={plan.value.decks[seat]}
              change={(chosen) => change({ decks: placed(plan.value.decks, seat, chosen) })}
            />
            <SeatChooser
              label={w.value.who}
              value={plan.value.seats[seat]}
              change={(choice) => change({ seats: placed(plan.value.seats, seat, choice) })}
            />
          </fieldset>
        ))}
        <p class="quiet">{w.value.botsHelp}</p>
        <fieldset>
          <legend>{w.value.format}</legend>
          <ul class="tiles small">
            {formats.map((format) => (
              <li key={format} class={plan.value.format === format ? 'tile chosen' : 'tile'}>
                <label>
                  <input
                    type="radio"
                    name="format"
                    checked={plan.value.format === format}
                    onChange={() => change({ format })}
                  />
                  <strong>{w.value.formats[format]?.name ?? format}</strong>
                </label>
                <p>{w.value.formats[format]?.text}</p>
              </li>
            ))}
          </ul>
          <label class="field">
            <span>{w.value.era}</span>
            <select
              value={plan.value.era}
              onChange={({ currentTarget: { value } }) => change({ era: value })}
            >
              {eras.map((era) => (
                <option key={era} value={era}>
                  {w.value.eras[era] ?? era}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{w.value.first}</span>
            <select
              value={plan.value.first}
              onChange={({ currentTarget: { value } }) =>
                change({ first: value === 'one' || value === 'two' ? value : 'chance' })
              }
            >
              {(['chance', 'one', 'two'] as const).map((first) => (
                <option key={first} value={first}>
                  {w.value.firsts[first]}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
        <p>
          <a href={to(['decks'])}>{w.value.deckBuilder}</a>
        </p>
        <CodeField code={ready.value?.code ?? null} use={(text) => change({ code: text.trim() })} />
        {problem.value !== null && <p role="alert">{problem.value}</p>}
        <button type="submit" class="go" disabled={ready.value === null}>
          {w.value.start}
        </button>
      </form>
    </main>
  )
}

/** The set-up with lists of the builder in place of what was said. */
function withDecks(setup: Plain, own: readonly (OwnDeck | null)[]): Plain {
  const { decks, ...rest } = setup as { readonly decks: readonly Plain[] }
  return {
    ...rest,
    decks: decks.map((deck, seat) => {
      const built = own[seat] ?? null
      return built === null ? deck : { name: built.name, main: built.main, market: built.market }
    }),
  }
}

const placed = <T,>(pair: readonly [T, T], seat: 0 | 1, value: T): readonly [T, T] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

const MOST_LETTERS = 24
const shortName = (said: string): string => {
  const deck = ownDeckIn(said)?.name ?? said
  return deck.length > MOST_LETTERS ? `${deck.slice(0, MOST_LETTERS)}…` : deck
}
