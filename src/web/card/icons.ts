import { type Signal, signal } from '@preact/signals'

/**
 * Pictures by name, fetched when they are first shown. What comes back is the outline of one shape on a
 * 512 x 512 grid; it is kept for as long as the page is open.
 */
const fetched = new Map<string, Signal<string>>()

/** The outline of a picture; empty until it is there. */
export function icon(name: string | null): string {
  if (name === null) return ''
  const known = fetched.get(name)
  if (known !== undefined) return known.value
  const outline = signal('')
  fetched.set(name, outline)
  void load(name, outline)
  return outline.value
}

async function load(name: string, outline: Signal<string>): Promise<void> {
  try {
    const answer = await fetch(`pictures/${name}.svg`)
    if (!answer.ok) return
    outline.value = / d="([^"]*)"/.exec(await answer.text())?.[1] ?? ''
  } catch {
    // Without a network a card keeps its ground and its words; the next time it is shown we ask again.
    fetched.delete(name)
  }
}
