import type { Topic } from '../../protocol/topics.ts'

/* What explains numbers and foresees battles is brought along once play has begun: a first table needs none of it. */

export type BattleTopic = Extract<Topic, { kind: 'blocks' | 'answer' }>

type Sums = typeof import('./sums.ts')
type Battle = typeof import('./battle.ts')

/** Terminal and server explain numbers and foresee battles, but do not rank what a card may be aimed at. */
export type Explaining = Pick<Sums, 'reasonsOf'> & Pick<Battle, 'sumsAbout'> & Partial<Pick<Battle, 'ranked'>>

let brought: Explaining | null = null

export const fetched = (): Explaining | null => brought

export function explainWith(words: Explaining): void {
  brought = words
}
