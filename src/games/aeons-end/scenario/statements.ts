/** Statements of the rules that concern only the Legacy campaign. */
const LEGACY = new Set([
  9, 36, 50, 67, 72, 74, 80, 94, 105, 129, 130, 131, 154, 184, 207, 210, 211, 227, 234, 235, 236, 237, 238,
  239, 240, 241, 242, 243, 244, 245, 246, 247, 248, 249, 261,
])

/** About what happens between the games of a campaign: no single game can show it. */
const BETWEEN_GAMES = new Set([
  'S42', // piles are banished after a game
  'S43', // destroyed cards and breaches come back for the next game
  'P12', // a breach destroyed in one game of a campaign is there in the next
])

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
]

const numbered = (prefix: string, count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(digits, '0')}`)

/** The numbers of all statements, worked examples and rulings that a scenario may prove. */
export const statements: readonly string[] = [
  ...numbered('R', STATEMENTS, 3).filter((_, i) => !LEGACY.has(i + 1)),
  ...numbered('S', EXAMPLES, 2),
  ...RULINGS.flatMap(([prefix, count, digits]) => numbered(prefix, count, digits)),
].filter((id) => !BETWEEN_GAMES.has(id))
