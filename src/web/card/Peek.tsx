import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { Sum } from '../../language/face.ts'
import { type WhyNot, whyNotLine } from '../../language/label.ts'
import { gameIdOf } from '../games/game-id.ts'
import { announce } from '../page/announce.tsx'
import { later, nothing } from '../page/later.tsx'
import { speaking } from '../page/words.ts'
import { Because } from './Because.tsx'
import { Card } from './Card.tsx'
import { Glyph } from './glyphs.tsx'
import { aboutPlace, type Choosing, hidePeek, type Peeked, peeking } from './peek.ts'
import { inLetters, Rich } from './Rich.tsx'
import { cardWords } from './words.ts'

const w = speaking(cardWords)

/** Windows in which a card that is held up is a sheet at the lower edge. */
const COMPACT = '(max-aspect-ratio: 1249/1000), (max-width: 899px), (max-height: 599px)'

/** The full face of the card that somebody looks at, with the reason when it cannot be chosen. */
export function Peek() {
  const peek = peeking.value
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || peek === null) return
    const { beside } = peek
    // A sheet has its place.
    if (peek.held && matchMedia(COMPACT).matches) {
      element.style.left = ''
      element.style.top = ''
      return
    }
    const { offsetWidth: width, offsetHeight: height } = element
    // Clear of the answers, and of the cards beside one of the hand.
    const floor = document.querySelector('.answer-bar')?.getBoundingClientRect().top ?? innerHeight
    const above = beside.top - height - 12
    if (!peek.held && beside.bottom > floor - beside.height && above > 8) {
      const middle = beside.left + beside.width / 2 - width / 2
      element.style.left = `${Math.max(8, Math.min(middle, innerWidth - width - 8))}px`
      element.style.top = `${above}px`
      return
    }
    const right = beside.right + 14
    const left = right + width < innerWidth ? right : beside.left - 14 - width
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
    const top = beside.top + beside.height / 2 - height / 2
    element.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || peeking.peek() === null) return
      // The first Escape closes what lies on top; only the next one answers.
      event.stopImmediatePropagation()
      hidePeek()
    }
    addEventListener('keydown', onKey, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      hidePeek()
    }
  }, [])
  if (peek === null) return null
  const { choose, beside, held, place } = peek
  const act = () => {
    hidePeek()
    choose?.act()
  }
  const about: Choosing | null = held && place !== null ? (aboutPlace.value?.(place) ?? null) : null
  // The press that closes goes no further; a second one on the same card chooses it.
  const onBack = ({ clientX: x, clientY: y }: MouseEvent) => {
    const again = x >= beside.left && x <= beside.right && y >= beside.top && y <= beside.bottom
    if (again && choose !== undefined) act()
    else hidePeek()
  }
  return (
    <>
      {peek.held && <div class="peek-back" onClick={onBack} aria-hidden="true" />}
      <div class={`peek ${peek.held ? 'held' : ''}`} ref={box} role="tooltip" aria-label={peek.entry.name}>
        <div class="peek-face" inert>
          <Card
            entry={peek.entry}
            class="grows"
            {...(peek.now === undefined ? {} : { now: peek.now })}
            badges={peek.badges ?? []}
          />
        </div>
        <div class="peek-side" key={`${peek.entry.id} ${peek.held}`}>
          <Notes {...peek} />
          <Ruled {...peek} />
        </div>
        {peek.held && (
          <button type="button" class="peek-close" aria-label={w.value.close} onClick={hidePeek}>
            <Glyph name="close" />
          </button>
        )}
        {peek.held && choose !== undefined && (
          <button type="button" class="go peek-act" onClick={act}>
            {choose.label}
          </button>
        )}
        {about !== null && (
          <button
            type="button"
            class="button peek-act"
            onClick={() => {
              hidePeek()
              about.act()
            }}
          >
            {about.label}
          </button>
        )}
      </div>
    </>
  )
}

const Rulings = later(() => import('../learn/Rulings.tsx').then((part) => part.Rulings), nothing)
/** Whoever looks so long reads. */
const READS = 450

/** What was ruled about the card: all of it when it is held up, the first at a long glance. */
function Ruled({ entry, held }: Peeked & { readonly held: boolean }) {
  const reads = useSignal(held)
  useEffect(() => {
    const timer = setTimeout(() => {
      reads.value = true
    }, READS)
    return () => clearTimeout(timer)
  }, [])
  return reads.value ? <Rulings game={gameIdOf(entry.game)} on={entry.name} all={held} /> : null
}

function Notes({ why, note, numbers, held }: Peeked & { readonly held: boolean }) {
  const reason = useSignal<WhyNot | null>(null)
  const sums = useSignal<readonly Sum[]>([])
  useEffect(() => {
    let gone = false
    void Promise.all([why?.() ?? null, numbers?.() ?? []]).then(([answer, loaded]) => {
      if (gone) return
      reason.value = answer
      sums.value = loaded
      const said = [...(answer === null ? [] : [whyNotLine(answer)]), ...loaded.map(({ words }) => words)]
      if (held && said.length > 0) announce(inLetters(said.join('. ')))
    })
    return () => {
      gone = true
    }
  }, [])
  if (reason.value === null && note === undefined && sums.value.length === 0) return null
  return (
    <div class="peek-notes">
      {reason.value !== null && (
        <p class="no">
          <b>{w.value.notNow}</b> <Because {...reason.value} />
        </p>
      )}
      {sums.value.map(({ words }) => (
        <p key={words}>
          <Rich text={words} />
        </p>
      ))}
      {note !== undefined && (
        <p>
          <Rich text={note} />
        </p>
      )}
    </div>
  )
}
