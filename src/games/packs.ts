import type { PackLoader } from '../language/packs.ts'
import { AeonsEndPacks } from './aeons-end/own-packs.ts'
import { EternalPacks } from './eternal/own-packs.ts'

/** How each game takes packs that somebody brings along. Apart from the games, because few programs do. */
export const packLoaders: Readonly<Record<string, () => PackLoader>> = {
  'aeons-end': () => new AeonsEndPacks(),
  eternal: () => new EternalPacks(),
}
