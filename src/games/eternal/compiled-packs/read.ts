import { Refusal } from '../../../kernel/refusal.ts'
import { INSTRUCTION } from '../../../language/compiler/assembler.ts'
import { ROW } from '../../../language/compiler/evaluator.ts'
import { library, typeNumbers } from '../content.ts'
import { assembler, evaluator } from '../engine.ts'
import { growing } from '../growing.ts'
import { loadCompiled } from '../load-pack.ts'
import type { Pack } from '../pack.ts'
import { keepReferences } from '../pack-references.ts'
import { fromBytes } from './bytes.ts'
import { cardsFrom, withCards } from './cards.ts'
import { basisNow, type Head, isOfTriggers, triggersAt } from './layout.ts'
import { noteAt } from './notes.ts'
import { readRecords } from './records.ts'

/**
 * Loads compiled packs; returns them, so that a game can be made of them. What is damaged, of another version of the program or
 * written after other packs is refused: then nothing is loaded, and the packs have to be compiled.
 */
export function readCompiledPacks(bytes: Uint8Array, program: string): readonly Pack[] {
  const written = fromBytes(bytes)
  const head: Head = JSON.parse(written.head)
  if (head.program !== program)
    throw new Refusal({
      en: 'the compiled packs were written by another version of the program',
      fr: 'les paquets compilés ont été écrits par une autre version du programme',
    })
  if (head.basis !== basisNow())
    throw new Refusal({
      en: 'the compiled packs were written after other packs than those that are loaded',
      fr: 'les paquets compilés ont été écrits à la suite d’autres paquets que ceux qui sont chargés',
    })
  let at = 0
  const parts = head.lengths.map((length) => {
    at += length
    return written.numbers.subarray(at - length, at)
  })
  const take = (many: number): Int32Array[] => parts.splice(0, many)
  const [ends, code, begins, sizes, rows] = take(5)
  const listed = take(growing.lists.length)
  const compiled = take(library.compiledTables.length)
  const first = library.numbering.size
  const cardOf = cardsFrom(head.shapes, written.text, ends!, first)
  const packs = head.packs.map((pack) => withCards(pack, cardOf))
  packs.forEach((pack, i) => {
    keepReferences(pack, head.references[i]!)
  })
  for (const type of head.types) typeNumbers.give(type)
  head.printed.forEach((name, i) => {
    const there = library.printedTables.get(name)
    there?.table.set(parts[i]!, first * there.width)
  })
  loadCompiled(packs, new Set(head.printed), () => {
    growing.lists.forEach((list, i) => {
      const records = { ...head.lists[i]!, numbers: listed[i]! }
      for (const entry of readRecords(records, list, noteAt)) list.push(entry)
    })
    for (let r = 0; r < rows!.length; r += ROW)
      evaluator.row(rows![r]!, rows![r + 1]!, rows![r + 2]!, rows![r + 3]!)
    for (let c = 0; c < code!.length; c += INSTRUCTION)
      assembler.emit(code![c]!, code![c + 1]!, code![c + 2]!, code![c + 3]!)
    head.texts.forEach((name, i) => {
      const text = assembler.declare(name)
      assembler.begins[text] = begins![i]!
      assembler.sizes[text] = sizes![i]!
    })
    library.compiledTables.forEach(({ table }, n) => {
      const entries = compiled[n]!
      for (let e = 0; e < entries.length; e += 2) table[entries[e]!] = entries[e + 1]!
    })
    library.compiledLists.forEach(({ list }, n) => {
      const ofTriggers = isOfTriggers(list)
      for (const [d, entry] of head.entries[n]!) list[d] = ofTriggers ? triggersAt(entry) : entry
    })
  })
  return packs
}
