/** The key of a link with which others may watch a table. */
export const watched = `
ALTER TABLE game ADD COLUMN watch BLOB;
`
