import type { Timekeeper } from './timekeeper.ts'

/** A part of a list at a time. */
export function* inParts<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += most) yield all.slice(from, from + most)
}

/** So many are looked at in one go. */
const IN_ONE_GO = 200

/** A part of a list at a time: what people say meanwhile does not wait until all of it was looked at. */
export async function* withoutHurry<T>(all: readonly T[], time: Timekeeper): AsyncGenerator<readonly T[]> {
  let isFirst = true
  for (const some of inParts(all, IN_ONE_GO)) {
    if (!isFirst) await new Promise<void>((done) => void time.after(0, done))
    isFirst = false
    yield some
  }
}
