import { type Dice, Table } from './table.ts'

/*
 * A second, plain reading of the rules of damage (EG13, ER13 to ER16, ER38, ER48 to ER60, ER74, ER77), written from
 * the rulebook and not from the engine: lists, loops and one rule a line. Cases cross skills, armor, sites, blocks,
 * spells and direct attacks, and both readings must agree on what is left.
 */

const NAMES = [
  'Pyre Adept',
  'Bold Adventurer',
  'Argenport Soldier',
  'Scaly Gruan',
  'Jotun Warrior',
  'Centaur Outrider',
]
const SKILLS = [
  'overwhelm',
  'lifesteal',
  'deadly',
  'quickdraw',
  'double damage',
  'decay',
  'regen',
  'invulnerable',
  'aegis',
  'endurance',
  'valor',
  'killer',
] as const
const PLAYER_SKILLS = ['overwhelm', 'lifesteal', 'deadly', 'double damage', 'aegis'] as const
const NOTHING_KILLS_IT = 1_000_000
const SITE = 'The Praxis Arcanum'
const DURABILITY = 3
const WEAPON = 'Mithril Mace'
const WEAPON_STRENGTH = 3

interface Fighter {
  readonly name: string
  readonly side: 0 | 1
  strength: number
  health: number
  damage: number
  /** Given for this turn only. */
  turn: number
  readonly skills: Set<string>
  exhausted: boolean
  dies: boolean
  blocks?: Fighter
}

interface Side {
  health: number
  armor: number
  /** Strength of the relic weapon, while there is one. */
  weapon: number | null
  readonly skills: Set<string>
  units: Fighter[]
}

/** Who deals damage: its skills, and the side that gains by Lifesteal. */
interface Source {
  readonly skills: ReadonlySet<string>
  readonly side: 0 | 1
}

interface Dealt {
  readonly from: Source
  readonly to: Fighter | 0 | 1 | 'site'
  readonly n: number
}

function fighter(dice: Dice, side: 0 | 1, name: string): Fighter {
  const skills = new Set<string>()
  for (let i = dice.below(4); i > 0; i--) skills.add(dice.pick(SKILLS))
  return {
    name,
    side,
    strength: dice.between(0, 6),
    health: dice.between(1, 7),
    damage: 0,
    turn: 0,
    skills,
    exhausted: false,
    dies: false,
  }
}

export class DamageCase {
  readonly given: unknown
  readonly steps: unknown[] = []
  private readonly sides: readonly [Side, Side]
  private site: number | null
  private readonly hand: readonly string[]
  private readonly dice: Dice

  constructor(dice: Dice) {
    this.dice = dice
    this.sides = [this.side(0), this.side(1)]
    this.site = dice.chance(30) ? DURABILITY : null
    this.hand = Array.from({ length: dice.below(3) }, () =>
      dice.pick(['Torch', 'Obliterate', 'Lightning Storm']),
    )
    const [me, enemy] = this.sides
    this.given = {
      'player 1': { ...this.described(me), power: 20, influence: 'FFFPPPSSS', hand: [...this.hand] },
      'player 2': { ...this.described(enemy), ...(this.site === null ? {} : { site: SITE }) },
    }
  }

  private side(side: 0 | 1): Side {
    const { dice } = this
    const weapon = dice.chance(30)
    const skills = new Set<string>()
    if (dice.chance(40)) skills.add(dice.pick(PLAYER_SKILLS))
    return {
      health: 90,
      armor: weapon || dice.chance(30) ? dice.between(1, 6) : 0,
      weapon: weapon ? WEAPON_STRENGTH : null,
      skills,
      units: NAMES.slice(side * 3, side * 3 + dice.between(1, 3)).map((name) => fighter(dice, side, name)),
    }
  }

  private described({ health, armor, weapon, skills, units }: Side): object {
    return {
      health,
      relics: weapon === null ? [] : [WEAPON],
      armor,
      skills: [...skills],
      units: units.map(({ name, strength, health: whole, skills: its }) => ({
        card: name,
        strength,
        health: whole,
        skills: [...its],
      })),
    }
  }

  /** Plays the whole case on the engine beside the second reading; what differs in the end. */
  play(): readonly unknown[] {
    const table = new Table(this.given)
    const act = (step: unknown): void => {
      this.steps.push(step)
      table.do(step)
    }
    for (const spell of this.hand) this.cast(spell, act)
    if (this.dice.chance(30)) this.directAttack(act)
    if (this.dice.chance(80)) this.battle(act, table)
    return table.differences(this.expected())
  }

