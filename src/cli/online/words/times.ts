import type { Lang } from '../../../language/face.ts'

interface TimeWords {
  readonly time: (milliseconds: number) => string
  /** Before the place where one types: one's own time, the time of another, a window. */
  readonly own: (time: string) => string
  readonly ownTurn: (turn: string, all: string) => string
  readonly other: (name: string, time: string) => string
  readonly window: (seconds: number) => string
  readonly mayThink: (seconds: number) => string
  /** Said aloud. */
  readonly left: (time: string) => string
  readonly leftOfTurn: (time: string) => string
  readonly playsOn: string
  readonly loses: string
  readonly standsIn: string
  readonly otherLeft: (name: string, time: string) => string
  readonly thinks: (name: string) => string
  readonly youThink: string
  readonly noWindow: string
  readonly thinksOften: (percent: number) => string
  readonly thinksNever: string
  readonly percent: string
  readonly waited: (time: string) => string
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Minutes and seconds where time runs, and no more than that where it takes days. */
function timeIn(milliseconds: number, day: string): string {
  const rest = Math.max(0, Math.ceil(milliseconds / SECOND) * SECOND)
  if (rest >= DAY) return `${Math.floor(rest / DAY)}\u00a0${day} ${Math.floor((rest % DAY) / HOUR)}\u00a0h`
  if (rest >= HOUR) return `${Math.floor(rest / HOUR)}\u00a0h ${Math.floor((rest % HOUR) / MINUTE)}\u00a0min`
  return `${Math.floor(rest / MINUTE)}:${String((rest % MINUTE) / SECOND).padStart(2, '0')}`
}

/** What a terminal says of clocks and of windows that close. */
export const timeWords: Readonly<Record<Lang, TimeWords>> = {
  en: {
    time: (milliseconds) => timeIn(milliseconds, 'd'),
    own: (time) => `[${time}] `,
    ownTurn: (turn, all) => `[${turn} for this turn, ${all} for all] `,
    other: (name, time) => `[${name} ${time}] `,
    window: (seconds) => `[window ${seconds} s] `,
    mayThink: (seconds) => `[window ${seconds} s, think for 10 more] `,
    left: (time) => `You have ${time} left for the whole game.`,
    leftOfTurn: (time) => `You have ${time} left for this turn.`,
    playsOn: 'Then the clock plays on without you.',
    loses: 'Then the game is lost.',
    standsIn: 'Then the others may let a bot play for you.',
    otherLeft: (name, time) => `${name} has ${time} left.`,
    thinks: (name) => `${name} thinks about a reaction.`,
    youThink: 'You have ten seconds more.',
    noWindow: 'There is no window just now that closes by itself and waits for you.',
    thinksOften: (percent) => `In ${percent} of 100 windows you will think, whatever you hold.`,
    thinksNever: 'You think only when you say so.',
    percent: 'Say in how many of 100 windows: a number from 0 to 100.',
    waited: (time) => `The table has waited for ${time}.`,
  },
  fr: {
    time: (milliseconds) => timeIn(milliseconds, 'j'),
    own: (time) => `[${time}] `,
    ownTurn: (turn, all) => `[${turn} pour ce tour, ${all} en tout] `,
    other: (name, time) => `[${name} ${time}] `,
    window: (seconds) => `[fenêtre ${seconds}\u00a0s] `,
    mayThink: (seconds) => `[fenêtre ${seconds}\u00a0s, réfléchir pour 10 de plus] `,
    left: (time) => `Il vous reste ${time} pour toute la partie.`,
    leftOfTurn: (time) => `Il vous reste ${time} pour ce tour.`,
    playsOn: 'Ensuite, l’horloge joue sans vous.',
    loses: 'Ensuite, la partie est perdue.',
    standsIn: 'Ensuite, les autres peuvent laisser un robot jouer à votre place.',
    otherLeft: (name, time) => `Il reste ${time} à ${name}.`,
    thinks: (name) => `${name} réfléchit à une réaction.`,
    youThink: 'Vous avez dix secondes de plus.',
    noWindow: 'Aucune fenêtre qui se ferme d’elle-même ne vous attend pour le moment.',
    thinksOften: (percent) =>
      `Dans ${percent} ${percent > 1 ? 'fenêtres' : 'fenêtre'} sur 100 vous réfléchirez, quoi que vous ayez en main.`,
    thinksNever: 'Vous ne réfléchissez que quand vous le dites.',
    percent: 'Dites dans combien de fenêtres sur 100\u00a0: un nombre de 0 à 100.',
    waited: (time) => `La table attend depuis ${time}.`,
  },
}
