import { enter, enterAlone } from '../../../kernel/account.ts'
import { NO_OPTION } from '../../../kernel/machine.ts'
import { option, optionFirst } from '../../../kernel/options.ts'
import { NONE } from '../../../kernel/state.ts'
import { YOU } from '../../../language/compiler/assembler.ts'
import { FIRST_GAME_OPTION } from '../../../language/compiler/steps.ts'
import { assembler, EXHAUST, steps, UNLEASH } from '../engine.ts'
import {
  BREACHES,
  breachState,
  charges,
  EXCESS_FIRST,
  GONE,
  isWithheld,
  KEEPS_BREACHES,
  KEEPS_CHARGES,
  machine,
  NO_EXHAUST_UNLEASH,
  ONE_EXHAUST_UNLEASH,
  plays,
  type State,
} from '../state.ts'
import { EXCESS as BEYOND, EXHAUSTED, TWICE } from './accounts.ts'
import { destroyBreach } from './breaches.ts'
import { loseCharges } from './charges.ts'
import { EXCESS, hurtGravehold } from './damage.ts'
import { EXHAUST_UNLEASH, replacedStep } from './modifiers.ts'

export const LOSE_BREACH = FIRST_GAME_OPTION + 12

/** Step 1, R194: two Unleashes, each its own effect, unless the mat puts something in their place. */
const unleashOrReplacement = machine.op('exhausted: unleash', (s, _f, second) => {
  if (isWithheld(s, NO_EXHAUST_UNLEASH) || (second === 1 && isWithheld(s, ONE_EXHAUST_UNLEASH))) return
  const instead = replacedStep(s, EXHAUST_UNLEASH)
  if (instead === NONE) assembler.start(s, UNLEASH, NONE, NONE, NONE)
  else if (second === 0) assembler.start(s, instead, NONE, NONE, NONE)
})

/** Step 2, R195, X06: any breach that is still there. */
const loseBreach = machine.question('exhausted: destroy a breach', {
  seat: (s, f) => s[f + YOU]!,
  enumerate(s, f) {
    if (isWithheld(s, KEEPS_BREACHES)) return
    const p = s[f + YOU]!
    for (let k = 0; k < BREACHES; k++) {
      const b = p * BREACHES + k
      if (breachState.get(s, b) !== GONE) option(LOSE_BREACH, b)
    }
  },
  settle(s, _f, chosen) {
    if (chosen !== NO_OPTION) destroyBreach(s, optionFirst(chosen), false)
  },
})

function excessToGravehold(s: State, f: number): void {
  const excess = s[f + EXCESS]!
  enterAlone(excess, BEYOND, s[f + YOU]!)
  enter(excess, TWICE, s[f + YOU]!)
  hurtGravehold(s, 2 * excess)
}

/** Step 3, R196; then the excess of the blow, doubled, onto Gravehold. R204, R205 */
const loseChargesAndExcess = machine.op('exhausted: charges and excess', (s: State, f) => {
  const p = s[f + YOU]!
  if (!isWithheld(s, KEEPS_CHARGES)) {
    enterAlone(charges.get(s, p), EXHAUSTED, p)
    loseCharges(s, p, charges.get(s, p))
  }
  if (!plays(s, EXCESS_FIRST)) excessToGravehold(s, f)
})

/** X01, switch: the excess before the steps. */
const excessFirst = machine.op('exhausted: excess first', (s: State, f) => {
  if (plays(s, EXCESS_FIRST)) excessToGravehold(s, f)
})

/** Writes the text of being exhausted. */
export function writeExhausted(): void {
  assembler.write(EXHAUST, () => {
    assembler.local()
    assembler.emit(excessFirst)
    assembler.emit(unleashOrReplacement, 0)
    assembler.emit(unleashOrReplacement, 1)
    assembler.emit(loseBreach)
    assembler.emit(loseChargesAndExcess)
    assembler.emit(steps.end)
  })
}
