import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { announce } from '../page/announce.tsx'
import { copyText } from '../page/clipboard.ts'
import { library } from '../page/library.ts'
import { go } from '../page/route.ts'
import { lang } from '../page/settings.ts'
import { speaking } from '../page/words.ts'
import { newId } from '../source/store.ts'
import type { CheckedDeck } from './calls.ts'
import { keepDeck } from './store.ts'
import { decksWords } from './words.ts'

const w = speaking(decksWords)

/** The deck as text and code, to be taken along. */
export function Export({ checked }: { readonly checked: CheckedDeck | null }) {
  const said = useSignal('')
  const copy = async (text: string) => {
    said.value = await copyText(text, w.value.copied)
    announce(said.value)
  }
  return (
    <section class="exchange">
      <h2>{w.value.exchange}</h2>
      <p class="quiet">{w.value.exchangeHelp}</p>
      <label class="field">
        <span class="unseen">{w.value.copyText}</span>
        <textarea rows={8} readOnly value={checked?.text ?? ''} spellcheck={false} />
      </label>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={checked === null}
          onClick={() => void copy(checked?.text ?? '')}
        >
          {w.value.copyText}
        </button>
        <button
          type="button"
          class="button calm"
          disabled={checked?.code == null}
          onClick={() => void copy(checked?.code ?? '')}
        >
          {w.value.copyCode}
        </button>
        <span>{said.value}</span>
      </div>
    </section>
  )
}

/** Reads a pasted deck and keeps it; what could not be read is told. */
export function Import() {
  const text = useSignal('')
  const problem = useSignal<string | null>(null)
  const faults = useSignal<readonly string[]>([])
  const made = useSignal<string | null>(null)
  const alertBox = useRef<HTMLDivElement>(null)
  // What went wrong is brought into sight: it stands below what was pasted.
  useLayoutEffect(() => alertBox.current?.scrollIntoView({ block: 'nearest' }), [problem.value, faults.value])
  async function read() {
    problem.value = null
    faults.value = []
    made.value = null
    try {
      const { deck, faults: unread } = await library.readDeck(text.value, lang.peek())
      if (deck.main.length + deck.market.length === 0) {
        faults.value = unread
        return
      }
      const id = newId()
      keepDeck({ ...deck, name: deck.name === '' ? w.value.untitled : deck.name, id, at: Date.now() })
      if (unread.length === 0) {
        go(['decks', id])
        scrollTo(0, 0)
      } else {
        made.value = id
        faults.value = unread
      }
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <form
      class="exchange"
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <label class="field">
        <span>{w.value.paste}</span>
        <small>{w.value.exchangeHelp}</small>
        <textarea
          rows={6}
          spellcheck={false}
          placeholder="4 Torch (Set1 #8)"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value
          }}
        />
      </label>
      <button type="submit" class="button" disabled={text.value.trim() === ''}>
        {w.value.read}
      </button>
      {(problem.value !== null || faults.value.length > 0) && (
        <div role="alert" ref={alertBox}>
          <p>{problem.value ?? (made.value === null ? w.value.nothingRead : w.value.notRead)}</p>
          <ul>
            {faults.value.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
          {made.value !== null && (
            <a class="button" href={`#/decks/${made.value}`}>
              {w.value.edit}
            </a>
          )}
        </div>
      )}
    </form>
  )
}
