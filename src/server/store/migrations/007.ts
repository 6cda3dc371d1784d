/** The game whose deal a table plays once more: its set-up and its seed. */
export const repeats = `
ALTER TABLE game ADD COLUMN repeats TEXT;
`
