import { expect } from 'vitest'
import { gameNamed } from '../../../../src/games/index.ts'
import { fairNumbers, seedFrom } from '../../../../src/kernel/random.ts'
import type { State } from '../../../../src/kernel/state.ts'
import type { Lang, Playable } from '../../../../src/language/face.ts'
import { MemoryHub } from '../../../../src/server/cluster/hub.ts'
import { Relay } from '../../../../src/server/cluster/relay.ts'
import { onlyPresent } from '../../../../src/server/live/engines/engine.ts'
import { thinkHere } from '../../../../src/server/live/engines/thinker.ts'
import { LiveTables } from '../../../../src/server/live/live-tables.ts'
import type { TableOptions } from '../../../../src/table/options.ts'
import { hintsFor } from '../../../../src/table/people/bots.ts'
import type { WireCommand } from '../../../../src/table/wire/commands.ts'
import { begunTable, environmentOf, ManualTime, newId, Page, seededBytes } from '../harness.ts'
import { MemoryStore } from '../memory.ts'
import { asideOf, ownAsideOf } from './asides.ts'
import type { Pair, Swap } from './secrets.ts'

/** The same game with another truth: dealt alike, then two cards change places. */
export function dealtSo(game: Playable, { at, prepare, exchange }: Swap, other: boolean): Playable {
  return {
    ...game,
    begin: (s, setup, seed) => {
      game.begin(s, setup, seed)
      const cards = at(s, s)
      if (cards === null) return
      prepare?.(s, cards)
      if (other) exchange?.(s, cards)
    },
  }
}

/** Writes down when everybody was shown one of the two cards, by what happened and not by what the game has noted. */
class Witness {
  cards: Pair | null = null
  shown: string | null = null
  private readonly swap: Swap

  constructor(swap: Swap) {
    this.swap = swap
  }

  watching(game: Playable): Playable {
    return {
      ...game,
      seen: (s, seat, ...event) => {
        if (this.cards !== null) this.shown ??= this.swap.shows(this.cards, event)
        return game.seen(s, seat, ...event)
      },
    }
  }

  /** What somebody else is asked: whoever chooses from a hand has seen it. */
  asked({ moment }: Page): void {
    const refs = moment?.question?.choices.map(({ ref }) => ref) ?? []
    if (refs.some((ref) => this.swap.asksFor(ref))) this.shown ??= 'to be chosen from'
  }
}

const PEOPLE = ['ann', 'bob', 'cid', 'dan']
const NODE = 'node'

/** A server with one table, everybody who looks at it, and a second node through which some do. */
class World {
  readonly time = new ManualTime()
  readonly live: LiveTables
  readonly faults: unknown[]
  /** Those who must not see a difference, by who they are. */
  readonly watched: Page[] = []
  /** The page from which each seat answers. */
  readonly answering: Page[] = []
  readonly id = 'the-table'
  private readonly store = new MemoryStore(this.time)
  private readonly relays: readonly Relay[]

  constructor(game: Playable, hintedBy: number) {
    const environment = environmentOf(this.store.asStore, this.time, NODE)
    const roll = fairNumbers(seedFrom('keys of a world'))
    this.faults = environment.faults
    this.live = new LiveTables({
      ...environment,
      // What is drawn by chance, like the key of whoever watches, is the same in both.
      bytes: (count) => Uint8Array.from({ length: count }, () => roll(256)),
      engines: onlyPresent('test', () => game),
      thinker: {
        ...thinkHere,
        hint: async ({ game, state }, words) => hintsFor(game, state, words, { iterations: hintedBy }),
      },
    })
    const hub = new MemoryHub()
    const { tables } = this.store.asStore
    this.relays = [NODE, 'other'].map(
      (node) =>
        new Relay(hub, node, tables, {
          connect: (...visit) => this.live.lines.connect(...visit),
          receive: this.live.lines.receive,
        }),
    )
  }

  private open(person: string, lang: Lang): Page {
    const page = new Page(() => this.time.now())
    page.connect(this.live, this.id, person, lang)
    return page
  }

