import { signal } from '@preact/signals'
import { cardThatAsks, labelLine } from '../../../../language/label.ts'
import { Rich } from '../../../card/Rich.tsx'
import { speaking } from '../../../page/words.ts'
import type { Act, Cards } from '../../table-parts.ts'
import type { BoardProps, Choice, Moment, Plan, Question } from '../types.ts'
import { viewOf } from '../view.ts'
import { aeonsEndWords } from '../words/words.ts'

const w = speaking(aeonsEndWords)

export const isGem = (cards: Cards, card: string | undefined): boolean =>
  cards.get(card ?? '')?.type === 'gem'

/*
 * Gems that ask something may be given an answer that stands: from then on they are played with the others, without
 * a stop. An answer is kept as what it refers to, so that it holds in both languages.
 */
const KEY = 'cardwright/gem-answers'
type Answers = Readonly<Record<string, string>>

function stored(): Answers {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, answer]) => typeof answer === 'string'))
  } catch {
    return {}
  }
}

const standing = signal<Answers>(stored())
/** The moment at which somebody wants the answer to stand. */
const keeping = signal<Moment | null>(null)

function keep(answers: Answers): void {
  standing.value = answers
  try {
    localStorage.setItem(KEY, JSON.stringify(answers))
  } catch {
    // Then it holds until the page is closed.
  }
}

/** The gem that asks this, with the kind of its question; null when something else asks. */
function askedBy(question: Question, cards: Cards): string | null {
  const card = cardThatAsks(question) ?? ''
  return question.kind !== 'main phase' && isGem(cards, card) ? `${card} ${question.kind}` : null
}

const meaning = ({ ref }: Choice): string => JSON.stringify(ref)

/** The answer that stands for this question, if it is one of those that are possible now. */
function standingAnswer(question: Question, cards: Cards): number | null {
  const key = askedBy(question, cards)
  const answer = key === null ? undefined : standing.peek()[key]
  return question.choices.find((choice) => meaning(choice) === answer)?.index ?? null
}

/** Gems that have asked something when they were played: they come last. */
const asking = new Set<string>()

/** Every gem in hand, plain ones first; one that asks something without a standing answer is answered, and the others follow. */
export function playAllGems({ moment, cards, choices, follow }: BoardProps): readonly Act[] {
  const seat = moment.question?.seat ?? -1
  const gems = viewOf(moment).players[seat]?.hand.filter((card) => isGem(cards, card)) ?? []
  const playable = choices.some(({ ref }) => ref.kind === 'play' && isGem(cards, ref.card))
  if (moment.question?.kind !== 'main phase' || !playable || gems.length < 2) return []
  let left = gems.length
  let last = ''
  const plan: Plan = (question) => {
    if (question.kind !== 'main phase') {
      asking.add(last)
      return standingAnswer(question, cards)
    }
    if (left-- <= 0) return null
    const offered = question.choices.flatMap(({ ref, index }) =>
      ref.kind === 'play' && isGem(cards, ref.card) ? [{ card: ref.card ?? '', index }] : [],
    )
    const rank = (card: string): number => (asking.has(card) ? 2 : cards.get(card)?.asks === true ? 1 : 0)
    const [gem] = offered.sort((a, b) => rank(a.card) - rank(b.card))
    last = gem?.card ?? ''
    return gem?.index ?? null
  }
  return [
    {
      id: 'play all gems',
      title: w.value.playAllGems,
      note: `×\u00a0${gems.length}`,
      letter: 'G',
      run: () => follow(plan, ({ kind }) => kind === 'main phase' && left > 0),
    },
  ]
}

/** What a gem asks, with the way to let the answer stand. */
export function gemActs({ moment, cards, choices, choose }: BoardProps): readonly Act[] | null {
  const { question } = moment
  const key = question === null || choices.length === 0 ? null : askedBy(question, cards)
  if (key === null) return null
  const keeps = keeping.value === moment
  return [
    ...choices.map(
      (choice): Act => ({
        id: `gem ${choice.index}`,
        title: labelLine(choice.label),
        index: choice.index,
        run: () => {
          if (keeping.peek() === moment) keep({ ...standing.peek(), [key]: meaning(choice) })
          choose(choice.index)
        },
      }),
    ),
    {
      id: 'always',
      title: w.value.alwaysSo,
      letter: 'K',
      pressed: keeps,
      run: () => {
        keeping.value = keeps ? null : moment
      },
    },
  ]
}

/** The answers that stand, each with the way to forget it. */
export function StandingGems({ cards }: { readonly cards: Cards }) {
  const kept = Object.keys(standing.value)
  if (kept.length === 0) return null
  return (
    <fieldset class="setting">
      <legend>{w.value.standingGems}</legend>
      {kept.map((key) => (
        <button
          key={key}
          type="button"
          class="button"
          onClick={() => keep(Object.fromEntries(Object.entries(standing.peek()).filter(([k]) => k !== key)))}
        >
          <Rich text={w.value.askAgain(cards.get(key.split(' ')[0] ?? '')?.name ?? key)} />
        </button>
      ))}
    </fieldset>
  )
}
