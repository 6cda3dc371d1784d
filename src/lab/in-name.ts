import { digits, textHash } from '../kernel/digest.ts'

/** No disk takes longer names than 255 bytes, and a name says more than this. */
const LONGEST = 60

/** A text as a part of the name of a file, however long it is and whatever signs it has. */
export function inName(text: string): string {
  const plain = text.replace(/[^\w-]+/g, '-')
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST)}-${digits(textHash(text))}`
}
