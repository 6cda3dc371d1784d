import { Refusal, reasonOf } from '../../kernel/refusal.ts'
import type { Mismatch, ScriptedChance } from '../../language/face.ts'
import { entries, inside, isEntries, listOf } from '../../language/parse-values.ts'
import { adviceOn } from '../advice.ts'
import { plannedBattle, startOf } from '../battle.ts'
import { ratingOf } from '../rating.ts'
import type { Operation } from '../script.ts'
import type { Position } from './position.ts'
import { perform } from './steps.ts'
import { wordsOf } from './vocabulary.ts'

/** Everything in which a campaign differs from an entry of `then`. */
export function differences(at: Position, expected: unknown, chance: ScriptedChance): Mismatch[] {
  const seen = view(at)
  const fields = entries(expected, [...Object.keys(seen), 'includes', 'excludes', 'refused', 'table'], '')
  return Object.entries(fields).flatMap(([key, value]): Mismatch[] => {
    switch (key) {
      case 'includes':
      case 'excludes':
        return offered(at, listOf(value, key), key)
      case 'refused':
        return refused(at, value, chance)
      case 'table':
        return onTable(at, value)
      default:
        return compare(value, seen[key], key, wordsOf(at.face))
    }
  })
}

/** What a scenario may speak of, by its name. */
function view({ state, face }: Position): Readonly<Record<string, unknown>> {
  const { script } = face.battles
  const { asked } = state
  const { story } = asked
  const chapter = script.chapters[state.chapter]!
  const battle = plannedBattle(script, state)
  return {
    chapter: chapter.id,
    attempt: state.attempt,
    asked: asked.kind,
    options: asked.options,
    mage: asked.mage === undefined ? 'all' : state.mages[asked.mage]!.name,
    left: asked.left ?? 0,
    cards: asked.cards ?? [],
    page: story === undefined ? 'none' : { number: state.pages.length, ...story, title: face.titleOf(story) },
    pages: state.pages.map((page) => face.titleOf(page)),
    unlocked: asked.slots ?? '',
    slots: state.slots,
    rules: state.rules,
    supply: state.supply,
    banished: state.banished,
    sealed: sealed(
      script.chapters.flatMap(({ end }) => end),
      [...state.supply, ...state.banished],
    ),
    refined: state.refined,
    mages: state.mages,
    seats: state.seats,
    pool: state.pool.map(({ id, evolved }) => (evolved ? `${id}, evolved` : id)),
    score: state.score,
    flags: state.flags,
    scars: state.scars,
    resolve: state.resolve,
    boons: state.boons,
    recovered: state.recovered,
    rating: ratingOf(script, state),
    ending: state.ending,
    advice: adviceOn(script, state),
    battle,
    // What the party brings along beyond the numbers of the chapter.
    extra: {
      life: battle.life - chapter.mageLife,
      gravehold: battle.gravehold - startOf(chapter, state).gravehold,
      charges: battle.charges,
    },
  }
}

/** Piles that no page has opened yet. */
const sealed = (operations: readonly Operation[], known: readonly string[]): readonly string[] =>
  operations.flatMap((each) =>
    each.op === 'offer' ? each.piles.filter((pile) => !known.includes(pile)) : [],
  )

function offered(at: Position, ids: readonly unknown[], key: 'includes' | 'excludes'): Mismatch[] {
  const { options } = at.state.asked
  return ids.flatMap((id, i) => {
    const path = `${key}[${i}]`
    const word = known(id, wordsOf(at.face), path)
    return options.includes(word) === (key === 'includes')
      ? []
      : [{ path, expected: `${key} ${word}`, actual: options.join(', ') }]
  })
}

/** That something is not there always holds of what this campaign does not know. */
function known(word: unknown, words: ReadonlySet<string>, path: string): string {
  if (typeof word === 'string' && words.has(word)) return word
  throw new Refusal(`this campaign has nothing that is called ${shown(word)}`, path)
}

/** A step that cannot be done, and a part of the sentence that says why. */
function refused(at: Position, value: unknown, chance: ScriptedChance): Mismatch[] {
  const fields = entries(value, ['step', 'for'], 'refused')
  const reason = fields.for
  if (typeof reason !== 'string' || reason.trim() === '')
    throw new Refusal('say a part of the sentence that refuses it', 'refused.for')
  const back = at.mark()
  try {
    perform(at, fields.step, chance, () => {})
  } catch (error) {
    const { en } = reasonOf(error)
    return en.includes(reason) ? [] : [{ path: 'refused.for', expected: reason, actual: en }]
  } finally {
    back()
  }
  return [{ path: 'refused', expected: 'it cannot be done', actual: 'it can' }]
}

function onTable({ table, face }: Position, expected: unknown): Mismatch[] {
  if (table === null) return [{ path: 'table', expected: 'a battle', actual: 'none has been set up' }]
  return face.battles.game.scenario
    .differences(table, expected)
    .map((found) => ({ ...found, path: inside('table', found.path) }))
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What is said must hold; of entries that are not said nothing is asked, but a list is a whole one. */
function compare(expected: unknown, found: unknown, path: string, words: ReadonlySet<string>): Mismatch[] {
  const actual = found ?? 'nothing'
  if (isEntries(expected) && isEntries(actual))
    return Object.entries(expected).flatMap(([key, value]) => {
      const at = inside(path, key)
      if (actual[key] === undefined) known(key, words, at)
      return compare(value, actual[key], at, words)
    })
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return expected.flatMap((each, i) => compare(each, actual[i], `${path}[${i}]`, words))
  return expected === actual ? [] : [{ path, expected: shown(expected), actual: shown(actual) }]
}
