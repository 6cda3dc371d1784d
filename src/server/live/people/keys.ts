import { timingSafeEqual } from 'node:crypto'
import { digestOf } from '../../access/session.ts'
import type { Digest } from '../../store/contract/values.ts'

/** Is this the key whose digest is kept? */
export const isKey = (key: string | null, kept: Digest | null): boolean =>
  key !== null && kept !== null && timingSafeEqual(digestOf(key), kept)
