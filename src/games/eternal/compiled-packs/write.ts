import { ROW } from '../../../language/compiler/evaluator.ts'
import { library, typeNumbers } from '../content.ts'
import { assembler, evaluator } from '../engine.ts'
import { growing } from '../growing.ts'
import { isLoaded, loadPack } from '../load-pack.ts'
import type { Pack } from '../pack.ts'
import { referencesOf } from '../pack-references.ts'
import { machine } from '../state.ts'
import { ascii, inBytes } from './bytes.ts'
import { Rows, withCards } from './cards.ts'
import { basisNow, type Head, indexesOf, isOfTriggers } from './layout.ts'
import { placesOf } from './notes.ts'
import { writeRecords } from './records.ts'

/**
 * Loads packs and gives what came of it, to be read instead of compiled by programs of the same version: `program` names
 * that version. A pack that `check` refuses is not loaded.
 */
export function writeCompiledPacks(
  packs: readonly Pack[],
  program: string,
  check?: (pack: Pack) => void,
): Uint8Array {
  const loaded = packs.find(isLoaded)
  if (loaded !== undefined) throw new Error(`the pack “${loaded.id}” is already loaded`)
  const basis = basisNow()
  const { sizes } = growing
  const rows = evaluator.before.length
  const first = library.numbering.size
  const types = typeNumbers.size
  const { written } = assembler
  // Copies, in which no two cards share a node: after reading they share none either.
  const copies: readonly Pack[] = packs.map((pack) => JSON.parse(JSON.stringify(pack)))
  for (const pack of copies) loadPack(pack, check)

  const cards = new Rows()
  const asRows = copies.map((pack) => withCards(pack, (card) => cards.of(card)))
  const numbered = Array.from({ length: library.numbering.size - first }, (_, i) => first + i)
  const { begins, sizes: frames, names } = assembler
  const placeOf = placesOf(numbered)
  const lists = growing.lists.map((list, i) => writeRecords(list.slice(sizes[i]), placeOf))
  const numbers: ArrayLike<number>[] = [
    cards.ends,
    machine.code.subarray(written.code),
    begins.slice(written.texts),
    frames.slice(written.texts),
    evaluator.rows.subarray(rows * ROW, evaluator.before.length * ROW),
    ...lists.map((list) => list.numbers),
    ...library.compiledTables.map(({ table, blank }) =>
      numbered.flatMap((d) => (table[d] === blank ? [] : [d, table[d]!])),
    ),
    ...[...library.printedTables.values()].map(({ table, width }) =>
      table.slice(first * width, (first + numbered.length) * width),
    ),
  ]
  const head: Head = {
    program,
    basis,
    shapes: cards.shapes,
    packs: asRows,
    references: copies.map(referencesOf),
    types: typeNumbers.ids.slice(types),
    texts: names.slice(written.texts),
    lists: lists.map(({ shapes, trees }) => ({ shapes, trees })),
    entries: library.compiledLists.map(({ list, blank }) =>
      numbered.flatMap((d) => {
        const entry = list[d]
        return entry === blank ? [] : [[d, isOfTriggers(list) ? indexesOf(entry) : entry] as const]
      }),
    ),
    printed: [...library.printedTables.keys()],
    lengths: numbers.map(({ length }) => length),
  }
  return inBytes({
    head: ascii(head),
    numbers: Int32Array.from(numbers.flatMap((list) => Array.from(list))),
    text: cards.abilities,
  })
}
