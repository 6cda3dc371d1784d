import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { CardEntry } from '../../../language/face.ts'
import { cardThatAsks, labelLine, promptHead, promptQuestion } from '../../../language/label.ts'
import { Glyph } from '../../card/glyphs.tsx'
import { Icon } from '../../card/Picture.tsx'
import { peekHandlers } from '../../card/peek.ts'
import { pictureOf } from '../../card/pictures/index.ts'
import { Rich } from '../../card/Rich.tsx'
import { later, nothing, whenIdle } from '../../page/later.tsx'
import { speaking } from '../../page/words.ts'
import type { Advice, Question as Asked, Moment } from '../../source/source.ts'
import type { BoardProps, GameFace } from '../table-parts.ts'
import { tableWords } from '../words.ts'
import { longOf, Reason } from './Reason.tsx'
import type { Slot } from './slots.ts'

const w = speaking(tableWords)

// Read when somebody wonders: the first question does not wait for it.
const RuleSign = later(
  () =>
    whenIdle()
      .then(() => import('../menus/RuleSign.tsx'))
      .then((part) => part.RuleSign),
  nothing,
)

/** Two rows of answers; what is not possible only fills them up. */
const ROOM = 10
/** From so many on each is narrow. */
const MANY = 7
/** With more letters than these in most of them all are wider. */
const LONG = 27
/** With more letters than these an answer takes two places then. */
const WORDY = 54

export interface AnswerBarProps {
  readonly face: GameFace
  readonly asked: BoardProps
  readonly slots: readonly Slot[]
  /** The answer that was given beforehand, while it is being given. */
  readonly given: number | null
  readonly hints: readonly Advice[]
  /** The turn has ended by itself and may still be taken back. */
  readonly rests: boolean
  /** What others did is being shown. */
  readonly shows: boolean
  /** Shows and tells a sentence. */
  readonly say: (words: string) => void
}

