import { NO_OPTION, TABLE } from '../../../kernel/machine.ts'
import { option, optionFirst, optionKind } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { SELF, SUBJECT } from '../../../language/compiler/assembler.ts'
import { FIRST_GAME_OPTION } from '../../../language/compiler/steps.ts'
import { ATTACK, typeOf } from '../content.ts'
import { assembler, steps, WARD } from '../engine.ts'
import {
  CARDS,
  defOf,
  life,
  machine,
  playerCount,
  type State,
  treasures,
  WARDS,
  wardOf,
  zones,
} from '../state.ts'
import { hurtPlayer } from './damage.ts'
import { LET_IT_RESOLVE } from './nemesis-turn.ts'

/** LP8: once per game the holder of a ward takes so much off what an attack deals to one player. */
const WARDED = 2
export const USE_WARD = FIRST_GAME_OPTION + 28

/** Local of the text with the damage that is coming. */
const COMING = SELF + 1

const isAttack = (s: State, c: number): boolean =>
  c !== NONE && c < CARDS && zones.of(s, c) !== NONE && typeOf[defOf(s, c)] === ATTACK

/** Could anybody take something off this blow? */
export const mayBeWarded = (s: State, f: number, p: number, n: number): boolean =>
  (treasures.get(s) & WARDS) !== 0 && n > 0 && life.get(s, p) > 0 && isAttack(s, s[f + SELF]!)

/** Asks first, then the player suffers what is left. */
export function hurtUnlessWarded(s: State, p: number, n: number, attack: number): void {
  const f = assembler.start(s, WARD, NONE, p, attack)
  s[f + COMING] = n
}

const wardOff = machine.question('ward off an attack', {
  seat: () => TABLE,
  enumerate(s) {
    for (let p = 0; p < playerCount.get(s); p++) if ((treasures.get(s) & wardOf(p)) !== 0) option(USE_WARD, p)
    option(LET_IT_RESOLVE)
  },
  settle(s, f, chosen) {
    if (chosen === NO_OPTION || optionKind(chosen) !== USE_WARD) return
    treasures.set(s, treasures.get(s) & ~wardOf(optionFirst(chosen)))
    s[f + COMING] = Math.max(0, s[f + COMING]! - WARDED)
  },
})

const suffers = machine.op('suffers what is left', (s: State, f) => {
  hurtPlayer(s, s[f + SUBJECT]!, s[f + COMING]!)
})

/** Writes the text of a blow that may be warded off. */
export function writeWard(): void {
  assembler.write(WARD, () => {
    assembler.local()
    assembler.emit(wardOff)
    assembler.emit(suffers)
    assembler.emit(steps.end)
  })
}

/** The damage that is coming in the running question, for the texts. */
export const comingDamage = (s: State): number => s[machine.running(s) + COMING]!
