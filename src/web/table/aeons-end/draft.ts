import { signal } from '@preact/signals'
import { placeNamed } from '../../../games/aeons-end/place-names.ts'
import type { AskedBy } from '../../../language/asked-by.ts'
import { askedByLine, labelLine, type Prompt } from '../../../language/label.ts'
import { speaking } from '../../page/words.ts'
import type { Act } from '../table-parts.ts'
import type { BoardProps, Choice, Moment, Plan, Question, Reference } from './types.ts'
import { frontSeat, viewOf } from './view.ts'
import { aeonsEndWords } from './words/words.ts'

const w = speaking(aeonsEndWords)

/**
 * Several answers that are put together on the table and given in one go: the order in which played cards
 * are put down, and cards that are chosen one after the other. A draft is for one moment only.
 */
interface Draft<T> {
  readonly at: number
  readonly of: readonly T[]
}

// ---- the order of played cards

const order = signal<Draft<number> | null>(null)

const PUT_DOWN = 'put down played cards'

const played = (moment: Moment): readonly string[] => viewOf(moment).players[frontSeat(moment)]?.play ?? []

/** The played cards, by their places in the row, in the order in which they are to go down. */
export function orderAt(moment: Moment): readonly number[] | null {
  if (moment.question?.kind !== PUT_DOWN) return null
  return order.value?.at === moment.at ? order.value.of : played(moment).map((_, i) => i)
}

export function setOrder(moment: Moment, of: readonly number[]): void {
  order.value = { at: moment.at, of }
}

const without = (list: readonly string[], id: string): readonly string[] => {
  const i = list.indexOf(id)
  return list.filter((_, k) => k !== i)
}

/** Puts the cards down one by one as far as needed; the rest goes as it lies. */
function putDown(moment: Moment, places: readonly number[]): Plan {
  let inPlay = played(moment)
  let wanted = places.map((i) => inPlay[i]!)
  return ({ kind, choices }) => {
    if (kind !== PUT_DOWN) return null
    const [next] = wanted
    const asTheyLie = next === undefined || inPlay.join() === wanted.join()
    const chosen = choices.find(({ ref }) =>
      asTheyLie ? ref.kind === 'keep order' : ref.kind === 'discard next' && ref.card === next,
    )
    if (next !== undefined) {
      inPlay = without(inPlay, next)
      wanted = wanted.slice(1)
    }
    return chosen?.index ?? null
  }
}

function orderActs({ moment, cards, follow }: BoardProps, places: readonly number[]): readonly Act[] {
  const row = played(moment)
  const changed = places.some((place, i) => row[place] !== row[i])
  return [
    {
      id: 'put down',
      title: changed ? w.value.putDown : w.value.keepOrder,
      note: places.map((i) => cards.get(row[i]!)?.name ?? '').join(', '),
      confirms: true,
      run: () => follow(putDown(moment, places)),
    },
    ...(changed
      ? [
          {
            id: 'as it was',
            title: w.value.asItWas,
            declines: true,
            run: () => {
              order.value = null
            },
          },
        ]
      : []),
  ]
}

// ---- cards chosen one after the other

const picked = signal<Draft<string> | null>(null)

/** Cards of these places are chosen freely, each whatever the others are. */
const FREE = { hand: 'hand', 'discard pile': 'discard', 'play area': 'play' } as const

const isFree = (zone: string): zone is keyof typeof FREE => zone in FREE

/** Whose and which pile a place is, if cards are chosen freely there. */
function freePile(
  name: string,
): { readonly seat: number; readonly pile: (typeof FREE)[keyof typeof FREE] } | null {
  const place = placeNamed(name)
  return place.kind === 'own' && isFree(place.zone) ? { seat: place.player, pile: FREE[place.zone] } : null
}

/** How many cards are to be chosen together, or null when this is no such question. */
function pickable({ picks, choices }: Question): number | null {
  const cards = choices.filter(({ ref }) => ref.kind !== 'done')
  const free = cards.every(({ ref }) => ref.kind === 'pick' && 'zone' in ref && freePile(ref.zone) !== null)
  return picks !== undefined && picks.left > 1 && free && cards.length > 0 ? picks.left : null
}

/** The places (`zone/index`) that are picked, or null when one card is chosen at a time. */
export function pickedAt({ at, question }: Moment): readonly string[] | null {
  if (question === null || pickable(question) === null) return null
  return picked.value?.at === at ? picked.value.of : []
}

