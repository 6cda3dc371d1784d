import { aeonsEnd } from '../../games/aeons-end/index.ts'
import { markedWords } from '../../games/aeons-end/text/words.ts'
import { noDecks } from './no-decks.ts'
import { serve } from './serve.ts'

// On the page aether is a sign, not a word.
serve({ ...aeonsEnd, words: { en: markedWords('en'), fr: markedWords('fr') } }, noDecks)
