import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import type { Company } from '../../../table/messages.ts'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import type { RemoteTable } from '../source/remote.ts'
import { Arrows } from './Arrows.tsx'
import { elementOf, hiddenElementOf, readThing, thingAt, wordsOf } from './pointed-thing.ts'
import { toolsWords } from './tools-words.ts'

const w = speaking(toolsWords)

/** How long a thing glows that somebody points at. */
const GLOWS = 2_500

interface PointerProps {
  readonly remote: RemoteTable
  readonly company: Company
  readonly nameOf: (seat: number) => string
  /** After how many answers people look at the table, once the game is over. */
  readonly at: number | null
}

/** Shows the others a card or anything else on the table, and shows what they point at. */
export function Pointer({ remote, company, nameOf, at }: PointerProps) {
  const picking = useSignal(false)
  // At once: the next press may follow this one within a frame.
  useLayoutEffect(
    () =>
      picking.value
        ? catchNextPress(company.reacts && at === null, picking, (thing) =>
            remote.conversation.pointAt(at === null ? { ...thing } : { ...thing, at }),
          )
        : undefined,
    [picking.value, company.reacts, at],
  )
  return (
    <>
      {company.you.seats.length > 0 && (
        <button
          type="button"
          class="button"
          aria-pressed={picking.value}
          title={w.value.pointHint}
          onClick={() => {
            picking.value = !picking.value
            if (picking.value) announce(w.value.pointHint)
          }}
        >
          {picking.value ? w.value.pointing : w.value.point}
        </button>
      )}
      {at === null ? (
        <Glow remote={remote} nameOf={nameOf} />
      ) : (
        <Arrows remote={remote} nameOf={nameOf} at={at} />
      )}
    </>
  )
}

/** Until it is called off the next press on the table, by whatever means, shows instead of acting. */
export function catchNextPress(
  handsAreHidden: boolean,
  picking: { value: boolean },
  show: (thing: { readonly kind: string; readonly name: string }) => void,
): () => void {
  const onTable = (event: Event): Element | null =>
    event.target instanceof Element && event.target.closest('main.table') !== null ? event.target : null
  const swallow = (event: Event): void => {
    if (onTable(event) !== null) event.stopPropagation()
  }
  const press = (event: Event): void => {
    const pressed = onTable(event)
    if (pressed === null) return
    event.preventDefault()
    event.stopPropagation()
    picking.value = false
    const thing = thingAt(pressed, handsAreHidden)
    if (thing !== null) show(thing)
  }
  const key = (event: KeyboardEvent): void => {
    // To the table Enter is an answer, wherever the focus is.
    if (event.key === 'Enter' || event.key === ' ') return press(event)
    if (event.key !== 'Escape') return
    // What pointing was begun from may be open again at once: this key does not close it.
    event.preventDefault()
    event.stopPropagation()
    picking.value = false
  }
  // Before the table itself hears of them.
  const early = { capture: true }
  addEventListener('pointerdown', swallow, early)
  addEventListener('click', press, early)
  addEventListener('keydown', key, early)
  return () => {
    removeEventListener('pointerdown', swallow, early)
    removeEventListener('click', press, early)
    removeEventListener('keydown', key, early)
  }
}

/** A ring around what somebody points at, for a moment; whoever listens is told. */
function Glow({ remote, nameOf }: Pick<PointerProps, 'remote' | 'nameOf'>) {
  const glow = useSignal<{ readonly box: DOMRect | null; readonly words: string } | null>(null)
  const pointed = remote.conversation.pointed.value
  useEffect(() => {
    const thing = pointed === null ? null : readThing(pointed.ref)
    if (pointed === null || thing === null) return
    const name = nameOf(pointed.seat)
    const element = elementOf(thing)
    const hidden = element ?? hiddenElementOf(thing)
    const words = hidden === null ? w.value.pointsElsewhere(name) : w.value.pointsAt(name, wordsOf(hidden))
    announce(words)
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // What does not lie in sight here is said to the eye, too.
    glow.value =
      element === null ? { box: null, words } : { box: element.getBoundingClientRect(), words: name }
    const timer = setTimeout(() => {
      glow.value = null
    }, GLOWS)
    return () => clearTimeout(timer)
  }, [pointed])
  if (glow.value === null) return null
  const { box, words } = glow.value
  if (box === null)
    return (
      <p class="pointed-elsewhere" aria-hidden="true">
        {words}
      </p>
    )
  return (
    <div
      class="pointed-at"
      aria-hidden="true"
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <span>{words}</span>
    </div>
  )
}
