import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import type { Sum } from '../../../language/face.ts'
import { inLetters, Rich } from '../../card/Rich.tsx'
import { announce } from '../../page/announce.tsx'
import { speaking } from '../../page/words.ts'
import { tableWords } from '../words.ts'

const w = speaking(tableWords)

interface WhyProps {
  readonly ask: () => Promise<readonly Sum[]>
  readonly class: string
  readonly title?: string | undefined
  readonly children: ComponentChildren
}

const GLANCE = 300

/** A number on the table: resting on it, focusing or pressing it says where it comes from. */
export function Why({ ask, class: extra, title, children }: WhyProps) {
  const sums = useSignal<readonly Sum[]>([])
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const show = async (aloud: boolean) => {
    clearTimeout(timer.current)
    const { current: element } = box
    const place = button.current?.getBoundingClientRect()
    if (element === null || place === undefined || element.matches(':popover-open')) return
    sums.value = await ask()
    if (sums.value.length === 0) return
    element.showPopover()
    const { offsetWidth: width, offsetHeight: height } = element
    const below = place.bottom + 6
    const above = place.top - 6 - height
    element.style.left = `${Math.max(8, Math.min(place.left, innerWidth - width - 8))}px`
    // In the lower half, above: what can be answered lies below.
    element.style.top = `${place.top > innerHeight / 2 && above > 8 ? above : below}px`
    if (aloud) announce(sums.value.map(({ words }) => inLetters(words)).join('. '))
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (box.current?.matches(':popover-open') === true) box.current.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        ref={button}
        class={`why ${extra}`}
        title={title ?? w.value.whyNumber}
        onClick={() => void show(true)}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) void show(false)
        }}
        onBlur={hide}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') timer.current = window.setTimeout(() => void show(false), GLANCE)
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') hide()
        }}
      >
        {children}
      </button>
      <span ref={box} popover="auto" class="why-sums">
        {sums.value.map(({ words }) => (
          <span key={words}>
            <Rich text={words} />
          </span>
        ))}
      </span>
    </>
  )
}
