import { Refusal } from '../../kernel/refusal.ts'
import { GameStopped } from '../../kernel/session.ts'
import type { Parts } from './parts.ts'
import { inBothLanguages } from './problem.ts'
import type { Call, CallName, Calls, Reply } from './protocol.ts'
import { TableHost } from './table-host.ts'

/** A call may have to fetch a part of the game first. */
type Answering = {
  readonly [N in CallName]: (
    ...words: Parameters<Calls[N]>
  ) => ReturnType<Calls[N]> | Promise<ReturnType<Calls[N]>>
}

/** The inside of a worker: answers the page's calls about one game, one after the other. */
export function serve(parts: Parts): void {
  const host = new TableHost(parts)
  const questions = () => import('./questions.ts')
  const setUps = () => import('./setups.ts')
  const calls: Answering = {
    begin: (from, players, lang) => host.begin(from, players, lang),
    answer: (index, revision) => host.answer(index, revision),
    move: (scripted) => host.move(scripted),
    undo: (agreed) => host.undo(agreed),
    act: (id) => host.act(id),
    look: (at) => host.look(at),
    fork: (at) => host.fork(at),
    speak: (lang) => host.speak(lang),
    eyes: (seat) => host.eyes(seat),
    whyNot: async (text) => (await questions()).whyNot(host.asked, text),
    reasons: async (line) => (await questions()).reasons(host.asked, line),
    numbers: async (about, at) => (await questions()).numbers(host.asked, about, at),
    hint: async () => (await questions()).hint(host.asked),
    compare: async (shown) => (await questions()).compare(host.asked, shown),
    lines: async (events, people, lang) => {
      // The table lies elsewhere: nobody here knows what it is played with.
      const words = await (await host.withAll()).words(lang)
      const among = words.among?.(people) ?? words
      return events.map((event) => among.event(event) || null)
    },
    setup: async (...wanted) => (await setUps()).setup(host, ...wanted),
    read: async (...wanted) => (await setUps()).read(host, ...wanted),
    offer: async (lang) => (await (await host.withAll()).offer())(lang),
    cards: async (lang, all) => {
      const { rules, ...parts } = all ? await host.withAll() : host.parts
      const { cardIds, olderCardIds = [] } = rules
      const words = await parts.words(lang)
      return [...cardIds, ...olderCardIds].map((id) => words.card(id))
    },
    sheets: async (lang) => (await host.parts.words(lang)).sheets?.() ?? [],
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
