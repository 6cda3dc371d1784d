export { battleSums, ranked } from './battle.ts'
export { reasonsOf, tableSums } from './sums.ts'
