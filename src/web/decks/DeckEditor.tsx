import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Format } from '../../games/eternal/deck-building/deck-list.ts'
import { Peek } from '../card/Peek.tsx'
import { homeWords } from '../home/words.ts'
import { announce } from '../page/announce.tsx'
import { library, useCards } from '../page/library.ts'
import { go, to } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { colon, speaking } from '../page/words.ts'
import { playerFor } from '../setup/players.ts'
import { newId } from '../source/store.ts'
import { start } from '../table/sitting/begin.ts'
import { Curve, Odds } from './Charts.tsx'
import { Contents } from './Contents.tsx'
import type { CheckedDeck } from './calls.ts'
import { countIn, FORMATS, type OwnDeck, type Part, sizeOf, withOneLess, withOneMore } from './deck.ts'
import './decks.css'
import { CardFinder } from './CardFinder.tsx'
import { Export } from './Exchange.tsx'
import { SampleHand } from './SampleHand.tsx'
import { keepDeck, ownDeck } from './store.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)
const h = speaking(homeWords)

/** One deck: what is in it, what it can do, and everything that could be added. */
export function DeckEditor({ id }: { readonly id: string }) {
  const found = ownDeck(id)
  if (found === null)
    return (
      <main class="page">
        <h1>{w.value.missing}</h1>
        <a href={to(['decks'])}>{w.value.back}</a>
      </main>
    )
  return <Editor first={found} />
}

function Editor({ first }: { readonly first: OwnDeck }) {
  const deck = useSignal(first)
  const part = useSignal<Part>('main')
  const view = useSignal<'deck' | 'finder'>('finder')
  const checked = useSignal<CheckedDeck | null>(null)
  const problem = useSignal<string | null>(null)
  const cards = useCards('eternal')
  const language = lang.value
  const list = deck.value

  useEffect(() => {
    let gone = false
    void library.checkDeck(list, language).then((answer) => {
      if (!gone) checked.value = answer
    })
    return () => {
      gone = true
    }
  }, [list, language])

  const change = (next: OwnDeck) => {
    deck.value = { ...next, at: Date.now() }
    keepDeck(deck.value)
  }
  const announceChange = (where: Part, card: string) => {
    const n = countIn(deck.value, where, card)
    announce(`${colon(cards.get(card)?.name ?? card)} ${n}`)
  }
  const add = (where: Part, card: string) => {
    change(withOneMore(deck.value, where, card))
    announceChange(where, card)
  }
  const drop = (where: Part, card: string) => {
    change(withOneLess(deck.value, where, card))
    announceChange(where, card)
  }
  async function play() {
    const seed = newId()
    try {
      const { name, format, main, market } = deck.value
      const { setup, seed: dealt } = await library.read(
        'eternal',
        { decks: [{ name, main, market }, `random::${seed}`], format },
        seed,
        language,
      )
      const title = `${h.value.games.eternal.name} · ${name}`
      const players = [{ bot: null }, playerFor('normal')]
      const begun = await start('eternal', { kind: 'deal', setup, seed: dealt }, players, title)
      if ('id' in begun) go(['table', begun.id])
      else problem.value = begun.problem
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error)
    }
  }

  const reasons = checked.value?.reasons ?? []
  const legal = checked.value !== null && reasons.length === 0
  const pool = [...cards.values()].filter(({ created }) => created !== true)
  return (
    <main class="page deck-editor">
      <header class="deck-head">
        <a href={to(['decks'])}>{w.value.back}</a>
        <h1 class="unseen">{list.name}</h1>
        <label class="field name">
          <span class="unseen">{w.value.name}</span>
          <input
            type="text"
            value={list.name}
            maxLength={60}
            onInput={({ currentTarget }) => change({ ...list, name: currentTarget.value })}
          />
        </label>
        <label class="field">
          <span class="unseen">{w.value.format}</span>
          <select
            value={list.format}
            onChange={({ currentTarget }) => change({ ...list, format: currentTarget.value as Format })}
          >
            {FORMATS.map((format) => (
              <option key={format} value={format}>
                {w.value.formats[format]}
              </option>
            ))}
          </select>
        </label>
        <span class="row">
          <button type="button" class="go" disabled={!legal} onClick={() => void play()}>
            {w.value.play}
          </button>
          {legal && checked.value?.code != null && (
            <a class="button calm" href={to(['setup', 'eternal'], { deck: checked.value.code })}>
              {w.value.playMore}
            </a>
          )}
        </span>
      </header>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <fieldset class="deck-views seg">
        <legend class="unseen">{w.value.show}</legend>
        {(['finder', 'deck'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="view"
              checked={view.value === each}
              onChange={() => {
                view.value = each
              }}
            />
            {each === 'finder' ? w.value.find : `${w.value.list} (${sizeOf(list)})`}
          </label>
        ))}
      </fieldset>
      <div class="deck-body" data-view={view.value}>
        <div class="deck-side">
          <Verdict legal={legal} reasons={reasons} />
          <Contents deck={list} cards={cards} add={add} drop={drop} />
          <Curve deck={list} cards={cards} />
          <Odds deck={list} cards={cards} />
          <SampleHand deck={list} cards={cards} />
          <Export checked={checked.value} />
        </div>
        <div class="deck-finder">
          <fieldset class="into">
            <legend>{w.value.into}</legend>
            <span class="seg">
              {(['main', 'market'] as const).map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="part"
                    checked={part.value === each}
                    onChange={() => {
                      part.value = each
                    }}
                  />
                  {w.value[each]}
                </label>
              ))}
            </span>
          </fieldset>
          <CardFinder
            cards={pool}
            deck={list}
            part={part.value}
            add={(card) => add(part.value, card)}
            drop={(card) => drop(part.value, card)}
          />
        </div>
      </div>
      <Peek />
    </main>
  )
}

/** Whether it can be played, and every reason why not; as high with many reasons as with none. */
function Verdict({ legal, reasons }: { readonly legal: boolean; readonly reasons: CheckedDeck['reasons'] }) {
  return (
    <section
      class={`verdict ${legal ? 'legal' : ''}`}
      aria-live="polite"
      aria-label={w.value.verdict}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {legal ? (
        <p>✓ {w.value.legal}</p>
      ) : (
        reasons.length > 0 && (
          <>
            <p>{w.value.illegal(reasons.length)}</p>
            <ul>
              {reasons.map(({ text, rule }) => (
                <li key={text}>
                  {text} <small>{rule}</small>
                </li>
              ))}
            </ul>
          </>
        )
      )}
    </section>
  )
}
