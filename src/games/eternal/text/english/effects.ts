import type { LeafTable } from '../context.ts'
import { changes } from './effects/changes.ts'
import { damageAndKilling } from './effects/damage-and-killing.ts'
import { movingCards } from './effects/moving-cards.ts'
import { creating } from './effects/new-cards.ts'
import { players } from './effects/players.ts'

export const effects: LeafTable = { ...damageAndKilling, ...changes, ...movingCards, ...creating, ...players }
