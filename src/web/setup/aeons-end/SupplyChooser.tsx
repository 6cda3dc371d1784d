import { Card } from '../../card/Card.tsx'
import { Glyph } from '../../card/glyphs.tsx'
import { type InSentence, theCard } from '../../card/naming.ts'
import { pageGames } from '../../games/index.ts'
import { useCards } from '../../page/library.ts'
import { Said } from '../../page/Said.tsx'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../words.ts'
import { type ChooserProps, showsSealed } from './chooser.ts'
import { ALL_SETS, type Band, KINDS, type Kind } from './plan.ts'

const w = speaking(setupWords)
const { sealedSets } = pageGames['aeons-end']

type Props = ChooserProps & { readonly piles: readonly string[] }

/** Nine piles: suggested, or rolled under wishes, each to be locked or rolled again. */
export function SupplyChooser({ offer, plan, change, piles }: Props) {
  const cards = useCards('aeons-end')
  const name = (id: string) => cards.get(id)?.name ?? id
  const spoken = (id: string) => theCard(cards.get(id))
  const roll = (again: (slot: number) => boolean) =>
    change({
      supply: offer.slots.map((_, slot) => (again(slot) ? null : (piles[slot] ?? null))),
      roll: plan.roll + 1,
    })
  const open = showsSealed(offer, plan)
  const offered = offer.supplyCards.filter((id) => {
    const set = cards.get(id)?.set
    return set !== undefined && (open || !sealedSets.includes(set))
  })
  const rollAll = () => roll((slot) => plan.locked[slot] !== true)
  const chosen = typeof plan.supply === 'string' ? plan.supply : 'own'
  return (
    <fieldset>
      <legend>
        {w.value.supply} <small>{w.value.supplyHelp}</small>
      </legend>
      <div class="supply-head">
        <label>
          <span class="unseen">{w.value.suggested}</span>
          <select
            value={chosen}
            onChange={({ currentTarget: { value } }) => {
              if (value === 'random') rollAll()
              else if (value !== 'own') change({ supply: value })
            }}
          >
            {offer.supplies.map(({ id }) => (
              <option key={id} value={id}>
                {w.value.supplies[id] ?? id}
              </option>
            ))}
            <option value="random">{w.value.random}</option>
            {chosen === 'own' && <option value="own">{w.value.own}</option>}
          </select>
        </label>
        <button type="button" class="button calm" onClick={rollAll}>
          {w.value.rollAll}
        </button>
      </div>
      <ol class="piles-chosen">
        {piles.map((id, slot) => {
          const card = cards.get(id)
          return (
            <li key={id}>
              {card !== undefined && <Card entry={card} />}
              <div class="turns">
                <label class="lock">
                  <input
                    type="checkbox"
                    checked={plan.locked[slot] === true}
                    onChange={() => change({ locked: plan.locked.map((is, at) => (at === slot ? !is : is)) })}
                  />
                  <Glyph name="lock" />
                  <span class="unseen">{w.value.lock(theCard(card))}</span>
                </label>
                <button
                  type="button"
                  class="button calm roll"
                  title={w.value.roll(theCard(card))}
                  aria-label={w.value.roll(theCard(card))}
                  onClick={() => roll((at) => at === slot)}
                >
                  ⟳
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <details>
        <summary>{w.value.wishes}</summary>
        <div class="row">
          {ALL_SETS.filter((set) => open || !sealedSets.includes(set)).map((set) => (
            <label key={set}>
              <input
                type="checkbox"
                checked={plan.sets.includes(set)}
                onChange={() =>
                  change({
                    sets: plan.sets.includes(set)
                      ? plan.sets.filter((each) => each !== set)
                      : [...plan.sets, set],
                  })
                }
              />
              <span>{w.value.sets[set]}</span>
            </label>
          ))}
        </div>
        {KINDS.map((kind) => (
          <CostBand
            key={kind}
            kind={kind}
            band={plan.costs[kind]}
            change={(band) => change({ costs: { ...plan.costs, [kind]: band } })}
          />
        ))}
        <CardList
          label={w.value.must}
          ids={plan.must}
          offered={offered}
          name={name}
          spoken={spoken}
          change={(must) => change({ must })}
        />
        <CardList
          label={w.value.never}
          ids={plan.never}
          offered={offered}
          name={name}
          spoken={spoken}
          change={(never) => change({ never })}
        />
      </details>
    </fieldset>
  )
}

function CostBand({
  kind,
  band,
  change,
}: {
  readonly kind: Kind
  readonly band: Band
  readonly change: (band: Band) => void
}) {
  const number = (label: string, end: keyof Band) => (
    <label>
      <span>{label}</span>
      <input
        type="number"
        min="0"
        max="9"
        value={band[end] ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ ...band, [end]: value === '' ? null : Number(value) })
        }
      />
    </label>
  )
  return (
    <fieldset class="row">
      <legend>{w.value.costs(w.value.kinds[kind])}</legend>
      {number(w.value.atLeast, 'min')}
      {number(w.value.atMost, 'max')}
    </fieldset>
  )
}

function CardList({
  label,
  ids,
  offered,
  name,
  spoken,
  change,
}: {
  readonly label: string
  readonly ids: readonly string[]
  readonly offered: readonly string[]
  readonly name: (id: string) => string
  readonly spoken: (id: string) => InSentence
  readonly change: (ids: readonly string[]) => void
}) {
  const left = offered.filter((id) => !ids.includes(id)).sort((a, b) => name(a).localeCompare(name(b)))
  return (
    <div class="field">
      <label>
        <span>{label}</span>
        <select value="" onChange={({ currentTarget: { value } }) => value !== '' && change([...ids, value])}>
          <option value="">{w.value.nothing}</option>
          {left.map((id) => (
            <option key={id} value={id}>
              {name(id)}
            </option>
          ))}
        </select>
      </label>
      <ul class="chips">
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              class="button calm"
              onClick={() => change(ids.filter((each) => each !== id))}
            >
              <Said as={w.value.remove(spoken(id))}>{name(id)} ×</Said>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
