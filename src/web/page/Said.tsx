import type { ComponentChildren } from 'preact'

/**
 * A name for those who listen, instead of what is drawn. An aria-label would hide the visible words from people
 * who speak to the page; here the words come first, and what is drawn stays silent.
 */
export function Said({ as, children }: { readonly as: string; readonly children?: ComponentChildren }) {
  return (
    <>
      <span class="unseen">{as}</span>
      <span class="for-eyes" aria-hidden="true">
        {children}
      </span>
    </>
  )
}
