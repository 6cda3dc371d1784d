import type { TableOptions } from '../../../table/options.ts'
import type { ListedTable } from '../../../table/wire/api.ts'
import { pageGames } from '../../games/index.ts'
import { speaking } from '../../page/words.ts'
import { GAMES } from '../../source/source.ts'
import { api } from '../api.ts'
import { useWished } from '../wished.ts'
import { PaceHint } from './PaceHint.tsx'
import { roomWords } from './room-words.ts'

const r = speaking(roomWords)

/** How the table is played: its pace, its reactions, who may watch. The host chooses. */
export function RoomOptions({
  table,
  attempt,
}: {
  readonly table: ListedTable
  readonly attempt: (act: () => Promise<{ readonly table: ListedTable }>) => Promise<void>
}) {
  const { id, game, ...held } = table
  const words = r.value.options
  const hidesCards = GAMES.some((each) => each === game && pageGames[each].hidesCards)
  const [options, wish] = useWished(held.options)
  const [visibility, show] = useWished(held.visibility)
  const change = (part: Partial<TableOptions>): void => {
    const all = { ...options, ...part }
    wish(all, () => attempt(() => api.options(id, all)))
  }
  const choice = <T extends string>(
    title: string,
    value: T,
    names: Readonly<Record<T, string>>,
    set: (value: T) => void,
    hint?: string,
  ) => {
    const isNamed = (each: string): each is T => Object.hasOwn(names, each)
    return (
      <label class="field">
        <span>{title}</span>
        <select
          value={value}
          onChange={({ currentTarget }) => {
            if (isNamed(currentTarget.value)) set(currentTarget.value)
          }}
        >
          {Object.keys(names)
            .filter(isNamed)
            .map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
        </select>
        {hint !== undefined && <small>{hint}</small>}
      </label>
    )
  }
  return (
    <details class="slab">
      <summary>{r.value.more}</summary>
      <div class="option-grid">
        {choice(words.pace, options.pace, words.paces, (pace) => change({ pace }))}
        {hidesCards &&
          choice(
            words.windows,
            options.windows,
            words.windowKinds,
            (windows) => change({ windows }),
            words.windowHints[options.windows],
          )}
        {choice(words.undo, options.undo, words.undos, (undo) => change({ undo }))}
        {!hidesCards &&
          choice(words.together, options.together, words.togethers, (together) => change({ together }))}
        {choice(words.talk, options.talk, words.talks, (talk) => change({ talk }))}
        {choice(words.watchers, options.watchers, words.watcherKinds, (watchers) => change({ watchers }))}
        {hidesCards && choice(r.value.decks, options.decks, r.value.deckKinds, (decks) => change({ decks }))}
        <label class="check">
          <input
            type="checkbox"
            checked={options.hints}
            onChange={({ currentTarget }) => change({ hints: currentTarget.checked })}
          />
          {words.hints}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={visibility === 'open'}
            onChange={({ currentTarget: { checked } }) => {
              const wanted = checked ? 'open' : 'private'
              show(wanted, () => attempt(() => api.visibility(id, wanted)))
            }}
          />
          {words.visible}
        </label>
      </div>
      <PaceHint table={{ ...table, options }} />
    </details>
  )
}
