import { signal } from '@preact/signals'

interface Saying {
  readonly n: number
  readonly text: string
}

/** Whoever listens has heard it by then: it need not stay in the page. */
const SPOKEN_AFTER = 30_000

const said = signal<readonly Saying[]>([])
let count = 0

/** Says something to those who listen to the page. The same words twice are said twice. */
export function announce(...sentences: readonly string[]): void {
  const more = sentences.filter((text) => text !== '').map((text) => ({ n: count++, text }))
  if (more.length === 0) return
  said.value = [...said.peek(), ...more]
  setTimeout(() => (said.value = said.peek().filter(({ n }) => n > more.at(-1)!.n)), SPOKEN_AFTER)
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
