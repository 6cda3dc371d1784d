import { useSignal } from '@preact/signals'
import { REPORT_KINDS, REPORT_LENGTH, type ReportKind } from '../../../table/wire/api.ts'
import { speaking } from '../../page/words.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import { api } from '../api.ts'
import { mute } from '../who-am-i.ts'
import type { Reported } from './ReportButtons.tsx'
import { reportWords } from './report-words.ts'

const w = speaking(reportWords)

interface ReportProps {
  readonly table: string
  /** With which she looks on, if she does. */
  readonly watchKey: string | null
  readonly about: Reported
  readonly close: () => void
}

/** Tells whoever runs the server of somebody at this table, and does not hear her any more. */
export function ReportPerson({ table, watchKey, about: { person, name }, close }: ReportProps) {
  const kind = useSignal<ReportKind>('talk')
  const text = useSignal('')
  const mutes = useSignal(true)
  const problem = useSignal('')
  const sent = useSignal('')
  const send = async () => {
    try {
      // Whatever becomes of the report, she need not be heard.
      if (mutes.peek()) await mute(person, true)
      await api.report({
        table,
        ...(watchKey === null ? {} : { key: watchKey }),
        person,
        kind: kind.peek(),
        text: text.peek().trim(),
      })
      problem.value = ''
      sent.value = mutes.peek() ? w.value.sentAndMuted(name) : w.value.sent(name)
    } catch (error) {
      problem.value = (error as Error).message
    }
  }
  return (
    <Dialog title={w.value.report(name)} close={close} class="tools-dialog">
      {sent.value === '' ? (
        <form
          class="report"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <p class="quiet">{w.value.hint(name)}</p>
          <fieldset>
            <legend>{w.value.what}</legend>
            {REPORT_KINDS.map((each) => (
              <label key={each} class="check">
                <input
                  type="radio"
                  name="report"
                  checked={kind.value === each}
                  onChange={() => {
                    kind.value = each
                  }}
                />
                {w.value.kinds[each]}
              </label>
            ))}
          </fieldset>
          <label class="field">
            <span>{w.value.more}</span>
            <textarea
              rows={3}
              maxLength={REPORT_LENGTH}
              value={text.value}
              onInput={({ currentTarget }) => {
                text.value = currentTarget.value
              }}
            />
          </label>
          <label class="check">
            <input
              type="checkbox"
              checked={mutes.value}
              onChange={({ currentTarget }) => {
                mutes.value = currentTarget.checked
              }}
            />
            {w.value.alsoMute(name)}
          </label>
          <button type="submit" class="go">
            {w.value.send}
          </button>
        </form>
      ) : (
        <button type="button" class="go" onClick={close}>
          {w.value.done}
        </button>
      )}
      <p role="status">{sent.value}</p>
      {problem.value !== '' && <p role="alert">{problem.value}</p>}
    </Dialog>
  )
}
