import type { Case } from './compare.ts'
import { Dice } from './dice.ts'

/* Damage to players and Gravehold, read from the rulebook alone: R193 to R206, X01 to X09, B30, P03. */

interface Player {
  life: number
  charges: number
  breaches: ({ spells: string[] } | null)[]
  discard: string[]
}

interface Table {
  /** What one Unleash costs Gravehold. */
  readonly harsh: number
  readonly excessFirst: boolean
  gravehold: number
  readonly players: Player[]
}

/** Each Equilibrium takes 1 off a blow, but never the last point. */
function reduced(p: Player, n: number): number {
  let left = n
  for (const breach of p.breaches)
    for (const spell of breach?.spells ?? [])
      if (spell === 'equilibrium') left = Math.max(left - 1, Math.min(left, 1))
  return left
}

const isLost = (t: Table): boolean =>
  t.gravehold <= 0 || (t.players.length > 1 && t.players.every(({ life }) => life === 0))

/** One blow with all that follows; returns the answers it takes. */
function blow(t: Table, p: Player, seat: number, n: number, dice: Dice): unknown[] {
  const left = reduced(p, n)
  if (p.life === 0) {
    t.gravehold -= 2 * left
    return []
  }
  const excess = Math.max(0, left - p.life)
  p.life = Math.max(0, p.life - left)
  if (p.life > 0 || isLost(t)) return []
  if (t.excessFirst) t.gravehold -= 2 * excess
  if (isLost(t)) return []
  t.gravehold -= 2 * t.harsh
  if (isLost(t)) return []
  const there = p.breaches.flatMap((breach, at) => (breach === null ? [] : [at]))
  const answers: unknown[] = []
  if (there.length > 0) {
    const at = dice.one(there)
    if (there.length > 1) answers.push({ choose: { breach: at + 1, of: `player ${seat + 1}` } })
    p.discard = [...p.discard, ...p.breaches[at]!.spells]
    p.breaches[at] = null
  }
  p.charges = 0
  if (!t.excessFirst) t.gravehold -= 2 * excess
  return answers
}

function shown(t: Table): object {
  return {
    gravehold: Math.max(0, t.gravehold),
    ...Object.fromEntries(
      t.players.map((p, seat) => [
        `player ${seat + 1}`,
        {
          life: p.life,
          charges: p.charges,
          discard: [...p.discard],
          breaches: Object.fromEntries(
            p.breaches.map((breach, at) => [
              at + 1,
              breach === null ? 'gone' : { state: 'opened', prepped: [...breach.spells] },
            ]),
          ),
        },
      ]),
    ),
  }
}

export function sufferingCase(seed: number): Case {
  const dice = new Dice(seed)
  const player = (): Player => ({
    life: dice.chance(25) ? 0 : dice.between(1, 10),
    charges: dice.between(0, 5),
    breaches: [0, 1, 2, 3].map(() =>
      dice.chance(30) ? null : { spells: dice.chance(50) ? [dice.one(['equilibrium', 'spark'])] : [] },
    ),
    discard: [],
  })
  const t: Table = {
    harsh: dice.below(2),
    excessFirst: dice.chance(30),
    gravehold: dice.between(3, 30),
    players: Array.from({ length: dice.between(1, 3) }, player),
  }
  if (t.players.every(({ life }) => life === 0)) t.players[0]!.life = 4
  const given = {
    players: t.players.length,
    turn: 'nemesis',
    switches: { excessFirst: t.excessFirst },
    nemesis: { unleash: t.harsh === 0 ? 'nothing' : 'gravehold 1' },
    ...shown(t),
  }
  for (const p of t.players) Object.assign(p, { mage: 'brama' })
  const steps: { when: unknown[]; then: object }[] = []
  for (let round = dice.between(1, 4); round > 0; round--) {
    const seat = dice.below(t.players.length)
    const n = dice.between(1, 6)
    const answers = blow(t, t.players[seat]!, seat, n, dice)
    // Who has lost is told; how far the rest of the table stands then is no matter.
    if (isLost(t)) {
      steps.push({ when: [`player ${seat + 1} suffers ${n}`, ...answers], then: { lost: true } })
      break
    }
    steps.push({ when: [`player ${seat + 1} suffers ${n}`, ...answers], then: { ...shown(t), lost: false } })
  }
  return { title: `Blows at ${t.players.length} players, ${seed}`, given, steps }
}
