import { RECIPES, type SoundName } from './recipes.ts'
import { SAMPLE_RATE, synthesise } from './synth.ts'

/** Between two sounds of one moment, in seconds: they are heard as a row and not as a chord. */
const APART = 0.11

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

/** Plays sounds in a row. Only called after somebody has pressed something: browsers are silent before. */
export function playSounds(names: readonly SoundName[], volume: number): void {
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
