/* What foresees battles is brought along once play has begun: a first table needs none of it. */

type Battle = typeof import('./battle.ts')

let brought: Battle | null = null

export const battle = (): Battle | null => brought

export function foreseeWith(words: Battle): void {
  brought = words
}
