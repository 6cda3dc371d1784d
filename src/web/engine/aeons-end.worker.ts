import type { Collection } from '../../games/aeons-end/collection.ts'
import type { LoadedGame } from '../../games/aeons-end/game.ts'
import type { Setup } from '../../games/aeons-end/protocol/setup.ts'
import { speakIn, speaks } from '../../games/aeons-end/text/spoken.ts'
import { markedWords } from '../../games/aeons-end/text/words/marked.ts'
import type { Lang } from '../../language/face.ts'
import { aeonsEndRules, usualDealing } from './aeons-end-rules.ts'
import { noDecks } from './no-decks.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

/** One language is enough for a table; both are there once something is read in which cards have names. */
async function fetchLanguage(lang: Lang, of: Collection): Promise<void> {
  if (speaks(of, lang)) return
  const spoken =
    lang === 'en'
      ? (await import('../../games/aeons-end/text/english/spoken.ts')).speakEnglish(of.packs)
      : (await import('../../games/aeons-end/text/french/spoken.ts')).speakFrench(of.packs)
  speakIn(of, lang, spoken)
}

/** And what the things of the packs are called that come later. */
async function fetchAllNames(lang: Lang, of: Collection): Promise<void> {
  if (speaks(of, lang)) return
  if (lang === 'en') {
    const { legacyEnglish } = await import('../../games/aeons-end/text/names/legacy/names-english.ts')
    const { speakEnglish } = await import('../../games/aeons-end/text/english/spoken.ts')
    speakIn(of, lang, speakEnglish(of.packs, [legacyEnglish]))
  } else {
    const { legacyFrench } = await import('../../games/aeons-end/text/names/legacy/names-french.ts')
    const { speakFrench } = await import('../../games/aeons-end/text/french/spoken.ts')
    speakIn(of, lang, speakFrench(of.packs, [legacyFrench]))
  }
}

const partsOf = (
  { rules, dealing }: LoadedGame,
  fetchNames: (lang: Lang, of: Collection) => Promise<void>,
  more: Parts['more'],
): Parts => {
  const { collection } = dealing
  const names = () => Promise.all([fetchNames('en', collection), fetchNames('fr', collection)])
  return {
    rules,
    // On the page aether is a sign, not a word.
    words: async (lang) => {
      await fetchNames(lang, collection)
      return markedWords(lang, collection)
    },
    advice: async () => (await import('../../games/aeons-end/advice/index.ts')).advice,
    scenario: async () => (await import('../../games/aeons-end/scenario.ts')).scenarioOf(dealing),
    // Cards may be called by their names in either language.
    wish: async () => {
      await names()
      return (await import('../../games/aeons-end/scenario/wish.ts')).wish
    },
    offer: async () => {
      const { offerOf } = await import('../../games/aeons-end/text/offer.ts')
      await names()
      return (lang) => offerOf(collection, lang)
    },
    setupWords: async (lang) => {
      await fetchNames(lang, collection)
      const { setupLines } = await import('../../games/aeons-end/text/words/setup.ts')
      return (setup: Setup) => setupLines(collection, setup, lang)
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
