import type { Slot } from './slots.ts'

/** What the keys of the table do; a key that does nothing now is left to the browser. */
export interface KeyActs {
  readonly slots: readonly Slot[]
  readonly undo: () => void
  readonly log: () => void
  readonly keys: () => void
  readonly hint: () => void
  readonly menu: () => void
  /** Closes what lies on top; true when something did. */
  readonly escape: () => boolean
}

const TYPING = 'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea'
const CONTROL = 'button, a, summary, input, select, textarea'

const on = (target: EventTarget | null, what: string): boolean =>
  target instanceof HTMLElement && target.matches(what)

/** Does what the key says; gives whether it said anything. */
export function press(event: KeyboardEvent, acts: KeyActs): boolean {
  const { key, target } = event
  if (event.ctrlKey || event.altKey || event.metaKey || on(target, TYPING)) return false
  if (document.querySelector('dialog[open]') !== null) return false
  const { slots } = acts
  const numbered = slots.find((slot) => slot.key === key)
  if (numbered !== undefined) numbered.run()
  else if (key === 'Enter') return !on(target, CONTROL) && run(slots.find(({ confirms }) => confirms))
  else if (key === 'Escape') return acts.escape() || run(slots.find(({ declines }) => declines))
  else return letter(key.toLowerCase(), acts)
  return true
}

function run(slot: Slot | undefined): boolean {
  slot?.run()
  return slot !== undefined
}

function letter(key: string, { undo, log, keys, hint, menu }: KeyActs): boolean {
  switch (key) {
    case 'u':
      undo()
      return true
    case 'l':
      log()
      return true
    case 'h':
      hint()
      return true
    case 'm':
      menu()
      return true
    case 'w':
      return whyNot()
    case '?':
      keys()
      return true
    default:
      return false
  }
}

/** Holds the card in focus up, with the reason why it cannot be chosen. */
function whyNot(): boolean {
  const card = document.activeElement?.closest('.card')
  card?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  return card != null
}
