import { useSignal } from '@preact/signals'
import type { BoxView, CampaignShown } from '../../campaign/view.ts'
import { speaking } from '../page/words.ts'
import type { CampaignSession } from './session.ts'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)

export function Score({ view: { score, rating, scars } }: { readonly view: CampaignShown }) {
  const { score: title, noScore, columns, result, rating: rated, scars: scarred } = w.value
  return (
    <section class="score slab" aria-labelledby="score">
      <div class="head">
        <h2 id="score">{title}</h2>
        <small>{rated(rating)}</small>
      </div>
      {score.length === 0 ? (
        <p class="quiet">{noScore}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(['game', 'chapter', 'nemesis', 'result', 'date'] as const).map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {score.map((row) => (
              <tr key={row.game}>
                <td>{row.game}</td>
                <td>{row.chapter}</td>
                <td>{row.nemesis}</td>
                <td>{result(row.won, row.rounds, row.gravehold)}</td>
                <td>{row.date}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {scars.length > 0 && (
        <>
          <h3>{scarred}</h3>
          <ul>
            {scars.map(({ name, text }, i) => (
              <li key={i}>
                <b>{name}.</b> {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

export function StorySoFar({ story }: Pick<CampaignShown, 'story'>) {
  const { story: title, noStory } = w.value
  return (
    <section class="story-so-far slab" aria-labelledby="story-so-far">
      <h2 id="story-so-far">{title}</h2>
      {story.length === 0 && <p class="quiet">{noStory}</p>}
      {story.map((page, i) => (
        <details key={i}>
          <summary>{page.title}</summary>
          {page.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </section>
  )
}

/** The book with its boxes: those that nobody has opened are empty. */
export function Book({ book }: Pick<CampaignShown, 'book'>) {
  const { book: title, bookNote, parts } = w.value
  const named = [...new Set(book.map(({ part }) => part))]
  return (
    <section class="book slab" aria-labelledby="book">
      <div class="head">
        <h2 id="book">{title}</h2>
        <small>{bookNote(book.filter(({ filled }) => filled !== null).length)}</small>
      </div>
      {named.map((part) => (
        <div key={part}>
          <h3>{parts[part]}</h3>
          <ul class="boxes">
            {book
              .filter((box) => box.part === part)
              .map((box) => (
                <Box key={box.letter} box={box} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

export function Box({ box: { letter, filled } }: { readonly box: BoxView }) {
  return (
    <li class={filled === null ? 'rule-box empty' : 'rule-box'}>
      <span class="letter">{letter}</span>
      {filled === null ? (
        <span class="quiet">{w.value.empty}</span>
      ) : (
        <p>
          <b>{filled.name}.</b> {filled.text}
        </p>
      )}
    </li>
  )
}

/** Every step so far, each of which can be the beginning of a copy. */
export function Steps({
  session,
  copy,
}: {
  readonly session: CampaignSession
  readonly copy: (count: number) => void
}) {
  const steps = useSignal<readonly string[] | null>(null)
  const verdict = useSignal<string | null>(null)
  const { steps: title, stepsNote, copyFrom, verify, verified } = w.value
  return (
    <details
      class="battle-steps slab"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open)
          void session.steps().then((came) => {
            steps.value = came
          })
      }}
    >
      <summary>{title}</summary>
      <p class="quiet">{stepsNote}</p>
      <button
        type="button"
        class="button calm"
        onClick={() =>
          void session.verify().then((sentence) => {
            verdict.value = sentence ?? verified
          })
        }
      >
        {verify}
      </button>
      {verdict.value !== null && <p role="status">{verdict.value}</p>}
      <ol>
        {steps.value?.map((step, i) => (
          <li key={i}>
            {step}{' '}
            <button type="button" class="button calm" onClick={() => copy(i)}>
              {copyFrom(i)}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
