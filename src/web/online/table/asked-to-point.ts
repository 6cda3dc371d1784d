import { signal } from '@preact/signals'

/** What the next press on the table is to choose, in words, while a dialogue has made way for it. */
export const askedToPoint = signal<string | null>(null)
