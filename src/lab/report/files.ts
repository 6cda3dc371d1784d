import { extname } from 'node:path'
import { Refusal } from '../../kernel/refusal.ts'
import { writeNew } from '../files.ts'
import { writeCsv } from './csv.ts'
import { writeHtml } from './html.ts'
import { writeJson } from './json.ts'
import type { Report } from './model.ts'

const forms: Readonly<Record<string, (report: Report) => string | Promise<string>>> = {
  '.json': writeJson,
  '.csv': writeCsv,
  '.html': writeHtml,
}

/** Refuses a file name that says no form, before anything is played. */
export function checkForm(file: string): void {
  if (!Object.hasOwn(forms, extname(file)))
    throw new Refusal(
      {
        en: `a report is ${Object.keys(forms).join(' or ')}: name a file with such an ending`,
        fr: `un rapport est ${Object.keys(forms).join(' ou ')}\u00a0: nommez un fichier qui finit ainsi`,
      },
      file,
    )
}

/** Writes a report in the form that the ending of its file says; nothing is overwritten. */
export async function writeReport(file: string, report: Report): Promise<void> {
  checkForm(file)
  writeNew(file, await forms[extname(file)]!(report))
}
