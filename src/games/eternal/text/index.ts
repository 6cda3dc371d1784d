export { cardName, cardText, effectText } from './texts.ts'
export { eternalWords } from './words.ts'
