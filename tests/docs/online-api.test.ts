import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/campaign/http.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/online-api.md'), 'utf8')

/** The rows of the page by the route that each is about. */
const rows = [...page.matchAll(/^\| `((?:GET|POST) \/[^`?]*)(?:\?[^`]*)?` \|[^|]*\|(.*)\|$/gm)].map(
  ([, request, answer]) => ({ route: request!.replace('/ID', '/:id'), answer: answer! }),
)

describe('the page about what is asked by HTTP', () => {
  it('has one row for every route of the contract, and none for another', () => {
    expect(rows.map(({ route }) => route).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
  })

  it.each(Object.entries(ROUTES))('names everything that is answered to %s', (name, { outlines }) => {
    const said = rows.find(({ route }) => route === name)?.answer ?? ''
    const words = said.split(/\W+/)
    const keys = (outlines ?? []).flatMap(({ required }) => Object.keys(required))
    expect(keys.filter((key) => !words.includes(key))).toEqual([])
  })
})
