/** What somebody at a table of days asks the others to take back: they come when they can, to whichever node has it then. */
export const proposals = `
ALTER TABLE game ADD COLUMN proposal TEXT;
`
