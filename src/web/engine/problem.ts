import { Bilingual, type BothLanguages, Refusal } from '../../kernel/refusal.ts'

/** What went wrong, as a sentence for people; a fault of ours has only its own words. */
export function inBothLanguages(error: unknown): BothLanguages {
  if (!(error instanceof Refusal)) {
    const en = error instanceof Error ? error.message : String(error)
    return { en, fr: error instanceof Bilingual ? error.french : en }
  }
  const where = placeInWords(error.place)
  const { en, fr } = error.sentence
  return where === null
    ? { en: capital(en), fr: capital(fr) }
    : { en: capital(`${where.en}: ${en}`), fr: capital(`${where.fr}\u00a0: ${fr}`) }
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const PARTS: Readonly<Record<string, BothLanguages>> = {
  main: { en: 'the main deck of', fr: 'le deck principal du' },
  market: { en: 'the market of', fr: 'le marché du' },
  '': { en: 'the deck of', fr: 'le deck du' },
}

/** Where in a document something is wrong, as people call it; null where they could not see the place. */
function placeInWords(place: string): BothLanguages | null {
  const deck = /^decks\[(\d)\](?:\.(main|market))?/.exec(place)
  if (deck !== null) {
    const number = Number(deck[1]) + 1
    const { en, fr } = PARTS[deck[2] ?? '']!
    return { en: `${en} player ${number}`, fr: `${fr} joueur ${number}` }
  }
  const answer = /^answer (\d+)$/.exec(place)
  return answer === null ? null : { en: `answer ${answer[1]}`, fr: `réponse ${answer[1]}` }
}
