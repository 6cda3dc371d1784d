/**
 * The sounds of the table, as recipes: nothing is recorded, every sound is computed from these few numbers
 * when it is first heard.
 */

/** One voice of a sound. Times are in seconds, pitches in hertz. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'saw' | 'noise'
  /** Pitch at the beginning and at the end; for noise, where its low-pass filter stands. */
  readonly from: number
  readonly to: number
  /** How long after the beginning of the sound this voice enters. */
  readonly start: number
  /** How long it takes to reach its full strength, and how long to fade. */
  readonly attack: number
  readonly fade: number
  readonly strength: number
}

const voice = (
  wave: Voice['wave'],
  pitch: number | readonly [from: number, to: number],
  shape: Partial<Pick<Voice, 'start' | 'attack' | 'fade' | 'strength'>> = {},
): Voice => {
  const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch
  return { wave, from, to, start: 0, attack: 0.004, fade: 0.15, strength: 0.5, ...shape }
}

/** A bell: a tone with the overtones of struck metal. */
const bell = (pitch: number, fade: number, strength: number, start = 0): readonly Voice[] => [
  voice('sine', pitch, { fade, strength, start }),
  voice('sine', pitch * 2.76, { fade: fade * 0.5, strength: strength * 0.4, start }),
  voice('sine', pitch * 5.4, { fade: fade * 0.2, strength: strength * 0.2, start }),
]

/** A skin struck low: a tone that falls, and the noise of the stick. */
const drum = (pitch: number, strength: number, start = 0): readonly Voice[] => [
  voice('sine', [pitch * 1.8, pitch], { fade: 0.34, strength, start }),
  voice('noise', [900, 200], { fade: 0.07, strength: strength * 0.5, start }),
]

export const RECIPES = {
  /** A card is played, drawn or put down. */
  card: [voice('noise', [5200, 1800], { attack: 0.012, fade: 0.09, strength: 0.34 })],
  /** A gem or power: aether or power comes in. */
  gem: [...bell(1318, 0.22, 0.22), voice('noise', [7000, 3000], { fade: 0.03, strength: 0.12 })],
  /** A card is gained. */
  gain: [...bell(880, 0.2, 0.22), ...bell(1174, 0.3, 0.22, 0.07)],
  /** A charge. */
  charge: [voice('triangle', [440, 880], { attack: 0.03, fade: 0.2, strength: 0.3 })],
  /** A breach turns by a quarter: stone on stone, with a click at the end. */
  focus: [
    voice('noise', [700, 1400], { attack: 0.05, fade: 0.16, strength: 0.4 }),
    voice('triangle', 210, { start: 0.17, fade: 0.06, strength: 0.4 }),
  ],
  /** A breach opens. */
  open: [
    voice('saw', [110, 330], { attack: 0.12, fade: 0.45, strength: 0.16 }),
    voice('sine', [330, 660], { attack: 0.12, fade: 0.5, strength: 0.3 }),
    voice('noise', [500, 4200], { attack: 0.16, fade: 0.3, strength: 0.14 }),
  ],
  /** A spell is prepped. */
  prep: [voice('sine', [520, 640], { attack: 0.02, fade: 0.18, strength: 0.28 })],
  /** A spell is cast. */
  cast: [
    voice('noise', [800, 6200], { attack: 0.06, fade: 0.2, strength: 0.3 }),
    voice('saw', [220, 700], { attack: 0.04, fade: 0.16, strength: 0.16 }),
  ],
  /** Something is hurt. */
  harm: [
    voice('noise', [2600, 300], { fade: 0.14, strength: 0.55 }),
    voice('triangle', [190, 70], { fade: 0.18, strength: 0.5 }),
  ],
  /** Somebody is healed. */
  heal: [
    voice('sine', 523, { attack: 0.03, fade: 0.28, strength: 0.24 }),
    voice('sine', 784, { start: 0.08, attack: 0.03, fade: 0.34, strength: 0.24 }),
  ],
  /** The city is hurt. */
  city: [...bell(196, 0.9, 0.4), voice('noise', [900, 150], { fade: 0.2, strength: 0.3 })],
  /** The nemesis begins its turn. */
  nemesis: [...drum(62, 0.7), ...drum(62, 0.5, 0.19)],
  /** Somebody's turn begins. */
  turn: bell(659, 0.34, 0.2),
  /** An attack is declared, or a minion comes. */
  attack: [
    voice('saw', [150, 95], { attack: 0.03, fade: 0.3, strength: 0.24 }),
    voice('noise', [1600, 400], { fade: 0.22, strength: 0.34 }),
  ],
  /** Something dies or is destroyed. */
  destroyed: [
    voice('noise', [3200, 120], { fade: 0.42, strength: 0.5 }),
    voice('sine', [140, 40], { fade: 0.4, strength: 0.5 }),
  ],
  /** A mage is exhausted. */
  exhausted: [
    ...drum(48, 0.7),
    voice('saw', [196, 98], { start: 0.06, attack: 0.05, fade: 0.8, strength: 0.16 }),
  ],
  /** The game is won. */
  won: [
    ...bell(523, 0.7, 0.22),
    ...bell(659, 0.7, 0.22, 0.14),
    ...bell(784, 0.8, 0.22, 0.28),
    ...bell(1046, 1.2, 0.24, 0.44),
  ],
  /** The game is lost. */
  lost: [
    voice('triangle', [220, 208], { attack: 0.04, fade: 0.6, strength: 0.34 }),
    voice('triangle', [174, 165], { start: 0.34, attack: 0.04, fade: 0.7, strength: 0.34 }),
    ...drum(44, 0.6, 0.72),
  ],
} as const satisfies Readonly<Record<string, readonly Voice[]>>

export type SoundName = keyof typeof RECIPES
