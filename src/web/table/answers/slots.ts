import { signal } from '@preact/signals'
import { speaking } from '../../page/words.ts'
import type { Moment } from '../../source/source.ts'
import type { Act, BoardProps, GameFace } from '../table-parts.ts'
import { tableWords } from '../words.ts'

const w = speaking(tableWords)

/** One button of the answer bar: a choice, several behind one title, or an act that a game puts together. */
export interface Slot {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly cost?: string | undefined
  /** Choices behind it; what refers to them on the table shows the same key. */
  readonly indexes: readonly number[]
  readonly key: string | undefined
  /** The letter that always means this act of the game; its key, unless that is Enter or Escape. */
  readonly letter?: string | undefined
  readonly pressed?: boolean | undefined
  readonly confirms: boolean
  readonly declines: boolean
  readonly run: () => void
}

type Unkeyed = Omit<Slot, 'key'>

const ENTER = '⏎'
const ESCAPE = 'Esc'

function fromActs(face: GameFace, asked: BoardProps): readonly Unkeyed[] | null {
  const acts = face.acts?.(asked) ?? null
  return acts === null ? null : acts.map(asSlot)
}

const asSlot = (act: Act): Unkeyed => {
  const { id, title, note, cost, index, letter, pressed, confirms, declines, run } = act
  return {
    id,
    title,
    note,
    cost,
    indexes: index === undefined ? [] : [index],
    letter,
    pressed,
    confirms: confirms === true,
    declines: declines === true,
    run,
  }
}

/** Choices of one group stand behind one button, unless it is the group that was opened. */
function fromChoices(face: GameFace, asked: BoardProps): readonly Unkeyed[] {
  const { moment, cards, choices, choose, inside, enter } = asked
  const { question } = moment
  if (question === null) return []
  const [confirm, decline] = [face.confirm(question), face.decline(question)]
  const made: Unkeyed[] = []
  const groups = new Map<string, number[]>()
  for (const { ref, index, label } of choices) {
    const { title, note, cost, group } = face.look({ ref, index, label }, moment, cards)
    if (inside !== null && group !== inside) continue
    const known = group === undefined || inside !== null ? undefined : groups.get(group)
    if (known !== undefined) {
      known.push(index)
      continue
    }
    const indexes = [index]
    if (group !== undefined && inside === null) groups.set(group, indexes)
    made.push({
      id: group !== undefined && inside === null ? `group ${group}` : `${ref.kind} ${index}`,
      title,
      note,
      cost,
      indexes,
      letter: inside === null ? face.letter?.(ref.kind) : undefined,
      confirms: index === confirm,
      declines: index === decline && index !== confirm,
      run: () => choose(index),
    })
  }
  return made.map((slot) => {
    if (slot.indexes.length === 1) return slot
    const group = slot.id.replace('group ', '')
    return {
      ...slot,
      title: group,
      note: `×\u00a0${slot.indexes.length}`,
      cost: undefined,
      run: () => enter(group),
    }
  })
}

/** The moment at which somebody was asked whether something is to be left unused. */
const warned = signal<Moment | null>(null)

/** Ends that leave something unused ask once: the same button says what, and means it the second time. */
function careful(face: GameFace, asked: BoardProps, slot: Unkeyed): Unkeyed {
  const left = slot.confirms ? (face.unused?.(asked) ?? null) : null
  if (left === null) return slot
  const { moment } = asked
  if (warned.value === moment) return { ...slot, title: w.value.endAnyway(left) }
  return {
    ...slot,
    run: () => {
      warned.value = moment
    },
  }
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** The buttons of the answer bar in their order: acts have their letter, the others are counted; what confirms stands last. */
export function slotsNow(face: GameFace, asked: BoardProps): readonly Slot[] {
  const more = asked.inside === null ? (face.more?.(asked) ?? []).map(asSlot) : []
  const made = fromActs(face, asked) ?? [...more, ...fromChoices(face, asked)]
  // What a game puts together may go on in the place of the engine's way to.
  const going = made.find(({ confirms }) => confirms)
  const rest = made.filter((slot) => slot !== going).map((slot) => ({ ...slot, confirms: false }))
  const letters = new Set<string>()
  let counted = 0
  const slots = rest.map((slot): Slot => {
    if (slot.declines) return { ...slot, key: ESCAPE }
    const { letter } = slot
    if (letter !== undefined && !letters.has(letter)) {
      letters.add(letter)
      return { ...slot, key: letter }
    }
    return { ...slot, letter: undefined, key: DIGITS[counted++] }
  })
  if (going === undefined) return slots
  // Alone it is also the first of its list.
  const alone = rest.length === 0 ? { letter: DIGITS[0] } : {}
  return [...slots, { ...careful(face, asked, going), ...alone, key: ENTER }]
}

/** While a turn that ended by itself rests: going on at once, or taking it back. */
export const restSlots = (held: { end(goesOn: boolean): void }): readonly Slot[] => [
  {
    id: 'take back',
    title: w.value.undo,
    indexes: [],
    key: 'U',
    confirms: false,
    declines: true,
    run: () => held.end(false),
  },
  {
    id: 'go on',
    title: w.value.goOn,
    indexes: [],
    key: ENTER,
    confirms: true,
    declines: false,
    run: () => held.end(true),
  },
]
