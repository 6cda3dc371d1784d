import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { speaking } from '../page/words.ts'
import type { Choice, Moment } from '../source/source.ts'
import type { Cards, GameFace } from './face.ts'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

/** A button of the ledge: one choice, or several behind one title. */
interface Slot {
  readonly title: string
  readonly note?: string | undefined
  readonly choices: readonly Choice[]
}

function slots(
  moment: Moment,
  cards: Cards,
  choices: readonly Choice[],
  face: GameFace,
  inside: string | null,
): Slot[] {
  const made: { title: string; note?: string | undefined; group?: string | undefined; choices: Choice[] }[] =
    []
  for (const choice of choices) {
    const { title, note, group } = face.look(choice, moment, cards)
    if (inside !== null && group !== inside) continue
    const same = inside === null && group !== undefined && made.find((slot) => slot.group === group)
    if (same) same.choices.push(choice)
    else made.push({ title, note, group: inside === null ? group : undefined, choices: [choice] })
  }
  return made.map(({ title, note, group, choices: all }) =>
    group !== undefined && all.length > 1
      ? { title: w.value.group(group, all.length), choices: all }
      : { title, note, choices: all },
  )
}

export interface LedgeProps {
  readonly moment: Moment
  readonly cards: Cards
  readonly choices: readonly Choice[]
  readonly face: GameFace
  readonly choose: (index: number) => void
}

/** The bar that always says who is asked, what, and why, with every answer as a button and a key. */
export function Ledge({ moment, cards, choices, face, choose }: LedgeProps) {
  const inside = useSignal<string | null>(null)
  const { question } = moment
  const mine = slots(moment, cards, choices, face, inside.value)
  const take = (slot: Slot) => {
    const [first, second] = slot.choices
    if (second === undefined) choose(first!.index)
    else inside.value = face.look(first!, moment, cards).group ?? null
  }
  useEffect(() => {
    inside.value = null
  }, [moment.at, inside])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target) || question === null)
        return
      const slot = /^[1-9]$/.test(event.key) ? mine[Number(event.key) - 1] : undefined
      if (slot !== undefined) take(slot)
      else if (event.key === 'Escape' && inside.value !== null) inside.value = null
      else if (event.key === 'Escape') answer(face.decline(question))
      else if (event.key === 'Enter' && !isControl(event.target)) answer(face.confirm(question))
      else return
      event.preventDefault()
    }
    const answer = (index: number | null) => {
      if (index !== null) choose(index)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <section class="ledge" aria-label={w.value.choices}>
      <h1 class="prompt">{moment.outcome?.words ?? question?.prompt ?? w.value.thinking}</h1>
      <div class="answers">
        {mine.map((slot, i) => (
          <button key={slot.choices[0]!.index} type="button" class="answer" onClick={() => take(slot)}>
            {i < 9 && <kbd>{i + 1}</kbd>}
            <span>
              {slot.title}
              {slot.note !== undefined && <small>{slot.note}</small>}
            </span>
          </button>
        ))}
        {inside.value !== null && (
          <button
            type="button"
            class="answer"
            onClick={() => {
              inside.value = null
            }}
          >
            <kbd>Esc</kbd>
            <span>←</span>
          </button>
        )}
      </div>
    </section>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, summary, input, select, textarea')
}
