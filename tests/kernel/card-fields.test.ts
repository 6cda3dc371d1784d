import { describe, expect, it } from 'vitest'
import { compare, copyInto } from '../../src/kernel/block.ts'
import { CardFields } from '../../src/kernel/card-fields.ts'
import { Schema } from '../../src/kernel/state.ts'

type Moment = 'turn ends' | 'leaves' | 'becomes another'

describe('fields of cards', () => {
  const schema = new Schema('cards')
  const cards = new CardFields<Moment>(schema, 3, 4)
  const few = cards.marks(
    'few',
    Array.from({ length: 20 }, (_, i) => [`mark ${i}`, i % 2 === 0 ? (['leaves'] as const) : []] as const),
  )
  const bonus = cards.field('bonus', ['turn ends', 'becomes another'])
  const bearer = cards.field('bearer', ['leaves'], -1)
  const kept = cards.field('kept', [])
  const marks = cards.bits('marks', [
    [1, ['leaves']],
    [2, ['turn ends', 'leaves']],
    [-32768, ['becomes another']],
  ])
  const at = {
    'turn ends': cards.at('turn ends'),
    leaves: cards.at('leaves'),
    'becomes another': cards.at('becomes another'),
  }
  const changed = () => {
    const s = schema.create()
    for (let c = 0; c < 3; c++) {
      bonus.set(s, c, 4)
      bearer.set(s, c, 2)
      kept.set(s, c, 7)
      marks.set(s, c, 1 | 2 | -32768)
      for (let i = 0; i < 20; i++) few.set(s, c, i)
    }
    return s
  }
  const read = (s: ReturnType<typeof changed>, c: number) => ({
    bonus: bonus.get(s, c),
    bearer: bearer.get(s, c),
    kept: kept.get(s, c),
    marks: marks.get(s, c),
    few: Array.from({ length: 20 }, (_, i) => i).filter((i) => few.has(s, c, i)).length,
  })

  it.each<[Moment, ReturnType<typeof read>]>([
    ['turn ends', { bonus: 0, bearer: 2, kept: 7, marks: 1 | -32768, few: 20 }],
    ['leaves', { bonus: 4, bearer: -1, kept: 7, marks: -32768, few: 10 }],
    ['becomes another', { bonus: 0, bearer: 2, kept: 7, marks: 3, few: 20 }],
  ])('go back when they were declared to: %s', (moment, expected) => {
    const s = changed()
    const before = read(s, 0)
    at[moment](s, 1)
    expect(read(s, 1)).toEqual(expected)
    expect(read(s, 0)).toEqual(before)
    expect(read(s, 2)).toEqual(before)
  })

  it('lose the marks of a moment that comes for all of them at once, and no others', () => {
    const other = new Schema('all at once')
    const fields = new CardFields<Moment>(other, 40)
    const all = fields.marks('all', [
      ['kept', []],
      ['gone', ['turn ends']],
      ['gone, too', ['turn ends', 'leaves']],
      ['kept, too', ['leaves']],
    ])
    const turnEnds = fields.everywhere('turn ends')
    const s = other.create()
    for (let c = 0; c < 40; c++) for (let mark = 0; mark < 4; mark++) all.set(s, c, mark)
    turnEnds(s)
    for (let c = 0; c < 40; c++)
      expect([0, 1, 2, 3].map((mark) => all.has(s, c, mark))).toEqual([true, false, false, true])
  })

  it('are refused when the marks of such a moment do not stand in a row', () => {
    const fields = new CardFields<Moment>(new Schema('apart'), 40)
    fields.marks('apart', [
      ['first', ['turn ends']],
      ['between', []],
      ['last', ['turn ends']],
    ])
    expect(() => fields.everywhere('turn ends')).toThrow('marks that go at “turn ends” do not stand in a row')
  })

  it.each([0, 1, 2, 3, 8, 9].flatMap((numbers) => [0, 1, 2, 3, 4].map((flags) => [numbers, flags] as const)))(
    'go back alike however many they are: %i numbers and %i flags',
    (numbers, flags) => {
      const other = new Schema('many')
      const fields = new CardFields<Moment>(other, 5, numbers + flags + 1)
      const few = fields.marks('few', [['brief', ['leaves']]])
      const lasting = fields.field('lasting', [])
      const emptied = Array.from({ length: numbers }, (_, i) =>
        fields.field(`number ${i}`, ['turn ends', 'leaves']),
      )
      const partly = Array.from({ length: flags }, (_, i) =>
        fields.bits(`flags ${i}`, [
          [1, ['turn ends', 'leaves']],
          [2, []],
        ]),
      )
      const [turnEnds, leaves] = [fields.at('turn ends'), fields.at('leaves')]
      const s = other.create()
      for (let c = 0; c < 5; c++) {
        few.set(s, c, 0)
        for (const field of [lasting, ...emptied, ...partly]) field.set(s, c, 3)
      }
      turnEnds(s, 1)
      leaves(s, 3)
      for (let c = 0; c < 5; c++) {
        const reset = c === 1 || c === 3
        expect(emptied.map((field) => field.get(s, c))).toEqual(emptied.map(() => (reset ? 0 : 3)))
        expect(partly.map((field) => field.get(s, c))).toEqual(partly.map(() => (reset ? 2 : 3)))
        expect([lasting.get(s, c), few.has(s, c, 0)]).toEqual([3, c !== 3])
      }
    },
  )

  it('have marks that go from one card, or from all of them at once', () => {
    const other = new Schema('marks')
    const fields = new CardFields<Moment>(other, 40)
    const number = fields.field('number', ['leaves'])
    const few = fields.marks('few', [
      ['brief', ['turn ends', 'leaves']],
      ['short', ['turn ends']],
      ['lasting', []],
    ])
    const first = fields.marks('first', [['one', ['leaves']]], 20)
    const [turnEnds, leaves] = [fields.everywhere('turn ends'), fields.at('leaves')]
    const s = other.create()
    const all = () => [0, 1, 2].map((mark) => Array.from({ length: 40 }, (_, c) => few.has(s, c, mark)))
    for (let c = 0; c < 40; c++) for (let mark = 0; mark < 3; mark++) few.set(s, c, mark)
    first.set(s, 19, 0)
    first.set(s, 18, 0)
    number.set(s, 19, 5)

    leaves(s, 19)
    expect(all()).toEqual([0, 1, 2].map((mark) => Array.from({ length: 40 }, (_, c) => mark > 0 || c !== 19)))
    expect([first.has(s, 18, 0), first.has(s, 19, 0), number.get(s, 19)]).toEqual([true, false, 0])

    turnEnds(s)
    expect(all()).toEqual([0, 1, 2].map((mark) => new Array(40).fill(mark === 2)))
    expect(first.has(s, 18, 0)).toBe(true)

    expect(() => fields.everywhere('leaves')).toThrow('“leaves” is no moment of marks alone')
  })

  it('refuse two flags in one bit, and a field that comes too late', () => {
    const other = new CardFields<Moment>(new Schema('other'), 2)
    expect(() =>
      other.bits('marks', [
        [4, []],
        [6, []],
      ]),
    ).toThrow('two flags of “marks” share a bit')
    other.at('leaves')
    expect(() => other.field('late', ['leaves'])).toThrow('after its moments were asked for')
    expect(() => other.marks('later', [['late', ['leaves']]])).toThrow('after its moments were asked for')
  })

  it('lie together, and those of cards that are not in the game are not copied', () => {
    const make = () => {
      const own = new Schema('own')
      const fields = new CardFields<Moment>(own, 10, 2)
      const one = fields.field('one', [])
      const two = fields.field('two', [], -1)
      return { own, fields, one, two }
    }
    const { own, fields, one, two } = make()
    const [from, to] = [own.create(), own.create()]
    fields.use(from, 3)
    for (let c = 0; c < 3; c++) {
      one.set(from, c, c + 1)
      two.set(from, c, c + 11)
    }
    expect(two.at).toBe(one.at + 1)
    expect(own.fault(from)).toBe(null)
    // Nobody may write there; if somebody does, it is not carried along, and found.
    one.set(from, 5, 7)
    expect(own.fault(from)).toBe('there is a 7 in a record that is not in use')
    copyInto(to, from)
    expect([0, 1, 2, 3, 5].map((c) => [one.get(to, c), two.get(to, c)])).toEqual([
      [1, 11],
      [2, 12],
      [3, 13],
      [0, -1],
      [0, -1],
    ])
    one.set(from, 5, 0)
    expect(compare(own, from, to)).toEqual([])

    // A block with more cards in it becomes the smaller one, whole.
    const more = own.create()
    fields.use(more, 9)
    for (let c = 0; c < 9; c++) one.set(more, c, 50)
    copyInto(more, from)
    expect([...more]).toEqual([...from])
    // And the other way round, after the same block has grown.
    fields.use(from, 4)
    two.set(from, 3, 99)
    copyInto(to, from)
    expect([...to]).toEqual([...from])
    own.reset(to)
    expect([...to]).toEqual([...own.create()])
  })

  it('refuse a field too many, and anything declared behind them', () => {
    const own = new Schema('own')
    const fields = new CardFields<Moment>(own, 10, 1)
    fields.field('one', [])
    expect(() => fields.field('two', [])).toThrow('“two” has no room in a record of 1 fields')
    expect(() => own.cell('late')).toThrow('own: "late" was declared behind the records')
    expect(() => own.cell('one')).toThrow('behind the records')
  })

  it('refuse a block that says it uses what it cannot', () => {
    const own = new Schema('own')
    const fields = new CardFields<Moment>(own, 10, 2)
    const one = fields.field('one', [])
    for (const used of [0, one.at - 1, one.at + 1, one.at + 22, -5]) {
      const s = own.create()
      s[0] = used
      expect(own.fault(s)).toBe(`${used} numbers are said to be in use, not ${one.at} to ${one.at + 20}`)
    }
    const plain = new Schema('plain')
    plain.cell('cell')
    const s = plain.create()
    s[0] = 2
    expect(plain.fault(s)).toBe('2 numbers are said to be in use')
  })
})

