import { useEffect } from 'preact/hooks'
import { volume } from '../page/settings.ts'
import type { Moment } from '../source/source.ts'
import type { GameFace } from '../table/table-parts.ts'
import type { SoundName } from './recipes.ts'

/** At most so many sounds are heard at once, the last ones: they are what the players are asked about. */
const MOST = 6

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

/** What was heard of a moment: the sounds of its new lines, the same one not twice in a row. */
function soundsOf({ log, fresh, eyes }: Moment, face: GameFace): readonly SoundName[] {
  const heard: SoundName[] = []
  for (const { event } of log.slice(log.length - fresh)) {
    const sound = face.soundOf?.(event, eyes) ?? null
    if (sound !== null && sound !== heard.at(-1)) heard.push(sound)
  }
  return heard.slice(-MOST)
}

function tremble(names: readonly SoundName[]): void {
  const longest = Math.max(0, ...names.map((name) => FELT[name] ?? 0))
  if (longest > 0) navigator.vibrate?.(longest)
}

/** Plays sounds as loud as the setting says. They are fetched when the first of them is due. */
export async function hear(...names: readonly SoundName[]): Promise<void> {
  const loud = Number(volume.peek()) / 100
  // Browsers are silent until somebody has pressed something.
  if (loud === 0 || names.length === 0 || !navigator.userActivation?.hasBeenActive) return
  tremble(names)
  const { playSounds } = await import('./player.ts')
  playSounds(names, loud)
}

/** Plays what just happened. */
export function useSounds(moment: Moment, face: GameFace): void {
  useEffect(() => void hear(...soundsOf(moment, face)), [moment])
}
