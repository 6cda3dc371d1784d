export { eternalRules } from '../../games/eternal/game.ts'
