import { serve } from '../../../src/web/engine/serve.ts'
import { playableToy } from '../playable.ts'

const nothing = (what: string) => async (): Promise<never> => {
  throw new Error(`the toy has no ${what}`)
}

/** A large game fetches these parts when they are needed; the toy has them all at once. */
serve({
  rules: playableToy,
  words: async (lang) => playableToy.words[lang],
  advice: async () => playableToy.advice,
  scenario: async () => playableToy.scenario,
  wish: nothing('wishes'),
  offer: async () => playableToy.offer!,
  decks: nothing('decks'),
  names: async () => {},
  more: null,
})
