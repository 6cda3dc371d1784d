import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..', '..', '..', 'src', 'web')

/** The class that a selector begins with, where nothing narrows it. */
const leading = (selector: string): string | undefined => /^\.[\w-]+(?=$|[\s>+~])/.exec(selector.trim())?.[0]

/** The selectors of a style sheet, each by itself. */
function selectorsOf(sheet: string): readonly string[] {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '')
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, before]) => before!.trim())
    .filter((before) => !before.startsWith('@'))
    .flatMap((before) => before.split(/,(?![^(]*\))/))
}

// Sheets stay once they are loaded: a name that two places style changes one of them after a visit to the other.
it('styles a class in one folder only, unless something before it says where', () => {
  const folders = new Map<string, Set<string>>()
  for (const file of globSync('**/*.css', { cwd: WEB })) {
    for (const selector of selectorsOf(readFileSync(join(WEB, file), 'utf8'))) {
      const name = leading(selector)
      if (name !== undefined && selector.trim() === name)
        folders.set(name, (folders.get(name) ?? new Set()).add(dirname(file)))
    }
  }
  expect(folders.size).toBeGreaterThan(200)
  const shared = [...folders].filter(([, where]) => where.size > 1)
  expect(shared.map(([name, where]) => `${name}: ${[...where].join(', ')}`)).toEqual([])
})

// A page at which somebody thinks must come to rest: what never ends is drawn again sixty times a second, by a battery.
it('moves nothing for ever', () => {
  const endless = globSync('**/*.{css,ts,tsx}', { cwd: WEB }).filter((file) =>
    /animation[^;{}]*\binfinite\b|iterations:\s*Infinity/.test(readFileSync(join(WEB, file), 'utf8')),
  )
  expect(endless).toEqual([])
})

it('takes no time to move where somebody wants no motion', () => {
  const moves = globSync('**/*.css', { cwd: WEB }).flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(/\b(?:transition|animation)(?:-duration)?:([^;}]*)/g)]
      .flatMap(([, value]) => value!.split(/,(?![^(]*\))/))
      .map((move) => `${file}: ${move.trim()}`),
  )
  expect(moves.length).toBeGreaterThan(20)
  expect(moves.filter((move) => !/var\(--m(-\w+|otion)\)/.test(move))).toEqual([])
})

/**
 * Whenever something comes or goes inside an element that `:has()` asks about, all in it that any rule with `:has()` styles
 * is styled again. So it asks about small things only, never about a region of the table.
 */
const SMALL: readonly string[] = [
  '.ask',
  '.ask-words',
  '.breach-acts',
  '.chip',
  '.end-numbers',
  '.entrance',
  '.fix',
  '.lane.idle',
  '.last',
  '.lock',
  '.middle',
  '.n-unleash',
  '.n-words',
  '.opt-l',
  '.peek-side',
  '.portrait',
  '.portrait.chosen',
  '.prompt',
  '.right',
  '.steps',
  '.teacher',
  '.tok-face',
  '.who-life',
  'label',
  'li',
  'li.last',
  'ol',
]

it('asks with :has() about small things only', () => {
  const asked = globSync('**/*.css', { cwd: WEB }).flatMap((file) =>
    selectorsOf(readFileSync(join(WEB, file), 'utf8')).flatMap((selector) =>
      [...selector.matchAll(/([^\s>+~,(]+?)(?::not\()?:has\(/g)].map(([, subject]) => subject!),
    ),
  )
  expect(new Set(asked)).toEqual(new Set(SMALL))
})
