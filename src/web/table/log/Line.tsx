import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { CardEntry, Sum } from '../../../language/face.ts'
import { peekHandlers } from '../../card/peek.ts'
import { inLetters, Rich, type RichProps } from '../../card/Rich.tsx'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import type { LogLine } from '../../source/source.ts'
import type { Cards } from '../table-parts.ts'
import { tableWords } from '../words.ts'

const w = speaking(tableWords)

interface LineProps {
  readonly entry: LogLine
  readonly cards: Cards
  /** Why the numbers of a line are what they are. */
  readonly reasons: (line: number) => Promise<readonly Sum[]>
}

/** A line of the log. Its numbers are buttons: each says how it came about. */
export function Line({ entry, cards, reasons }: LineProps) {
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
    <>
      <Linked entry={entry} cards={cards} number={line === undefined ? undefined : number} />
      {sums.value?.map(({ words }) => (
        <span key={words} class="log-sum">
          <Rich text={words} />
        </span>
      ))}
    </>
  )
}

interface LinkedProps {
  readonly entry: LogLine
  readonly cards: Cards
  readonly number?: RichProps['number']
}

/** The sentence with the names of its cards set off; each shows its card. */
function Linked({ entry: { event, text }, cards, number }: LinkedProps) {
  const named = Object.values(event).flatMap((value) => {
    const entry = typeof value === 'string' ? cards.get(value) : undefined
    return entry === undefined || !text.includes(entry.name) ? [] : [entry]
  })
  return <Named text={text} entry={named[0]} number={number} />
}

/** A sentence in which the name of a card, where it is said, shows the card. */
export function Named({
  text,
  entry,
  number,
}: {
  readonly text: string
  readonly entry: CardEntry | undefined
  readonly number?: RichProps['number']
}) {
  const at = entry === undefined ? -1 : text.indexOf(entry.name)
  if (entry === undefined || at === -1) return <Rich text={text} number={number} />
  return (
    <>
      <Rich text={text.slice(0, at)} number={number} />
      <CardName entry={entry} />
      <Rich text={text.slice(at + entry.name.length)} number={number} />
    </>
  )
}

/** A card's name in a sentence: it shows the card. */
export function CardName({ entry }: { readonly entry: CardEntry }): ComponentChildren {
  return (
    <button type="button" class="card-name" {...peekHandlers({ entry }, undefined)}>
      {entry.name}
    </button>
  )
}
