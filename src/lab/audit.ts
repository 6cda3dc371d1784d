import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { mages, nemesisCards, playerCards } from '../games/aeons-end/content.ts'
import * as aeonsEnd from '../games/aeons-end/text/audit.ts'
import { definitions, todays } from '../games/eternal/content.ts'
import * as eternal from '../games/eternal/text/audit.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Audit, ReferenceText } from '../language/text/audit.ts'
import { readText } from './files.ts'

export interface AuditReport extends Audit {
  /** Texts of the reference for which there is no definition here. */
  readonly unknown: readonly string[]
}

interface Auditor {
  /** The files of a folder by which the reference of this game is known. */
  readonly files: readonly string[]
  readonly ids: readonly string[]
  read(documents: readonly unknown[]): readonly ReferenceText[]
  audit(reference: readonly ReferenceText[]): Audit
}

const ourOwn = [...playerCards, ...nemesisCards, ...mages]
const ofToday = todays.map((d) => definitions[d]!)
const AUDITORS: readonly Auditor[] = [
  {
    files: ['player-cards.json', 'nemesis-cards.json', 'mages.json'],
    ids: ourOwn.map(({ id }) => id),
    read: aeonsEnd.readReference,
    audit: (reference) => aeonsEnd.audit(ourOwn, reference),
  },
  {
    files: ['cards.json'],
    ids: ofToday.map(({ id }) => id),
    read: eternal.readReference,
    audit: (reference) => eternal.audit(ofToday, reference),
  },
]

function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`this is not JSON: ${(error as Error).message}`, file)
  }
}

/** Compares every generated text of a game with a folder of reference data; the files tell which game. */
export function auditFolder(folder: string): AuditReport {
  const known = AUDITORS.map(({ files }) => files.join(', ')).join(', or ')
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Refusal(`there is no such folder; expected one with ${known}`, folder)
  for (const { files, ids, read, audit } of AUDITORS) {
    const found = files.map((name) => join(folder, name)).filter((file) => existsSync(file))
    if (found.length === 0) continue
    const reference = read(found.map(readJson))
    const ours = new Set<string>(ids)
    return { ...audit(reference), unknown: reference.map(({ id }) => id).filter((id) => !ours.has(id)) }
  }
  throw new Refusal(`there is none of ${known}`, folder)
}
