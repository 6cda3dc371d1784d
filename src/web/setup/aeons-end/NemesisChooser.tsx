import { Rich } from '../../card/Rich.tsx'
import { speaking } from '../../page/words.ts'
import { setupWords } from '../words.ts'
import type { ChooserProps } from './chooser.ts'

const w = speaking(setupWords)

/** Whom to fight, and how hard. */
export function NemesisChooser({ offer, plan, change }: ChooserProps) {
  return (
    <>
      <fieldset>
        <legend>{w.value.nemesis}</legend>
        <p>{w.value.nemesisHelp}</p>
        <ul class="tiles">
          {[...offer.nemeses]
            .sort((a, b) => a.difficulty - b.difficulty)
            .map(({ id, name, difficulty, life, mat }) => (
              <li key={id} class={plan.nemesis === id ? 'tile chosen' : 'tile'}>
                <label>
                  <input
                    type="radio"
                    name="nemesis"
                    checked={plan.nemesis === id}
                    onChange={() => change({ nemesis: id })}
                  />
                  <strong>{name}</strong> <span>{w.value.level(difficulty)}</span>{' '}
                  <span>{w.value.life(life)}</span>
                </label>
                {mat
                  .filter(({ part }) => part === 'unleash')
                  .map(({ heading, lines }) => (
                    <p key={heading}>
                      <b>{heading}</b> <Rich text={lines.join(' ')} />
                    </p>
                  ))}
              </li>
            ))}
        </ul>
      </fieldset>
      <fieldset>
        <legend>{w.value.difficulty}</legend>
        <ul class="tiles small">
          {offer.difficulties.map((id) => (
            <li key={id} class={plan.difficulty === id ? 'tile chosen' : 'tile'}>
              <label>
                <input
                  type="radio"
                  name="difficulty"
                  checked={plan.difficulty === id}
                  onChange={() => change({ difficulty: id })}
                />
                <strong>{w.value.difficulties[id].name}</strong>
              </label>
              <p>{w.value.difficulties[id].text}</p>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}
