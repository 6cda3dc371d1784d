import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { mages, nemesisCards, playerCards } from '../games/aeons-end/content.ts'
import { type Audit, audit, readReference } from '../games/aeons-end/text/audit.ts'
import { Refusal } from '../kernel/refusal.ts'
import { readText } from './files.ts'

const FILES = ['player-cards.json', 'nemesis-cards.json', 'mages.json'] as const

export interface AuditReport extends Audit {
  /** Texts of the reference for which there is no definition here. */
  readonly unknown: readonly string[]
}

function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`this is not JSON: ${(error as Error).message}`, file)
  }
}

/** Compares every generated text of Aeon's End with a folder of reference data. */
export function auditFolder(folder: string): AuditReport {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Refusal(`there is no such folder; expected one with ${FILES.join(', ')}`, folder)
  const files = FILES.map((name) => join(folder, name)).filter((file) => existsSync(file))
  if (files.length === 0) throw new Refusal(`there is none of ${FILES.join(', ')}`, folder)
  const reference = readReference(files.map(readJson))
  const definitions = [...playerCards, ...nemesisCards, ...mages]
  const ours = new Set<string>(definitions.map(({ id }) => id))
  const unknown = reference.map(({ id }) => id).filter((id) => !ours.has(id))
  return { ...audit(definitions, reference), unknown }
}
