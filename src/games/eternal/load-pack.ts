import { Refusal } from '../../kernel/refusal.ts'
import { notCompiled } from '../../language/library.ts'
import { plain } from '../../language/nodes.ts'
import { library } from './content.ts'
import { assembler } from './engine.ts'
import { growing } from './growing.ts'
import { CardCompiler } from './language/compile.ts'
import type { CardDefinition } from './language/nodes.ts'
import { type Pack, prefixOf } from './pack.ts'
import { addSkills } from './skills.ts'
import { learnCards } from './text/names.ts'

/** The numbers of a pack's cards, and of their earlier definitions. */
interface Numbers {
  readonly numbers: readonly number[]
  readonly older: readonly number[]
}
interface LoadedPack extends Numbers {
  readonly pack: Pack
}
/** What each pack of this process was loaded with. */
const loadedPacks = new Map<string, LoadedPack>()

export const isLoaded = (pack: Pack): boolean => loadedPacks.has(prefixOf(pack))
export const packsInOrder = (): readonly Pack[] => [...loadedPacks.values()].map(({ pack }) => pack)

/** Compiles the cards of a pack, once; one that cannot be compiled, or that `check` refuses, leaves nothing behind. */
export function loadPack(pack: Pack, check?: (pack: Pack) => void): LoadedPack {
  const known = loadedPacks.get(prefixOf(pack))
  if (known?.pack === pack) return known
  if (known !== undefined) {
    if (JSON.stringify(known.pack) === JSON.stringify(pack)) return known
    throw new Refusal({
      en: `version ${pack.version} of the pack “${pack.id}” is loaded with other cards: a changed pack has another version`,
      fr: `la version ${pack.version} du paquet «\u202f${pack.id}\u202f» est chargée avec d’autres cartes\u00a0: un paquet modifié a une autre version`,
    })
  }
  const before = library.loaded.length
  const { written } = assembler
  const { sizes } = growing
  const compiler = new CardCompiler()
  const forgetSkills = addSkills(pack.skills ?? [])
  const forgetCards = learnCards(cardsOf(pack))
  try {
    const numbers = addCards(asPlain(pack))
    compiler.compile([...numbers.numbers, ...numbers.older])
    check?.(pack)
    assembler.seal()
    return keep(pack, numbers)
  } catch (error) {
    const place = compiler.place === '' ? assembler.writing : compiler.place
    assembler.backTo(written)
    growing.backTo(sizes)
    library.keepFirst(before)
    forgetCards()
    forgetSkills()
    throw notCompiled(error, place)
  }
}

/** Loads packs whose cards have been compiled before, and what came of it. These tables of the library know them already. */
export function loadCompiled(
  packs: readonly Pack[],
  filled: ReadonlySet<string>,
  addCompiled: () => void,
): void {
  for (const { skills } of packs) addSkills(skills ?? [])
  const numbers = packs.map((pack) => addCards(pack, filled))
  addCompiled()
  assembler.seal()
  packs.forEach((pack, i) => {
    learnCards(cardsOf(pack))
    keep(pack, numbers[i]!)
  })
}

const cardsOf = ({ cards, older = [] }: Pack): CardDefinition[] => [...cards, ...older]

const addCards = ({ id, cards, older = [] }: Pack, filled?: ReadonlySet<string>): Numbers => ({
  numbers: library.add(cards, `pack ${id}`, filled),
  older: library.add(older, `earlier cards of pack ${id}`, filled),
})

function asPlain(pack: Pack): Pack {
  const { cards, older = [] } = pack
  return { ...pack, cards: cards.map((card) => plain(card)), older: older.map((card) => plain(card)) }
}

/** From now on the pack is loaded. */
function keep(pack: Pack, { numbers, older }: Numbers): LoadedPack {
  const loaded = { pack, numbers, older }
  loadedPacks.set(prefixOf(pack), loaded)
  return loaded
}