/** The bar that always says who is asked, what, and why, with every answer as a button and a key. */
export function AnswerBar(props: AnswerBarProps) {
  const { face, asked, slots, given, hints, rests, shows, say } = props
  const answered = asked.moment.question?.choices.find(({ index }) => index === given)
  const list = useRef<HTMLOListElement>(null)
  const { moment, inside, enter } = asked
  useEffect(() => {
    // The button that was pressed is gone: whoever walks with the keyboard goes on from here.
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [moment.at, inside])
  const answers = slots.filter(({ confirms }) => !confirms)
  const withMore = (letters: number) =>
    answers.length < MANY ? [] : answers.filter(({ title, note = '' }) => (title + note).length > letters)
  const wide = withMore(WORDY)
  const wordy = withMore(LONG).length * 2 > answers.length
  useLayoutEffect(() => list.current?.scrollTo({ left: 0, top: 0 }), [moment.at, inside])
  return (
    <>
      <Question face={face} asked={asked} inside={inside} rests={rests} shows={shows} />
      <ol
        class={`opts ${slots.some(({ confirms }) => confirms) ? '' : 'alone'} ${wordy ? 'wordy' : ''}`}
        ref={list}
        tabIndex={-1}
        aria-label={w.value.choices}
        style={{ '--columns': Math.max(3, Math.ceil((answers.length + wide.length) / 2)) }}
      >
        {slots.map((slot) => (
          <li key={slot.id} class={slot.confirms ? 'last' : wide.includes(slot) ? 'wide' : undefined}>
            <Option slot={slot} advice={hints.find(({ index }) => slot.indexes.includes(index))} />
          </li>
        ))}
        {inside !== null && (
          <li class="last">
            <button type="button" class="opt" onClick={() => enter(null)}>
              <kbd>Esc</kbd>
              <span class="opt-l">{w.value.allChoices}</span>
            </button>
          </li>
        )}
        {answered !== undefined && (
          <li>
            <span class="opt given">
              <Glyph name="check" />
              <Rich text={labelLine(answered.label)} />
            </span>
          </li>
        )}
        {inside === null && <Missed face={face} asked={asked} room={ROOM - slots.length} say={say} />}
      </ol>
    </>
  )
}

function Option({ slot, advice }: { readonly slot: Slot; readonly advice: Advice | undefined }) {
  const { title, note, cost, key, pressed, confirms, run } = slot
  return (
    <button
      type="button"
      class={`opt ${confirms ? 'main' : ''} ${advice === undefined ? '' : 'hinted'} ${longOf(title, note)}`}
      aria-pressed={pressed}
      onClick={run}
    >
      {key !== undefined && <kbd>{key}</kbd>}
      <span class="opt-l">
        <Rich text={title} />
        {note !== undefined && (
          <small>
            <Rich text={note} />
          </small>
        )}
        {advice !== undefined && (
          <small class="advice">
            <Glyph name="hint" /> {w.value.chance(Math.round(advice.chance * 100))} {advice.why}
          </small>
        )}
      </span>
      {cost !== undefined && (
        <b class="opt-c">
          <Rich text={cost} />
        </b>
      )}
    </button>
  )
}

/** What stands there while nobody is asked: whose turn it is, unless a bot thinks about it and nothing is to be seen. */
function busy({ log, players, botAsked }: Moment, { story }: GameFace, shows: boolean): string {
  const turn = log.findLast(({ event }) => story.part(event).is === 'turn')
  const seat = turn === undefined ? null : story.whose(turn.event)
  const thinks = !shows && (botAsked || (seat !== null && players[seat]?.bot != null))
  return turn === undefined || thinks ? w.value.thinking : turn.text
}

/** Usual things that are not possible now, with the way to ask why. */
function Missed({
  face,
  asked,
  room,
  say,
}: {
  readonly face: GameFace
  readonly asked: BoardProps
  readonly room: number
  readonly say: (words: string) => void
}) {
  const missing = (face.missing?.(asked.moment, asked.cards) ?? []).slice(0, Math.max(0, room))
  return (
    <>
      {missing.map(({ title, wish }) => (
        <li key={wish}>
          <Reason title={title} ask={() => asked.whyNot(wish)} say={say} />
        </li>
      ))}
    </>
  )
}

function Question({
  face,
  asked,
  inside,
  rests,
  shows,
}: Pick<AnswerBarProps, 'face' | 'asked' | 'rests' | 'shows'> & { readonly inside: string | null }) {
  const { moment, cards } = asked
  const { question, outcome } = moment
  const prompt = outcome === null ? (face.prompt?.(moment, cards) ?? question?.prompt ?? null) : null
  const who = prompt === null ? '' : promptHead(prompt)
  const what =
    prompt === null
      ? (outcome?.words ?? (rests ? w.value.turnOver : busy(moment, face, shows)))
      : promptQuestion(prompt)
  const { picture } = face.asked(moment, cards)
  const because = cards.get(cardThatAsks(question) ?? '')
  const said = because === undefined || question === null ? '' : wordsThatAsk(question, because)
  const aside = face.aside?.(moment) ?? null
  const rules = question === null || because !== undefined ? [] : (face.rules?.(question) ?? [])
  return (
    <div class="ask">
      <span class="ask-face">
        <Icon name={picture} />
      </span>
      <div class="ask-words">
        <span class="ask-top">
          <Phases {...face.phases(moment)} />
          {rules.length > 0 && <RuleSign game={moment.game} ids={rules} />}
        </span>
        <h1 class={`prompt ${what.length > 42 ? 'long' : ''}`}>
          {who !== '' && <span class="ask-who">{w.value.before(who)}</span>}
          <Rich text={inside ?? what} />
        </h1>
        {because !== undefined ? (
          <p data-card={because.id}>
            <button type="button" class="ask-why" {...peekHandlers({ entry: because }, undefined)}>
              <Icon name={pictureOf(because)} /> <b>{because.name}</b>{' '}
              {!what.includes(said) && <Rich text={said} />}
            </button>
          </p>
        ) : (
          aside !== null && (
            <p>
              <Rich text={aside} />
            </p>
          )
        )}
      </div>
    </div>
  )
}

/** The words of a card that ask this, which need not be all of them, on one line. */
const wordsThatAsk = ({ why }: Asked, { parts, text }: CardEntry): string =>
  (parts?.[why.part ?? ''] ?? parts?.[''] ?? text).replaceAll('\n', ' ')

function Phases({ names, now }: { readonly names: readonly string[]; readonly now: number }) {
  if (names.length === 0) return null
  return (
    <ol class="steps" aria-label={w.value.phases}>
      {names.map((name, i) => (
        <li key={name} class={i < now ? 'done' : undefined} aria-current={i === now ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
