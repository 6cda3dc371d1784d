import { useEffect } from 'preact/hooks'
import { volume } from '../page/settings.ts'
import type { Moment } from '../source/source.ts'
import type { GameFace } from '../table/table-parts.ts'
import type { SoundName } from './recipes.ts'

/** At most so many sounds are heard at once, the last ones: they are what the players are asked about. */
const MOST = 6

/** Browsers are silent until somebody has pressed something. */
const isAudible = (): boolean => Number(volume.peek()) > 0 && navigator.userActivation?.hasBeenActive

/** Plays sounds as loud as the setting says. They are fetched when the first of them is due. */
export async function playSounds(...names: readonly SoundName[]): Promise<void> {
  if (names.length > 0 && isAudible())
    (await import('./player.ts')).playSounds(names, Number(volume.peek()) / 100)
}

async function playMoment({ log, fresh, eyes }: Moment, face: GameFace): Promise<void> {
  const news = log.slice(log.length - fresh).map(({ event }) => event)
  const sounds = (await face.sounds?.(news, eyes))?.filter((sound) => sound !== null) ?? []
  // The same one is not heard twice in a row.
  await playSounds(...sounds.filter((sound, i) => sound !== sounds[i - 1]).slice(-MOST))
}

/** Plays what just happened. */
export function useSounds(moment: Moment, face: GameFace): void {
  useEffect(() => {
    // After what is seen: a sound is worked out when it is first heard.
    if (isAudible()) setTimeout(() => void playMoment(moment, face))
  }, [moment])
}
