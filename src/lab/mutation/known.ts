import { existsSync } from 'node:fs'
import { Refusal } from '../../kernel/refusal.ts'
import { readText, writeWhole } from '../files.ts'
import type { MutationResult } from './mutation-test.ts'

/** What earlier runs found, by card. It only saves time: whatever cannot be read is found again. */
export type KnownResults = Readonly<Record<string, MutationResult>>

const fileOf = (game: string): string => `.cache/mutants-${game}.json`

const isResult = (value: unknown): value is MutationResult =>
  typeof value === 'object' &&
  value !== null &&
  'definition' in value &&
  'killers' in value &&
  typeof value.killers === 'object' &&
  'ran' in value &&
  Array.isArray(value.ran)

export function readKnown(game: string): KnownResults {
  if (!existsSync(fileOf(game))) return {}
  try {
    const document: unknown = JSON.parse(readText(fileOf(game)))
    if (typeof document !== 'object' || document === null) return {}
    return Object.fromEntries(
      Object.entries(document).filter((entry): entry is [string, MutationResult] => isResult(entry[1])),
    )
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Refusal) return {}
    throw error
  }
}

export function writeKnown(game: string, known: KnownResults): void {
  writeWhole(fileOf(game), JSON.stringify(known))
}
