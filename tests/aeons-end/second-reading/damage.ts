import type { Case } from './compare.ts'
import { Dice } from './dice.ts'

/*
 * Casting and damage, read from the rulebook alone: R113 to R132, B01 to B13, X14 to X20, CQ1 to CQ5, MC1, M04.
 * Nothing here calls the rules of the engine.
 */

interface Breach {
  state: 'opened' | 'closed' | 'sigil' | 'gone'
  spell: string | null
}

interface Minion {
  readonly id: string
  life: number
}

interface Player {
  life: number
  readonly breaches: Breach[]
  discard: string[]
  hand: string[]
}

interface Table {
  nemesis: string
  life: number
  tokens: number
  whole: number
  hurt: number
  gravehold: number
  minions: Minion[]
  readonly players: Player[]
}

/** Spells whose damage is known without a question, as their cards print it. */
const SPELLS: Readonly<Record<string, (t: Table, caster: Player, owner: Player, at: number) => number>> = {
  spark: () => 1,
  'dark-fire': () => 0,
  'feral-lightning': () => 3,
  'lava-tendril': () => 3,
  aurora: () => 3,
  kindle: () => 3,
  'nova-forge': () => 4,
  'wildfire-whip': () => 4,
  'thoughtform-familiar': (_t, caster) => 2 + spellsOf(caster).length,
  'planar-insight': (_t, caster) => 2 + caster.breaches.filter(isOpened).length,
  'fiery-torrent': (t) =>
    2 + 2 * t.players.flatMap(spellsOf).filter((spell) => spell === 'fiery-torrent').length,
  'chaos-arc': (_t, _caster, owner, at) =>
    3 + 2 * [at - 1, at + 1].filter((b) => (owner.breaches[b]?.spell ?? null) !== null).length,
}

const isOpened = ({ state }: Breach): boolean => state === 'opened' || state === 'sigil'
const spellsOf = (p: Player): string[] => p.breaches.flatMap(({ spell }) => (spell === null ? [] : [spell]))
const bonusOf = (breach: Breach, at: number): number =>
  breach.state === 'sigil' ? 2 : breach.state === 'opened' && at >= 2 ? 1 : 0

const huskLife = (t: Table): number => (t.minions.some(({ id }) => id === 'foul-multitudes') ? 2 : 1)

function targetsOf(t: Table): string[] {
  return [
    ...(t.nemesis === 'hollow-crown' ? [] : ['nemesis']),
    ...t.minions.flatMap(({ id }) => (id === 'foul-multitudes' ? [] : [id])),
    ...(t.whole > 0 ? ['husk'] : []),
    ...(t.hurt > 0 ? ['damaged husk'] : []),
  ]
}

/** What gets through to a minion of one instance. */
function throughTo(t: Table, id: string, n: number): number {
  switch (id) {
    case 'cauterizer':
    case 'monstrosity-of-omens':
      return Math.min(n, 1)
    case 'ashen-haruspex':
      return Math.max(0, n - 2)
    case 'veil-daughter':
      return Math.max(0, n - t.tokens)
    case 'broodwomb':
      return t.whole + t.hurt > 0 ? 0 : n
    default:
      return n
  }
}

function hitHusk(t: Table, kind: string, n: number): void {
  if (kind === 'damaged husk') t.hurt--
  else {
    t.whole--
    if (n < huskLife(t)) t.hurt++
  }
}

/** One point on a player: an exhausted one passes it on, doubled. Equilibrium never takes the last point. */
function sufferOne(t: Table, p: Player): void {
  if (p.life === 0) t.gravehold -= 2
  else p.life--
}

