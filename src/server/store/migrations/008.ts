/** The digest of the key with which somebody may look over the shoulder of whoever sits there. */
export const lentEyes = `
ALTER TABLE seat ADD COLUMN lent BLOB;
`
