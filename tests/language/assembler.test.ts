import { describe, expect, it } from 'vitest'
import { FRAME_HEADER, JUMP, Machine, SEGMENT_SIZE } from '../../src/kernel/machine.ts'
import { NONE, Schema } from '../../src/kernel/state.ts'
import { Assembler, SELF, SUBJECT, YOU } from '../../src/language/compiler/assembler.ts'

function fixture() {
  const schema = new Schema('fixture')
  const machine = new Machine(schema, 60)
  const op = machine.op('nothing', () => {})
  return { schema, machine, op, assembler: new Assembler(machine) }
}

describe('writing texts', () => {
  it('gives every instruction four integers and its position', () => {
    const { machine, assembler, op } = fixture()
    assembler.text('only', () => {
      expect([assembler.here, assembler.emit(op, 1, 2, 3), assembler.emit(op), assembler.here]).toEqual([
        0, 0, 1, 2,
      ])
    })
    assembler.seal()
    expect([...machine.code]).toEqual([op, 1, 2, 3, op, 0, 0, 0])
  })

  it('fills a label in wherever it is used, before and after it is placed', () => {
    const { machine, assembler, op } = fixture()
    assembler.text('jumps', () => {
      const label = assembler.label()
      assembler.emitTo(label, op, 0, 9, 8, 7)
      assembler.emitTo(label, op, 2, 9, 8, 7)
      assembler.place(label)
      assembler.emitTo(label, op, 1, 9, 8, 7)
    })
    assembler.seal()
    expect([...machine.code]).toEqual([op, 2, 8, 7, op, 9, 8, 2, op, 9, 2, 7])
  })

  it('counts locals from the three that every text has', () => {
    const { schema, machine, assembler, op } = fixture()
    const text = assembler.text('locals', () => {
      expect([assembler.local(), assembler.local()]).toEqual([FRAME_HEADER + 3, FRAME_HEADER + 4])
      assembler.emit(op)
    })
    const small = assembler.text('small', () => assembler.emit(op))
    assembler.seal()
    const s = schema.create()
    assembler.begin(s, small)
    expect(machine.stackTop(s) - machine.running(s)).toBe(FRAME_HEADER + 3)
    const f = assembler.start(s, text, 1, 0, 44)
    expect([s[f], s[f + YOU], s[f + SUBJECT], s[f + SELF], s[f + SELF + 1]]).toEqual([0, 1, 0, 44, NONE])
    expect(machine.stackTop(s) - f).toBe(FRAME_HEADER + 5)
  })

  it('refuses a text that is written twice, inside another, or never', () => {
    const { assembler, op } = fixture()
    const text = assembler.text('twice', () => assembler.emit(op))
    expect(() => assembler.write(text, () => {})).toThrow('twice is written twice')
    const { assembler: other } = fixture()
    expect(() => other.text('outer', () => other.text('inner', () => {}))).toThrow(
      'inner is written in the middle of another text',
    )
    const { assembler: third } = fixture()
    third.declare('promised')
    expect(() => third.seal()).toThrow('promised is called but never written')
  })

  it('has room for a million instructions, and jumps within the last of them', () => {
    const { schema, machine, assembler, op } = fixture()
    const over = machine.op('over', (s, _f, how) => machine.finish(s, how))
    for (let t = 0; t < 800; t++)
      assembler.text(`long ${t}`, () => {
        for (let i = 0; i < 1_300; i++) assembler.emit(op, t)
      })
    const last = assembler.text('last', () => {
      const end = assembler.label()
      assembler.emitTo(end, JUMP, 0)
      assembler.emit(op, 6)
      assembler.place(end)
      assembler.emit(over, 7)
    })
    assembler.seal()
    expect(machine.code.length / 4).toBeGreaterThan(1_000_000)
    const s = schema.create()
    assembler.begin(s, last)
    const begin = machine.position(s, machine.running(s))
    expect(begin).toBeGreaterThan(1_000_000)
    expect(assembler.nameAt(begin + 2)).toBe('last')
    machine.run(s)
    expect(machine.over.get(s)).toBe(7)
  })

  it('keeps every text within one segment', () => {
    const { schema, machine, assembler, op } = fixture()
    const texts = Array.from({ length: 60 }, (_, t) =>
      assembler.text(`text ${t}`, () => {
        for (let i = 0; i < 2_048; i++) assembler.emit(op, t)
      }),
    )
    assembler.seal()
    for (const [t, text] of texts.entries()) {
      const s = schema.create()
      assembler.begin(s, text)
      const begin = machine.position(s, machine.running(s))
      expect(machine.instructionAt(begin)).toEqual([op, t, 0, 0])
      expect(machine.instructionAt(begin + 2_047)).toEqual([op, t, 0, 0])
      expect(Math.floor(begin / SEGMENT_SIZE)).toBe(Math.floor((begin + 2_047) / SEGMENT_SIZE))
      expect(schema.fault(s)).toBeNull()
    }
  })

  it('refuses a text that is too long, and more texts than the state can name', () => {
    const { assembler, op } = fixture()
    expect(() =>
      assembler.text('too long', () => {
        for (let i = 0; i < 2_049; i++) assembler.emit(op)
      }),
    ).toThrow('too long: a text has room for 2048 instructions')
    const many = fixture().assembler
    for (let t = 0; t < 32_768; t++) many.text('one more', () => many.emit(op))
    expect(() => many.seal()).toThrow('there are 32768 texts, and room for 32767')
  })

  it('knows the text that a position lies in, in whatever order they were written', () => {
    const { machine, assembler, op } = fixture()
    const late = assembler.declare('late')
    assembler.text('early', () => {
      assembler.emit(op)
      assembler.emit(op)
    })
    assembler.write(late, () => assembler.emit(op))
    assembler.text('last', () => assembler.emit(op))
    expect([0, 1, 2, 3, 9].map((pc) => assembler.nameAt(pc))).toEqual([
      'early',
      'early',
      'late',
      'last',
      'last',
    ])
    expect(machine.nameAt(2)).toBe('late')
    const part = assembler.declare('spark', 'cast')
    assembler.write(part, () => assembler.emit(op))
    expect([assembler.textAt(4), assembler.nameAt(4)]).toEqual([part, 'spark, cast'])
    expect([assembler.names[part], assembler.parts[part]]).toEqual(['spark', 'cast'])
    expect(fixture().assembler.nameAt(0)).toBe('nothing')
  })
})
