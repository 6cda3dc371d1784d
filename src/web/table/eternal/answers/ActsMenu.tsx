import { useLayoutEffect, useRef } from 'preact/hooks'
import { speaking } from '../../../page/words.ts'
import { menu } from '../board/places.ts'
import { eternalWords } from '../words/words.ts'
import type { PlacedAct } from './acts.ts'

const w = speaking(eternalWords)

/** What can be done with the card that was chosen. */
export function ActsMenu() {
  const open = menu.value
  const box = useRef<HTMLFieldSetElement>(null)
  // At once: whoever is quick closes it before it is painted.
  useLayoutEffect(() => {
    box.current?.querySelector('button')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.peek() === null) return
      event.stopImmediatePropagation()
      menu.value = null
    }
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) menu.value = null
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onPress, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onPress, true)
    }
  }, [open])
  if (open === null) return null
  const { beside, acts, card } = open
  const low = beside.top > innerHeight / 2
  const take = (act: PlacedAct) => {
    menu.value = null
    act.run()
  }
  return (
    <fieldset
      class="acts-menu slab"
      ref={box}
      aria-label={w.value.several(card)}
      style={{
        left: `${Math.max(8, Math.min(beside.left, innerWidth - 268))}px`,
        ...(low
          ? { bottom: `${innerHeight - beside.top + 8}px`, maxHeight: `${beside.top - 16}px` }
          : { top: `${beside.bottom + 8}px`, maxHeight: `${innerHeight - beside.bottom - 16}px` }),
      }}
    >
      {acts.map((act) => (
        <button key={act.id} type="button" class="button" onClick={() => take(act)}>
          {act.title}
        </button>
      ))}
    </fieldset>
  )
}
