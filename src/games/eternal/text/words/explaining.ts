export { ranked, sumsAbout } from './battle.ts'
export { reasonsOf } from './sums.ts'
