import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../games/index.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Audit, Auditor } from '../language/text/audit.ts'
import { about, readText } from './files.ts'
import { parseJson } from './json.ts'

export interface AuditReport extends Audit {
  /** Texts of the reference for which there is no definition here. */
  readonly unknown: readonly string[]
}

const auditors: readonly Auditor[] = games.flatMap(({ auditor }) => auditor ?? [])

function readJson(file: string): unknown {
  const text = readText(file)
  return about(file, () => parseJson(text))
}

/** Compares every generated text of a game with a folder of reference data; the files tell which game. */
export function auditFolder(folder: string): AuditReport {
  const known = auditors.map(({ files }) => files.join(', ')).join(', or ')
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Refusal(
      {
        en: `there is no such folder; expected one with ${known}`,
        fr: `ce dossier n’existe pas\u202f; il en faut un avec ${known}`,
      },
      folder,
    )
  for (const { files, ids, read, audit } of auditors) {
    const found = files.map((name) => join(folder, name)).filter((file) => existsSync(file))
    if (found.length === 0) continue
    const reference = read(found.map(readJson))
    const ours = new Set<string>(ids)
    return { ...audit(reference), unknown: reference.map(({ id }) => id).filter((id) => !ours.has(id)) }
  }
  throw new Refusal({ en: `there is none of ${known}`, fr: `il n’y a là aucun de ${known}` }, folder)
}
