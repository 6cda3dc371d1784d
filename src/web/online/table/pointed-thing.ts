import type { Plain } from '../../../language/face.ts'

/*
 * Things on the table that one person can show to the others. Each is named by where it lies, which is the same on every
 * page, whatever language and window it has.
 */

const KINDS = ['place', 'target', 'breach'] as const
const THINGS = KINDS.map((kind) => `main.table [data-${kind}]`).join(', ')
/** What only its owner sees, where hands are hidden. */
const OWN_HAND = '.hand-row'

export interface TableThing {
  readonly kind: (typeof KINDS)[number]
  readonly name: string
}

/** The thing under a press; null where there is none, or none that the others can see. */
export function thingAt(pressed: Element, handsAreHidden: boolean): TableThing | null {
  const element = pressed.closest<HTMLElement>(THINGS)
  if (element === null || (handsAreHidden && element.closest(OWN_HAND) !== null)) return null
  const kind = KINDS.find((each) => element.dataset[each] !== undefined)!
  return { kind, name: element.dataset[kind]! }
}

/** What somebody's page has sent may be anything. */
export function readThing(ref: Plain): TableThing | null {
  if (typeof ref !== 'object' || ref === null || !('kind' in ref) || !('name' in ref)) return null
  const kind = KINDS.find((each) => each === ref.kind)
  return kind === undefined || typeof ref.name !== 'string' ? null : { kind, name: ref.name }
}

const elementsOf = ({ kind, name }: TableThing): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main.table [data-${kind}="${CSS.escape(name)}"]`),
]

/** Where it lies on this page; null where this page does not show it. */
export const elementOf = (thing: TableThing): HTMLElement | null =>
  elementsOf(thing).find((each) => each.getClientRects().length > 0) ?? null

/** The same where it is folded away, for what it is called. */
export const hiddenElementOf = (thing: TableThing): HTMLElement | null => elementsOf(thing)[0] ?? null

/** What a page calls it: a card by what is read out of it, anything else by what stands there. */
export const wordsOf = (element: HTMLElement): string =>
  (
    element.getAttribute('aria-label') ??
    element.querySelector<HTMLElement>('.unseen')?.innerText ??
    element.innerText
  )
    .replace(/\s+/g, ' ')
    .trim()
