import { describe, expect, it } from 'vitest'
import { helpIn, readTyped, TYPED_COMMANDS, UNTYPED } from '../../src/cli/online/typed/typed-commands.ts'
import { LANGS } from '../../src/language/face.ts'
import { COST } from '../../src/table/wire/costs.ts'

/* What can be typed at an online table, beside what can be said to one. */

const commands = Object.values(TYPED_COMMANDS)

describe('a terminal at an online table', () => {
  it.each(Object.keys(COST))('can say %s, or it is known why not', (name) => {
    const typed = commands.some(({ says }) => says.some((each) => each === name))
    const reason = Object.entries(UNTYPED).find(([each]) => each === name)?.[1] ?? ''
    expect([typed, reason.length > 20]).toEqual([reason === '', reason !== ''])
  })

  it('knows every word once', () => {
    const words = commands.flatMap(({ typed }) => typed)
    expect(words.toSorted()).toEqual([...new Set(words)].toSorted())
    for (const word of words) expect(TYPED_COMMANDS[readTyped(word)!.name].typed).toContain(word)
  })

  it.each(LANGS)('lists in its help whatever can be typed (%s)', (lang) => {
    const lines = helpIn(lang).split('\n')
    const words = lines.flatMap((line) => line.split(/[^\p{L}!?]+/u))
    // A word that is not the other language's: one of each command stands in the help of each language.
    for (const { typed } of commands)
      if (typed.length > 0)
        expect(
          typed.some((each) => words.includes(each)),
          String(typed),
        ).toBe(true)
    // All that is done begins in one column.
    const [first = ''] = lines
    const column = first.search(/\s{2,}\S/) + first.match(/\s{2,}/)![0].length
    for (const line of lines) expect(line.slice(column - 2, column), line).toBe('  ')
  })

  it.each([
    ['12', { name: 'answer', more: '12' }],
    ['  b ', { name: 'board', more: '' }],
    ['', { name: 'board', more: '' }],
    ['say  hello there ', { name: 'say', more: 'hello there' }],
    ['encore pareil', { name: 'again', more: 'pareil' }],
    ['u!', { name: 'undoAgreed', more: '' }],
    ['q now', null],
    ['dance', null],
  ])('reads “%s”', (line, typed) => {
    expect(readTyped(line)).toEqual(typed)
  })
})
