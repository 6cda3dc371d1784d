import { useLayoutEffect, useRef } from 'preact/hooks'
import { announce } from '../../page/announce.tsx'
import { Corner } from '../../page/Shell.tsx'
import { speaking } from '../../page/words.ts'
import './hand-over.css'
import { handOverWords } from './hand-over-words.ts'

const w = speaking(handOverWords)

interface HandOverProps {
  readonly seat: number
  readonly name: string | undefined
  readonly ready: () => void
}

/** Between two players at one screen: nothing of the table is shown until the next one is there. */
export function HandOver({ seat, name, ready }: HandOverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { handOver, why, takeOver } = w.value
  useLayoutEffect(() => {
    button.current?.focus()
    announce(handOver(seat, name))
  }, [seat, name, handOver])
  return (
    <main class="hand-over">
      <div class="slab">
        <span class="seat-number" aria-hidden="true">
          {name === undefined ? seat + 1 : name.charAt(0).toUpperCase()}
        </span>
        <h1>{handOver(seat, name)}</h1>
        <p>{why}</p>
        <button ref={button} type="button" class="go" onClick={ready}>
          {takeOver(seat, name)}
        </button>
      </div>
      <Corner />
    </main>
  )
}