  /** The same from a socket that has come to the other node. */
  private async openElsewhere(person: string, lang: Lang): Promise<Page> {
    const page = new Page(() => this.time.now())
    const guest = { person, name: person, lang, revision: 0, lines: 0 }
    page.take(await this.relays[1]!.connect(this.id, guest, null, page))
    return page
  }

  async begin(
    { kind, people, hidden, flags }: Swap,
    secret: Uint8Array,
    options: Partial<TableOptions>,
    setup: unknown,
  ): Promise<void> {
    const seats = PEOPLE.slice(0, people)
    const as = { id: this.id, secret, ...(setup === undefined ? {} : { setup }) }
    await begunTable(this.store.asStore, kind, seats, options, flags, as)
    // The table is at its node before anybody comes to the other one.
    for (const person of seats) this.answering.push(this.open(person, 'en'))
    await this.time.pass(100)
    const other = hidden === 0 ? 1 : 0
    this.watched.push(
      ...this.answering.filter((_, seat) => seat !== hidden),
      this.open(seats[other] ?? 'ann', 'fr'),
      this.open('wim', 'en'),
      this.open('zoe', 'fr'),
      await this.openElsewhere('eve', 'en'),
      await this.openElsewhere(seats[other] ?? 'ann', 'fr'),
    )
    await this.time.pass(100)
  }

  async state(): Promise<State> {
    return (await this.live.open(this.id))!.shared.table.state
  }

  async close(): Promise<void> {
    for (const relay of this.relays) relay.close()
    await this.live.close()
  }
}

const frames = (world: World): readonly (readonly string[])[] =>
  world.watched.map((page) => page.frames.splice(0).map(({ at, frame }) => `${at} ${frame}`))

const isPassive = (ref: { kind: string }): boolean =>
  ['pass', 'end turn', 'keep', 'commit', 'done', 'no'].includes(ref.kind)

export interface Compared {
  /** Rounds of frames that were alike. */
  readonly rounds: number
  /** How the secret has ended, in words; null: it has not. */
  readonly ended: string | null
  /** What was said by those who were compared, and what by whoever has the secret. */
  readonly said: ReadonlySet<string>
  readonly saidByHer: ReadonlySet<string>
  /** So many hints were given. */
  readonly hints: number
  /** So often somebody was told what would become of a battle. */
  readonly foreseen: number
  /** Whoever has the secret has done what was wanted of her. */
  readonly done: boolean
}

export interface Comparing {
  readonly swap: Swap
  readonly options?: Partial<TableOptions>
  readonly n?: number
  readonly most?: number
  /** So many imagined games lead to a hint. */
  readonly hintedBy?: number
  readonly as?: (game: Playable) => Playable
}

/** Every so many rounds a hint is asked for, by those who look on and by whoever has the secret. */
const HINTS = 12
const HINT = 500_000
const FORESEEN = 500_001
const ABOUT = [{ kind: 'answer' }, { kind: 'blocks', ...{ blockers: [0], attackers: [0] } }] as const

