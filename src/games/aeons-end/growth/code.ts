import { fromText, toText } from '../../../kernel/block.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { entriesOf, oneOf, whole } from '../../../language/parse-values.ts'
import { MAGE_CODE } from '../campaign-part.ts'
import {
  ABILITIES,
  type GrownMage,
  LOOKS,
  MASTERIES,
  type Mastery,
  STARTER_GEMS,
  STARTER_SPELLS,
  TEMPERAMENTS,
  UPGRADES,
} from './options.ts'

/*
 * A grown mage as a short text that any set-up takes in the place of a mage: "mage:" and a few characters. Every
 * option is its place in its list + 1, or 0; a byte of sum finds a mistyped character.
 */

const VERSION = 1
const NAME_AT = 6
const LONGEST_NAME = 24
const ENTRIES = ['name', 'look', 'gem', 'ability', 'upgrade', 'temperament', 'spell', 'mastery'] as const
const DECK = 5

const ordinal = (list: readonly string[], option: string | null): number =>
  option === null ? 0 : list.indexOf(option) + 1

/** The choice within a mastery, as a small number. */
function detailOf(mastery: Mastery | null): number {
  if (mastery?.kind === 'retrained') return mastery.into === 'crystal' ? 0 : 1
  return mastery?.kind === 'ordered' ? mastery.place : 0
}

const sumOf = (bytes: readonly number[]): number =>
  bytes.reduce((sum, b) => (sum * 31 + b + 7) & 0xff, VERSION)

export function writeMageCode(mage: GrownMage): string {
  const bytes = [
    (mage.look << 4) | ordinal(STARTER_GEMS, mage.gem),
    (ordinal(UPGRADES, mage.upgrade) << 4) | ordinal(ABILITIES, mage.ability),
    (ordinal(TEMPERAMENTS, mage.temperament) << 4) | ordinal(STARTER_SPELLS, mage.spell),
    (detailOf(mage.mastery) << 4) | ordinal(MASTERIES, mage.mastery?.kind ?? null),
    ...new TextEncoder().encode(mage.name),
  ]
  return MAGE_CODE + toText(Uint8Array.from([VERSION, sumOf(bytes), ...bytes]))
}

/** The mage behind a code; a mistyped one, or one of a later version, is refused. */
export function readMageCode(code: string, place = 'mage'): GrownMage {
  const bytes = bytesOf(code, place)
  if (bytes[0] !== VERSION)
    throw new Refusal(
      {
        en: 'this code of a mage is of another version, or mistyped',
        fr: 'ce code de mage est d’une autre version, ou mal tapé',
      },
      place,
    )
  const [, sum, a, b, c, d] = bytes
  if (bytes.length <= NAME_AT || sum !== sumOf([...bytes.subarray(2)]))
    throw new Refusal(
      {
        en: 'this code of a mage is mistyped or incomplete',
        fr: 'ce code de mage est mal tapé ou incomplet',
      },
      place,
    )
  const from = (list: readonly string[], n: number): unknown => (n === 0 ? null : (list[n - 1] ?? `#${n}`))
  return readGrownMage(
    {
      name: new TextDecoder().decode(bytes.subarray(NAME_AT)),
      look: a! >> 4,
      gem: from(STARTER_GEMS, a! & 15),
      ability: from(ABILITIES, b! & 15),
      upgrade: from(UPGRADES, b! >> 4),
      temperament: from(TEMPERAMENTS, c! >> 4),
      spell: from(STARTER_SPELLS, c! & 15),
      mastery: masteryFrom(from(MASTERIES, d! & 15), d! >> 4),
    },
    place,
  )
}

function bytesOf(code: string, place: string): Uint8Array {
  try {
    return fromText(code.trim().slice(MAGE_CODE.length))
  } catch (error) {
    throw new Refusal(
      { en: (error as Error).message, fr: 'un de ces signes ne peut pas figurer dans un code' },
      place,
    )
  }
}

function masteryFrom(kind: unknown, detail: number): unknown {
  if (kind === null) return null
  if (kind === 'retrained') return { kind, into: detail === 0 ? 'crystal' : 'spark' }
  return kind === 'ordered' ? { kind, place: detail } : { kind }
}

/** Reads a grown mage that came from outside, entry by entry. */
export function readGrownMage(value: unknown, place: string): GrownMage {
  const fields = entriesOf(value, ENTRIES, place, 'a grown mage')
  const chosen = <T extends string>(
    entry: (typeof ENTRIES)[number],
    list: readonly T[],
    what: string,
  ): T | null =>
    fields[entry] === undefined || fields[entry] === null
      ? null
      : oneOf(fields[entry], list, what, `${place}.${entry}`)
  const mage: GrownMage = {
    name: readMageName(fields.name, `${place}.name`),
    look: whole(fields.look ?? 0, `${place}.look`, 0, LOOKS - 1),
    gem: chosen('gem', STARTER_GEMS, 'starter gem'),
    ability: chosen('ability', ABILITIES, 'ability'),
    upgrade: chosen('upgrade', UPGRADES, 'upgrade'),
    temperament: chosen('temperament', TEMPERAMENTS, 'temperament'),
    spell: chosen('spell', STARTER_SPELLS, 'starter spell'),
    mastery: readMastery(fields.mastery ?? null, `${place}.mastery`),
  }
  if (mage.upgrade !== null && mage.ability === null)
    throw new Refusal(
      { en: 'there is no ability to upgrade', fr: 'il n’y a pas de capacité à améliorer' },
      `${place}.upgrade`,
    )
  return mage
}

/** A name as a player writes it on the mat: one line, not empty. */
export function readMageName(value: unknown, place: string): string {
  const name = typeof value === 'string' ? value.trim() : ''
  if (name.length < 1 || name.length > LONGEST_NAME || /\p{C}/u.test(name))
    throw new Refusal(
      {
        en: `the name of a mage has 1 to ${LONGEST_NAME} characters in one line`,
        fr: `le nom d’un mage a de 1 à ${LONGEST_NAME} caractères sur une ligne`,
      },
      place,
    )
  return name
}

function readMastery(value: unknown, place: string): Mastery | null {
  if (value === null) return null
  const fields = entriesOf(value, ['kind', 'into', 'place'], place, 'a mastery')
  const kind = oneOf(fields.kind, MASTERIES, 'mastery', `${place}.kind`)
  if (kind === 'retrained')
    return { kind, into: oneOf(fields.into, ['crystal', 'spark'] as const, 'starter card', `${place}.into`) }
  if (kind === 'ordered') return { kind, place: whole(fields.place, `${place}.place`, 0, DECK - 1) }
  return { kind }
}
