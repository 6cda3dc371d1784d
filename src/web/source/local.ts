import type { Lang } from '../../language/face.ts'
import type { Call, CallName, Calls, CallsOf, Reply, SentMoment } from '../engine/protocol.ts'
import { GAMES } from '../games/ids.ts'
import { pageGames } from '../games/index.ts'
import { lang } from '../page/settings.ts'
import { onceEach } from './once.ts'
import type { Beginning, GameId, Library, LogLine, Moment, Player, TableSource } from './source.ts'

/** What a person did could not be carried out; the message is a sentence for her. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** The table was left before the answer came. */
export class Closed extends Error {
  override readonly name = 'Closed'
}

interface Waiting {
  /** Takes the reply to this very call, whatever it is. */
  readonly settle: (reply: MessageEvent) => void
  readonly fail: (error: Error) => void
}

/** A worker with one game's engine, and the calls that wait for its answers. */
export class EngineWorker<G extends GameId = GameId> {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private next = 0
  readonly game: GameId

  constructor(game: G) {
    this.game = game
    this.worker = pageGames[game].worker()
    this.worker.addEventListener('message', (reply: MessageEvent<Reply>) => {
      this.waiting.get(reply.data.id)?.settle(reply)
      this.waiting.delete(reply.data.id)
    })
    this.worker.addEventListener('error', (event) => this.breakOff(new Error(event.message)))
  }

  call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): Promise<ReturnType<CallsOf<G>[N]>> {
    const id = this.next++
    return new Promise((done, fail) => {
      const settle = ({ data }: MessageEvent<Reply<ReturnType<CallsOf<G>[N]>>>) => {
        if ('value' in data) done(data.value)
        else fail(new (data.refused ? Refused : Error)(data.error[lang.peek()]))
      }
      this.waiting.set(id, { settle, fail })
      this.worker.postMessage({ id, name, args } satisfies Call)
    })
  }

  private breakOff(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error)
    this.waiting.clear()
  }

  close(): void {
    this.worker.terminate()
    this.breakOff(new Closed('the table was closed'))
  }
}

/** A table whose engine runs in this browser. */
export function localTable(): TableSource {
  let line: EngineWorker | null = null
  let log: readonly LogLine[] = []
  /** Of the last moment that was shown: what an answer is an answer to. */
  let revision = 0
  const whole = ({ log: { keep, add }, ...rest }: SentMoment): Moment => ({
    ...rest,
    game: open().game,
    log: [...log.slice(0, keep), ...add],
  })
  const now = async (coming: Promise<SentMoment>): Promise<Moment> => {
    const moment = whole(await coming)
    log = moment.log
    revision = moment.revision
    return moment
  }
  const open = (): EngineWorker => {
    if (line === null) throw new Error('no game has been begun')
    return line
  }
  return {
    begin(game: GameId, from: Beginning, players: readonly Player[], lang: Lang) {
      line?.close()
      line = new EngineWorker(game)
      log = []
      return now(line.call('begin', from, players, lang))
    },
    answer: (index) => now(open().call('answer', index, revision)),
    move: (scripted) => now(open().call('move', scripted)),
    undo: (agreed) => now(open().call('undo', agreed)),
    act: (id) => now(open().call('act', id)),
    look: async (at) => whole(await open().call('look', at)),
    fork: (at) => open().call('fork', at),
    speak: (lang) => now(open().call('speak', lang)),
    eyes: (seat) => now(open().call('eyes', seat)),
    whyNot: (wish) => open().call('whyNot', wish),
    reasons: (line) => open().call('reasons', line),
    numbers: (about, at) => open().call('numbers', about, at),
    hint: () => open().call('hint'),
    cards: (lang) => open().call('cards', lang, false),
    sheets: (lang) => open().call('sheets', lang),
    close: () => line?.close(),
  }
}

/** Card texts and set-ups, from one worker a game that is started when first asked. */
export function localLibrary(): Library {
  const lines: { [G in GameId]?: EngineWorker<G> } = {}
  const lineOf = <G extends GameId>(game: G): EngineWorker<G> => {
    const line = lines[game] ?? new EngineWorker(game)
    lines[game] = line
    return line
  }
  const deckLine = (): EngineWorker => {
    const game = GAMES.find((id) => pageGames[id].buildsDecks)
    if (game === undefined) throw new Error('no game has decks to build')
    return lineOf(game)
  }
  // Much to hand over, and always the same: a lobby asks for it at every row.
  const cards = onceEach((game: GameId, lang: Lang) => lineOf(game).call('cards', lang, true))
  return {
    cards: cards.get,
    setup: (game, flags, seed, lang) => lineOf(game).call('setup', flags, seed, lang),
    read: (game, document, seed, lang) => lineOf(game).call('read', document, seed, lang),
    offer: (game, lang) => lineOf(game).call('offer', lang),
    decks: () => deckLine().call('decks'),
    readDeck: (text, lang) => deckLine().call('readDeck', text, lang),
    checkDeck: (deck, lang) => deckLine().call('checkDeck', deck, lang),
    randomDeck: (factions, seed) => deckLine().call('randomDeck', factions, seed),
    close: () => {
      cards.forget()
      for (const game of GAMES) {
        lines[game]?.close()
        delete lines[game]
      }
    },
  }
}
