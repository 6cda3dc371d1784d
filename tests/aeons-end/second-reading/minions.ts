import type { Case } from './compare.ts'
import { Dice } from './dice.ts'

/*
 * Minions with shields and silence tokens, and pulse tokens, read from the rulebook alone: R173 to R178, R184, LP1 to
 * LP3, LN01 to LN03. Blows of a player, gems and relics that speak of the tokens, and nemesis main phases between them.
 */

/** What each does when its place in the order comes. */
const MINIONS: Readonly<Record<string, (t: Table, it: Minion) => void>> = {
  'ravenous-leviathan': (t) => {
    t.gravehold -= 2
  },
  'crust-smasher': (t) => {
    t.gravehold -= 2
  },
  'maddening-spectre': (t) => {
    t.gravehold -= 2 * t.harsh
  },
  'facet-ogre': (t, it) => {
    t.gravehold -= it.shields
    if (it.shields <= 2) it.shields++
  },
  'facet-juggernaut': (t, it) => {
    t.gravehold -= 1 + it.shields
  },
}
const PRINTED: Readonly<Record<string, number>> = {
  'maddening-spectre': 2,
  'facet-ogre': 4,
  'facet-juggernaut': 5,
}

interface Minion {
  readonly id: string
  life: number
  shields: number
  silenced: boolean
}

interface Table {
  /** What one Unleash costs Gravehold. */
  readonly harsh: number
  gravehold: number
  nemesis: number
  minions: Minion[]
  pulse: number
  hand: string[]
}

const MOST_PULSE = 5
/** All minions together never cost more in one phase. */
const LEAST_GRAVEHOLD = 18

/** LN01: one shield for an instance, however much it is. */
function hit(t: Table, it: Minion, n: number): void {
  if (it.shields > 0) it.shields--
  else it.life -= n
  if (it.life <= 0) t.minions = t.minions.filter((each) => each !== it)
}

/** LP2: a silenced minion loses its token instead of doing its text. */
function nemesisMain(t: Table): void {
  for (const it of [...t.minions])
    if (it.silenced) it.silenced = false
    else MINIONS[it.id]!(t, it)
}

function shown(t: Table): Record<string, object | number> {
  return {
    gravehold: t.gravehold,
    nemesis: {
      life: t.nemesis,
      play: t.minions.map(({ id, life, shields }) =>
        shields > 0 ? { [id]: life, shields } : { [id]: life },
      ),
      silenced: t.minions.flatMap(({ id, silenced }) => (silenced ? [id] : [])),
    },
    'player 1': { pulse: t.pulse, hand: [...t.hand] },
  }
}

function blow(t: Table, dice: Dice): unknown[] {
  const n = dice.between(1, 4)
  const target = dice.one(['nemesis', ...t.minions.map(({ id }) => id)])
  const answers = t.minions.length === 0 ? [] : [{ target }]
  if (target === 'nemesis') t.nemesis -= n
  else hit(t, t.minions.find(({ id }) => id === target)!, n)
  return [`deal ${n} damage by player 1`, ...answers]
}

/** Cards that are played for their tokens. */
const PLAYED: Readonly<Record<string, (t: Table, dice: Dice) => unknown[]>> = {
  'fulmite-slab': (t) => {
    t.pulse = Math.min(MOST_PULSE, t.pulse + 2)
    return []
  },
  'conductive-grit': (t, dice) => {
    // The second way asks for a token; without one there is only the first.
    const second = t.pulse > 0 && dice.chance(50)
    if (second) t.pulse--
    else t.pulse = Math.min(MOST_PULSE, t.pulse + 1)
    return [{ branch: second ? 2 : 1 }, ...(second ? ['yes'] : [])]
  },
  'soothing-torporene': (t, dice) => {
    const open = t.minions.filter(({ silenced }) => !silenced)
    const chosen = open.length === 0 || dice.chance(30) ? undefined : dice.one(open)
    if (chosen === undefined) return open.length === 0 ? [] : [{ branch: 1 }]
    chosen.silenced = true
    return [{ branch: 2 }, ...(open.length === 1 ? [] : [{ choose: chosen.id }])]
  },
}

export function minionsCase(seed: number): Case {
  const dice = new Dice(seed)
  const minions = Object.keys(MINIONS).flatMap((id): Minion[] =>
    dice.chance(45)
      ? [
          {
            id,
            life: dice.between(1, 6),
            shields: dice.below((PRINTED[id] ?? 0) + 1),
            silenced: dice.chance(30),
          },
        ]
      : [],
  )
  const t: Table = {
    harsh: dice.below(2),
    gravehold: 30,
    nemesis: 60,
    minions,
    pulse: dice.between(0, MOST_PULSE),
    hand: Array.from({ length: dice.below(4) }, () => dice.one(Object.keys(PLAYED))),
  }
  const unleash = t.harsh === 0 ? 'nothing' : 'gravehold 1'
  const start = shown(t)
  const given = {
    ...start,
    nemesis: {
      unleash,
      life: t.nemesis,
      play: t.minions.map(({ id, life, shields, silenced }) => ({ card: id, life, shields, silenced })),
    },
  }
  const steps: { when: unknown[]; then: object }[] = [{ when: [], then: start }]
  for (let round = dice.between(1, 6); round > 0; round--) {
    const card = t.hand.length > 0 && dice.chance(50) ? dice.one(t.hand) : undefined
    const when: unknown[] = []
    if (card !== undefined) {
      t.hand.splice(t.hand.indexOf(card), 1)
      when.push({ play: card }, ...PLAYED[card]!(t, dice))
    } else if (t.gravehold < LEAST_GRAVEHOLD || dice.chance(60)) when.push(...blow(t, dice))
    else {
      when.push('resolve nemesis cards in play')
      nemesisMain(t)
    }
    steps.push({ when, then: shown(t) })
  }
  return { title: `Shields, silence and pulse, ${seed}`, given, steps }
}
