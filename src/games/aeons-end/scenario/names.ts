import { nemesisAt, numberings } from '../content.ts'
import { BRIDGES, pilesOf } from '../rules/supply-grid.ts'
import {
  CLOSED,
  GONE,
  OPENED,
  PHASE_CASTING,
  PHASE_DRAW,
  PHASE_MAIN,
  PHASE_NEMESIS_DRAW,
  PHASE_NEMESIS_MAIN,
  PHASE_NONE,
  SIGIL,
} from '../state.ts'

/** Names that scenarios use for what the state holds as numbers. */
export const POOL_NAMES = [
  'gems',
  'relics',
  'spells',
  'cards',
  'not relics or spells',
  'free',
  'breaches',
  'dear cards',
] as const

/** A bridge by the two piles it stands between: `1-2`, `1-4`. */
export const BRIDGE_NAMES: readonly string[] = Array.from({ length: BRIDGES }, (_, b) =>
  pilesOf(b)
    .map((pile) => pile + 1)
    .join('-'),
)

export const STATE_NAMES = ['gone', 'closed', 'opened', 'sigil'] as const
export const STATES = { gone: GONE, closed: CLOSED, opened: OPENED, sigil: SIGIL } as const

export const PHASE_NAMES = [
  'between turns',
  'casting',
  'main',
  'draw',
  'nemesis main',
  'nemesis draw',
] as const
export type PhaseName = (typeof PHASE_NAMES)[number]
export const PHASES: Readonly<Record<PhaseName, number>> = {
  'between turns': PHASE_NONE,
  casting: PHASE_CASTING,
  main: PHASE_MAIN,
  draw: PHASE_DRAW,
  'nemesis main': PHASE_NEMESIS_MAIN,
  'nemesis draw': PHASE_NEMESIS_DRAW,
}

/** Real nemeses and those that are set aside, numbered as their mats are. */
export const nemesisNames: readonly string[] = numberings.nemeses.ids
export const nemesisStartingLife = (nemesis: number): number => nemesisAt[nemesis]?.life ?? 0

/** Tokens are called as on the mat; plain nemesis tokens simply tokens. */
export const tokenName = (counter: string): string => (counter === 'nemesis' ? 'tokens' : counter)
