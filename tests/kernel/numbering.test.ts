import { describe, expect, it } from 'vitest'
import { Machine } from '../../src/kernel/machine.ts'
import { Numbering } from '../../src/kernel/numbering.ts'
import { Schema } from '../../src/kernel/state.ts'

describe('a numbering', () => {
  it('gives the numbers of its register, and the next ones to ids that are new', () => {
    const numbering = new Numbering('card', ['a', 'b'])
    expect(['new', 'b', 'a', 'newer', 'new'].map((id) => numbering.give(id))).toEqual([2, 1, 0, 3, 2])
    expect(numbering.unregistered).toEqual(['new', 'newer'])
    expect(numbering.find('c')).toBeUndefined()
    expect(() => numbering.of('c')).toThrow('no card is called “c”')
  })

  it('refuses a register that names an id twice', () => {
    expect(() => new Numbering('card', ['a', 'b', 'a'])).toThrow('the register names the card “a” twice')
  })
})

describe('the instructions of a machine', () => {
  const make = (declared: readonly string[]): Machine => {
    const machine = new Machine(new Schema('toy'), 10, ['end', 'jump', 'draw', 'discard', 'gone'])
    for (const id of declared) machine.op(id, () => {})
    return machine
  }

  it('have the numbers of the register, in whatever order they are declared', () => {
    for (const declared of [
      ['draw', 'discard', 'new'],
      ['new', 'discard', 'draw'],
    ]) {
      const { instructions, opNames } = make(declared)
      expect([...opNames]).toEqual(['end', 'jump', 'draw', 'discard', 'gone', 'new'])
      expect(instructions.ids).toEqual(opNames)
      expect(instructions.unregistered).toEqual(['new'])
    }
  })

  it('are declared once each', () => {
    expect(() => make(['draw', 'draw'])).toThrow('the instruction “draw” is declared twice')
  })

  it('begin with those that the machine carries out itself', () => {
    expect(() => new Machine(new Schema('toy'), 10, ['draw'])).toThrow('must begin with “end” and “jump”')
  })
})
