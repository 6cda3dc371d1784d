import { expect } from 'vitest'
import { tierOf } from '../../../src/games/aeons-end/content.ts'
import * as ours from '../../../src/games/aeons-end/state.ts'
import { definitions } from '../../../src/games/eternal/content.ts'
import { knows } from '../../../src/games/eternal/knowledge.ts'
import * as theirs from '../../../src/games/eternal/state.ts'
import { fairNumbers, seedFrom } from '../../../src/kernel/random.ts'
import { NONE, type State } from '../../../src/kernel/state.ts'
import type { Lang, Playable } from '../../../src/language/face.ts'
import { onlyPresent } from '../../../src/server/live/engine.ts'
import { LiveTables } from '../../../src/server/live/live-tables.ts'
import type { WireCommand } from '../../../src/table/commands.ts'
import type { TableOptions } from '../../../src/table/options.ts'
import { begunTable, environmentOf, ManualTime, newId, Page, seededBytes } from './harness.ts'
import { MemoryStore } from './memory.ts'

/** Two cards whose faces change places right after the deal, and whether that could still be a secret. */
export interface Swap {
  readonly at: (s: State) => readonly [number, number] | null
  readonly exchange: (s: State, a: number, b: number) => void
  readonly secret: (s: State, a: number, b: number) => boolean
  /** What of an option tells one of the two from the other. */
  readonly names: (s: State, a: number, b: number) => readonly string[]
}

export const listIn = (zones: typeof theirs.zones, s: State, z: number): number[] => {
  const list: number[] = []
  for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) list.push(c)
  return list
}

const isPower = (s: State, c: number): boolean => definitions[theirs.def.get(s, c)]!.kind === 'power'

/**
 * A card of a seat's hand and one of its deck: the other seat and whoever watches know neither. No powers: some come
 * depleted unless a Sigil is held, and then what is held shows by the rules.
 */
export const handAndDeckOf = (seat: 0 | 1): Swap => ({
  at: (s) => {
    const held = listIn(theirs.zones, s, theirs.HAND + seat)
    const deck = listIn(theirs.zones, s, theirs.DECK + seat).slice(1)
    for (const a of held)
      for (const b of deck)
        if (theirs.def.get(s, a) !== theirs.def.get(s, b) && !isPower(s, a) && !isPower(s, b)) return [a, b]
    return null
  },
  exchange: (s, a, b) => {
    const face = theirs.def.get(s, a)
    theirs.def.set(s, a, theirs.def.get(s, b))
    theirs.def.set(s, b, face)
  },
  secret: (s, a, b) =>
    [a, b].every((c) => {
      const z = theirs.zones.of(s, c)
      return (z === theirs.HAND + seat || z === theirs.DECK + seat) && !knows(s, 1 - seat, c)
    }),
  names: (s, a, b) => [a, b].map((c) => `"${definitions[theirs.def.get(s, c)]!.id}"`),
})

/** Two cards of one tier near the bottom of the nemesis deck. */
export const nemesisDeck: Swap = {
  at: (s) => {
    const deck = listIn(ours.zones, s, ours.NEMESIS_DECK).reverse()
    for (const a of deck)
      for (const b of deck)
        if (ours.defOf(s, a) !== ours.defOf(s, b) && tierOf[ours.defOf(s, a)] === tierOf[ours.defOf(s, b)])
          return [a, b]
    return null
  },
  exchange: (s, a, b) => {
    const face = ours.defOf(s, a)
    ours.setDef(s, a, ours.defOf(s, b))
    ours.setDef(s, b, face)
  },
  secret: (s, a, b) => [a, b].every((c) => ours.zones.of(s, c) === ours.NEMESIS_DECK && ours.isUnseen(s, c)),
  names: () => [],
}

/** The same game with another truth: dealt alike, then the two cards change faces. */
export function otherTruth<G extends Playable>(game: G, { at, exchange }: Swap): G {
  return {
    ...game,
    begin: (s, setup, seed) => {
      game.begin(s, setup, seed)
      const cards = at(s)
      if (cards !== null) exchange(s, ...cards)
    },
  }
}

/** A server with one table, and everybody who looks at it. */
class World {
  readonly time = new ManualTime()
  readonly live: LiveTables
  readonly faults: unknown[]
  /** Those who must not see a difference. */
  readonly watched: Page[] = []
  readonly second = new Page(() => this.time.now())
  readonly id = 'the-table'
  private readonly store = new MemoryStore(this.time)

  constructor(game: Playable) {
    const environment = environmentOf(this.store.asStore, this.time)
    this.faults = environment.faults
    this.live = new LiveTables({ ...environment, engines: onlyPresent('test', () => game) })
  }

  /** `hidden` is the seat whose secret is looked for. */
  async begin(
    kind: string,
    secret: Uint8Array,
    options: Partial<TableOptions>,
    hidden: 0 | 1,
  ): Promise<void> {
    const [seated, other] = hidden === 1 ? ['ann', 'bob'] : ['bob', 'ann']
    await begunTable(this.store.asStore, kind, ['ann', 'bob'], options, {}, { id: this.id, secret })
    const who: readonly (readonly [string, Lang])[] = [
      [seated!, 'en'],
      [seated!, 'fr'],
      ['wim', 'en'],
      ['zoe', 'fr'],
    ]
    for (const [person, lang] of who) {
      const page = new Page(() => this.time.now())
      page.connect(this.live, this.id, person, lang)
      this.watched.push(page)
    }
    this.second.connect(this.live, this.id, other!)
    await this.time.pass(100)
  }

