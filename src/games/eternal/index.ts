export { eternal } from './game.ts'
