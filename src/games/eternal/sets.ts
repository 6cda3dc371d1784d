/** Cards that come with a keyword or a card, and have no number of their own. */
const CAME_WITH: Readonly<Record<string, string>> = {
  'exalted-weapon': '7',
  'telut-weapon': '1004',
  'face-down': '11',
}

/** The number of the set that a card belongs to, or the id of the pack that it came with. */
export const setOf = (id: string): string =>
  CAME_WITH[id] ?? id.slice(0, id.indexOf(id.includes('/') ? '@' : '-'))