  async state(): Promise<State> {
    return (await this.live.open(this.id))!.shared.table.state
  }
}

const HOSTILE = ['torch', 'bob', '1-8', '', '"', 'wisdom of the elders', '\u202e']

/** Everything that somebody may say without answering, right or wrong. */
function asides(page: Page, n: number, hidden: 0 | 1): readonly WireCommand[] {
  const r = page.revision
  const id = newId()
  const all: readonly WireCommand[] = [
    { c: 'look', at: Math.max(0, page.moment!.at - (n % 7)), q: n },
    { c: 'board', q: n },
    { c: 'why', text: HOSTILE[n % HOSTILE.length]!, q: n },
    { c: 'sum', line: Math.max(0, page.lines.length - 1 - (n % 5)), q: n },
    { c: 'numbers', about: { kind: 'unit', ...{ zone: 'playmat', of: n % 2, index: 0 } }, at: r, q: n },
    { c: 'a', r: r + 1, i: 0, id },
    { c: 'a', r, i: 999, id },
    { c: 'f', r, refs: [{ kind: 'nothing' }], id },
    { c: 'undo', r, to: null, id },
    { c: 'vote', n: 1, yes: true, id },
    { c: 'order', seat: n % 3, orders: [{ do: 'pass untouched' }], id },
    { c: 'order', seat: 0, orders: [], id },
    { c: 'think', r, id },
    { c: 'stand-in', seat: hidden, bot: true, id },
    { c: 'eyes', seat: n % 4 },
    { c: 'lang', lang: n % 2 === 0 ? 'en' : 'fr' },
    { c: 'say', text: 'hello' },
    { c: 'point', i: null, ref: { zone: 'hand', of: 1 } },
    { c: 'lead', at: 0, eyes: 1, fork: [] },
    { c: 'show', seat: hidden, on: true, q: n },
    { c: 'act', r, act: 'timeout', id },
    { c: 'rematch', id },
    { c: 'repeat', sides: true, id },
    { c: 'close', on: n % 2 === 0, id },
    {
      c: 'mark',
      at: Math.max(0, page.moment!.at - (n % 3)),
      text: n % 5 === 0 ? '' : HOSTILE[n % HOSTILE.length]!,
    },
    { c: 'p' },
  ]
  // A hint is expensive: now and then is enough.
  return n % 60 === 0 ? [{ c: 'hint', q: n }] : [all[n % all.length]!]
}

const frames = (world: World): readonly (readonly string[])[] =>
  world.watched.map((page) => page.frames.splice(0).map(({ at, frame }) => `${at} ${frame}`))

const isPassive = (ref: { kind: string }): boolean =>
  ['pass', 'end turn', 'keep', 'commit', 'done', 'no'].includes(ref.kind)

/** Plays the same game in two truths; gives how many rounds of frames were compared. */
export async function compare(
  game: Playable,
  swap: Swap,
  options: Partial<TableOptions>,
  n: number,
  { hidden = 1, most = 100 }: { readonly hidden?: 0 | 1; readonly most?: number } = {},
): Promise<number> {
  const secret = seededBytes(32)
  const worlds = [new World(game), new World(otherTruth(game, swap))] as const
  for (const world of worlds) await world.begin(game.id, secret, options, hidden)
  const states = await Promise.all(worlds.map((world) => world.state()))
  const cards = swap.at(states[0]!)
  if (cards === null || !swap.secret(states[0]!, ...cards)) return 0
  const names = swap.names(states[0]!, ...cards)
  const roll = fairNumbers(seedFrom(`truths ${game.id} ${n}`))
  let compared = 0
  const [one, other] = worlds
  while (one.watched[0]!.moment!.outcome === null && swap.secret(states[0]!, ...cards)) {
    expect(frames(other)).toEqual(frames(one))
    compared += 1
    if (compared > most) break
    const { asked } = one.watched[0]!.moment!
    for (const [i] of one.watched.entries())
      for (const command of asides(one.watched[i]!, compared + 3 * i, hidden))
        for (const { watched } of worlds) watched[i]!.say(command)
    for (const { time } of worlds) await time.pass(400)
    const id = newId()
    const answers =
      asked === hidden ? worlds.map(({ second }) => second) : worlds.map(({ watched }) => watched[0]!)
    const lists = answers.map(({ moment }) => moment?.question?.choices ?? [])
    if (lists[0]!.length > 0) {
      // What somebody does with one of the two cards is no secret: she leaves both alone.
      // Nor is another hand drawn: then they would lie anywhere.
      const calm = lists[0]!.filter(
        ({ ref }) => ref.kind !== 'redraw' && !names.some((name) => JSON.stringify(ref).includes(name)),
      )
      const wanted = calm.length === 0 ? null : JSON.stringify(calm[roll(calm.length)]!.ref)
      const found = lists.map((list) => list.find(({ ref }) => JSON.stringify(ref) === wanted))
      const chosen = found.includes(undefined)
        ? lists.map((list) => list.find(({ ref }) => isPassive(ref)))
        : found
      if (chosen.includes(undefined)) break
      answers.forEach((page, w) => {
        page.say({ c: 'a', r: page.revision, i: chosen[w]!.index, id })
      })
    }
    for (const { time } of worlds) await time.pass(2_500)
  }
  for (const { faults, live } of worlds) {
    expect(faults).toEqual([])
    await live.close()
  }
  return compared
}
