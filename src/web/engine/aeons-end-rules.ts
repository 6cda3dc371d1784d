export { aeonsEndRules } from '../../games/aeons-end/game.ts'
