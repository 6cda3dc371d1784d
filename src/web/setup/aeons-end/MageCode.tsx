import { useSignal } from '@preact/signals'
import { isMageCode } from '../../../games/aeons-end/campaign-part.ts'
import type { AeonsEndOffer } from '../../../games/aeons-end/protocol/offer.ts'
import { Said } from '../../page/Said.tsx'
import { lang } from '../../page/settings.ts'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../words.ts'
import { faceOf, readTypedCode } from './grown.ts'

const w = speaking(setupWords)

interface MageCodeProps {
  readonly offer: AeonsEndOffer
  readonly mages: readonly string[]
  readonly change: (mages: readonly string[]) => void
  /** There is no room for one more. */
  readonly full: boolean
}

/** A place for the code of a mage that grew in a campaign, and those that sit here. */
export function MageCode({ offer, mages, change, full }: MageCodeProps) {
  const typed = useSignal('')
  const problem = useSignal<string | null>(null)
  const grown = mages.filter(isMageCode)

  function seat() {
    const read = readTypedCode(typed.value, lang.value)
    if ('problem' in read) problem.value = read.problem
    else if (mages.includes(read.code)) problem.value = w.value.mageCodeTwice
    else {
      problem.value = null
      typed.value = ''
      change([...mages, read.code])
    }
  }

  return (
    <div class="mage-code">
      <div class="field row">
        <label>
          <span>
            {w.value.mageCode} <small>{w.value.mageCodeHelp}</small>
          </span>
          <input
            value={typed.value}
            autocomplete="off"
            spellcheck={false}
            placeholder="mage:…"
            aria-invalid={problem.value !== null}
            aria-describedby="mage-code-problem"
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value
            }}
          />
        </label>
        <button type="button" class="button calm" disabled={full || typed.value.trim() === ''} onClick={seat}>
          {w.value.mageCodeAdd}
        </button>
      </div>
      <p id="mage-code-problem" role="alert">
        {problem.value}
      </p>
      {grown.length > 0 && (
        <ul class="chips">
          {grown.map((id) => {
            const { name } = faceOf(offer, id)
            return (
              <li key={id}>
                <button
                  type="button"
                  class="button calm"
                  disabled={mages.length === 1}
                  onClick={() => change(mages.filter((each) => each !== id))}
                >
                  <Said as={w.value.unseat(name)}>{name} ×</Said>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
