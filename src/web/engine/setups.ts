import type { Lang } from '../../language/face.ts'
import type { PreparedSetup } from '../source/source.ts'
import type { TableHost } from './table-host.ts'

/* Set-ups that somebody puts together: fetched when somebody does. */

/** The set-up that these flags say. */
export async function setup(
  host: TableHost,
  flags: Readonly<Record<string, string>>,
  seed: string,
  lang: Lang,
): Promise<PreparedSetup> {
  const [document, own] = await host.fetched((rules) => [
    rules.setupFrom(flags, seed),
    flags.code === undefined ? seed : (rules.sharing?.seed(flags.code) ?? ''),
  ])
  return read(host, document, own, lang)
}

/** A set-up that is given as a document. */
export async function read(
  host: TableHost,
  document: unknown,
  seed: string,
  lang: Lang,
): Promise<PreparedSetup> {
  await host.parts.names()
  const rules = await host.rulesFor(document)
  const words = await host.parts.setupWords?.(lang)
  const settled = rules.readSetup(document)
  return {
    setup: document,
    settled,
    seed,
    seats: rules.seats(settled),
    words: words?.(settled) ?? [],
    code: rules.sharing?.code(settled, seed) ?? null,
  }
}
