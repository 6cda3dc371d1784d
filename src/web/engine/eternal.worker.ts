import type { EternalSetup } from '../../games/eternal/protocol/setup.ts'
import { explainWith } from '../../games/eternal/text/words/fetched.ts'
import { eternalRules } from './eternal-rules.ts'
import { serve } from './serve.ts'

/** Whoever has the French names can call cards by them, too: in decks, positions and wishes. */
async function fetchFrenchNames(): Promise<void> {
  eternalRules.names.speakFrench((await import('../../games/eternal/text/french/names.ts')).frenchName)
}

async function fetchFrench() {
  const [{ words }] = await Promise.all([
    import('../../games/eternal/text/words/french/index.ts'),
    fetchFrenchNames(),
  ])
  return words
}

serve({
  rules: eternalRules,
  words: async (lang) =>
    lang === 'en'
      ? (await import('../../games/eternal/text/words/english/index.ts')).words
      : await fetchFrench(),
  advice: async () => (await import('../../games/eternal/advice/index.ts')).advice,
  scenario: async () => (await import('../../games/eternal/scenario.ts')).scenarioOf(eternalRules),
  wish: async () => (await import('../../games/eternal/scenario/wishes.ts')).wishFor,
  offer: async () => (await import('../../games/eternal/text/offer.ts')).offer,
  setupWords: async (lang) => {
    const { setupWords } = await import('../../games/eternal/text/words/setup.ts')
    return (setup: EternalSetup) => setupWords(setup, lang)
  },
  decks: async () => (await import('./decks.ts')).eternalDecks,
  names: fetchFrenchNames,
  deepen: async () => explainWith(await import('../../games/eternal/text/words/explaining.ts')),
  more: null,
})