/** Plays the same game in two truths, and compares all that anybody else is sent. */
export async function compare({
  swap,
  options = {},
  n = 0,
  most = 100,
  hintedBy = 16,
  as = (game) => game,
}: Comparing): Promise<Compared | null> {
  const secret = seededBytes(32)
  const witness = new Witness(swap)
  const game = as(gameNamed(swap.kind))
  const worlds = [
    new World(witness.watching(dealtSo(game, swap, false)), hintedBy),
    new World(dealtSo(game, swap, true), hintedBy),
  ] as const
  for (const [i, world] of worlds.entries()) await world.begin(swap, secret, options, swap.setups?.[i])
  const [one, other] = worlds
  const states = await Promise.all(worlds.map((world) => world.state()))
  const cards = swap.at(states[0]!, states[1]!)
  const said = new Set<string>()
  const saidByHer = new Set<string>()
  let [rounds, hints, foreseen, done] = [0, 0, 0, false]
  const end = async (): Promise<Compared> => {
    for (const world of worlds) {
      expect(world.faults).toEqual([])
      await world.close()
    }
    return { rounds, ended: witness.shown, said, saidByHer, hints, foreseen, done }
  }
  if (cards === null || !swap.gameSays(states[0]!, cards)) {
    await end()
    return null
  }
  witness.cards = cards
  const names = swap.names(states[0]!, cards)
  const roll = fairNumbers(seedFrom(`truths ${swap.kind} ${n}`))
  const { hidden } = swap
  const [lead] = one.watched
  const say = (pages: (world: World) => Page, command: WireCommand): void => {
    for (const world of worlds) pages(world).say(command)
  }
  while (lead!.moment!.outcome === null && rounds < most) {
    // Nobody goes on with a table that was closed: the rest would be compared without end.
    if (lead!.closed !== null) throw new Error('the people at the table have closed it')
    witness.asked(lead!)
    const isSecret = swap.gameSays(await one.state(), cards)
    // The game may not say by itself that it is over with the secret: somebody has been shown it.
    if (!isSecret && witness.shown === null)
      throw new Error(`the game holds ${names.join(' and ')} for known, but nobody was shown them`)
    if (witness.shown !== null) break
    const sent = frames(one)
    expect(frames(other)).toEqual(sent)
    hints += sent
      .flat()
      .filter((frame) => frame.includes('"m":"reply"') && frame.includes(`"q":${HINT}`)).length
    foreseen += sent.flat().filter((frame) => frame.includes(`"q":${FORESEEN},"value":[{`)).length
    rounds += 1
    const { asked } = lead!.moment!
    const hint = rounds % HINTS === 5
    for (const [i, page] of one.watched.entries()) {
      // A hint takes all that somebody may say for a while.
      const command: WireCommand = hint
        ? { c: 'hint', q: HINT }
        : asideOf({ page, n: rounds + 5 * i, hidden: hidden ?? 1 })
      if (hint && i > 0 && i < one.answering.length + 2) continue
      say(({ watched }) => watched[i]!, command)
      said.add(command.c)
    }
    // What becomes of a battle, as every page asks for it, whoever is asked.
    for (const i of one.answering.keys()) {
      const { moment } = one.answering[i]!
      for (const about of ABOUT)
        say(({ answering }) => answering[i]!, { c: 'numbers', about, at: moment!.at, q: FORESEEN })
    }
    if (hidden !== null) {
      const page = one.answering[hidden]!
      const command: WireCommand =
        rounds % HINTS === 9
          ? { c: 'hint', q: HINT }
          : ownAsideOf(
              { page, n: rounds, hidden },
              names.map((name) => name.replaceAll('"', '')),
            )
      say(({ answering }) => answering[hidden]!, command)
      saidByHer.add(command.c)
    }
    for (const { time } of worlds) await time.pass(400)
    const seat = Math.max(0, asked ?? 0)
    const id = newId()
    const pages = worlds.map(({ answering }) => answering[seat]!)
    const lists = pages.map(({ moment }) => moment?.question?.choices ?? [])
    if (lists[0]!.length > 0) {
      // What somebody does with one of the two cards is no secret: she leaves both alone, unless she can do it face down.
      // Nor is another hand drawn: then they would lie anywhere.
      const wanted = lists[0]!.filter(
        ({ ref }) =>
          seat === hidden && swap.wants !== undefined && JSON.stringify(ref).includes(`"${swap.wants}"`),
      )
      const calm = lists[0]!.filter(
        ({ ref }) => ref.kind !== 'redraw' && !names.some((name) => JSON.stringify(ref).includes(name)),
      )
      const from = wanted.length > 0 ? wanted : calm
      done ||= wanted.length > 0
      const chosenRef = from.length === 0 ? null : JSON.stringify(from[roll(from.length)]!.ref)
      const found = lists.map((list) => list.find(({ ref }) => JSON.stringify(ref) === chosenRef))
      const chosen = found.includes(undefined)
        ? lists.map((list) => list.find(({ ref }) => isPassive(ref)))
        : found
      if (chosen.includes(undefined)) break
      pages.forEach((page, w) => {
        page.say({ c: 'a', r: page.revision, i: chosen[w]!.index, id })
      })
    }
    for (const { time } of worlds) await time.pass(2_500)
  }
  return end()
}
