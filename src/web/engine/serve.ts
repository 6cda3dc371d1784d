import { Refusal } from '../../kernel/refusal.ts'
import { GameStopped } from '../../kernel/session.ts'
import type { Lang, Playable } from '../../language/face.ts'
import { Desk } from './desk.ts'
import { inBothLanguages } from './problem.ts'
import type { Call, Calls, DeckCalls, Reply } from './protocol.ts'

/** The inside of a worker: answers the page's calls about one game, one after the other. */
export function serve(game: Playable, decks: DeckCalls): void {
  const desk = new Desk(game)
  const calls: Calls = {
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
    offer: (lang) => game.offer?.(lang) ?? null,
    read: (document, seed, lang) => desk.read(document, seed, lang),
    cards: (lang: Lang) =>
      [...game.cardIds, ...(game.olderCardIds ?? [])].map((id) => game.words[lang].card(id)),
    sheets: (lang: Lang) => game.words[lang].sheets?.() ?? [],
    setup: (flags, seed, lang) => desk.setup(flags, seed, lang),
    ...decks,
  }
  addEventListener('message', ({ data }: MessageEvent<Call>) => postMessage(replyTo(calls, data)))
}

function replyTo(calls: Calls, { id, name, args }: Call): Reply {
  try {
    const call = calls[name] as (...words: readonly unknown[]) => unknown
    return { id, value: call(...args) }
  } catch (error) {
    const refused = error instanceof Refusal || error instanceof GameStopped
    return { id, error: inBothLanguages(error), refused }
  }
}
