import { useSignal } from '@preact/signals'
import { Icon } from '../card/Picture.tsx'
import { pageGames } from '../games/index.ts'
import { ago } from '../page/ago.ts'
import { to } from '../page/route.ts'
import { speaking } from '../page/words.ts'
import { cannotKeep, damaged, forget, type SavedGame, savedGames } from '../source/store.ts'
import { homePageWords } from './tiles/words.ts'

const w = speaking(homePageWords)

const SHOWN = 4

/** Games of this browser, the last one first: those that are not over before those that are. */
export function Continue() {
  const games = useSignal(sorted())
  const all = useSignal(false)
  const broken = damaged.value.length
  if (games.value.length === 0 && broken === 0 && !cannotKeep.value) return null
  const shown = all.value ? games.value : games.value.slice(0, SHOWN)
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue">{w.value.continue}</h2>
      {broken > 0 && <p role="status">{w.value.damaged(broken)}</p>}
      {cannotKeep.value && <p role="status">{w.value.cannotKeep}</p>}
      <ul>
        {shown.map((saved) => (
          <li key={saved.id} class="slab">
            <Saved
              saved={saved}
              forgetIt={() => {
                forget(saved.id)
                games.value = sorted()
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length < games.value.length && (
        <button
          type="button"
          class="button calm"
          onClick={() => {
            all.value = true
          }}
        >
          {w.value.allGames(games.value.length)}
        </button>
      )}
    </section>
  )
}

const sorted = (): readonly SavedGame[] => savedGames().toSorted((a, b) => Number(a.over) - Number(b.over))

/** One game: who, where, when; it is forgotten only after a second word. */
function Saved({ saved, forgetIt }: { readonly saved: SavedGame; readonly forgetIt: () => void }) {
  const asks = useSignal(false)
  const { id, game, title, about, answers, over, at } = saved
  const name = about?.title ?? title
  if (asks.value)
    return (
      <fieldset class="forgetting">
        <legend>{w.value.sureForget}</legend>
        <button type="button" class="button" onClick={forgetIt}>
          {w.value.doForget}
        </button>
        <button
          type="button"
          class="button calm"
          onClick={() => {
            asks.value = false
          }}
        >
          {w.value.keepIt}
        </button>
      </fieldset>
    )
  return (
    <>
      <a href={to(['table', id])}>
        <Icon name={about?.picture ?? pageGames[game].emblem} />
        {name}
        <small>
          {over ? w.value.over : (about?.note ?? w.value.decisions(answers))} · {ago(Date.now() - at)}
        </small>
      </a>
      <button
        type="button"
        aria-label={w.value.forget(name)}
        onClick={() => {
          asks.value = true
        }}
      >
        ×
      </button>
    </>
  )
}
