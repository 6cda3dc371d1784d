/*
 * A control that was pressed may be gone by what it did: a button has become a link, a form has led into a room. Whoever
 * walks with the keyboard, or listens, goes on from what took its place, not from the top of the page. Tables and dialogues
 * do so by themselves.
 */

const CONTROL = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'
const HEADING = 'h1, h2, h3'
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' '])
const OWN_WAYS = 'main.table, dialog'

/** What had the focus, or was pressed, last; and all around it as it was then, the nearest first. */
let last: HTMLElement | null = null
let around: readonly Element[] = []
/** What has got the focus while a key was held, perhaps: that key was meant for something else. */
let handed: HTMLElement | null = null

function remember(element: EventTarget | null): void {
  last = element instanceof HTMLElement && element !== document.body ? element : null
  const boxes: Element[] = []
  for (let box = last?.parentElement; box != null; box = box.parentElement) boxes.push(box)
  around = boxes
}

const precedes = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const shown = (boxes: readonly Element[], selector: string): HTMLElement[] =>
  boxes
    .flatMap((box) => [
      ...(box.matches(selector) ? [box] : []),
      ...box.querySelectorAll<HTMLElement>(selector),
    ])
    .filter((each): each is HTMLElement => each instanceof HTMLElement && each.checkVisibility())

/** What came where a control was: another one; where a whole part was: its heading. */
function successorIn(came: readonly Element[], wasControl: boolean): HTMLElement | null {
  const [control] = shown(came, CONTROL)
  const [heading] = shown(came, HEADING)
  return (wasControl ? (control ?? heading) : (heading ?? control)) ?? null
}

/** The next control, or the one before, in the smallest part of the page that has any; of a whole page its heading. */
function neighbour(ground: Element, after: Node | null): HTMLElement | null {
  const follows = (control: Element): boolean =>
    after?.isConnected === true
      ? after.contains(control) || precedes(after, control)
      : !ground.contains(control) && precedes(ground, control)
  for (let box: Element | null = ground; box !== null; box = box.parentElement) {
    if (box.matches('main, body')) return shown([box], HEADING)[0] ?? null
    const controls = shown([box], CONTROL)
    const found = controls.find(follows) ?? controls.at(-1)
    if (found !== undefined) return found
  }
  return null
}

function handOn(changes: readonly MutationRecord[]): void {
  const { activeElement } = document
  if (last === null || (activeElement !== document.body && activeElement !== null)) return
  const from = last
  const change = changes.find(
    ({ type, target, removedNodes }) =>
      (type === 'attributes' && target === from) || [...removedNodes].some((node) => node.contains(from)),
  )
  if (change === undefined) return
  if (from.isConnected) {
    // It was moved, or waited for an answer.
    from.focus()
    return
  }
  const ground = around.find((box) => box.isConnected)
  if (ground === undefined || ground.closest(OWN_WAYS) !== null) return
  const came = changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node): node is Element => node instanceof Element && node.parentElement === ground)
  if (came.some((each) => each.matches(OWN_WAYS) || each.querySelector(OWN_WAYS) !== null)) return
  const next =
    successorIn(came, around[0] === ground) ??
    neighbour(ground, change.target === ground ? change.nextSibling : null)
  if (next === null) return
  if (!next.matches(CONTROL)) next.tabIndex = -1
  next.focus({ preventScroll: came.length === 0 })
  handed = next
}

let begun = false

/** From the first page on that is more than a table: what a first table needs is less without it. */
export function handFocusOn(): void {
  if (begun) return
  begun = true
  document.addEventListener('focusin', ({ target }) => remember(target))
  // Not every browser gives the focus to what is pressed; whoever presses beside everything wants none.
  document.addEventListener(
    'pointerdown',
    ({ target }) => remember(target instanceof Element ? target.closest(CONTROL) : null),
    { capture: true },
  )
  document.addEventListener('keydown', (event) => {
    if (!event.repeat) handed = null
    else if (event.target === handed && PRESSING.has(event.key)) event.preventDefault()
  })
  new MutationObserver(handOn).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
}
