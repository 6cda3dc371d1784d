import { afterAll, beforeAll, vi } from 'vitest'

const html = { dataset: {}, style: {}, lang: '', setAttribute: () => {} }
const BROWSER = {
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  document: { documentElement: html, querySelector: () => null, addEventListener: () => {} },
  localStorage: { getItem: () => null, setItem: () => {} },
  addEventListener: () => {},
}

/** In this file the words of the page can be loaded without one: as little of a browser as they are kept beside. */
export function wordsWithoutPage(): void {
  beforeAll(() => {
    for (const [name, value] of Object.entries(BROWSER)) vi.stubGlobal(name, value)
  })
  afterAll(() => vi.unstubAllGlobals())
}
