import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../page/announce.tsx'
import { Corner } from '../page/Shell.tsx'
import { speaking } from '../page/words.ts'
import './hand-over.css'
import { tableWords } from './words.ts'

const w = speaking(tableWords)

interface HandOverProps {
  readonly seat: number
  readonly ready: () => void
}

/** Between two players at one screen: nothing of the table is shown until the next one is there. */
export function HandOver({ seat, ready }: HandOverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { handOver, handOverWhy, takeOver } = w.value
  useEffect(() => {
    button.current?.focus()
    announce(handOver(seat))
  }, [seat, handOver])
  return (
    <main class="hand-over">
      <div class="slab">
        <span class="seat-number" aria-hidden="true">
          {seat + 1}
        </span>
        <h1>{handOver(seat)}</h1>
        <p>{handOverWhy}</p>
        <button ref={button} type="button" class="go" onClick={ready}>
          {takeOver(seat)}
        </button>
      </div>
      <Corner />
    </main>
  )
}
