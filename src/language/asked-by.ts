import { about, byEntry, object, type ShapeOf, text } from './shapes.ts'

const part = about('Which of its texts, where it has several.', text)

/** What asks: a card, or something else that has a text. */
export const askedBy = byEntry({
  card: object({ card: about('The id of the card whose text asks.', text) }, { part }),
  text: object(
    { text: about('What asks where no card does: an ability, a nemesis, a rule.', text) },
    { part },
  ),
})
export type AskedBy = ShapeOf<typeof askedBy>
