/** What a list of tables says about a game as it is played: its turn, and how many people look on. */
export const progress = `
ALTER TABLE game ADD COLUMN turn INTEGER;
ALTER TABLE game ADD COLUMN watchers INTEGER;
`
