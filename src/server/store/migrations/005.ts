/** What people bring along to a table before play begins, and the key of a link with which others may watch it. */
export const seats = `
ALTER TABLE seat ADD COLUMN brings TEXT;
ALTER TABLE game ADD COLUMN watch BLOB;
`
