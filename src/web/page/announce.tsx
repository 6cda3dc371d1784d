import { signal } from '@preact/signals'

interface Saying {
  readonly n: number
  readonly text: string
  readonly at: number
}

/** Whoever listens has heard it by then: it need not stay in the page. */
const SPOKEN_AFTER = 30_000

const said = signal<readonly Saying[]>([])
let count = 0

/** Says something to those who listen to the page. The same words twice are said twice. */
export function announce(...sentences: readonly string[]): void {
  const at = Date.now()
  const more = sentences.filter((text) => text !== '').map((text) => ({ n: count++, text, at }))
  if (more.length > 0) said.value = [...said.peek().filter((each) => at - each.at < SPOKEN_AFTER), ...more]
}

/** Sentences are added one after the other: a screen reader speaks each in its turn, and none pushes out another. */
export function Announcer() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {said.value.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  )
}
