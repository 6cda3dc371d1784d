import { gems } from './gems.ts'
import { relics } from './relics.ts'
import { spells } from './spells.ts'
import { starters } from './starters.ts'

export const cards = [...starters, ...gems, ...relics, ...spells]
