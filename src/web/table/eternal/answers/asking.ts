import { signal } from '@preact/signals'
import type { Moment } from '../types.ts'
import { viewOf } from '../view.ts'

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

/** The moments at which somebody may want to be asked: when something is played, attacked with, about to fight, at the end of a turn. */
export const STOPS = {
  played: ['react', 'after ambush'],
  attack: ['defend', 'direct attack'],
  fight: ['pre-fight'],
  end: ['interrupt'],
} as const
export type Stop = keyof typeof STOPS

const STOPS_KEY = 'cardwright/eternal-passes'

function storedPasses(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(STOPS_KEY) ?? '').split(' '))
  } catch {
    return new Set()
  }
}

/** The moments that are let pass although there were an answer. */
const passes = signal<ReadonlySet<string>>(storedPasses())

export const stopsAt = (stop: Stop): boolean => !passes.value.has(stop)

export function setStop(stop: Stop, on: boolean): void {
  const others = [...passes.peek()].filter((each) => each !== stop)
  passes.value = new Set(on ? others : [...others, stop])
  try {
    localStorage.setItem(STOPS_KEY, [...passes.peek()].join(' '))
  } catch {
    // Then it holds until the page is closed.
  }
}

const isStop = (kind: string): boolean =>
  (Object.keys(STOPS) as Stop[]).some(
    (stop) => stopsAt(stop) && (STOPS[stop] as readonly string[]).includes(kind),
  )

export const isWindow = ({ question }: Moment): boolean =>
  question !== null && WINDOWS.includes(question.kind)

/** The answer that this person has given beforehand, if any. */
export function standingAnswer(moment: Moment): number | null {
  if (!isWindow(moment)) return null
  const { choices = [] } = moment.question ?? {}
  const pass = (kind: string): number | null => choices.find(({ ref }) => ref.kind === kind)?.index ?? null
  const wish = askingNow(moment)
  if (wish === 'never') return pass('pass turn') ?? pass('pass')
  const canAnswer = choices.some(({ ref }) => ref.kind === 'play')
  if (wish === 'able' && !(canAnswer && isStop(moment.question?.kind ?? ''))) return pass('pass')
  return null
}
