import { markedWords } from '../../games/aeons-end/text/words.ts'
import { aeonsEndRules } from './aeons-end-rules.ts'
import { noDecks } from './no-decks.ts'
import { serve } from './serve.ts'

serve({
  rules: aeonsEndRules,
  // On the page aether is a sign, not a word.
  words: async (lang) => markedWords(lang),
  advice: async () => (await import('../../games/aeons-end/advice/index.ts')).advice,
  scenario: async () => (await import('../../games/aeons-end/scenario.ts')).scenario,
  wish: async () => (await import('../../games/aeons-end/scenario/wish.ts')).wish,
  offer: async () => (await import('../../games/aeons-end/text/offer.ts')).offer,
  decks: async () => noDecks,
  names: async () => {},
})
