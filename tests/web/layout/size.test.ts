import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mages, mats, nemeses, nemesisCards, playerCards } from '../../../src/games/aeons-end/packs/all.ts'
import register from '../../../src/games/aeons-end/register.json' with { type: 'json' }
import { cardName, mageNames, nemesisName } from '../../../src/games/aeons-end/text/index.ts'
import { LANGS } from '../../../src/language/face.ts'
import { scriptsOf } from '../../../tools/site.ts'
import { House } from '../browser.ts'
import { READY } from '../play.ts'

const house = new House()

/** Compressed, in bytes: what a first table may take. */
const MOST = 200_000

const isLegacy = ({ set }: { readonly set: string }): boolean => set === 'legacy'
const cards = [...playerCards, ...nemesisCards]
const people = [...mages, ...mats]
const namesOf = (wanted: (thing: { readonly set: string }) => boolean): string[] =>
  LANGS.flatMap((lang) => [
    ...cards.filter(wanted).map(({ id }) => cardName(id, lang)),
    ...nemeses.filter(wanted).map(({ id }) => nemesisName(id, lang)),
    ...people.filter(wanted).flatMap(({ id }) => {
      const { name, title, ability } = mageNames(id, lang)
      return [name, title, ability].filter((text) => text !== '')
    }),
  ])
const numbered = [...register.cards, ...register.mages, ...register.nemeses]

/** How often a text names this id; no part of another. */
const namings = (text: string, id: string): number =>
  text.match(new RegExp(`(?<![\\w-])${id}(?![\\w-])`, 'g'))?.length ?? 0
/** Does a script hold this text as a whole? */
const says = (script: string, words: string): boolean =>
  ['"', "'", '`'].some((mark) => script.includes(`${mark}${words}${mark}`))

/**
 * What the campaign is played with comes when it is asked for: a first table knows the numbers of its things, which the
 * register keeps, and nothing else of them.
 */
function legacyIn(scripts: string): string[] {
  const things = [...cards, ...nemeses, ...people].filter(isLegacy)
  expect(things.length).toBeGreaterThan(200)
  const others = new Set(namesOf((thing) => !isLegacy(thing)))
  return [
    ...things.flatMap(({ id }) =>
      id.includes('-') && namings(scripts, id) > numbered.filter((each) => each === id).length ? [id] : [],
    ),
    ...namesOf(isLegacy).filter((words) => !others.has(words) && says(scripts, words)),
  ]
}

describe.each(['aeons-end', 'eternal'] as const)('the first table of %s', (game) => {
  it.each(['en', 'fr'] as const)('needs little script in %s', async (lang) => {
    const person = await house.person({ lang }, { fresh: true })
    const page = await person.emptyTab()
    const scripts = scriptsOf(page)
    await page.goto(person.addressOf(`#/play/${game}?seed=size`))
    await page.waitForSelector(READY)
    // What is fetched from then on only helps, and nobody waits for it.
    const stands = await page.evaluate(
      () =>
        performance.timeOrigin +
        (performance.getEntriesByName('cardwright table stands')[0]?.startTime ?? Number.NaN),
    )
    const first = scripts.filter(({ at }) => at <= stands)
    const bytes = first.reduce((sum, script) => sum + script.bytes, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThan(MOST)
    // What a first table does not ask for.
    const names = first.map(({ name }) => name).join(' ')
    expect(names).not.toMatch(/scenario|lesson|LabPage|Menu|Replay/)
    if (game === 'aeons-end') {
      const text = first.map(({ name }) => readFileSync(join('dist/web', name), 'utf8')).join('\n')
      expect(legacyIn(text)).toEqual([])
    }
    if (game === 'eternal') expect(names).not.toMatch(lang === 'en' ? /french/ : /english/)
    await person.leave()
  })
})