  // ---- one rule after the other

  private lethal(unit: Fighter, by: ReadonlySet<string>): number {
    if (unit.skills.has('invulnerable') || unit.skills.has('regen')) return NOTHING_KILLS_IT
    if (by.has('deadly')) return 1
    return Math.max(0, this.left(unit))
  }

  private left(unit: Fighter): number {
    return unit.health + unit.turn - unit.damage
  }

  private amount(n: number, by: ReadonlySet<string>): number {
    return Math.max(0, n) * (by.has('double damage') ? 2 : 1)
  }

  private deal(list: readonly Dealt[]): void {
    for (const { from, to, n } of list) if (n > 0) this.dealOne(from, to, n)
    for (const side of this.sides) {
      side.units = side.units.filter((unit) => !unit.dies && this.left(unit) > 0)
      if (side.weapon !== null && side.armor <= 0) side.weapon = null
    }
    if (this.site !== null && this.site <= 0) this.site = null
  }

  private dealOne(from: Source, to: Dealt['to'], n: number): void {
    if (to === 'site') {
      if (this.site === null) return
      this.site -= n
    } else if (typeof to === 'number') {
      const player = this.sides[to]
      const taken = Math.min(player.armor, n)
      player.armor -= taken
      player.health -= n - taken
      if (player.weapon !== null && from.skills.has('decay')) player.weapon -= taken
    } else {
      if (to.skills.has('invulnerable')) return
      if (to.skills.delete('regen')) return
      if (from.skills.has('decay')) {
        to.strength -= n
        to.health -= n
      } else to.damage += n
      if (from.skills.has('deadly')) to.dies = true
    }
    if (from.skills.has('lifesteal')) this.sides[from.side].health += n
  }

  // ---- spells

  private cast(spell: string, act: (step: unknown) => void): void {
    const [me, enemy] = this.sides
    const everybody = [...me.units, ...enemy.units]
    const own = new Set<string>(spell === 'Obliterate' ? ['overwhelm'] : [])
    for (const skill of me.skills) own.add(skill)
    const from: Source = { skills: own, side: 0 }
    // An Aegis answers once for everything that one spell does to its object.
    const shielded = new Set<Fighter | 0 | 1>()
    if (spell === 'Lightning Storm') {
      act('play Lightning Storm')
      this.deal(everybody.flatMap((unit) => this.byText(from, unit, 2, shielded)))
      return
    }
    const n = spell === 'Torch' ? 3 : 6
    const to = this.dice.pick<Fighter | 0 | 1>([...everybody, 0, 1])
    act(`play ${spell}`)
    act(typeof to === 'number' ? `pick player ${to + 1}` : `pick ${to.name}`)
    this.deal(this.byText(from, to, n, shielded))
  }

  private isShielded(x: Fighter | 0 | 1, shielded: Set<Fighter | 0 | 1>): boolean {
    if (shielded.has(x)) return true
    const enemy = typeof x === 'number' ? x === 1 : x.side === 1
    const its = typeof x === 'number' ? this.sides[x].skills : x.skills
    if (!enemy || !its.delete('aegis')) return false
    shielded.add(x)
    return true
  }

  private byText(from: Source, to: Fighter | 0 | 1, n: number, shielded: Set<Fighter | 0 | 1>): Dealt[] {
    if (this.isShielded(to, shielded)) return []
    const whole = this.amount(n, from.skills)
    if (typeof to === 'number' || to.side === from.side || !from.skills.has('overwhelm'))
      return [{ from, to, n: whole }]
    const needed = Math.min(whole, this.lethal(to, from.skills))
    const rest = whole - needed
    const passes = rest > 0 && !this.isShielded(1, shielded)
    return [{ from, to, n: needed }, ...(passes ? [{ from, to: 1, n: rest } as const] : [])]
  }

  // ---- direct attacks

