import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The catalogues; the page's own words.ts only says what one is. */
const files = globSync('src/web/**/{*words,skill-names,skill-meanings}.ts')
  .filter((file) => !file.endsWith('page/words.ts'))
  .sort()

/** What a template puts in counts as one letter. */
const withoutCode = (template: string): string => template.replace(/\$\{[^{}]*\}/g, 'x')

/** The French part of a catalogue: everything after `fr: {`. */
function french(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(' ?? ', '')
  const [, part = ''] = text.split(/\n {2}fr: \{/)
  return [...part.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(
    ([, plain, template]) => plain ?? withoutCode(template ?? ''),
  )
}

describe.each(files)('the words in %s', (file) => {
  it('keep French signs with their words, and use the right apostrophe', () => {
    const words = french(file)
    expect(words.length).toBeGreaterThan(0)
    for (const each of words) {
      expect(each).not.toMatch(/[\p{L}\d’»…] [:;!?»]/u)
      expect(each).not.toMatch(/« /)
      expect(each).not.toMatch(/\p{L}'\p{L}/u)
    }
  })
})