describe('rare fields of cards', () => {
  const schema = new Schema('rare')
  const cards = new CardFields<Moment>(schema, 3, 2)
  const bonus = cards.field('bonus', ['leaves'])
  const first = cards.rare('first', ['leaves', 'turn ends'])
  const second = cards.rare('second', ['leaves'])
  const leaves = cards.at('leaves')
  const turnEnds = cards.at('turn ends')
  const filled = () => {
    const s = schema.create()
    cards.use(s, 3)
    schema.useRare(s)
    for (let c = 0; c < 3; c++) {
      bonus.set(s, c, 1)
      first.set(s, c, 2)
      second.set(s, c, 3)
    }
    return s
  }
  const read = (s: ReturnType<typeof filled>) =>
    [0, 1, 2].map((c) => [bonus.get(s, c), first.get(s, c), second.get(s, c)])

  it('go back at their moments, of one card alone', () => {
    const s = filled()
    leaves(s, 1)
    expect(read(s)).toEqual([
      [1, 2, 3],
      [0, 0, 0],
      [1, 2, 3],
    ])
    turnEnds(s, 2)
    expect(read(s)).toEqual([
      [1, 2, 3],
      [0, 0, 0],
      [1, 0, 3],
    ])
  })

  it('are left alone in a game that has none', () => {
    const s = schema.create()
    cards.use(s, 3)
    bonus.set(s, 0, 1)
    leaves(s, 0)
    const fresh = schema.create()
    cards.use(fresh, 3)
    expect(compare(schema, s, fresh)).toEqual([])
  })

  it('are copied once they are used', () => {
    const s = filled()
    const copy = schema.create()
    copyInto(copy, s)
    expect(read(copy)).toEqual(read(s))
  })

  it('are declared before their moments are asked for', () => {
    expect(() => cards.rare('late', [])).toThrow('declared after its moments')
  })
})
