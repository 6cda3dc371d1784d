export { aeonsEndRules, usualDealing } from '../../games/aeons-end/game.ts'
