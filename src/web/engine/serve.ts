import { Refusal } from '../../kernel/refusal.ts'
import { GameStopped } from '../../kernel/session.ts'
import { Desk } from './desk.ts'
import type { Parts } from './parts.ts'
import { inBothLanguages } from './problem.ts'
import type { Call, CallName, Calls, Reply } from './protocol.ts'

/** A call may have to fetch a part of the game first. */
type Answering = {
  readonly [N in CallName]: (
    ...words: Parameters<Calls[N]>
  ) => ReturnType<Calls[N]> | Promise<ReturnType<Calls[N]>>
}

/** The inside of a worker: answers the page's calls about one game, one after the other. */
export function serve(parts: Parts): void {
  const desk = new Desk(parts)
  const { cardIds, olderCardIds = [] } = parts.rules
  const calls: Answering = {
    begin: (from, players, lang) => desk.begin(from, players, lang),
    answer: (index) => desk.answer(index),
    move: (told) => desk.move(told),
    undo: (agreed) => desk.undo(agreed),
    act: (id) => desk.act(id),
    look: (at) => desk.look(at),
    fork: (at) => desk.fork(at),
    speak: (lang) => desk.speak(lang),
    eyes: (seat) => desk.eyes(seat),
    whyNot: (wish) => desk.whyNot(wish),
    reasons: (line) => desk.reasons(line),
    numbers: (about, at) => desk.numbers(about, at),
    hint: () => desk.hint(),
    setup: (flags, seed, lang) => desk.setup(flags, seed, lang),
    read: (document, seed, lang) => desk.read(document, seed, lang),
    offer: async (lang) => (await parts.offer())(lang),
    cards: async (lang) => {
      const words = await parts.words(lang)
      return [...cardIds, ...olderCardIds].map((id) => words.card(id))
    },
    sheets: async (lang) => (await parts.words(lang)).sheets?.() ?? [],
    decks: async () => (await parts.decks()).decks(),
    readDeck: async (text, lang) => {
      await parts.names()
      return (await parts.decks()).readDeck(text, lang)
    },
    checkDeck: async (deck, lang) => {
      await parts.names()
      return (await parts.decks()).checkDeck(deck, lang)
    },
    randomDeck: async (factions, seed) => (await parts.decks()).randomDeck(factions, seed),
  }
  let last = Promise.resolve()
  addEventListener('message', ({ data }: MessageEvent<Call>) => {
    last = last.then(async () => postMessage(await replyTo(calls, data)))
  })
}

async function replyTo(calls: Answering, { id, name, args }: Call): Promise<Reply> {
  try {
    const call = calls[name] as (...words: readonly unknown[]) => unknown
    return { id, value: await call(...args) }
  } catch (error) {
    const refused = error instanceof Refusal || error instanceof GameStopped
    return { id, error: inBothLanguages(error), refused }
  }
}
