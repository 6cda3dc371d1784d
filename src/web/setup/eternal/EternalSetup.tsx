import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { EternalOffer } from '../../../games/eternal/protocol/offer.ts'
import { homeWords } from '../../home/words.ts'
import { rungId } from '../../ladder/ladder.ts'
import { Busy } from '../../page/Busy.tsx'
import { library, useOffer } from '../../page/library.ts'
import { go, to } from '../../page/route.ts'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import type { PreparedSetup } from '../../source/source.ts'
import { newId } from '../../source/store.ts'
import { start } from '../../table/sitting/begin.ts'
import { BeginBar, inviteTo } from '../BeginBar.tsx'
import { CodeField } from '../CodeField.tsx'
import { keepPlan, lastPlan } from '../last.ts'
import { playerFor, SEAT_CHOICES, STRENGTHS } from '../players.ts'
import { Segments } from '../Segments.tsx'
import { SetupParts } from '../SetupParts.tsx'
import { setupWords } from '../words.ts'
import '../../card/card.css'
import '../setup.css'
import { DeckTiles } from './DeckTiles.tsx'
import { Modes } from './Modes.tsx'
import {
  FIRST_PLAN,
  flagsOf,
  LONGEST_NAME,
  named,
  ownDeckIn,
  type Plan,
  placed,
  RANDOM,
  SIDES,
  shareScreen,
  withDecks,
  withEra,
} from './plan.ts'

const w = speaking(setupWords)
const h = speaking(homeWords)

/** Deck against deck: who plays which, in which format. */
export function EternalSetup({
  deck,
  code,
  against,
  bot,
}: {
  /** A deck that the builder sent along. */
  readonly deck: string | null
  readonly code: string | null
  /** The deck to play against and how strong a bot, where the address says so. */
  readonly against: string | null
  readonly bot: string | null
}) {
  const last = lastPlan('eternal', FIRST_PLAN)
  const strength = STRENGTHS.find((each) => each === bot)
  const plan = useSignal<Plan>({
    ...last,
    decks: [deck ?? last.decks[0], against ?? last.decks[1]],
    seats: strength === undefined ? last.seats : ['person', strength],
    code,
  })
  const seed = useSignal(newId())
  const offer = useOffer('eternal')
  const ready = useSignal<PreparedSetup | null>(null)
  const problem = useSignal<string | null>(null)
  const language = lang.value

  useEffect(() => {
    if (offer !== null) plan.value = withEra(plan.value, offer)
  }, [offer])

  useEffect(() => {
    void prepare()
  }, [plan.value, language])

  async function prepare() {
    try {
      const said = await library.setup('eternal', flagsOf(plan.value), seed.value, language)
      const own = plan.value.decks.map(ownDeckIn)
      ready.value =
        plan.value.code !== null || own.every((deck) => deck === null)
          ? said
          : await library.read('eternal', withDecks(said.setup, own), seed.value, language)
      problem.value = null
    } catch (error) {
      ready.value = null
      problem.value = (error as Error).message
    }
  }

  const change = (part: Partial<Plan>) => {
    const next = { ...plan.value, code: null, ...part }
    // A deck brings its rules along; whoever chooses other rules is told why they do not fit.
    plan.value = part.decks === undefined || offer === null ? next : withEra(next, offer)
  }

  /** Who plays, and what the table is called. */
  function chosenTable() {
    keepPlan('eternal', { ...plan.value, code: null })
    return {
      players: plan.value.seats.map(playerFor),
      title: `${h.value.games.eternal.name} · ${plan.value.decks.map((deck) => shortName(deck, offer?.decks ?? [])).join(' – ')}`,
    }
  }

  async function invite() {
    if (ready.value === null) return
    const { players } = chosenTable()
    problem.value = await inviteTo('eternal', ready.value.setup, players)
  }

  async function begin() {
    if (ready.value === null) return
    const { setup, seed: dealt } = ready.value
    const { players, title } = chosenTable()
    const { decks, seats } = plan.value
    const here = named(players, plan.value)
    // What counts is a person against a bot.
    const counts = plan.value.code === null && seats[0] === 'person' && seats[1] !== 'person'
    const begun = await start('eternal', { kind: 'deal', setup, seed: dealt }, here, title, {
      rung: counts ? rungId(decks[1], seats[1]) : null,
    })
    if ('id' in begun) go(['table', begun.id])
    else problem.value = begun.problem
  }

  if (offer === null) return <Busy />
  const { decks } = offer
  const formatWords = w.value.formats[plan.value.format]
  return (
    <main class="page setup wide">
      <h1 class="unseen">{w.value.title(h.value.games.eternal.name)}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <SetupParts
          class="of-sides"
          parts={[
            ...SIDES.map(
              (side) => [w.value.deck(side + 1), shortName(plan.value.decks[side], decks)] as const,
            ),
            [w.value.mode, formatWords?.name ?? plan.value.format],
          ]}
        >
          {SIDES.map((side) => (
            <fieldset key={side} class={side === 0 ? 'side' : 'side other'}>
              <legend>
                {w.value.deck(side + 1)} <small>{w.value.deckHelp}</small>
              </legend>
              <Segments
                label={w.value.who}
                name={`seat${side}`}
                values={SEAT_CHOICES.map((choice) => [
                  choice,
                  choice === 'person' ? w.value.personShort : w.value.bots[choice],
                ])}
                value={plan.value.seats[side]}
                change={(choice) => change({ seats: placed(plan.value.seats, side, choice) })}
              />
              {shareScreen(plan.value) && (
                <label class="field">
                  <span>{w.value.name}</span>
                  <input
                    value={plan.value.names[side]}
                    maxLength={LONGEST_NAME}
                    autocomplete="off"
                    onChange={({ currentTarget }) => {
                      const names = placed(plan.value.names, side, currentTarget.value)
                      plan.value = { ...plan.value, names }
                    }}
                  />
                </label>
              )}
              <DeckTiles
                name={`deck${side}`}
                offer={offer}
                value={plan.value.decks[side]}
                change={(chosen) => change({ decks: placed(plan.value.decks, side, chosen) })}
              />
            </fieldset>
          ))}
          <Modes offer={offer} {...plan.value} change={change} />
        </SetupParts>
        <p>
          <a href={to(['decks'])}>{w.value.deckBuilder}</a>
        </p>
        <CodeField code={ready.value?.code ?? null} use={(text) => change({ code: text.trim() })} />
        <BeginBar
          title={
            <>
              {shortName(plan.value.decks[0], decks)} <small>{w.value.against}</small>{' '}
              {shortName(plan.value.decks[1], decks)}
            </>
          }
          note={[
            ...plan.value.seats.map((seat) => (seat === 'person' ? w.value.person : w.value.bots[seat])),
            formatWords?.name ?? plan.value.format,
            w.value.eras[plan.value.era] ?? plan.value.era,
          ].join(' · ')}
          problem={problem.value}
          ready={ready.value !== null}
          invite={() => void invite()}
          surprise={() => {
            const any = () => decks[Math.floor(Math.random() * decks.length)]!.name
            change({ decks: [any(), any()] })
          }}
        />
      </form>
    </main>
  )
}

const MOST_LETTERS = 24

/** What a deck is called where there is little room. */
function shortName(said: string, offered: EternalOffer['decks']): string {
  if (said.startsWith(RANDOM)) return w.value.randomDeck
  const deck = ownDeckIn(said)?.name ?? offered.find(({ name }) => name === said)?.called ?? said
  if (deck.trim() === '') return w.value.pastedTitle
  return deck.length > MOST_LETTERS ? `${deck.slice(0, MOST_LETTERS)}…` : deck
}
