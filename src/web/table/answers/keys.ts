import { useLayoutEffect } from 'preact/hooks'
import type { Sitting } from '../sitting/sitting.ts'
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
  /** Takes back the act whose question this is; true when there was one to take back. */
  readonly takeBack: () => boolean
}

const TYPING = 'input:not([type="range"], [type="radio"], [type="checkbox"]), select, textarea'
const CONTROL = 'button, a, summary, input, select, textarea'
/** Regions whose buttons Enter presses when somebody walked to them; on the board Enter goes on, and Space presses. */
const WALKED = '.answer-bar, .company, .log, .coach, .acts-menu, .end, .peek'

/** Keys that may be held. */
const MOVING: readonly string[] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Tab',
]

/** Was the focus last moved by a pointer? What was clicked is not what Enter means. */
let pointed = false

/** Follows how the focus is moved. Gives the way to stop. */
export function watchFocus(): () => void {
  const onPoint = () => {
    pointed = true
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' || key.startsWith('Arrow')) pointed = false
  }
  addEventListener('pointerdown', onPoint, true)
  addEventListener('keydown', onKey, true)
  return () => {
    removeEventListener('pointerdown', onPoint, true)
    removeEventListener('keydown', onKey, true)
  }
}

const on = (target: EventTarget | null, what: string): boolean =>
  target instanceof HTMLElement && target.matches(what)

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab']
const isModifier = ({ key }: KeyboardEvent): boolean => MODIFIERS.includes(key)

/** The keys of a table that is shown. */
export function useTableKeys(sitting: Sitting, acts: KeyActs): void {
  // At once: a key says what stands on the screen, however quickly it follows the last one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (press(event, acts, sitting)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

/** Does what the key says; gives whether it said anything. */
function press(event: KeyboardEvent, acts: KeyActs, sitting: Sitting): boolean {
  const { key, target } = event
  // Scenes may begin while somebody types.
  if (on(target, TYPING) || document.querySelector('dialog[open]') !== null) return false
  if (sitting.presenting.peek()) {
    // Any key has seen enough; it answers nothing.
    if (isModifier(event)) return false
    if (!event.repeat) sitting.endReel()
    return true
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  // A key that is held answers once.
  if (event.repeat) return !MOVING.includes(key)
  const { slots } = acts
  const pressed = key.toLowerCase()
  const numbered = slots.find(
    (slot) => slot.key?.toLowerCase() === pressed || slot.letter?.toLowerCase() === pressed,
  )
  if (numbered !== undefined || key === 'Enter') letGo(target)
  if (numbered !== undefined) numbered.run()
  else if (key === 'Enter') return !isWalkedTo(target) && run(slots.find(({ confirms }) => confirms))
  else if (key === 'Escape')
    return acts.escape() || run(slots.find(({ declines }) => declines)) || acts.takeBack()
  else return letter(key.toLowerCase(), acts)
  return true
}

const isWalkedTo = (target: EventTarget | null): boolean =>
  !pointed && target instanceof HTMLElement && target.matches(CONTROL) && target.closest(WALKED) !== null

/** A key that answers has nothing to do with what was clicked before: no frame stays around it. */
function letGo(target: EventTarget | null): void {
  if (pointed && target instanceof HTMLElement && target.closest(WALKED) === null) target.blur()
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
