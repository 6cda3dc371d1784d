import { beforeEach, describe, expect, it } from 'vitest'
import type { Option } from '../../src/games/eternal/protocol/options.ts'
import type { Ref } from '../../src/games/eternal/protocol/words.ts'
import { LANGS } from '../../src/language/face.ts'
import { actsNow } from '../../src/web/table/eternal/answers/acts.ts'
import { pickPlan, together, togglePick } from '../../src/web/table/eternal/answers/picks.ts'
import {
  attackersFor,
  attackPlan,
  blockPlan,
  draft,
  draftAt,
  pickAttackerToBlock,
  pickBlocker,
  toggleAttacker,
} from '../../src/web/table/eternal/draft.ts'
import type { Choice, Moment, Question } from '../../src/web/table/eternal/types.ts'
import { eternalWords } from '../../src/web/table/eternal/words/words.ts'
import type { Cards } from '../../src/web/table/table-parts.ts'
import { numbers } from './play.ts'

const unit = (of: number, index: number): Ref => ({ zone: 'playmat', of, index, card: '1-13' })
const choice = (index: number, ref: Option): Choice => ({ index, ref, label: { title: '' } })
const asked = (kind: string, ...refs: readonly Option[]): Question => ({
  seat: 0,
  kind,
  why: { text: kind },
  prompt: { who: '', what: '' },
  choices: refs.map((ref, i) => choice(i, ref)),
})
const moment = { at: 7 } as Moment

beforeEach(() => {
  draft.value = { at: -1, attackers: [], blocks: [], blocker: null, picks: [], aiming: false }
})

describe('attackers', () => {
  it('are put together and taken back, and forgotten at the next question', () => {
    toggleAttacker(moment, 'playmat/0/1')
    toggleAttacker(moment, 'playmat/0/2')
    toggleAttacker(moment, 'playmat/0/1')
    expect(draftAt(moment).attackers).toEqual(['playmat/0/2'])
    expect(draftAt({ at: 8 } as Moment).attackers).toEqual([])
  })

  it('are said one after the other, then committed', () => {
    const plan = attackPlan(['playmat/0/2', 'playmat/0/1'])
    const one: Option = { kind: 'attack', object: unit(0, 1) }
    const two: Option = { kind: 'attack', object: unit(0, 2) }
    expect(plan(asked('main', one, two, { kind: 'end turn' }))).toBe(1)
    expect(plan(asked('declare', one, { kind: 'commit' }))).toBe(0)
    expect(plan(asked('declare', { kind: 'attack', object: unit(0, 5) }, { kind: 'commit' }))).toBe(1)
    expect(plan(asked('main', { kind: 'end turn' }))).toBeNull()
  })

  it('need no commitment when the engine took it by itself', () => {
    const plan = attackPlan(['playmat/0/1'])
    expect(plan(asked('main', { kind: 'attack', object: unit(0, 1) }))).toBe(0)
    expect(plan(asked('aim', { kind: 'pick', object: { player: 1 } }))).toBeNull()
  })
})

describe('several units of one name', () => {
  const both = [unit(0, 0), unit(0, 1)].map((object): Option => ({ kind: 'attack', object }))
  const question = asked('main', ...both, { kind: 'end turn' })
  const playmat = [{ card: '1-13' }, { card: '1-13' }]
  const table = {
    ...moment,
    question,
    view: { players: [{ playmat }, { playmat: [] }] },
  } as unknown as Moment
  const cards = new Map([['1-13', { name: 'Grenadin' }]]) as unknown as Cards

  it.each(LANGS)('are told apart when they are taken back, in %s', (lang) => {
    toggleAttacker(table, 'playmat/0/0')
    toggleAttacker(table, 'playmat/0/1')
    const doing = { choose: () => {}, follow: () => {} }
    const acts = actsNow({ moment: table, choices: question.choices, cards, ...doing }, eternalWords[lang])
    const taken = acts.filter(({ pressed }) => pressed).map(({ title }) => title)
    expect(taken).toHaveLength(2)
    expect(taken[0]).toMatch(/1/)
    expect(taken[1]).toMatch(/2/)
  })
})

