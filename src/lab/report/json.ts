import type { Report } from './model.ts'

/** The report for a program: figures that do not exist are null. */
export function writeJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
