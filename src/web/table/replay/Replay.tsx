import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Glyph, type GlyphName } from '../../card/glyphs.tsx'
import { speaking } from '../../page/words.ts'
import type { Moment } from '../../source/source.ts'
import { replayWords } from './replay-words.ts'

const w = speaking(replayWords)

const SPEEDS = { slow: 1600, usual: 800, fast: 300 } as const
type Speed = keyof typeof SPEEDS

interface ReplayProps {
  readonly moment: Moment
  readonly look: (at: number) => void
  readonly back: () => void
  readonly fork: () => void
  /** Names of the seats, when there is more than one point of view. */
  readonly seats: readonly string[]
  readonly seeAs: (seat: number) => void
}

/** Walks through the game; looking changes nothing. Stands where the answers stand otherwise. */
export function Replay({ moment, look, back, fork, seats, seeAs }: ReplayProps) {
  const { at, last, eyes } = moment
  const { step, position, looking, back: backWords, forkHere, speed: speedWords, seenBy } = w.value
  const playing = useSignal(false)
  const speed = useSignal<Speed>('usual')
  useEffect(() => {
    if (!playing.value) return
    if (at >= last) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => look(at + 1), SPEEDS[speed.value])
    return () => clearTimeout(timer)
  }, [at, last, playing.value, speed.value])
  const walk = (name: GlyphName, words: string, to: number) => (
    <button
      type="button"
      class="tool"
      aria-label={words}
      title={words}
      disabled={to < 0 || to > last}
      onClick={() => look(to)}
    >
      <Glyph name={name} />
    </button>
  )
  return (
    <>
      <div class="ask">
        <span class="ask-face">
          <Glyph name="eye" />
        </span>
        <div class="ask-words">
          <h1 class="prompt">{looking}</h1>
          <p>{position(at, last)}</p>
        </div>
      </div>
      <div class="replay">
        <div class="replay-steps">
          {walk('first', step.first, at === 0 ? -1 : 0)}
          {walk('stepBack', step.back, at - 1)}
          <button
            type="button"
            class="tool"
            aria-pressed={playing.value}
            aria-label={w.value.replay}
            title={w.value.replay}
            onClick={() => {
              playing.value = !playing.value
            }}
          >
            <Glyph name={playing.value ? 'pause' : 'on'} />
          </button>
          {walk('stepOn', step.on, at + 1)}
          <input
            type="range"
            min="0"
            max={last}
            value={at}
            aria-label={position(at, last)}
            onInput={(event) => look(Number(event.currentTarget.value))}
          />
        </div>
        <div class="replay-more">
          <label>
            <span class="unseen">{speedWords.label}</span>
            <select
              value={speed.value}
              onChange={(event) => {
                const { value } = event.currentTarget
                speed.value = value === 'slow' || value === 'fast' ? value : 'usual'
              }}
            >
              <option value="slow">{speedWords.slow}</option>
              <option value="usual">{speedWords.usual}</option>
              <option value="fast">{speedWords.fast}</option>
            </select>
          </label>
          {seats.length > 1 && (
            <label>
              <span class="unseen">{seenBy}</span>
              <select value={eyes} onChange={(event) => seeAs(Number(event.currentTarget.value))}>
                {seats.map((name, seat) => (
                  <option key={seat} value={seat}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button type="button" class="button calm" onClick={fork}>
            {forkHere}
          </button>
          <button type="button" class="go" onClick={back}>
            {backWords}
          </button>
        </div>
      </div>
    </>
  )
}
