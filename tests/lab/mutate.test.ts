import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import { statementsOf } from '../../src/lab/scenarios/run.ts'
import { rulesNamedIn } from '../../tools/mutate.ts'

it('the rules that a file names are found, ranges included', () => {
  expect(rulesNamedIn('/** R113 to R115: cast in any order (B02, LP6). */')).toEqual([
    'B02',
    'LP6',
    'R113',
    'R114',
    'R115',
  ])
  expect(rulesNamedIn('const NO_RULE = 3 // none')).toEqual([])
})

it('what files of rules name are statements that scenarios prove', () => {
  const named = rulesNamedIn(readFileSync('src/games/aeons-end/rules/exhausted.ts', 'utf8'))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((id) => !statementsOf(aeonsEnd).includes(id))).toEqual([])
})
