/*
 * What the language brings along and blocks are given to, as it was when the engine was loaded. Any script of the same realm
 * may replace the methods of all arrays; one that plays at a table must not be handed the table that way. Bound functions are called
 * as fast as methods.
 */

const uncurried = Function.prototype.call
const Numbers = Int16Array

const ofEveryArray: object = Object.getPrototypeOf(Int16Array.prototype)
function getter<T>(name: string): (s: Int16Array) => T {
  const found = Object.getOwnPropertyDescriptor(ofEveryArray, name)?.get
  if (found === undefined) throw new Error(`arrays have no ${name}`)
  return uncurried.bind(found)
}
const memoryOf = getter<ArrayBuffer>('buffer')
const offsetOf = getter<number>('byteOffset')

/** `new Int16Array(length)` */
export const numbers = (length: number): Int16Array<ArrayBuffer> => new Numbers(length)

/** `to.set(from)` */
export const overwrite: (to: Int16Array, from: Int16Array) => void = uncurried.bind(Int16Array.prototype.set)

/** `s.subarray(0, length)`, which would ask a property of all arrays what parts of them are made of. */
export const beginningOf = (s: Int16Array, length: number): Int16Array =>
  new Numbers(memoryOf(s), offsetOf(s), length)
