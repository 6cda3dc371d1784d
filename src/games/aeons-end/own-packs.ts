import type { Playable } from '../../language/face.ts'
import { mustBeNew, type PackLoader } from '../../language/packs.ts'
import { campaigns } from './campaigns.ts'
import { aeonsEndRules, loadGame, loadPack } from './game.ts'
import { mustHaveTexts, playable } from './index.ts'
import type { Pack } from './pack.ts'
import { allPacks } from './packs/all.ts'
import { aside } from './packs/aside.ts'
import type { Setup } from './protocol/setup.ts'
import { mustGoTogether, readPack } from './read-pack.ts'

/** Packs that somebody brings along. */
export class AeonsEndPacks implements PackLoader {
  private readonly packs: Pack[] = []

  add(document: unknown): void {
    const pack = readPack(document)
    mustBeNew(pack, [aeonsEndRules.id, ...[aside, ...allPacks, ...this.packs].map(({ id }) => id)])
    const all = [...allPacks, ...this.packs, pack]
    mustGoTogether(all)
    loadPack(pack, () => mustHaveTexts(pack, all))
    this.packs.push(pack)
  }

  game(): Playable<Setup> {
    return playable(loadGame([...allPacks, ...this.packs], campaigns))
  }
}
