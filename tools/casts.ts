// Scenario titles are written in English. Readers of French get the cast of an example instead: the cards that
// its moves name, by their French names.
import { aeonsEnd } from '../src/games/aeons-end/index.ts'
import { eternal } from '../src/games/eternal/index.ts'
import type { Scenario } from '../src/lab/scenarios/document.ts'
import type { Playable } from '../src/language/face.ts'

const MOST = 3

const folded = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The French name of everything that a scenario may call by its id or its English name. */
function frenchNames({ cardIds, words }: Playable): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const sheets = words.fr.sheets?.() ?? []
  for (const { id, name } of [...sheets, ...cardIds.map((id) => words.fr.card(id))])
    names.set(folded(id), name)
  for (const id of cardIds) names.set(folded(words.en.card(id).name), words.fr.card(id).name)
  return names
}

/** Every text in a part of a scenario. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* textsIn(each)
}

/** `play Storm Lynx on Oni Ronin` names two cards, each behind other words. */
function* namedIn(text: string, names: ReadonlyMap<string, string>): Generator<string> {
  for (const part of text.split(/ on |, /)) {
    const words = part.split(' ')
    const name = words.map((_, i) => names.get(folded(words.slice(i).join(' ')))).find(Boolean)
    if (name !== undefined) yield name
  }
}

function castOf({ parts, given }: Scenario, names: ReadonlyMap<string, string>): string {
  const called = (value: unknown): string[] =>
    [...textsIn(value)].flatMap((text) => [...namedIn(text, names)])
  const moved = called(parts.map(({ when }) => when))
  return [...new Set(moved.length > 0 ? moved : called(given))].slice(0, MOST).join(', ')
}

const GAMES: Readonly<Record<string, Playable>> = {
  'aeons-end': aeonsEnd as Playable,
  eternal: eternal as Playable,
}

/** The casts of scenarios, in their order; nothing where no card plays a part. */
export function castsOf(game: string, scenarios: readonly Scenario[]): readonly string[] {
  const names = frenchNames(GAMES[game]!)
  return scenarios.map((scenario) => castOf(scenario, names))
}
