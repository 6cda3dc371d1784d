import { pageGames } from '../../games/index.ts'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../words.ts'
import { type ChooserProps, showsSealed } from './chooser.ts'
import type { Pool } from './plan.ts'

const w = speaking(setupWords)
const POOLS: readonly Pool[] = ['base', 'war-eternal', 'both', 'legacy']
const { sealedSets } = pageGames['aeons-end']

/** The nemesis deck, and what a table may change about the rules. */
export function VariantChooser({ offer, plan, change }: ChooserProps) {
  const own = offer.nemeses.find(({ id }) => id === plan.nemesis)?.set ?? 'base'
  const open = showsSealed(offer, plan)
  const set = (id: string, value: boolean | number) => change({ variants: { ...plan.variants, [id]: value } })
  return (
    <details class="variants">
      <summary>{w.value.more}</summary>
      <label class="field">
        <span>{w.value.basics}</span>
        <select
          value={plan.basics ?? own}
          onChange={({ currentTarget: { value } }) =>
            change({ basics: POOLS.find((pool) => pool === value) ?? null })
          }
        >
          {POOLS.filter((pool) => open || !sealedSets.includes(pool) || pool === own).map((pool) => (
            <option key={pool} value={pool}>
              {w.value.pools[pool]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={plan.balanced}
          onChange={() => change({ balanced: !plan.balanced })}
        />
        <span>{w.value.balanced}</span>
      </label>
      <fieldset>
        <legend>{w.value.variants}</legend>
        {offer.variants.map(({ id, text, numbers }) => {
          const value = plan.variants[id] ?? false
          const on = numbers.at(-1) ?? true
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={value !== false}
                onChange={() => set(id, value === false ? on : false)}
              />
              <span>{text}</span>
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}
