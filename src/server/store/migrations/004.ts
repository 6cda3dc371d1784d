/** What somebody at a table wishes for, until all do: another game, or the end of this one; and the way to the next game. */
export const wishes = `
ALTER TABLE seat ADD COLUMN wish TEXT;
CREATE INDEX game_parent ON game (parent) WHERE parent IS NOT NULL;
`
