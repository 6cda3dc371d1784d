import type { LoadedGame } from '../../games/aeons-end/game.ts'
import type { Setup } from '../../games/aeons-end/protocol/setup.ts'
import { speakIn } from '../../games/aeons-end/text/spoken.ts'
import { markedWords } from '../../games/aeons-end/text/words/marked.ts'
import type { Lang } from '../../language/face.ts'
import { aeonsEndRules, usualDealing } from './aeons-end-rules.ts'
import { noDecks } from './no-decks.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

/** One language is enough for a table; both are there once something is read in which cards have names. */
async function fetchLanguage(lang: Lang): Promise<void> {
  if (lang === 'en') speakIn('en', (await import('../../games/aeons-end/text/english/spoken.ts')).english)
  else speakIn('fr', (await import('../../games/aeons-end/text/french/spoken.ts')).french)
}

/** And what the things of the packs are called that come later. */
async function fetchAllNames(lang: Lang): Promise<void> {
  await fetchLanguage(lang)
  if (lang === 'en') {
    const { nameInEnglish } = await import('../../games/aeons-end/text/names/name-in-english.ts')
    nameInEnglish((await import('../../games/aeons-end/text/names/legacy/names-english.ts')).legacyEnglish)
  } else {
    const { nameInFrench } = await import('../../games/aeons-end/text/names/name-in-french.ts')
    nameInFrench((await import('../../games/aeons-end/text/names/legacy/names-french.ts')).legacyFrench)
  }
}

const partsOf = (
  { rules, dealing }: LoadedGame,
  fetchNames: (lang: Lang) => Promise<void>,
  more: Parts['more'],
): Parts => {
  const names = () => Promise.all([fetchNames('en'), fetchNames('fr')])
  return {
    rules,
    // On the page aether is a sign, not a word.
    words: async (lang) => {
      await fetchNames(lang)
      return markedWords(lang, dealing.collection)
    },
    advice: async () => (await import('../../games/aeons-end/advice/index.ts')).advice,
    scenario: async () => (await import('../../games/aeons-end/scenario.ts')).scenarioOf(dealing),
    wish: async () => (await import('../../games/aeons-end/scenario/wish.ts')).wish,
    offer: async () => {
      const { offerOf } = await import('../../games/aeons-end/text/offer.ts')
      await names()
      return (lang) => offerOf(dealing.collection, lang)
    },
    setupWords: async (lang) => {
      await fetchNames(lang)
      const { setupLines } = await import('../../games/aeons-end/text/words/set-up.ts')
      return (setup: Setup) => setupLines(dealing.collection, setup, lang)
    },
    decks: async () => noDecks,
    names,
    more,
  }
}

serve(
  partsOf({ rules: aeonsEndRules, dealing: usualDealing }, fetchLanguage, async () =>
    partsOf((await import('../../games/aeons-end/whole.ts')).whole, fetchAllNames, null),
  ),
)