  private directAttack(act: (step: unknown) => void): void {
    const [me, enemy] = this.sides
    const killer = me.units.find(({ skills, strength }) => skills.has('killer') && strength > 0)
    const defender = enemy.units[this.dice.below(enemy.units.length)]
    if (killer !== undefined && defender !== undefined && this.dice.chance(60)) {
      act(`killer ${killer.name} on ${defender.name}`)
      killer.skills.delete('killer')
      killer.exhausted = true
      if (killer.skills.has('valor')) killer.turn += 1
      const first = this.against(killer, killer.strength + killer.turn, defender)
      const back: Dealt[] = [
        { from: defender, to: killer, n: this.amount(defender.strength, defender.skills) },
      ]
      if (!killer.skills.has('quickdraw')) {
        this.deal([...first, ...back])
        return
      }
      this.deal(first)
      if (enemy.units.includes(defender))
        this.deal(back.map((one) => ({ ...one, n: this.amount(defender.strength, defender.skills) })))
      return
    }
    if (me.weapon === null || me.weapon <= 0) return
    const from: Source = { skills: new Set(me.skills), side: 0 }
    if (defender === undefined) {
      act('avatar player 2')
      this.deal([{ from, to: 1, n: this.amount(me.weapon, from.skills) }])
      return
    }
    act(`avatar ${defender.name}`)
    this.deal([
      ...this.against(from, me.weapon, defender),
      { from: defender, to: 0, n: this.amount(defender.strength, defender.skills) },
    ])
  }

  /** What a direct attack with this strength deals; Overwhelm passes the rest to the enemy player. */
  private against(from: Source, strength: number, defender: Fighter): Dealt[] {
    const n = this.amount(strength, from.skills)
    const needed = from.skills.has('overwhelm') ? Math.min(n, this.lethal(defender, from.skills)) : n
    return [
      { from, to: defender, n: needed },
      { from, to: 1, n: n - needed },
    ]
  }

  // ---- battle

  private battle(act: (step: unknown) => void, table: Table): void {
    const { dice } = this
    const [me, enemy] = this.sides
    const attackers = me.units.filter(
      ({ strength, exhausted }) => strength > 0 && !exhausted && dice.chance(75),
    )
    if (attackers.length === 0) return
    act({ attack: attackers.map(({ name }) => name) })
    let goal: 1 | 'site' = 1
    if (this.site !== null) {
      goal = dice.pick([1, 'site'] as const)
      act(goal === 'site' ? `pick ${SITE}` : 'pick player 2')
    }
    const blockers = enemy.units.filter(() => dice.chance(60))
    for (const unit of blockers) unit.blocks = dice.pick(attackers)
    if (enemy.units.length > 0) act({ block: blockers.map((unit) => [unit.name, unit.blocks!.name]) })
    const blocked = new Set(blockers.map(({ blocks }) => blocks!))
    for (const a of attackers)
      if (a.skills.has('valor')) a.turn += blockers.filter(({ blocks }) => blocks === a).length
    table.settle('split')
    for (const quick of [true, false]) {
      const there = [...me.units, ...enemy.units]
      const list: Dealt[] = []
      for (const a of attackers)
        if (there.includes(a) && a.skills.has('quickdraw') === quick)
          list.push(
            ...this.strikes(
              a,
              blockers.filter((b) => b.blocks === a && there.includes(b)),
              blocked.has(a),
              goal,
            ),
          )
      if (!quick)
        for (const b of blockers)
          if (there.includes(b) && there.includes(b.blocks!))
            list.push({ from: b, to: b.blocks!, n: this.amount(b.strength, b.skills) })
      this.deal(list)
      if (this.site === null) goal = 1
    }
    for (const unit of [...attackers, ...blockers]) unit.exhausted = true
  }

  private strikes(a: Fighter, blockers: readonly Fighter[], blocked: boolean, goal: 1 | 'site'): Dealt[] {
    let left = this.amount(a.strength + a.turn, a.skills)
    if (!blocked) return [{ from: a, to: goal, n: left }]
    const through = a.skills.has('overwhelm')
    const list: Dealt[] = []
    blockers.forEach((b, i) => {
      const last = i === blockers.length - 1 && !through
      const n = last ? left : Math.min(left, this.lethal(b, a.skills))
      list.push({ from: a, to: b, n })
      left -= n
    })
    if (through) list.push({ from: a, to: goal, n: left })
    return list
  }

  // ---- what must be left

  private expected(): unknown {
    const side = ({ health, armor, weapon, skills, units }: Side): object => ({
      health,
      armor,
      relics: weapon === null ? [] : [{ card: WEAPON, strength: weapon }],
      skills: [...skills].sort(),
      units: units.map((unit) => ({
        card: unit.name,
        strength: unit.strength + unit.turn,
        health: this.left(unit),
        damage: unit.damage,
        exhausted: unit.exhausted,
      })),
    })
    return {
      'player 1': side(this.sides[0]),
      'player 2': {
        ...side(this.sides[1]),
        ...(this.site === null ? {} : { site: { durability: this.site } }),
      },
    }
  }
}
