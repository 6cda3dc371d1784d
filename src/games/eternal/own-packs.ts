import { Refusal } from '../../kernel/refusal.ts'
import { contentName, once } from '../../language/content-name.ts'
import type { Playable } from '../../language/face.ts'
import { mustBeNew, type PackLoader } from '../../language/packs.ts'
import { readCompiledPacks } from './compiled-packs/read.ts'
import { writeCompiledPacks } from './compiled-packs/write.ts'
import { eternalRules, loadGame } from './game.ts'
import { mustHaveTexts, playable } from './index.ts'
import { loadPack } from './load-pack.ts'
import type { Pack } from './pack.ts'
import { mustGoTogether } from './pack-references.ts'
import { usualPacks } from './packs/index.ts'
import type { EternalSetup } from './protocol/setup.ts'
import { readPack } from './read-pack.ts'

/** Packs that somebody brings along. */
export class EternalPacks implements PackLoader {
  private readonly packs: Pack[] = []

  readonly compiled = {
    add: (bytes: Uint8Array, name: string): void => {
      this.packs.push(...readCompiledPacks(bytes, name))
    },
    write: (document: unknown, name: string): Uint8Array => {
      const pack = this.read(document)
      const bytes = writeCompiledPacks([pack], name, mustHaveTexts)
      this.packs.push(pack)
      return bytes
    },
  }

  add(document: unknown): void {
    const pack = this.read(document)
    loadPack(pack, mustHaveTexts)
    this.packs.push(pack)
  }

  private read(document: unknown): Pack {
    const pack = readPack(document)
    mustBeNew(pack, [eternalRules.id, ...[...usualPacks, ...this.packs].map(({ id }) => id)])
    mustGoTogether([...usualPacks, ...this.packs, pack])
    return pack
  }

  game(): Playable<EternalSetup> {
    const packs = [...usualPacks, ...this.packs]
    mustGoTogether(packs)
    const rules = loadGame(packs)
    const game = playable(rules)
    const { sharing, rewriting } = game
    const own = this.packs.flatMap(({ cards }) => cards.map(({ id }) => id))
    const versions = once(() =>
      Object.fromEntries(
        this.packs.map((pack) => [pack.id, `${pack.version}-${contentName(JSON.stringify(pack))}`]),
      ),
    )
    return {
      ...game,
      get content() {
        return rules.content
      },
      get packs() {
        return { [rules.id]: eternalRules.content, ...versions() }
      },
      ...(rewriting && { rewriting: { ...rewriting, ids: [...rewriting.ids, ...own] } }),
      ...(sharing && { sharing: { ...sharing, code: orNone(sharing.code) } }),
    }
  }
}

/** No code says a set-up with cards that have no number. */
const orNone =
  (code: (setup: EternalSetup, seed: string) => string | null) =>
  (setup: EternalSetup, seed: string): string | null => {
    try {
      return code(setup, seed)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }
