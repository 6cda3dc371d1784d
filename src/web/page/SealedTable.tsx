import { pageGames } from '../games/index.ts'
import type { GameId } from '../source/source.ts'
import { library, offerOf } from './library.ts'
import { Shell } from './Shell.tsx'
import { isUnsealed, unseal } from './sealed.ts'
import { lang } from './settings.ts'
import { type Catalogue, speaking } from './words.ts'

const words: Catalogue<Readonly<Record<'title' | 'help' | 'open', string>>> = {
  en: {
    title: 'A sealed table',
    help: 'This table is played with what the campaign opens in its time.',
    open: 'Open it anyway (spoils the campaign)',
  },
  fr: {
    title: 'Une table scellée',
    help: 'Cette table se joue avec ce que la campagne dévoile en son temps.',
    open: 'L’ouvrir quand même (dévoile la campagne)',
  },
}
const w = speaking(words)

/** Every word in a document, names of fields among them: cards are named in both ways. */
function* wordsIn(part: unknown): Generator<string> {
  if (typeof part === 'string') yield part
  else if (typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(part)) {
      yield name
      yield* wordsIn(value)
    }
}

/** Ids of what belongs to these sets, anywhere in a document. */
function* idsOf(part: unknown, sets: readonly string[]): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  const { id, set } = part as { readonly id?: unknown; readonly set?: unknown }
  if (typeof id === 'string' && typeof set === 'string' && sets.includes(set)) yield id
  for (const value of Object.values(part)) yield* idsOf(value, sets)
}

/** What a record says of how its game was set up; one that cannot be read is refused elsewhere. */
export function setupIn(record: string): unknown {
  try {
    return JSON.parse(record).setup
  } catch {
    return null
  }
}

/** Does a table that is opened by its address name what a campaign keeps sealed, and nobody has asked for it? */
export async function isSealedTable(game: GameId, document: unknown): Promise<boolean> {
  const { sealedSets } = pageGames[game]
  if (sealedSets.length === 0 || isUnsealed(game)) return false
  const language = lang.peek()
  const all = await Promise.all([library.cards(game, language), offerOf(game, language)])
  const sealed = new Set(idsOf(all, sealedSets))
  for (const word of wordsIn(document)) if (sealed.has(word)) return true
  return false
}

/** Asks before a sealed table is shown. */
export function SealedTable({ game, open }: { readonly game: GameId; readonly open: () => void }) {
  return (
    <Shell>
      <main class="page">
        <h1>{w.value.title}</h1>
        <p>{w.value.help}</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            unseal(game)
            open()
          }}
        >
          {w.value.open}
        </button>
      </main>
    </Shell>
  )
}
