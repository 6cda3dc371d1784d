export { eternal } from './game.ts'
export { concede } from './rules/end.ts'
export type { EternalSetup } from './set-up.ts'
