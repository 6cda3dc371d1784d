import type { Voice } from './recipes.ts'

export const SAMPLE_RATE = 22_050

/** An exponential fade is inaudible after this many of its time constants. */
const SILENT_AFTER = 5

const lengthOf = ({ start, attack, fade }: Voice): number => start + attack + fade

/** Noise that is the same on every machine. */
function noise(): () => number {
  let state = 0x2545f491
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state / 0x80000000
  }
}

/** A wave of length 1, from -1 to 1. */
function waveAt(wave: Exclude<Voice['wave'], 'noise'>, phase: number): number {
  const t = phase - Math.floor(phase)
  switch (wave) {
    case 'sine':
      return Math.sin(2 * Math.PI * t)
    case 'triangle':
      return 4 * Math.abs(t - 0.5) - 1
    case 'saw':
      return 2 * t - 1
  }
}

function add(samples: Float32Array, voice: Voice): void {
  const { wave, from, to, start, attack, fade, strength } = voice
  const first = Math.round(start * SAMPLE_RATE)
  const count = Math.round((attack + fade) * SAMPLE_RATE)
  const random = noise()
  let phase = 0
  let filtered = 0
  for (let i = 0; i < count; i++) {
    const part = i / count
    const pitch = from * (to / from) ** part
    const time = i / SAMPLE_RATE
    const rising = Math.min(1, time / attack)
    const falling = time < attack ? 1 : Math.exp((-SILENT_AFTER * (time - attack)) / fade)
    let value: number
    if (wave === 'noise') {
      // A low-pass filter of one pole, whose corner is the pitch.
      filtered += (1 - Math.exp((-2 * Math.PI * pitch) / SAMPLE_RATE)) * (random() - filtered)
      value = filtered
    } else {
      phase += pitch / SAMPLE_RATE
      value = waveAt(wave, phase)
    }
    samples[first + i]! += value * rising * falling * strength
  }
}

/** The samples of a sound, from -1 to 1; where voices together would be louder, they bend instead of breaking. */
export function synthesise(voices: readonly Voice[]): Float32Array<ArrayBuffer> {
  const length = Math.max(...voices.map(lengthOf))
  const samples = new Float32Array(Math.ceil(length * SAMPLE_RATE) + 1)
  for (const voice of voices) add(samples, voice)
  return samples.map(Math.tanh)
}
