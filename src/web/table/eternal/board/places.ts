import { signal } from '@preact/signals'
import type { InSentence } from '../../../card/naming.ts'
import { actsNow, type PlacedAct } from '../answers/acts.ts'
import type { BoardProps } from '../types.ts'
import type { EternalWords } from '../words/words.ts'

/** A place of the table with everything that can be said by choosing it. */
export interface Lit {
  readonly acts: readonly PlacedAct[]
  /** The number key of the first of them. */
  readonly key: string | undefined
  readonly pressed: boolean
}

export interface Places {
  readonly acts: readonly PlacedAct[]
  at(place: string): Lit | undefined
}

export function placesNow(props: BoardProps, w: EternalWords): Places {
  const acts = actsNow(props, w)
  const lit = new Map<string, { acts: PlacedAct[]; key: string | undefined; pressed: boolean }>()
  // The answer bar counts what has no letter; going on has Enter, and what declines has Escape.
  const counted = acts.filter(
    ({ confirms, declines, letter }) => confirms !== true && declines !== true && letter === undefined,
  )
  acts.forEach((act) => {
    const i = counted.indexOf(act)
    const key = i >= 0 && i < 10 ? String((i + 1) % 10) : undefined
    for (const place of act.places) {
      const known = lit.get(place)
      if (known !== undefined) {
        known.acts.push(act)
        known.pressed ||= act.pressed === true
      } else lit.set(place, { acts: [act], key, pressed: act.pressed === true })
    }
  })
  return { acts, at: (place) => lit.get(place) }
}

/** Several things can be done with one card: they stand beside it until one is chosen. */
export const menu = signal<{
  /** The card; nobody's, where it is about a player. */
  readonly card: InSentence | null
  readonly acts: readonly PlacedAct[]
  readonly beside: DOMRect
} | null>(null)

/** Does the only thing that can be done there, or asks which. */
export function doAt({ acts }: Lit, card: InSentence | null, place: string): void {
  const [only, second] = acts
  if (only === undefined) return
  if (second === undefined) {
    menu.value = null
    only.run()
    return
  }
  const element = document.querySelector(`[data-place="${place}"]`)
  menu.value = { card, acts, beside: element?.getBoundingClientRect() ?? new DOMRect() }
}

/** Zones whose cards do not lie open on the table. */
const OFF_TABLE: readonly string[] = ['deck', 'void', 'market', 'power', 'nowhere']

export const isOffTable = (place: string, eyes: number): boolean => {
  const [zone, of] = place.split('/')
  return OFF_TABLE.includes(zone!) || (zone === 'hand' && Number(of) !== eyes)
}
