import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { type AnswerTo, call } from '../api.ts'
import type { Attempt } from './attempt.ts'
import { holidayWords } from './holiday-words.ts'

const w = speaking(holidayWords)
const USUAL = 7

/** Days in which the time of one's games of days stands still. */
export function HolidaySettings({ attempt }: { readonly attempt: Attempt }) {
  const known = useSignal<AnswerTo<'GET /api/holiday'> | null>(null)
  const days = useSignal(USUAL)
  useEffect(() => {
    call('GET /api/holiday').then(
      (shown) => {
        known.value = shown
        days.value = Math.min(USUAL, shown.days)
      },
      () => undefined,
    )
  }, [])
  const change = (count: number) =>
    attempt(async () => {
      known.value = await call('POST /api/holiday', { send: { days: count } })
      days.value = Math.min(days.peek(), known.value.days)
    })
  const now = known.value
  if (now === null) return null
  return (
    <section class="slab holiday" aria-labelledby="holiday">
      <h2 id="holiday">{w.value.title}</h2>
      <p>{w.value.hint}</p>
      {now.until !== null ? (
        <>
          <p>
            {w.value.until(
              new Date(now.until).toLocaleString(lang.value, { dateStyle: 'long', timeStyle: 'short' }),
            )}
          </p>
          <button type="button" class="button" onClick={() => void change(0)}>
            {w.value.back}
          </button>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void change(days.value)
          }}
        >
          <p>{w.value.left(now.days)}</p>
          {now.days > 0 && (
            <>
              <label class="field">
                <span>{w.value.days}</span>
                <input
                  type="number"
                  min="1"
                  max={now.days}
                  value={days.value}
                  onInput={({ currentTarget }) => {
                    days.value = currentTarget.valueAsNumber || 1
                  }}
                />
              </label>
              <button type="submit" class="button">
                {w.value.take}
              </button>
            </>
          )}
        </form>
      )}
    </section>
  )
}
