import { describe, expect, it } from 'vitest'
import { account, accounting, enter, enterAlone, keepsAccount, newAccount } from '../../src/kernel/account.ts'

const line = (by: number, why: number, a = 0, b = 0, c = 0) => ({ by, why, a, b, c })

describe('an account', () => {
  it('is kept only while somebody asks for it', () => {
    expect(keepsAccount()).toBe(false)
    enter(3, 1)
    expect(account()).toEqual([])
    expect(accounting(() => keepsAccount())).toBe(true)
    expect(keepsAccount()).toBe(false)
  })

  it('has a line for each reason, in their order, and none for a change of nothing', () => {
    const lines = accounting(() => {
      enter(3, 1, 7, 8, 9)
      enter(0, 2)
      enter(-1, 3)
      return [...account()]
    })
    expect(lines).toEqual([line(3, 1, 7, 8, 9), line(-1, 3)])
  })

  it('begins again with every number', () => {
    const lines = accounting(() => {
      enter(3, 1)
      newAccount()
      const emptied = [...account()]
      enter(4, 2)
      enterAlone(5, 3, 1, 2, 4)
      return [emptied, [...account()]]
    })
    expect(lines).toEqual([[], [line(5, 3, 1, 2, 4)]])
  })

  it('inside another one leaves that one as it was', () => {
    accounting(() => {
      enter(1, 1)
      expect(accounting(() => account().length)).toBe(0)
      accounting(() => enter(2, 2))
      expect(account()).toEqual([line(1, 1)])
    })
  })

  it('is closed also when what it was kept for fails', () => {
    expect(() =>
      accounting(() => {
        throw new Error('a rule failed')
      }),
    ).toThrow('a rule failed')
    expect(keepsAccount()).toBe(false)
    newAccount()
    expect(account()).toEqual([])
  })
})
