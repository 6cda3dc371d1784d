import { RECIPES, type SoundName } from './recipes.ts'
import { SAMPLE_RATE, synthesise } from './synth.ts'

/** Between two sounds of one moment, in seconds: they are heard as a row and not as a chord. */
const APART = 0.11

/** Touches that are felt: how long the phone trembles for a sound, in milliseconds. */
const FELT: Partial<Readonly<Record<SoundName, number>>> = {
  harm: 20,
  city: 60,
  nemesis: 40,
  destroyed: 40,
  exhausted: 120,
  lost: 200,
  won: 80,
}

let context: AudioContext | null = null
const buffers = new Map<SoundName, AudioBuffer>()

function bufferOf(audio: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name)
  if (known !== undefined) return known
  const samples = synthesise(RECIPES[name])
  const buffer = audio.createBuffer(1, samples.length, SAMPLE_RATE)
  buffer.copyToChannel(samples, 0)
  buffers.set(name, buffer)
  return buffer
}

function tremble(names: readonly SoundName[]): void {
  const longest = Math.max(0, ...names.map((name) => FELT[name] ?? 0))
  if (longest > 0) navigator.vibrate?.(longest)
}

/** Plays sounds in a row. Only called after somebody has pressed something: browsers are silent before. */
export function playSounds(names: readonly SoundName[], volume: number): void {
  tremble(names)
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const loudness = context.createGain()
  // Ears hear in powers: half of the slider sounds half as loud.
  loudness.gain.value = volume ** 2
  loudness.connect(context.destination)
  for (const [i, name] of names.entries()) {
    const source = context.createBufferSource()
    source.buffer = bufferOf(context, name)
    source.connect(loudness)
    source.start(context.currentTime + i * APART)
  }
}
