import { existsSync } from 'node:fs'
import { Refusal } from '../../kernel/refusal.ts'
import { readText, writeWhole } from '../files.ts'
import type { Bites } from './bite.ts'

/** What earlier runs found, by card. It only saves time: whatever cannot be read is found again. */
export type KnownBites = Readonly<Record<string, Bites>>

const fileOf = (game: string): string => `.cache/bites-${game}.json`

const isBites = (value: unknown): value is Bites =>
  typeof value === 'object' &&
  value !== null &&
  'definition' in value &&
  'killers' in value &&
  typeof value.killers === 'object' &&
  'ran' in value &&
  Array.isArray(value.ran)

export function readKnown(game: string): KnownBites {
  if (!existsSync(fileOf(game))) return {}
  try {
    const document: unknown = JSON.parse(readText(fileOf(game)))
    if (typeof document !== 'object' || document === null) return {}
    return Object.fromEntries(
      Object.entries(document).filter((entry): entry is [string, Bites] => isBites(entry[1])),
    )
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Refusal) return {}
    throw error
  }
}

export function writeKnown(game: string, known: KnownBites): void {
  writeWhole(fileOf(game), JSON.stringify(known))
}
