import { useSignal } from '@preact/signals'
import { Icon } from '../../card/Picture.tsx'
import { pictureOf } from '../../card/pictures/index.ts'
import { Rich } from '../../card/Rich.tsx'
import { pageGames } from '../../games/index.ts'
import { seal, unseal } from '../../page/sealed.ts'
import { speaking } from '../../page/words.ts'
import { Dialog } from '../../table/menus/Dialog.tsx'
import { Segments } from '../Segments.tsx'
import { setupWords } from '../words.ts'
import { type ChooserProps, showsSealed, withoutSealed } from './chooser.ts'

const w = speaking(setupWords)
const HARDEST = 10
const { sealedSets } = pageGames['aeons-end']

/** Whom to fight, and how hard. */
export function NemesisChooser({ offer, plan, change }: ChooserProps) {
  const read = useSignal<string | null>(null)
  const shown = offer.nemeses.find(({ id }) => id === read.value)
  // What a campaign keeps sealed is listed only for those who ask.
  const ofCampaign = ({ set }: { readonly set: string }): boolean => sealedSets.includes(set)
  const open = showsSealed(offer, plan)
  return (
    <fieldset class="nemeses">
      <legend>
        {w.value.nemesis} <small>{w.value.nemesisHelp}</small>
      </legend>
      <Segments
        label={w.value.difficulty}
        name="difficulty"
        values={offer.difficulties.map((id) => [
          id,
          w.value.difficulties[id].name,
          w.value.difficulties[id].text,
        ])}
        value={plan.difficulty}
        change={(difficulty) => change({ difficulty })}
      />
      <ul class="portraits of-nemeses">
        {offer.nemeses
          .filter((each) => open || !ofCampaign(each))
          .toSorted((a, b) => a.difficulty - b.difficulty)
          .map(({ id, name, difficulty, mat }) => (
            <li key={id} class={plan.nemesis === id ? 'portrait chosen' : 'portrait'}>
              <label>
                <input
                  type="radio"
                  name="nemesis"
                  checked={plan.nemesis === id}
                  onChange={() => change({ nemesis: id })}
                />
                <span class="portrait-face">
                  <Icon name={pictureOf({ id, game: 'aeons-end', type: 'nemesis' })} />
                </span>
                <strong>{name}</strong>
                <span class="unseen">{w.value.level(difficulty)}</span>
                <span class="pips" aria-hidden="true">
                  {Array.from({ length: HARDEST }, (_, i) => (
                    <i key={i} class={i < difficulty ? 'lit' : ''} />
                  ))}
                </span>
                <span class="portrait-line">
                  <Rich text={mat.find(({ part }) => part === 'unleash')?.lines.join(' ') ?? ''} />
                </span>
              </label>
              <button
                type="button"
                class="portrait-more"
                aria-label={w.value.about(name)}
                onClick={() => {
                  read.value = id
                }}
              >
                ?
              </button>
            </li>
          ))}
      </ul>
      <label class="check">
        <input
          type="checkbox"
          checked={open}
          onChange={() => {
            if (!open) {
              unseal('aeons-end')
              return
            }
            seal('aeons-end')
            const chosen = offer.nemeses.find(({ id }) => id === plan.nemesis)
            change({
              ...withoutSealed(plan),
              ...(chosen !== undefined && ofCampaign(chosen)
                ? { nemesis: offer.nemeses.find((each) => !ofCampaign(each))!.id }
                : {}),
            })
          }}
        />
        <span>{w.value.showSealed}</span>
      </label>
      {shown !== undefined && (
        <Dialog
          title={`${shown.name}, ${w.value.life(shown.life)}`}
          close={() => {
            read.value = null
          }}
        >
          {shown.mat.map(({ part, heading, lines }) => (
            <section key={part}>
              <h3>{heading}</h3>
              {lines.map((line) => (
                <p key={line}>
                  <Rich text={line} />
                </p>
              ))}
            </section>
          ))}
        </Dialog>
      )}
    </fieldset>
  )
}
