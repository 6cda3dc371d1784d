// Loads Eternal with its usual packs, and with those of a file where one is named; says what that took.
import { readFileSync } from 'node:fs'
import { loadGame } from '../../src/games/eternal/game.ts'
import type { Pack } from '../../src/games/eternal/pack.ts'
import { usualPacks } from '../../src/games/eternal/packs/index.ts'

const [, , file] = process.argv
const more: readonly Pack[] = file === undefined ? [] : JSON.parse(readFileSync(file, 'utf8'))
const { cardIds } = loadGame([...usualPacks, ...more])
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ cards: cardIds.length, milliseconds: (user + system) / 1000 }))