/** Lands one instance; returns the answers it takes. */
function land(t: Table, caster: Player, n: number, dice: Dice): unknown[] {
  if (n === 0) return []
  const targets = targetsOf(t)
  if (targets.length === 0) return []
  const target = dice.one(targets)
  const answers: unknown[] = targets.length === 1 ? [] : [{ target }]
  if (target === 'nemesis') {
    t.life -= t.nemesis === 'magus-of-cloaks' ? Math.max(0, n - t.tokens) : n
    if (t.nemesis === 'magus-of-cloaks') t.tokens = Math.max(2, t.tokens - 1)
    return answers
  }
  if (target === 'husk' || target === 'damaged husk')
    return [...answers, ...landOnHusks(t, caster, target, n, dice)]
  const minion = t.minions.find(({ id }) => id === target)!
  const through = throughTo(t, target, n)
  minion.life -= through
  if (minion.life <= 0) t.minions = t.minions.filter((each) => each !== minion)
  if (target === 'dusk-spawn' && through > 0) t.tokens = Math.min(8, t.tokens + 1)
  return answers
}

function landOnHusks(t: Table, caster: Player, aimed: string, n: number, dice: Dice): unknown[] {
  const enough = aimed === 'husk' ? huskLife(t) : 1
  if (n <= enough || t.whole + t.hurt === 1) {
    hitHusk(t, aimed, n)
    return []
  }
  if (dice.chance(40)) {
    hitHusk(t, aimed, n)
    return ['no']
  }
  sufferOne(t, caster)
  let left = n
  let next = aimed
  while (left > 0 && t.whole + t.hurt > 0) {
    const share = next === 'husk' ? Math.min(left, huskLife(t)) : 1
    hitHusk(t, next, share)
    left -= share
    next = t.hurt > 0 ? 'damaged husk' : 'husk'
  }
  return ['yes']
}

interface Prepped {
  readonly owner: Player
  readonly seat: number
  readonly at: number
  readonly spell: string
}

function prepped(t: Table, seats: readonly number[]): Prepped[] {
  return seats.flatMap((seat) =>
    t.players[seat]!.breaches.flatMap(({ spell }, at) =>
      spell === null ? [] : [{ owner: t.players[seat]!, seat, at, spell }],
    ),
  )
}

/** R116: to the owner's pile first, then the text, with the breach as it is now. */
function cast(
  t: Table,
  { owner, at, spell }: Prepped,
  caster: Player,
  plus: number,
  stay: boolean,
  dice: Dice,
): unknown[] {
  const breach = owner.breaches[at]!
  const bonus = bonusOf(breach, at) + plus
  if (!stay) {
    breach.spell = null
    owner.discard = [...owner.discard, spell]
  }
  // B10: a spell that stays is still no "other" spell of itself.
  const held = breach.spell
  breach.spell = null
  const n = SPELLS[spell]!(t, caster, owner, at) + bonus
  breach.spell = held
  // Dark Fire burns nothing here: only what is added to it is dealt, at the end (B03).
  const none = spell === 'dark-fire' && caster.hand.length > 0 ? ['done'] : []
  return [...none, ...land(t, caster, n, dice)]
}

const from = ({ seat, at, spell }: Prepped): unknown => ({
  choose: { card: spell, from: `breach ${at + 1}`, of: `player ${seat + 1}` },
})

const GUARDS: Readonly<Record<string, readonly string[]>> = {
  rageborne: ['cauterizer', 'monstrosity-of-omens', 'bane-sire', 'needlemaw'],
  'magus-of-cloaks': ['ashen-haruspex', 'veil-daughter', 'dusk-spawn', 'cauterizer'],
  'carapace-queen': ['broodwomb', 'cauterizer', 'foul-multitudes', 'foul-multitudes', 'bane-sire'],
}
const LIFE: Readonly<Record<string, number>> = { cauterizer: 3, 'foul-multitudes': 3 }