/** Picks the card of this place or lets it go; where enough are picked, the last of them makes room. */
export function togglePicked(moment: Moment, place: string): void {
  const most = moment.question === null ? null : pickable(moment.question)
  const now = pickedAt(moment)
  if (now === null || most === null) return
  const of = now.includes(place) ? now.filter((each) => each !== place) : [...now.slice(0, most - 1), place]
  picked.value = { at: moment.at, of }
}

/** Where a picked place stands: zone and card. */
interface Wanted {
  readonly zone: string
  readonly card: string
  readonly index: number
}

/** The choice that means this card: equal cards upon one another are one choice, that of the topmost. */
function choiceAt(choices: readonly Choice[], { zone, card, index }: Wanted): Choice | undefined {
  const is = (ref: Reference): boolean => ref.zone === zone && ref.card === card
  const isAbove = (ref: Reference): boolean => (ref.index ?? 0) <= index
  const alike = choices.filter(({ ref }) => is(ref))
  const above = alike.filter(({ ref }) => isAbove(ref))
  return above.at(-1) ?? alike[0]
}

function pickPlan(wanted: readonly Wanted[], why: AskedBy): Plan {
  const left = [...wanted]
  return (question) => {
    if (askedByLine(question.why) !== askedByLine(why) || question.kind !== 'select') return null
    const next = left.shift()
    const meant =
      next === undefined
        ? question.choices.find(({ ref }) => ref.kind === 'done')
        : choiceAt(question.choices, next)
    return meant?.index ?? null
  }
}

/** A place is a zone and the index of a card in it: `player 1 hand/2`. */
function wantedAt(moment: Moment, place: string): Wanted | null {
  const [zone = '', index] = place.split('/')
  const free = freePile(zone)
  const card = free === null ? undefined : viewOf(moment).players[free.seat]?.[free.pile][Number(index)]
  return card === undefined ? null : { zone, card, index: Number(index) }
}

function pickActs({ moment, cards, follow }: BoardProps, places: readonly string[]): readonly Act[] {
  const question = moment.question!
  const most = pickable(question)!
  const optional = question.choices.some(({ ref }) => ref.kind === 'done')
  const wanted = places.flatMap((place) => wantedAt(moment, place) ?? [])
  const enough = wanted.length === most || optional
  const toggles = question.choices.flatMap((choice): Act[] => {
    const { zone, index, card }: Reference = choice.ref
    if (zone === undefined || card === undefined) return []
    const alike = placesOf(moment, zone, card).filter(
      (place) => choiceAt(question.choices, wantedAt(moment, place)!) === choice,
    )
    const on = alike.filter((place) => places.includes(place))
    const free = alike.find((place) => !places.includes(place))
    return [
      {
        id: `pick ${zone} ${index}`,
        title: labelLine(choice.label),
        ...(alike.length > 1 ? { note: `${on.length} / ${alike.length}` } : {}),
        index: choice.index,
        pressed: on.length > 0,
        run: () => {
          // Alike cards are picked one by one, and let go together; enough others make room for this one.
          if (free !== undefined && (wanted.length < most || on.length === 0)) togglePicked(moment, free)
          else for (const place of on) togglePicked(moment, place)
        },
      },
    ]
  })
  if (!enough) return toggles
  return [
    ...toggles,
    {
      id: 'picked',
      title: wanted.length === 0 ? w.value.pickNone : w.value.pickThese(wanted.length),
      note: wanted.map(({ card }) => cards.get(card)?.name ?? card).join(', '),
      confirms: true,
      run: () => follow(pickPlan(wanted, question.why)),
    },
  ]
}

/** All places of a zone where this card lies. */
function placesOf(moment: Moment, zone: string, card: string): readonly string[] {
  const places: string[] = []
  for (let i = 0; ; i++) {
    const there = wantedAt(moment, `${zone}/${i}`)
    if (there === null) return places
    if (there.card === card) places.push(`${zone}/${i}`)
  }
}

/** Answers in the place of the bare choices, where several are put together. */
export function draftActs(asked: BoardProps): readonly Act[] | null {
  const { moment, choices } = asked
  if (choices.length === 0) return null
  const places = orderAt(moment)
  if (places !== null) return orderActs(asked, places)
  const cards = pickedAt(moment)
  return cards === null ? null : pickActs(asked, cards)
}

/** The question with the count of what is being picked, in the place of the engine's. */
export function pickPrompt(moment: Moment): Prompt | null {
  const { question } = moment
  const places = pickedAt(moment)
  if (question === null || places === null) return null
  return { ...question.prompt, count: `(${places.length}/${pickable(question)})` }
}
