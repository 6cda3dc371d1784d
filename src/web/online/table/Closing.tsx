import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { Company } from '../../../table/messages.ts'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import { listed } from '../listed-names.ts'
import type { RemoteTable } from '../source/remote.ts'
import { closingWords } from './closing-words.ts'

const w = speaking(closingWords)

interface ClosingProps {
  readonly remote: RemoteTable
  readonly company: Company
}

/** Among the tools of the table: to end the game before it is over, when everybody wants that. */
export function CloseTable({ remote, company: { options, closing, you } }: ClosingProps) {
  const asking = useSignal(false)
  const wished = closing.some((seat) => you.seats.includes(seat))
  return (
    <section aria-labelledby="closing">
      <h3 id="closing">{w.value.title}</h3>
      <p class="quiet">{options.pace === 'days' ? w.value.hintDays : w.value.hint}</p>
      {wished ? (
        <p role="status">{w.value.youWould}</p>
      ) : asking.value ? (
        <p role="alert">
          {w.value.sure}{' '}
          <button
            type="button"
            class="button"
            onClick={() => {
              asking.value = false
              void remote.people.closeTable(true)
            }}
          >
            {w.value.yes}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              asking.value = false
            }}
          >
            {w.value.no}
          </button>
        </p>
      ) : (
        <button
          type="button"
          class="button"
          onClick={() => {
            asking.value = true
          }}
        >
          {w.value.close}
        </button>
      )}
    </section>
  )
}

/** So long it stands there that the table stays open after all. */
const TO_READ = 12_000

/** In the strip above the table: somebody would like to end the game here, or another would rather go on. */
export function ClosingWish({
  remote,
  company: { closing, you, stopped },
  over,
  nameOf,
}: ClosingProps & { readonly over: boolean; readonly nameOf: (seat: number) => string }) {
  const staysOpen = useSignal(false)
  const wished = closing.some((seat) => you.seats.includes(seat))
  const before = useRef(0)
  /** She has said so herself. */
  const playsOn = useRef(false)
  const wishes = closing.length
  useEffect(() => {
    const ended = before.current > 0 && wishes === 0
    before.current = wishes
    staysOpen.value = ended && !playsOn.current && !over && stopped === null
    if (ended) playsOn.current = false
    if (!staysOpen.value) return
    announce(w.value.staysOpen)
    const timer = setTimeout(() => (staysOpen.value = false), TO_READ)
    return () => clearTimeout(timer)
  }, [wishes])
  if (staysOpen.value) return <p>{w.value.staysOpen}</p>
  if (closing.length === 0) return null
  const names = [...new Set(closing.filter((seat) => !you.seats.includes(seat)).map(nameOf))]
  return (
    <div class="proposal" role="alert">
      <span>{wished ? w.value.youWould : w.value.would(listed(names), names.length > 1)}</span>
      {you.seats.length > 0 && (
        <>
          {!wished && (
            <button type="button" class="button" onClick={() => void remote.people.closeTable(true)}>
              {w.value.agree}
            </button>
          )}
          <button
            type="button"
            class="button"
            onClick={() => {
              playsOn.current = true
              void remote.people.closeTable(false)
            }}
          >
            {wished ? w.value.takeBack : w.value.playOn}
          </button>
        </>
      )}
    </div>
  )
}