describe('blockers', () => {
  const block = (index: number, ...attackers: readonly number[]): Option => ({
    kind: 'block',
    object: unit(0, index),
    attackers: attackers.map((each) => unit(1, each)),
  })

  it('block what the engine says they may, at once when there is one only', () => {
    expect(attackersFor(choice(0, block(0, 3, 4)))).toEqual(['playmat/1/3', 'playmat/1/4'])
    pickBlocker(moment, choice(0, block(0, 3)))
    expect(draftAt(moment).blocks).toEqual([['playmat/0/0', 'playmat/1/3']])
    pickBlocker(moment, choice(0, block(0, 3)))
    expect(draftAt(moment).blocks).toEqual([])
  })

  it('wait for their attacker when there are several', () => {
    pickBlocker(moment, choice(1, block(1, 3, 4)))
    expect(draftAt(moment).blocker).toBe('playmat/0/1')
    pickAttackerToBlock(moment, 'playmat/1/4')
    expect(draftAt(moment)).toMatchObject({ blocker: null, blocks: [['playmat/0/1', 'playmat/1/4']] })
  })

  it('are said with their attackers, then confirmed', () => {
    const plan = blockPlan([
      ['playmat/0/1', 'playmat/1/4'],
      ['playmat/0/0', 'playmat/1/3'],
    ])
    expect(plan(asked('block', block(0, 3), block(1, 3, 4), { kind: 'done' }))).toBe(1)
    const both = [3, 4].map((each): Option => ({ kind: 'pick', object: unit(1, each) }))
    expect(plan(asked('block which', ...both))).toBe(1)
    // With one attacker in reach the engine asks nothing more.
    expect(plan(asked('block', block(0, 3), { kind: 'done' }))).toBe(0)
    expect(plan(asked('block', block(2, 3), { kind: 'done' }))).toBe(1)
    expect(plan(asked('block', block(2, 3), { kind: 'done' }))).toBeNull()
  })
})

describe('things that are chosen together', () => {
  const card = (index: number, id: string, more: object = {}): Option => ({
    kind: 'pick',
    object: { zone: 'hand', of: 0, index, card: id },
    ...more,
  })
  const select = (left: number, ...refs: readonly Option[]): Question => ({
    ...asked('select', ...refs),
    picks: { left, of: 3 },
  })

  it('are one selection only where several are to be chosen', () => {
    expect(together(select(3, card(0, '1-1'), card(1, '1-8'), { kind: 'done' }))).toBe(3)
    expect(together(select(1, card(0, '1-1'), card(1, '1-8')))).toBeNull()
    expect(together(asked('select', card(0, '1-1')))).toBeNull()
  })

  it('are picked and let go, those that look alike as often as there are', () => {
    const twins = choice(0, card(0, '1-1', { alike: 2 }))
    const other = choice(1, card(2, '1-8'))
    const picks = () => draftAt(moment).picks
    togglePick(moment, twins, 3)
    togglePick(moment, twins, 3)
    togglePick(moment, other, 3)
    expect(picks()).toEqual(['hand/0/0', 'hand/0/0', 'hand/0/2'])
    togglePick(moment, twins, 3)
    expect(picks()).toEqual(['hand/0/2'])
    togglePick(moment, other, 3)
    expect(picks()).toEqual([])
  })

  it('answer every press, and never become more than may be picked', () => {
    const things = [card(0, '1-1', { alike: 2 }), card(2, '1-8'), card(3, '1-9'), card(4, '1-10')].map(
      (ref, i) => choice(i, ref),
    )
    const next = numbers(5)
    for (const most of [2, 3, 4])
      for (let press = 0; press < 200; press++) {
        const before = draftAt(moment).picks
        togglePick(moment, things[next(things.length)]!, most)
        expect(draftAt(moment).picks).not.toEqual(before)
        expect(draftAt(moment).picks.length).toBeLessThanOrEqual(most)
        if (press === 199) draft.value = { ...draft.value, picks: [] }
      }
  })

  it('are said one after the other, then that these are all', () => {
    const first = select(3, card(0, '1-1', { alike: 2 }), card(2, '1-8'), { kind: 'done' })
    const plan = pickPlan(first, ['hand/0/0', 'hand/0/0'])
    expect(plan(first)).toBe(0)
    // The twin lies elsewhere.
    expect(plan(select(2, card(1, '1-1'), card(2, '1-8'), { kind: 'done' }))).toBe(0)
    expect(plan(select(1, card(2, '1-8'), { kind: 'done' }))).toBe(1)
    expect(plan(select(3, card(2, '1-8'), { kind: 'done' }))).toBeNull()
  })

  it('leave alone what is asked next', () => {
    const first = select(2, card(0, '1-1'), card(1, '1-8'), card(2, '1-9'))
    const plan = pickPlan(first, ['hand/0/1', 'hand/0/2'])
    expect(plan(first)).toBe(1)
    expect(plan(select(1, card(0, '1-1'), card(2, '1-9')))).toBe(1)
    expect(plan(select(2, card(0, '1-1'), card(3, '1-10')))).toBeNull()
  })

  it('are found again when the hand has closed up', () => {
    const first: Question = {
      ...asked('discard', card(0, '1-1'), card(1, '1-8'), card(2, '1-9')),
      picks: { left: 2, of: 2 },
    }
    const plan = pickPlan(first, ['hand/0/0', 'hand/0/1'])
    expect(plan(first)).toBe(0)
    expect(plan({ ...asked('discard', card(0, '1-8'), card(1, '1-9')) })).toBe(0)
  })
})
