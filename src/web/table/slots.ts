import type { Act, BoardProps, GameFace } from './face.ts'

/** One button of the ledge: a choice, several behind one title, or an act that a game puts together. */
export interface Slot {
  readonly id: string
  readonly title: string
  readonly note?: string | undefined
  readonly cost?: string | undefined
  /** Choices behind it; what refers to them on the table shows the same key. */
  readonly indexes: readonly number[]
  readonly key: string | undefined
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
  const { id, title, note, cost, index, pressed, confirms, declines, run } = act
  return {
    id,
    title,
    note,
    cost,
    indexes: index === undefined ? [] : [index],
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

/** The buttons of the ledge in their order, each with its key; what confirms stands last. */
export function slotsNow(face: GameFace, asked: BoardProps): readonly Slot[] {
  const more = asked.inside === null ? (face.more?.(asked) ?? []).map(asSlot) : []
  const made = fromActs(face, asked) ?? [...more, ...fromChoices(face, asked)]
  const rest = made.filter(({ confirms }) => !confirms)
  const confirming = made.filter(({ confirms }) => confirms)
  return [...rest, ...confirming].map((slot, i) => {
    if (slot.confirms && rest.length > 0) return { ...slot, key: ENTER }
    if (slot.declines) return { ...slot, key: ESCAPE }
    return { ...slot, key: i < 9 ? String(i + 1) : undefined }
  })
}
