import { signal } from '@preact/signals'
import type { Choice, Moment } from './types.ts'
import { viewOf } from './view.ts'

/** When a seat wants to be asked whether it answers. */
export type Asking = 'always' | 'able' | 'never'

const KEY = 'cardwright/eternal-asking'

function stored(): Asking {
  try {
    return localStorage.getItem(KEY) === 'always' ? 'always' : 'able'
  } catch {
    return 'able'
  }
}

/** The usual wish; not to be asked holds for one turn only. */
export const asking = signal<Asking>(stored())
const restingTurn = signal(-1)

export function askMe(wish: Asking, moment: Moment): void {
  if (wish === 'never') {
    restingTurn.value = viewOf(moment).turn
    return
  }
  restingTurn.value = -1
  asking.value = wish
  try {
    localStorage.setItem(KEY, wish)
  } catch {
    // Then it holds until the page is closed.
  }
}

/** Two people at one screen: whether a hand can answer must not show, so they are asked whatever it holds. */
export const shared = ({ players }: Moment): boolean => players.filter(({ bot }) => bot === null).length > 1

export function askingNow(moment: Moment): Asking {
  if (restingTurn.value === viewOf(moment).turn) return 'never'
  return shared(moment) ? 'always' : asking.value
}

const WINDOWS: readonly string[] = [
  'react',
  'defend',
  'pre-fight',
  'interrupt',
  'direct attack',
  'after ambush',
]

export const isWindow = ({ question }: Moment): boolean =>
  question !== null && WINDOWS.includes(question.kind)

/** The answer that this person has given beforehand, if any. */
export function standingAnswer(moment: Moment, choices: readonly Choice[]): number | null {
  if (!isWindow(moment)) return null
  const pass = (kind: string): number | null => choices.find(({ ref }) => ref.kind === kind)?.index ?? null
  const wish = askingNow(moment)
  if (wish === 'never') return pass('pass turn') ?? pass('pass')
  if (wish === 'able' && !choices.some(({ ref }) => ref.kind === 'play')) return pass('pass')
  return null
}
