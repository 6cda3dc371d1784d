import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { CampaignShown, MageView, QuestionView, Spoken } from '../../campaign/view.ts'
import { Peek } from '../card/Peek.tsx'
import { Icon } from '../card/Picture.tsx'
import { Rich } from '../card/Rich.tsx'
import { speaking } from '../page/words.ts'
import { Box } from './Chronicle.tsx'
import { Portrait } from './Party.tsx'
import { Pile } from './Piles.tsx'
import { OPEN_BOX, WAX } from './pictures.ts'
import { Upgrade } from './Upgrade.tsx'
import { campaignWords } from './words.ts'

const w = speaking(campaignWords)

/** What an interlude needs: the way to choose, and what went wrong with it. */
interface Chooser {
  readonly problem: { readonly value: string | null }
  choose(...ids: readonly string[]): Promise<boolean>
}

interface InterludeProps {
  readonly session: Chooser
  /** Who else has a word in it. */
  readonly company?: ComponentChildren
  /** Somebody else chooses. */
  readonly elsewhere?: boolean
  readonly view: CampaignShown
  readonly look: () => void
}

/** What is asked between two battles, one page after the other. */
export function Interlude({ session, view, look, company, elsewhere = false }: InterludeProps) {
  const { question } = view
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [view.steps])
  const mage = question.mage === null ? null : view.mages[question.mage]!
  return (
    <main class={`page interlude ${question.kind}`} data-step={view.steps}>
      <p class="where">
        {view.chapterName} · {w.value.interlude}
      </p>
      <h1 ref={title} tabIndex={-1}>
        {question.name}
      </h1>
      {mage !== null && (
        <p class="for">
          <Portrait look={mage.look} />
          <span>
            {question.page !== null && <b>{question.page.name}. </b>}
            {question.page?.text} {question.text}
          </span>
        </p>
      )}
      {mage === null && question.text !== '' && <p class="meaning">{question.text}</p>}
      {question.story !== null && <StoryText question={question} />}
      {question.boxes.length > 0 && (
        <div class="opening" key={view.steps}>
          <span class="box-glow">
            <Icon name={OPEN_BOX} class="box-picture" />
          </span>
          <ul class="boxes">
            {question.boxes.map((box) => (
              <Box key={box.letter} box={box} />
            ))}
          </ul>
        </div>
      )}
      {question.kind === 'evolved' && (
        <ul class="market-piles evolving">
          {question.cards.map((id) => (
            <li key={id}>
              <Pile id={id} />
            </li>
          ))}
        </ul>
      )}
      {company}
      {elsewhere ? null : question.kind === 'add' ? (
        <Upgrade key={view.steps} view={view} choose={(...ids) => session.choose(...ids)} />
      ) : (
        <Answers key={view.steps} session={session} view={view} />
      )}
      {session.problem.value !== null && <p role="alert">{session.problem.value}</p>}
      <p class="aside">
        <button type="button" class="button calm" onClick={look}>
          {w.value.look}
        </button>
      </p>
      <Peek />
    </main>
  )
}

function StoryText({ question: { story } }: { readonly question: QuestionView }) {
  return (
    <div class="story-page">
      <Icon name={WAX} class="seal-picture" />
      {story?.body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** The mat as it would be with this sticker on it. Only a picture: the choice is said by its button. */
function Trying({ mage, sticker }: { readonly mage: MageView; readonly sticker: Spoken }) {
  return (
    <div class="trying">
      <div class="party-mat slab" aria-hidden="true">
        <Portrait look={mage.look} />
        <div class="mat-name">
          <h3>{mage.name}</h3>
        </div>
        <ul class="stickers">
          {mage.stickers
            .filter(({ empty }) => !empty)
            .map(({ id, name }) => (
              <li key={id} class="sticker">
                {name}
              </li>
            ))}
          <li key={sticker.id} class="sticker new">
            {sticker.name}
          </li>
        </ul>
      </div>
      <Pile id={sticker.id} />
    </div>
  )
}

/** Choices whose words are cards of the game. */
const OF_CARDS = ['refine', 'evolve', 'recover', 'replace']

function Answers({
  session,
  view: { question, mages },
}: {
  readonly session: Chooser
  readonly view: CampaignShown
}) {
  const { kind, options } = question
  const picked = useSignal<Spoken | null>(null)
  const isFinal = kind === 'insight'
  const send = (option: Spoken): void => {
    // An insight is looked at as long as one likes; what is confirmed stays.
    if (isFinal && picked.value?.id !== option.id) picked.value = option
    else void session.choose(...(isFinal ? [option.id, 'keep'] : [option.id]))
  }
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      if (target instanceof HTMLElement && target.closest('input, select, summary') !== null) return
      const option = options[Number(event.key) - 1]
      const only = event.key === 'Enter' && (options.length === 1 ? options[0] : picked.value)
      const onButton = target instanceof HTMLElement && target.closest('button, a') !== null
      const meant = option ?? (onButton ? undefined : only || undefined)
      if (meant === undefined) return
      event.preventDefault()
      send(meant)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  const mage = question.mage === null ? undefined : mages[question.mage]
  const [only] = options
  if (options.length === 1 && only !== undefined)
    return (
      <button type="button" class="go" onClick={() => send(only)}>
        {only.name}
      </button>
    )
  return (
    <>
      <ol class="answers">
        {options.map((option, i) => (
          <li key={option.id}>
            <button
              type="button"
              class={`answer ${picked.value?.id === option.id ? 'picked' : ''}`}
              aria-pressed={isFinal ? picked.value?.id === option.id : undefined}
              onClick={() => send(option)}
            >
              {i < 9 && <kbd class="calm">{i + 1}</kbd>}
              <b>{option.name}</b>
              {option.text !== '' && (
                <span>
                  <Rich text={option.text} />
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      {isFinal && mage !== undefined && picked.value !== null && (
        <Trying mage={mage} sticker={picked.value} />
      )}
      {isFinal && (
        <p class="final">
          {picked.value === null ? (
            <span class="quiet">{w.value.choosing}</span>
          ) : (
            <button type="button" class="go" onClick={() => picked.value !== null && send(picked.value)}>
              {w.value.keep(picked.value.name)}
            </button>
          )}
        </p>
      )}
      {OF_CARDS.includes(kind) && picked.value !== null && (
        <p class="big">
          <Pile id={picked.value.id} />
        </p>
      )}
    </>
  )
}
