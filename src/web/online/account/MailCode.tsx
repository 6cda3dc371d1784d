import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { speaking } from '../../page/words.ts'
import type { Attempt } from './attempt.ts'
import { noticeWords } from './notice-words.ts'
import { TextField } from './TextField.tsx'

const w = speaking(noticeWords)

/** An address, and then the code that was mailed to it. */
export function MailCode({
  attempt,
  send,
  confirm,
  done,
}: {
  readonly attempt: Attempt
  readonly send: (address: string) => Promise<unknown>
  readonly confirm: (address: string, code: string) => Promise<unknown>
  /** What the button says that ends it. */
  readonly done: string
}) {
  const address = useSignal('')
  const sent = useSignal<string | null>(null)
  const code = useSignal('')
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (sent.value !== null) form.current?.querySelector('input')?.focus()
  }, [sent.value])
  const to = sent.value
  if (to === null)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = address.value.trim()
          void attempt(async () => {
            await send(wanted)
            sent.value = wanted
            return w.value.sentTo(wanted)
          })
        }}
      >
        <TextField
          label={w.value.address}
          type="email"
          complete="email"
          value={address.value}
          change={(text) => (address.value = text)}
        />
        <button type="submit" class="button">
          {w.value.send}
        </button>
      </form>
    )
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void attempt(async () => {
          await confirm(to, code.value.trim())
          sent.value = null
          code.value = ''
          address.value = ''
        })
      }}
    >
      <p>{w.value.sentTo(to)}</p>
      <TextField
        label={w.value.code}
        complete="one-time-code"
        value={code.value}
        change={(text) => (code.value = text)}
      />
      <button type="submit" class="button">
        {done}
      </button>
    </form>
  )
}
