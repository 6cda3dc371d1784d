import type { Dumped } from '../../../../src/server/store/contract/values.ts'
import { columnsOf } from './classes.ts'

/** What is shorter stands in many a text by chance. */
const SHORTEST = 8
const MOST_FORMS = 7
/** A code that is mailed: as a number of its own. */
const CODE = /^\d{6}$/

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

/** In whichever form it could be written down. */
function formsOf(value: string | Uint8Array): readonly string[] {
  const bytes = typeof value === 'string' ? Buffer.from(value) : Buffer.from(value)
  const coded = (['hex', 'base64', 'base64url'] as const).map((form) => bytes.toString(form))
  if (typeof value !== 'string') return [...coded, [...bytes].join(','), [...bytes].join(', ')]
  return [value, escaped(value), escaped(escaped(value)), encodeURIComponent(value), ...coded]
}

/** Values that must not be found where they do not belong, by what they are. */
export class Secrets {
  private readonly forms = new Map<string, Set<string>>()

  add(kind: string, ...values: readonly (string | Uint8Array | null | undefined)[]): void {
    for (const value of values) {
      if (value === null || value === undefined) continue
      if (value.length < SHORTEST && !(typeof value === 'string' && CODE.test(value))) continue
      const known = this.forms.get(kind) ?? new Set()
      this.forms.set(kind, known)
      for (const form of typeof value === 'string' && CODE.test(value) ? [value] : formsOf(value))
        known.add(form)
    }
  }

  /** Whatever is secret or private in the rows of a store. */
  async addRows(rows: AsyncIterable<Dumped>): Promise<void> {
    const guarded = new Set(columnsOf('secret', 'private'))
    for await (const { table, row } of rows)
      for (const [name, value] of Object.entries(row)) {
        const place = `${table}.${name}`
        if (!guarded.has(place) || typeof value === 'number' || value === null) continue
        this.add(place, value)
        // A value with parts is no less known by one of them.
        if (place === 'kept.value' && typeof value === 'string' && value.startsWith('{'))
          for (const [part, each] of Object.entries(JSON.parse(value) as object))
            if (part === 'privateKey' || part === 'code') this.add(`kept ${part}`, String(each))
      }
  }

  get kinds(): readonly string[] {
    return [...this.forms.keys()].toSorted()
  }

  /** A value of each kind, in every form in which it could be written down. */
  get examples(): readonly (readonly [kind: string, form: string])[] {
    return [...this.forms].flatMap(([kind, forms]) =>
      [...forms].slice(0, MOST_FORMS).map((form) => [kind, form] as const),
    )
  }

  /** The kinds that stand in a text; what whoever reads it has written herself, or was handed, is not looked for. */
  foundIn(text: string, known = ''): readonly string[] {
    const stands = (form: string): boolean =>
      CODE.test(form) ? new RegExp(`(?<![\\d.])${form}(?![\\d.])`).test(text) : text.includes(form)
    return [...this.forms].flatMap(([kind, forms]) =>
      [...forms].some((form) => stands(form) && !known.includes(form)) ? [kind] : [],
    )
  }
}
