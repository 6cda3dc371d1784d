import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/server/config.ts'
import { migrations } from '../../../src/server/store/migrations/index.ts'
import { schema } from '../store/schema.ts'
import { COLUMNS, columnsOf, SETTINGS } from './secrets/classes.ts'

/** Columns whose class nobody has said, classes of what is no column, and columns with several. */
function unsaid(scripts: readonly string[] = migrations): readonly string[] {
  const there = [...schema(scripts)].flatMap(([table, columns]) =>
    columns.map(({ name }) => `${table}.${name}`),
  )
  const said = columnsOf('secret', 'private', 'public')
  return [
    ...there.filter((each) => !said.includes(each)),
    ...said.filter((each, i) => !there.includes(each) || said.indexOf(each) !== i),
  ]
}

/** The names that are asked for, whatever they are. */
function settingsRead(): readonly string[] {
  const names = new Set<string>()
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_, name) => {
        names.add(String(name))
        return undefined
      },
    },
  )
  readConfig(env, [], '/nowhere')
  return [...names].toSorted()
}

describe('checklist 21: secret, private or public', () => {
  it('is every column of the store, and a new one only when it has been said', () => {
    expect(unsaid()).toEqual([])
    const grown = [...migrations, 'ALTER TABLE seat ADD COLUMN mood TEXT;', 'CREATE TABLE diary (text TEXT);']
    expect(unsaid(grown)).toEqual(['seat.mood', 'diary.text'])
    expect(Object.keys(COLUMNS)).toHaveLength(schema().size)
  })
  it('is every setting of the environment, and a new one only when it has been said', () => {
    expect(settingsRead()).toEqual(Object.keys(SETTINGS).toSorted())
  })
  it('a setting that is refused is not repeated where it is secret', () => {
    for (const [name, of] of Object.entries(SETTINGS)) {
      if (of !== 'secret') continue
      const sentence = (() => {
        try {
          readConfig(
            { [name]: 'nonsense://u:planted-password@host:99999999/?x=planted-password' },
            [],
            '/nowhere',
          )
          return ''
        } catch (error) {
          return String(error)
        }
      })()
      expect(sentence, name).not.toContain('planted-password')
    }
  })
})
