import { useSignal } from '@preact/signals'
import type { Company } from '../../../table/messages.ts'
import { speaking } from '../../page/words.ts'
import type { Sitting } from '../../table/sitting/sitting.ts'
import { onlineWords } from '../words.ts'

const words = speaking({
  en: {
    title: 'Whose hand to see',
    hint: 'Hands are shown as they were three turns and three minutes ago, so that nobody can tell the players anything.',
    eyes: 'Through the eyes of',
    table: 'nobody: what lies open, as it is now',
    later: 'The game is too young: the hand is shown as soon as it is old enough.',
  },
  fr: {
    title: 'Quelle main voir',
    hint: 'Les mains sont montrées telles qu’elles étaient il y a trois tours et trois minutes, pour que personne ne puisse renseigner les joueurs.',
    eyes: 'Par les yeux de',
    table: 'personne\u00a0: ce qui est visible de tous, maintenant',
    later: 'La partie est trop jeune\u00a0: la main sera montrée dès que possible.',
  },
})
const w = speaking(onlineWords)

/** Where hands are shown later, whoever watches chooses whose. */
export function WatchersEyes({
  sitting,
  company: { seats, you },
}: {
  readonly sitting: Sitting
  readonly company: Company
}) {
  const chosen = useSignal(you.eyes)
  return (
    <section aria-labelledby="watchers-eyes">
      <h3 id="watchers-eyes">{words.value.title}</h3>
      <p class="quiet">{words.value.hint}</p>
      <label class="field">
        <span>{words.value.eyes}</span>
        <select
          value={chosen.value}
          onChange={({ currentTarget }) => {
            chosen.value = Number(currentTarget.value)
            // Other eyes may be those of an earlier moment: nobody has gone back to it.
            sitting.own.askBack(null)
            void sitting.eyes(chosen.value)
          }}
        >
          <option value={seats.length}>{words.value.table}</option>
          {seats.map(({ name, bot }, seat) => (
            <option key={seat} value={seat}>
              {bot !== null ? (w.value.bots[bot] ?? w.value.bot) : name === '' ? w.value.somebody : name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{chosen.value === you.eyes ? '' : words.value.later}</p>
    </section>
  )
}
