import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { speaking } from '../page/words.ts'
import type { Choice, Moment } from '../source/source.ts'
import type { Act, BoardProps, Cards, GameFace } from './face.ts'
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
  readonly asked: BoardProps
  readonly face: GameFace
}

/** The choices as acts, where a game does not put them together itself. */
function bareActs(
  { moment, cards, choices, choose }: BoardProps,
  face: GameFace,
  inside: string | null,
  enter: (group: string) => void,
): Act[] {
  const confirm = moment.question === null ? null : face.confirm(moment.question)
  const decline = moment.question === null ? null : face.decline(moment.question)
  return slots(moment, cards, choices, face, inside).map(({ title, note, choices: all }) => {
    const [first, second] = all
    return {
      id: String(first!.index),
      title,
      ...(note === undefined ? {} : { note }),
      confirms: first!.index === confirm,
      declines: first!.index === decline,
      run: () => {
        if (second === undefined) choose(first!.index)
        else enter(face.look(first!, moment, cards).group ?? '')
      },
    }
  })
}

/** The bar that always says who is asked, what, and why, with every answer as a button and a key. */
export function Ledge({ asked, face }: LedgeProps) {
  const inside = useSignal<string | null>(null)
  const { moment, cards } = asked
  const { question } = moment
  const acts =
    face.acts?.(asked) ??
    bareActs(asked, face, inside.value, (group) => {
      inside.value = group
    })
  useEffect(() => {
    inside.value = null
  }, [moment.at, inside])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target) || question === null)
        return
      const act = /^[1-9]$/.test(event.key)
        ? acts[Number(event.key) - 1]
        : event.key === 'Escape' && inside.value === null
          ? acts.find(({ declines }) => declines)
          : event.key === 'Enter' && !isControl(event.target)
            ? acts.find(({ confirms }) => confirms)
            : undefined
      if (act !== undefined) act.run()
      else if (event.key === 'Escape' && inside.value !== null) inside.value = null
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const { Controls } = face
  const prompt = face.prompt?.(moment, cards) ?? question?.prompt
  return (
    <section class="ledge" aria-label={w.value.choices}>
      <h1 class="prompt">{moment.outcome?.words ?? prompt ?? w.value.thinking}</h1>
      <div class="answers">
        {acts.map((act, i) => (
          <button
            key={act.id}
            type="button"
            class={`answer ${act.confirms ? 'main' : ''}`}
            aria-pressed={act.pressed}
            onClick={act.run}
          >
            {i < 9 && <kbd>{i + 1}</kbd>}
            <span>
              {act.title}
              {act.note !== undefined && <small>{act.note}</small>}
            </span>
            {act.cost !== undefined && <b>{act.cost}</b>}
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
      {Controls !== undefined && <Controls {...asked} />}
    </section>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, summary, input, select, textarea')
}
