/** Since when nobody has a table: since its node let go of it, or was heard of last. */
export const freed = `
ALTER TABLE node ADD COLUMN seen INTEGER;
ALTER TABLE game ADD COLUMN freed INTEGER;
`
