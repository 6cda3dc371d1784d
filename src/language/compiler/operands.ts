/**
 * The operands of an instruction or a row, 0 where there is none. One that is worked out and is no whole number comes from a
 * word that nothing knows: it would be taken for 0, which means something else.
 */
export function threeOf(operands: readonly number[]): readonly [number, number, number] {
  for (let i = 0; i < operands.length; i++)
    if (!Number.isInteger(operands[i])) throw new TypeError(`operand ${i + 1} is ${String(operands[i])}`)
  return [operands[0] ?? 0, operands[1] ?? 0, operands[2] ?? 0]
}
