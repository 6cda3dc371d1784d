import { aeonsEnd } from '../../src/games/aeons-end/index.ts'
import type { State } from '../../src/kernel/state.ts'
import { askedByLine, promptLine } from '../../src/language/label.ts'
import { Dice } from './second-reading/dice.ts'

/*
 * Carapace Queen's husks against every card and ability that deals damage, with the rule once more in plain words (CQ2,
 * CQ3): a hit at a husk kills that husk; who suffers 1 damage may spread it, and then each point kills one. Which other
 * answers are given is left to the dice.
 */

const { machine, scenario, words } = aeonsEnd

const MOST_DECISIONS = 40
const NO = 1

export interface Hit {
  readonly text: string
  readonly damage: number
  readonly husks: number
}

/** What a card adds when a minion is hit, as it prints it. */
const MORE_AGAINST_MINIONS: Readonly<Record<string, number>> = { 'hunters-spark': 1 }

const kindOf = (id: string): string => words.en.card(id).type

/** Everything that a player can bring to a table, and that may deal damage. */
export const cards: readonly string[] = aeonsEnd.cardIds.filter((id) =>
  ['gem', 'relic', 'spell'].includes(kindOf(id)),
)

function position(id: string, dice: Dice): { given: object; first: object } {
  const isSpell = kindOf(id) === 'spell'
  const own = {
    mage: 'brama',
    life: 8,
    charges: dice.between(0, 4),
    aether: 4,
    hand: [...(isSpell ? [] : [id]), 'crystal', 'jade', 'spark', 'ignite'],
    discard: ['spark', 'crystal', 'lava-tendril'],
    breaches: {
      1: isSpell ? { prepped: id } : { prepped: 'spark' },
      2: { state: 'opened', prepped: 'spark' },
      3: { state: 'opened', prepped: 'ignite' },
    },
  }
  const given = {
    phase: isSpell ? 'casting' : 'main',
    nemesis: { id: 'carapace-queen', life: 40, husks: dice.between(1, 5) },
    supply: ['jade', 'ignite', 'searing-ruby'],
    'player 1': own,
    'player 2': { mage: 'kadir', hand: ['crystal', 'spark'], breaches: { 1: { prepped: 'spark' } } },
  }
  return { given, first: isSpell ? { cast: { from: 1 } } : { play: id } }
}

const huskCount = (s: State): number => {
  for (let n = 0; n <= 10; n++) if (scenario.differences(s, { nemesis: { husks: n } }).length === 0) return n
  return -1
}

/** What of a card is wrong in one game of it; every hit at a husk is given to `seen`. */
export function husksAgainst(id: string, seed: number, seen: (hit: Hit) => void): string[] {
  const dice = new Dice(seed)
  const { given, first } = position(id, dice)
  const s = scenario.given(given)
  const faults: string[] = []
  // A window before the phase is let pass.
  while (aeonsEnd.decision(s).kind === 'consent') machine.answer(s, NO)
  scenario.perform(s, first, (index) => machine.answer(s, index))
  for (let n = 0; n < MOST_DECISIONS && machine.waiting(s); n++) {
    const { kind, options, why } = aeonsEnd.decision(s)
    if (kind === 'main phase' || kind === 'casting phase') break
    const husk = options.findIndex((each) => each.kind === 'target' && each.target === 'husk')
    if (kind !== 'deal damage' || husk < 0) {
      machine.options(s)
      machine.answer(s, dice.below(options.length))
      continue
    }
    const asked = promptLine(words.en.decision(s), 'en')
    const damage = Number(/dealt (\d+) damage/.exec(asked)?.[1]) + (MORE_AGAINST_MINIONS[id] ?? 0)
    const before = huskCount(s)
    seen({ text: askedByLine(why), damage, husks: before })
    machine.options(s)
    machine.answer(s, husk)
    const spreads = machine.waiting(s) && askedByLine(aeonsEnd.decision(s).why) === 'a hit on token minions'
    if (spreads !== (damage > 1 && before > 1))
      faults.push(
        `${id}, ${seed}: ${spreads ? 'asks' : 'does not ask'} to spread ${damage} over ${before} husks`,
      )
    let dead = 1
    if (spreads) {
      const answer = dice.below(2)
      machine.options(s)
      machine.answer(s, answer)
      if (answer === 0) dead = Math.min(damage, before)
    }
    const after = huskCount(s)
    if (after !== before - dead)
      faults.push(`${id}, ${seed}: ${damage} damage leaves ${after} of ${before} husks, not ${before - dead}`)
  }
  return faults
}
