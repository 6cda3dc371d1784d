import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** Says, beside the embedded store, where the process is that has it open. */
const fileOf = (config: Config): string => join(config.data, 'address')

export function writeKeeper(config: Config, address: string): void {
  if (config.databaseUrl !== null) return
  writeFileSync(fileOf(config), `${address}\n`, { mode: 0o600 })
}

export function keeperOf(config: Config): string {
  const where = (() => {
    try {
      return readFileSync(fileOf(config), 'utf8').trim()
    } catch {
      return ''
    }
  })()
  const at = where === '' ? 'another process that is running' : `the one at ${where}`
  return `Tables with others are kept in ${config.data} by ${at}; this one gives out the page for playing alone.`
}
