/** What people bring along to a table before play begins. */
export const brought = `
ALTER TABLE seat ADD COLUMN brings TEXT;
`
