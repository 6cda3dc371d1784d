const STATEMENTS = 289
const EXAMPLES = 45

/** Rulings by subject: how many there are, and how many digits their numbers have. */
const RULINGS: readonly (readonly [string, number, number])[] = [
  ['G', 18, 2],
  ['B', 35, 2],
  ['A', 22, 2],
  ['H', 9, 2],
  ['X', 20, 2],
  ['W', 7, 2],
  ['T', 13, 2],
  ['N', 14, 2],
  ['M', 10, 2],
  ['RB', 4, 1],
  ['CQ', 9, 1],
  ['CM', 11, 1],
  ['PG', 8, 1],
  ['UT', 4, 1],
  ['GW', 4, 1],
  ['HC', 11, 1],
  ['MC', 7, 1],
  ['P', 15, 2],
  ['LP', 23, 1],
  ['LN', 18, 2],
]

const numbered = (prefix: string, count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(digits, '0')}`)

/** The numbers of all statements, worked examples and rulings that a scenario may prove. */
export const statements: readonly string[] = [
  ...numbered('R', STATEMENTS, 3),
  ...numbered('S', EXAMPLES, 2),
  ...RULINGS.flatMap(([prefix, count, digits]) => numbered(prefix, count, digits)),
]
