// E001 to E279: the checklist of the rules. ED1 to ED6: how decks are built beyond it. EG1 to EG15: the general principles. ER1 to ER129: the rulings.
const numbered = (prefix: string, count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(digits, '0')}`)

/** The numbers of all statements, principles and rulings that a scenario may prove. */
export const statements: readonly string[] = [
  ...numbered('E', 279, 3),
  ...numbered('ED', 6, 1),
  ...numbered('EG', 15, 1),
  ...numbered('ER', 129, 1),
]
