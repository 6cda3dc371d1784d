import { z } from 'zod'
import type { Plain } from '../../../language/face.ts'

/* What is sent about a table. */

const MOST_SEATS = 8

/** A document that the game or the table reads for itself. What JSON gives is plain; it only has to have entries. */
const anything: z.ZodType<Readonly<Record<string, Plain>>> = z.record(z.string(), z.custom<Plain>())
const taken = [
  z.strictObject({ who: z.literal('me') }),
  z.strictObject({ who: z.literal('open') }),
  z.strictObject({ who: z.literal('bot'), bot: z.string().max(20) }),
] as const
const seat = z.union([...taken, z.strictObject({ who: z.literal('closed') })])
const visibility = z.enum(['private', 'open'])
const title = z.string().max(800)
export const made = z.strictObject({
  game: z.string().max(40),
  setup: anything,
  seats: z.array(seat).min(1).max(MOST_SEATS).readonly(),
  options: anything.optional(),
  visibility: visibility.optional(),
  title: title.optional(),
})
export const offered = z.strictObject({
  seats: z.array(z.union(taken)).min(1).max(MOST_SEATS).readonly(),
  title: title.optional(),
  visibility: visibility.optional(),
})
const seatNumber = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const key = z.string().max(64)
export const look = z.strictObject({ key: key.optional() })
export const join = z.strictObject({ key: key.optional(), seat: seatNumber.nullable().optional() })
export const setSeat = z.strictObject({ seat: seatNumber, to: seat })
export const changed = z.strictObject({
  setup: anything.optional(),
  options: anything.optional(),
  title: title.optional(),
  visibility: visibility.optional(),
})
/** A name, a text or a code; or the lists of a deck. */
export const bring = z.strictObject({ seat: seatNumber, part: z.union([z.string().max(20_000), anything]) })
export const ready = z.strictObject({
  /** 16 bytes that the page has drawn, in base64url; null takes it back. */
  share: z
    .string()
    .regex(/^[\w-]{22}$/)
    .nullable(),
})
export const invite = z.strictObject({ on: z.boolean() })
export const listed = z.strictObject({ game: z.string().max(40).optional() })