function table(dice: Dice): Table {
  const nemesis = dice.one(Object.keys(GUARDS))
  const queen = nemesis === 'carapace-queen'
  const minions: Minion[] = []
  for (const id of GUARDS[nemesis]!)
    if (dice.chance(50) && minions.every((each) => each.id !== id))
      minions.push({ id, life: LIFE[id] ?? dice.between(1, 5) })
  const doubled = minions.some(({ id }) => id === 'foul-multitudes')
  const player = (): Player => ({
    life: dice.chance(20) ? 0 : dice.between(5, 10),
    breaches: [0, 1, 2, 3].map((at): Breach => {
      const state = dice.one(['opened', 'opened', 'closed', 'sigil', 'gone'] as const)
      const spell = state === 'gone' || dice.chance(35) ? null : dice.one(Object.keys(SPELLS))
      return { state: at > 1 && state === 'sigil' ? 'opened' : state, spell }
    }),
    discard: [],
    hand: [],
  })
  const players = [player(), player()]
  if (players.every(({ life }) => life === 0)) players[1]!.life = 7
  return {
    nemesis,
    life: 33,
    tokens: dice.between(2, 6),
    whole: queen ? dice.below(5) : 0,
    hurt: queen && doubled ? dice.below(4) : 0,
    gravehold: 30,
    minions,
    players,
  }
}

function document(t: Table, more: object): object {
  return {
    ...more,
    nemesis: {
      id: t.nemesis,
      life: t.life,
      play: t.minions.map(({ id, life }) => ({ [id]: life })),
      ...(t.nemesis === 'magus-of-cloaks' ? { tokens: t.tokens } : {}),
      ...(t.nemesis === 'carapace-queen' ? { husks: t.whole + t.hurt, 'damaged husks': t.hurt } : {}),
    },
    gravehold: t.gravehold,
    ...Object.fromEntries(
      t.players.map((p, seat) => [
        `player ${seat + 1}`,
        {
          life: p.life,
          discard: [...p.discard],
          hand: [...p.hand],
          breaches: Object.fromEntries(
            p.breaches.map(({ state, spell }, at) => [
              at + 1,
              { state, ...(state === 'gone' ? {} : { prepped: spell === null ? [] : [spell] }) },
            ]),
          ),
        },
      ]),
    ),
  }
}

/** The same breaches, with all their spells prepped in this turn. */
function preppedThisTurn(player: object): object {
  const { breaches } = player as {
    readonly breaches: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  }
  const fresh = Object.entries(breaches).map(([at, { prepped: spells, ...rest }]) => [
    at,
    { ...rest, ...(spells === undefined ? {} : { 'prepped this turn': spells }) },
  ])
  return { ...player, breaches: Object.fromEntries(fresh) }
}

/** Some casts in a row, in one of the ways in which a spell can be cast. */
export function damageCase(seed: number): Case {
  const dice = new Dice(seed)
  const t = table(dice)
  const way = dice.one([
    'casting phase',
    'garnet-shard',
    'vortex-gauntlet',
    'black-mirror',
    'blasting-staff',
  ] as const)
  const [caster] = t.players as [Player, Player]
  const steps: { when: unknown[]; then: object }[] = []
  const rounds = way === 'black-mirror' ? 1 : dice.between(1, 3)
  const played = way === 'garnet-shard' || way === 'vortex-gauntlet' || way === 'blasting-staff'
  const tools: string[] = played ? Array(rounds).fill(way) : []
  caster.hand = [...tools]
  const given = document(t, { phase: way === 'casting phase' ? 'casting' : 'main' }) as Record<string, object>
  if (way === 'blasting-staff') given['player 1'] = preppedThisTurn(given['player 1']!)
  if (way === 'black-mirror') given['player 1'] = { ...given['player 1'], mage: 'jian', charges: 4 }
  for (let round = 0; round < rounds; round++) {
    const all = prepped(t, way === 'casting phase' || way === 'blasting-staff' ? [0] : [0, 1])
    if (all.length === 0) break
    const spell = dice.one(all)
    const when: unknown[] = []
    if (way === 'casting phase') {
      when.push(
        { cast: { spell: spell.spell, from: spell.at + 1 } },
        ...cast(t, spell, caster, 0, false, dice),
      )
    } else if (way === 'black-mirror') {
      when.push({ ability: 'player 1' }, ...(all.length === 1 ? [] : [from(spell)]))
      when.push(...cast(t, spell, caster, 0, true, dice), ...cast(t, spell, caster, 0, false, dice))
    } else {
      caster.hand = caster.hand.slice(1)
      when.push({ play: way }, ...(way === 'garnet-shard' ? [{ branch: 2 }] : []))
      // The Staff may be played for nothing, so that its spell is always asked for.
      const asked = all.length > 1 || way === 'blasting-staff'
      const plus = way === 'blasting-staff' ? 2 : 0
      when.push(...(asked ? [from(spell)] : []), ...cast(t, spell, caster, plus, false, dice))
      if (way === 'vortex-gauntlet') {
        spell.owner.discard = spell.owner.discard.slice(0, -1)
        spell.owner.hand = [...spell.owner.hand, spell.spell]
      }
    }
    if (t.life <= 0) break
    steps.push({ when, then: document(t, {}) })
  }
  return { title: `${way} against ${t.nemesis}, ${seed}`, given, steps }
}

