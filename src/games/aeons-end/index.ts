export { aeonsEnd } from './game.ts'
