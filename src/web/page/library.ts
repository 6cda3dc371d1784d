import { signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { CardEntry, Lang } from '../../language/face.ts'
import type { OfferOf } from '../games/declared.ts'
import { localLibrary } from '../source/local.ts'
import type { GameId } from '../source/source.ts'
import { lang } from './settings.ts'

/** One library for the whole page, opened when first asked. */
export const library = localLibrary()

const known = signal<ReadonlyMap<string, ReadonlyMap<string, CardEntry>>>(new Map())
const asked = new Set<string>()

async function fetchCards(game: GameId, language: Lang): Promise<void> {
  const key = `${game} ${language}`
  if (asked.has(key)) return
  asked.add(key)
  const cards = await library.cards(game, language)
  known.value = new Map([
    ...known.value,
    [key, new Map(cards.filter(({ older }) => older === undefined).map((card) => [card.id, card]))],
  ])
}

const NONE: ReadonlyMap<string, CardEntry> = new Map()

/** All cards of a game in the language of the page; empty until they have come. */
export function useCards(game: GameId): ReadonlyMap<string, CardEntry> {
  const language = lang.value
  useEffect(() => {
    void fetchCards(game, language)
  }, [game, language])
  return known.value.get(`${game} ${language}`) ?? NONE
}

/** What can be chosen before a game; each game has its own shape. */
export const offerOf = <G extends GameId>(game: G, language: Lang): Promise<OfferOf<G>> =>
  library.offer(game, language)

/** What can be chosen before a game, in the language of the page; null until it has come, or if not wanted. */
export function useOffer<G extends GameId>(game: G, wanted = true): OfferOf<G> | null {
  const offer = useSignal<OfferOf<G> | null>(null)
  const language = lang.value
  useEffect(() => {
    offer.value = null
    if (wanted)
      void offerOf(game, language).then((came) => {
        offer.value = came
      })
  }, [game, language, wanted])
  return offer.value
}
