export { eternal } from './game.ts'
export type { EternalSetup } from './set-up.ts'