/** X17: points announced one by one, each minion one instance where it was first named. */
export function dividedCase(seed: number): Case {
  const dice = new Dice(seed)
  const t = table(dice)
  const [garu] = t.players as [Player, Player]
  for (const breach of garu.breaches) if (breach.spell !== null) breach.spell = 'spark'
  const given = document(t, {}) as Record<string, object>
  given['player 1'] = { ...given['player 1'], mage: 'garu', charges: 5 }
  const when: unknown[] = [{ ability: 'player 1' }]
  const own = prepped(t, [0])
  const wanted = dice.below(own.length + 1)
  for (const spell of own.slice(0, wanted)) {
    when.push(from(spell))
    garu.breaches[spell.at]!.spell = null
    garu.discard = [...garu.discard, 'spark']
  }
  if (own.length > wanted) when.push('done')
  let { whole, hurt } = t
  const order: string[] = []
  const shares = new Map<string, number>()
  for (let left = 2 + 4 * wanted; left > 0; left--) {
    const options = [
      'nemesis',
      ...t.minions.flatMap(({ id }) => (id === 'foul-multitudes' ? [] : [id])),
      ...(whole > 0 ? ['husk'] : []),
      ...(hurt > 0 ? ['damaged husk'] : []),
    ]
    const spent = t.whole + t.hurt > 0 && whole + hurt === 0
    const target = dice.one(options)
    if (options.length + Number(spent) > 1) when.push({ target })
    if (target === 'husk') {
      whole--
      if (huskLife(t) > 1) hurt++
    } else if (target === 'damaged husk') hurt--
    const husk = target === 'husk' || target === 'damaged husk'
    if (husk || !shares.has(target)) order.push(target)
    shares.set(target, husk ? 1 : (shares.get(target) ?? 0) + 1)
  }
  for (const target of order) {
    const n = shares.get(target)!
    if (target === 'nemesis') {
      t.life -= t.nemesis === 'magus-of-cloaks' ? Math.max(0, n - t.tokens) : n
      if (t.nemesis === 'magus-of-cloaks') t.tokens = Math.max(2, t.tokens - 1)
    } else if (target === 'husk' || target === 'damaged husk') hitHusk(t, target, n)
    else {
      const minion = t.minions.find(({ id }) => id === target)!
      const through = throughTo(t, target, n)
      minion.life -= through
      if (minion.life <= 0) t.minions = t.minions.filter((each) => each !== minion)
      if (target === 'dusk-spawn' && through > 0) t.tokens = Math.min(8, t.tokens + 1)
    }
  }
  return {
    title: `Colossal Force against ${t.nemesis}, ${seed}`,
    given,
    steps: [{ when, then: document(t, {}) }],
  }
}
