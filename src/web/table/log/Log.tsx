import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Sum } from '../../../language/face.ts'
import { type Act, groupAsStory } from '../../../language/story.ts'
import { Glyph } from '../../card/glyphs.tsx'
import { Rich } from '../../card/Rich.tsx'
import { Said } from '../../page/Said.tsx'
import { speaking } from '../../page/words.ts'
import type { LogLine, Moment } from '../../source/source.ts'
import type { Cards, GameFace, Sheets } from '../table-parts.ts'
import { tableWords } from '../words.ts'
import { Deltas } from './Deltas.tsx'
import { Line } from './Line.tsx'
import { logWords } from './words.ts'

const w = speaking(tableWords)
const l = speaking(logWords)
/** How many lines are told beside the table, and how many in the open log. */
const SHOWN = 80
const SHOWN_OPEN = 800

interface LogProps {
  readonly moment: Moment
  /** Answers after which somebody had gone back beyond what had been seen. */
  readonly marks: readonly number[]
  readonly face: GameFace
  readonly cards: Cards
  readonly sheets: Sheets
  readonly look: (at: number) => void
  /** Why the numbers of a line are what they are. */
  readonly reasons: (line: number) => Promise<readonly Sum[]>
  /** The whole log over the table, or its newest part beside it. */
  readonly open: boolean
  readonly toggle: () => void
}

/** The acts can be walked with the arrow keys; the tab key passes the log in one step. */
function walk(event: KeyboardEvent, list: HTMLElement): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    Home: -Infinity,
    End: Infinity,
  }
  const step = steps[event.key]
  if (step === undefined) return
  const acts = [...list.querySelectorAll<HTMLElement>('.log-act')]
  const at = acts.findIndex((act) => act.contains(document.activeElement))
  const next = acts[Math.max(0, Math.min(acts.length - 1, (at === -1 ? acts.length : at) + step))]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
}

/** Somebody went back beyond what had been seen, so many times. */
function Marks({ n }: { readonly n: number }) {
  return Array.from({ length: n }, (_, i) => (
    <p key={i} class="log-mark">
      {l.value.tookBack}
    </p>
  ))
}

/** What happened, told by turns and acts; the newest stands at the end, where the reader looks. */
export function Log({ moment, marks, face, cards, sheets, look, reasons, open, toggle }: LogProps) {
  const { log, fresh } = moment
  const shown = log.slice(open ? -SHOWN_OPEN : -SHOWN)
  const turns = useMemo(() => groupAsStory(shown, face.story), [log, open])
  const firstFresh = log[log.length - fresh]
  const list = useRef<HTMLOListElement>(null)
  const opened = useSignal<LogLine | null>(null)
  // Before it is painted: afterwards it would be painted again, and what is asked would wait for that.
  useLayoutEffect(() => {
    const { current } = list
    current?.scrollTo({ top: current.scrollHeight })
  }, [log, open])
  useEffect(() => {
    if (open)
      list.current?.querySelector<HTMLElement>('.log-act[tabindex="0"]')?.focus({ preventScroll: true })
  }, [open])
  const last = turns.at(-1)?.acts.at(-1)
  const turnOf = (after: number): number =>
    Math.max(
      0,
      turns.findLastIndex(({ head }) => (head?.after ?? 0) <= after),
    )
  let isFresh = false
  const freshFrom = (act: Act<LogLine>): boolean => {
    isFresh ||=
      firstFresh !== undefined && [act.head, ...act.effects, ...act.steps].some((line) => line === firstFresh)
    return isFresh
  }
  return (
    <section class={`log slab ${open ? 'open' : ''}`} aria-label={w.value.log}>
      <h2 class="h">
        {w.value.log}
        <button type="button" class="log-size" aria-expanded={open} onClick={toggle}>
          <Said as={l.value.size[open ? 'close' : 'open']}>
            {open ? <Glyph name="close" /> : <kbd class="calm">L</kbd>}
          </Said>
        </button>
      </h2>
      <ol
        ref={list}
        class="log-turns"
        onScroll={({ currentTarget }) => currentTarget.classList.toggle('more', currentTarget.scrollTop > 2)}
        onKeyDown={(event) => list.current && walk(event, list.current)}
      >
        {turns.map((turn, i) => (
          // Two turns may begin after the same answer: of a nemesis, and of whoever comes next.
          <li key={turn.head === null ? 'first' : log.indexOf(turn.head)} class="log-turn">
            {turn.head !== null && (
              <p class="log-turn-head">
                <Rich text={turn.head.text} />
                <span class="log-deltas">
                  <Deltas deltas={turn.deltas} face={face} moment={moment} sheets={sheets} />
                </span>
              </p>
            )}
            <ol>
              {turn.acts.map((act) => {
                const key = lineOf(act)
                return (
                  <ActEntry
                    key={log.indexOf(key)}
                    act={act}
                    fresh={freshFrom(act)}
                    opened={opened.value === key}
                    stop={act === last}
                    toggle={() => {
                      opened.value = opened.value === key ? null : key
                    }}
                    {...{ moment, face, cards, sheets, look, reasons }}
                  />
                )
              })}
            </ol>
            <Marks n={marks.filter((after) => turnOf(after) === i).length} />
          </li>
        ))}
        {turns.length === 0 && marks.length > 0 && (
          <li class="log-turn">
            <Marks n={marks.length} />
          </li>
        )}
      </ol>
    </section>
  )
}

/** The first line of an act, by which it is known. */
const lineOf = ({ head, effects, steps }: Act<LogLine>): LogLine => (head ?? effects[0] ?? steps[0])!

interface ActProps extends Omit<LogProps, 'marks' | 'open'> {
  readonly act: Act<LogLine>
  readonly fresh: boolean
  readonly opened: boolean
  /** The tab key stops here. */
  readonly stop: boolean
}

function ActEntry({ act, fresh, opened, stop, toggle, ...log }: ActProps) {
  const { moment, face, cards, sheets, look, reasons } = log
  const { head, card, times, effects, steps, deltas } = act
  const headline = head ?? (card === null ? effects[0] : undefined)
  // Steps alone, such as a phase in which nothing happens, are no story.
  if (head === null && effects.length === 0) return null
  const name = card === null ? undefined : cards.get(card)?.name
  // What numbers do not say is said in words.
  const said = effects.filter((line) => line !== headline && face.story.delta(line.event) === null)
  const all = [...(head === null ? [] : [head]), ...effects, ...steps].sort(
    (a, b) => moment.log.indexOf(a) - moment.log.indexOf(b),
  )
  return (
    <li class={fresh ? 'new' : undefined}>
      <button type="button" class="log-act" tabIndex={stop ? 0 : -1} aria-expanded={opened} onClick={toggle}>
        <span>{headline === undefined ? <b>{name ?? card}</b> : <Rich text={headline.text} />}</span>
        <span class="log-deltas">
          {times > 1 && <b>{`×\u00a0${times}`}</b>}
          <Deltas deltas={deltas} face={face} moment={moment} sheets={sheets} />
        </span>
      </button>
      {!opened && said.length > 0 && (
        <ul class="log-effects">
          {said.map((line) => (
            <li key={moment.log.indexOf(line)}>
              <Rich text={line.text} />
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <ul class="log-effects">
          {all.map((line) => (
            <li key={moment.log.indexOf(line)}>
              <Line entry={line} cards={cards} reasons={reasons} />
            </li>
          ))}
          <li>
            <button type="button" class="log-look" onClick={() => look(lineOf(act).after)}>
              <Glyph name="eye" /> {l.value.lookThen}
            </button>
          </li>
        </ul>
      )}
    </li>
  )
}
