import { signal } from '@preact/signals'

const said = signal<{ readonly text: string; readonly turn: boolean }>({ text: '', turn: false })

/** Says something to those who listen to the page. The same words twice are said twice. */
export function announce(text: string): void {
  if (text !== '') said.value = { text, turn: !said.value.turn }
}

/** Two regions in turn: a screen reader speaks when one of them changes. */
export function Announcer() {
  const { text, turn } = said.value
  return (
    <div class="unseen">
      <p aria-live="polite">{turn ? text : ''}</p>
      <p aria-live="polite">{turn ? '' : text}</p>
    </div>
  )
}
