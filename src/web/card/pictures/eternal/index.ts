import { laterSets } from './later-sets.ts'
import { set0 } from './set-0.ts'
import { set1 } from './set-1.ts'

/** The picture of each card of Eternal, by id. */
export const eternalPictures: Readonly<Record<string, string>> = { ...set0, ...set1, ...laterSets }
