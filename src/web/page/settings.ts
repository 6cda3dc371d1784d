import { effect, type Signal, signal } from '@preact/signals'
import type { Lang } from '../../language/face.ts'

export type Theme = 'dark' | 'light'
export type Motion = 'off' | 'fast' | 'normal'

/** Storage may be forbidden or full: then a setting holds until the page is closed. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // See above.
  }
}

function kept<T extends string>(name: string, values: readonly T[], usual: T): Signal<T> {
  const key = `cardwright/${name}`
  const found = stored(key)
  const setting = signal(values.find((value) => value === found) ?? usual)
  effect(() => {
    const { value } = setting
    if (value !== usual || stored(key) !== null) store(key, value)
  })
  return setting
}

const prefers = (query: string): boolean => matchMedia(query).matches

export const lang = kept<Lang>('language', ['en', 'fr'], navigator.language.startsWith('fr') ? 'fr' : 'en')
export const theme = kept<Theme>(
  'theme',
  ['dark', 'light'],
  prefers('(prefers-color-scheme: light)') ? 'light' : 'dark',
)
export const motion = kept<Motion>(
  'motion',
  ['off', 'fast', 'normal'],
  prefers('(prefers-reduced-motion: reduce)') ? 'off' : 'normal',
)
/** What a finger's tap on a card does: it shows the card, and the next one acts, or it acts at once. */
export type Tapping = 'shows' | 'acts'
export const tapping = kept<Tapping>('tapping', ['shows', 'acts'], 'shows')
/** How loud the table is, in hundredths. A phone is silent until somebody asks for sound. */
export const VOLUMES = ['0', '25', '50', '75', '100'] as const
export const volume = kept<(typeof VOLUMES)[number]>(
  'volume',
  VOLUMES,
  prefers('(pointer: coarse)') ? '0' : '50',
)

/** The document follows the settings. */
export function followSettings(): void {
  effect(() => {
    const root = document.documentElement
    root.lang = lang.value
    root.dataset.theme = theme.value
    root.dataset.motion = motion.value
  })
}
