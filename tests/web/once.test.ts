import { describe, expect, it } from 'vitest'
import { onceEach } from '../../src/web/source/once.ts'

describe('what is asked once', () => {
  it('is the same answer for everybody who asks for the same', async () => {
    const asked: string[] = []
    const names = onceEach(async (game: string, lang: string) => {
      asked.push(`${game} ${lang}`)
      return asked.length
    })
    expect(await Promise.all([names.get('a', 'en'), names.get('a', 'en'), names.get('a', 'fr')])).toEqual([
      1, 1, 2,
    ])
    expect(asked).toEqual(['a en', 'a fr'])
    names.forget()
    expect(await names.get('a', 'en')).toBe(3)
  })

  it('is asked again once it has failed', async () => {
    let times = 0
    const names = onceEach(async (_game: string) => {
      times += 1
      if (times === 1) throw new Error('the first time')
      return times
    })
    await expect(names.get('a')).rejects.toThrow('the first time')
    expect(await names.get('a')).toBe(2)
  })
})
