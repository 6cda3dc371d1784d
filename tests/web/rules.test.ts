import { describe, expect, it } from 'vitest'
import { pagesIn } from '../../src/lab/rulebook/files.ts'
import { LANGUAGES } from '../../src/lab/rulebook/index.ts'
import { ruled as aeonsEnd } from '../../src/web/table/aeons-end/rules.ts'
import { ruled as eternal } from '../../src/web/table/eternal/rules.ts'

describe.each([
  ['aeons-end', aeonsEnd],
  ['eternal', eternal],
] as const)('the rules behind the questions of %s', (game, ruled) => {
  it.each(LANGUAGES)('stand in the rulebook: %s', (language) => {
    const stated = new Set(
      pagesIn('rulebook', language, game).flatMap(({ blocks }) => blocks.flatMap(({ ids }) => ids)),
    )
    expect(ruled.filter((id) => !stated.has(id))).toEqual([])
  })
})
