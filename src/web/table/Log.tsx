import { useSignal } from '@preact/signals'
import type { ComponentChild, ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { CardEntry, Sum } from '../../language/face.ts'
import { Glyph } from '../card/glyphs.tsx'
import { peekHandlers } from '../card/peek.ts'
import { inLetters, Rich, type RichProps } from '../card/Rich.tsx'
import { announce } from '../page/announce.tsx'
import { Said } from '../page/Said.tsx'
import { speaking } from '../page/words.ts'
import type { Moment, Told } from '../source/source.ts'
import type { Cards } from './face.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)
const SHOWN = 60
const SHOWN_OPEN = 600

interface LogProps {
  readonly moment: Moment
  readonly cards: Cards
  readonly look: (at: number) => void
  /** Why the numbers of a line are what they are. */
  readonly reasons: (line: number) => Promise<readonly Sum[]>
  /** The whole log over the table, or its newest lines beside it. */
  readonly open: boolean
  readonly toggle: () => void
}

interface Drawn {
  readonly cards: Cards
  readonly fresh: boolean
  readonly line: ComponentChild
}

/** What happened, the newest first; an entry opens the moment it tells of. */
export function Log({ moment, cards, look, reasons, open, toggle }: LogProps) {
  const { log, fresh } = moment
  const entries = log.slice(open ? -SHOWN_OPEN : -SHOWN).reverse()
  const list = useRef<HTMLOListElement>(null)
  const drawn = useRef(new WeakMap<Told, Drawn>())
  // A line that has not changed is not drawn anew.
  const line = (entry: Told, i: number): ComponentChild => {
    const known = drawn.current.get(entry)
    const isFresh = i < fresh
    if (known !== undefined && known.cards === cards && known.fresh === isFresh) return known.line
    const made = (
      <Entry
        key={log.length - i}
        entry={entry}
        cards={cards}
        fresh={isFresh}
        look={() => look(entry.after)}
        reasons={reasons}
      />
    )
    drawn.current.set(entry, { cards, fresh: isFresh, line: made })
    return made
  }
  useEffect(() => {
    list.current?.scrollTo({ top: 0 })
  }, [moment.at])
  useEffect(() => {
    if (open) list.current?.focus({ preventScroll: true })
  }, [open])
  return (
    <section class={`log slab ${open ? 'open' : ''}`} aria-label={w.value.log}>
      <h2 class="h">
        {w.value.log}
        <button type="button" class="log-size" aria-expanded={open} onClick={toggle}>
          <Said as={w.value.log}>{open ? <Glyph name="close" /> : <kbd class="calm">L</kbd>}</Said>
        </button>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and arrow keys must reach it */}
      <ol ref={list} tabIndex={0} aria-label={w.value.log}>
        {entries.map((entry, i) => line(entry, i))}
      </ol>
    </section>
  )
}

interface EntryProps {
  readonly entry: Told
  readonly cards: Cards
  readonly fresh: boolean
  readonly look: () => void
  readonly reasons: LogProps['reasons']
}

/** A line of the log. Its numbers are buttons: each says how it came about. */
function Entry({ entry, cards, fresh, look, reasons }: EntryProps) {
  const turn = entry.event.kind === 'turnBegan'
  const sums = useSignal<readonly Sum[] | null>(null)
  const { line } = entry
  const ask = async () => {
    sums.value = sums.value === null && line !== undefined ? await reasons(line) : null
    if (sums.value !== null) announce(sums.value.map(({ words }) => inLetters(words)).join('. '))
  }
  useEffect(() => {
    sums.value = null
  }, [entry.text])
  const number = (figures: string, key: string) => (
    <button
      key={key}
      type="button"
      class="log-number"
      title={w.value.whyNumber}
      aria-expanded={sums.value !== null}
      onClick={() => void ask()}
    >
      {figures}
    </button>
  )
  return (
    <li class={`${fresh ? 'new' : ''} ${turn ? 'turn' : ''}`}>
      <span class="log-text">
        {linked(entry, cards, line === undefined ? undefined : number)}
        {sums.value?.map(({ words }) => (
          <span key={words} class="log-sum">
            <Rich text={words} />
          </span>
        ))}
      </span>
      <button
        type="button"
        class="log-look"
        title={w.value.lookThen}
        aria-label={w.value.lookThen}
        onClick={look}
      >
        <Glyph name="eye" />
      </button>
    </li>
  )
}

/** The sentence with the names of its cards set off; each shows its card. */
function linked({ event, text }: Told, cards: Cards, number: RichProps['number']): ComponentChildren {
  const named = Object.values(event).flatMap((value) => {
    const entry = typeof value === 'string' ? cards.get(value) : undefined
    return entry === undefined || !text.includes(entry.name) ? [] : [entry]
  })
  const [first] = named
  if (first === undefined) return <Rich text={text} number={number} />
  const at = text.indexOf(first.name)
  return (
    <>
      <Rich text={text.slice(0, at)} number={number} />
      <CardName entry={first} />
      <Rich text={text.slice(at + first.name.length)} number={number} />
    </>
  )
}

/** A card's name in a sentence: it shows the card. */
export function CardName({ entry }: { readonly entry: CardEntry }) {
  return (
    <button type="button" class="card-name" {...peekHandlers({ entry }, undefined)}>
      {entry.name}
    </button>
  )
}
