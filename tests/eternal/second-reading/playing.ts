import { type Dice, Table } from './table.ts'

/*
 * A second, plain reading of how cards are played and drawn: from the hand and, with Warp, from the top of the deck;
 * Echo and Inspire on what is drawn (ER85, ER86, ER117); Empower on power cards (ER97); Spellcraft on weapons, which is
 * asked only where its spell has an object (E234); Ambush while one is attacked (E120). Skills are mixed at will.
 */

interface Printed {
  readonly cost: number
  readonly influence: string
  readonly strength: number
  readonly health: number
  readonly skills?: readonly string[]
}
const UNITS: Readonly<Record<string, Printed>> = {
  Blinkwolf: { cost: 2, influence: 'F', strength: 2, health: 1, skills: ['warp'] },
  'Twinbrood Sauropod': { cost: 5, influence: 'TT', strength: 5, health: 4, skills: ['echo'] },
  'Yeti Troublemaker': { cost: 4, influence: 'P', strength: 3, health: 2, skills: ['echo'] },
  'Dune Phantom': { cost: 3, influence: 'T', strength: 0, health: 6, skills: ['flying', 'ambush'] },
  'Pyre Adept': { cost: 2, influence: 'F', strength: 3, health: 1 },
  'Jotun Warrior': { cost: 5, influence: 'P', strength: 3, health: 5 },
  'Living Example': { cost: 2, influence: 'TT', strength: 2, health: 2 },
  'Sanctuary Priest': { cost: 1, influence: 'T', strength: 1, health: 2 },
  'Awakened Student': { cost: 2, influence: 'TJ', strength: 2, health: 2 },
  'Mystic Ascendant': { cost: 6, influence: 'T', strength: 4, health: 4 },
}
const POWERS: Readonly<Record<string, string>> = {
  'Fire Sigil': 'F',
  'Time Sigil': 'T',
  'Justice Sigil': 'J',
  'Primal Sigil': 'P',
}
/** What Spellcraft plays with each: Torch hits anybody, Piercing Shot needs an enemy unit. */
interface Weapon {
  readonly cost: number
  readonly influence: string
  readonly strength: number
  readonly needsUnit: boolean
  readonly harm: number
}
const WEAPONS: Readonly<Record<string, Weapon>> = {
  'Welding Torch': { cost: 4, influence: 'F', strength: 3, needsUnit: false, harm: 3 },
  Longbarrel: { cost: 1, influence: 'FF', strength: 2, needsUnit: true, harm: 2 },
}
const SPELLCRAFT = 3
const MIXED = ['warp', 'echo', 'ambush'] as const
const ENEMY = 'Copperhall Recruit'
const ENEMY_STRENGTH = 2
const ENEMY_HEALTH = 5
/** So many cards stay in hand at the end of a turn. */
const KEPT = 9
const FULL_HAND = 12

interface Card {
  readonly name: string
  /** Changed for good. */
  more: number
  /** By weapons. */
  armed: number
  readonly skills: ReadonlySet<string>
}

const isUnit = (name: string): boolean => UNITS[name] !== undefined
const isPower = (name: string): boolean => POWERS[name] !== undefined

export class PlayingCase {
  readonly given: unknown
  readonly steps: unknown[] = []
  private readonly dice: Dice
  private hand: Card[] = []
  private deck: Card[] = []
  private units: Card[]
  private power: number
  private maxPower: number
  private influence: string
  private health = 25
  private enemyHealth = 25
  private readonly enemyUnit: boolean
  private powerPlayed = false
  private table!: Table

  constructor(dice: Dice) {
    this.dice = dice
    this.units = ['Living Example', 'Sanctuary Priest', 'Awakened Student', 'Mystic Ascendant']
      .filter(() => dice.chance(45))
      .map((name) => ({ name, more: 0, armed: 0, skills: new Set() }))
    const names = [...Object.keys(UNITS), ...Object.keys(POWERS), ...Object.keys(WEAPONS)].filter(
      (name) => !this.units.some((unit) => unit.name === name),
    )
    // Every card is there once, so that its name says which one is meant.
    while (names.length > 0) {
      const [name] = names.splice(dice.below(names.length), 1)
      const card = this.card(name!)
      if (dice.chance(40)) this.hand.push(card)
      else this.deck.push(card)
    }
    this.maxPower = dice.between(3, 12)
    this.power = dice.between(2, this.maxPower)
    this.influence = dice.pick(['FFTTPPJ', 'FTT', 'FFP', 'TTPJ', 'FFTJ'])
    this.enemyUnit = dice.chance(50)
    this.given = {
      'player 1': {
        power: this.power,
        maxPower: this.maxPower,
        influence: this.influence,
        hand: this.hand.map(described),
        deck: this.deck.map(described),
        units: this.units.map(({ name }) => name),
      },
      'player 2': { units: this.enemyUnit ? [ENEMY] : [], deck: 20 },
    }
  }

  private card(name: string): Card {
    const printed = UNITS[name]?.skills ?? []
    const given = MIXED.filter((skill) => this.dice.chance(25) && (isUnit(name) || skill !== 'ambush'))
    return { name, more: 0, armed: 0, skills: new Set([...printed, ...given]) }
  }

  play(): readonly unknown[] {
    this.table = new Table(this.given)
    for (let turn = 0; turn < 6; turn++) {
      const differences = this.table.differences(this.expected())
      if (differences.length > 0) return differences
      if (this.dice.chance(30)) this.forcedDraw()
      else {
        const can = this.playable('main')
        if (can.length === 0) break
        // Of a card and its copies the first in hand is meant.
        const { name } = this.dice.pick(can)
        this.playCard(can.find((card) => card.name === name)!)
      }
    }
    const differences = this.table.differences(this.expected())
    const quiet = !this.enemyUnit || this.hand.length > KEPT
    return differences.length > 0 || quiet ? differences : this.attacked()
  }

  private act(step: unknown): void {
    this.steps.push(step)
    this.table.do(step)
  }

  // ---- what may be played

  private count(letter: string, of = this.influence): number {
    return [...of].filter((one) => one === letter).length
  }

  private has(influence: string): boolean {
    return [...new Set(influence)].every((letter) => this.count(letter, influence) <= this.count(letter))
  }

  private canPlay({ name, skills }: Card, when: 'main' | 'attacked'): boolean {
    if (when === 'attacked' && !(isUnit(name) && skills.has('ambush'))) return false
    if (isPower(name)) return !this.powerPlayed
    const { cost, influence } = UNITS[name] ?? WEAPONS[name]!
    if (cost > this.power || !this.has(influence)) return false
    return isUnit(name) || this.units.length > 0
  }

  /** The hand, and the top of the deck if it has Warp. */
  private playable(when: 'main' | 'attacked'): Card[] {
    const [top] = this.deck
    const reach = top?.skills.has('warp') === true ? [...this.hand, top] : this.hand
    return reach.filter((card) => this.canPlay(card, when))
  }

  // ---- playing

  private playCard(card: Card): void {
    const { name } = card
    this.act(`play ${name}`)
    this.hand = this.hand.filter((other) => other !== card)
    this.deck = this.deck.filter((other) => other !== card)
    if (isPower(name)) this.playPower(name)
    else if (isUnit(name)) {
      this.power -= UNITS[name]!.cost
      this.units.push(card)
    } else this.playWeapon(name)
  }

  private playPower(name: string): void {
    this.powerPlayed = true
    this.power += 1
    this.maxPower += 1
    this.influence += POWERS[name]!
    for (const unit of [...this.units]) {
      if (unit.name === 'Sanctuary Priest') this.health += 1
      if (unit.name === 'Awakened Student') unit.more += 1
      if (unit.name === 'Mystic Ascendant') {
        unit.more += 2
        this.draw(1)
      }
    }
  }

  private playWeapon(name: string): void {
    const { cost, strength, needsUnit, harm } = WEAPONS[name]!
    this.power -= cost
    const asked = this.power >= SPELLCRAFT && (!needsUnit || this.enemyUnit)
    const paid = asked && this.dice.chance(50)
    if (asked) this.act(paid ? 'yes' : 'no')
    if (paid) this.power -= SPELLCRAFT
    if (this.units.length > 1) this.act(`pick ${this.units[0]!.name}`)
    this.units[0]!.armed += strength
    if (!paid) return
    if (!needsUnit) this.act('pick player 2')
    this.table.do('pass all')
    this.enemyHealth -= harm
  }

  // ---- drawing

  private forcedDraw(): void {
    const n = this.dice.between(1, 2)
    if (this.deck.length < n + 4 || this.hand.length + 2 * n > FULL_HAND) return
    this.act(`player 1 draws ${n}`)
    this.draw(n)
  }

  /** First all cards; then for each its own Echo, as it is by then, and what Inspire makes of it. */
  private draw(n: number): void {
    const drawn = this.deck.splice(0, n)
    for (const card of drawn) this.take(card)
    const inspiring = this.units.filter(({ name }) => name === 'Living Example').length
    for (const card of drawn) {
      if (card.skills.has('echo')) this.take({ ...card })
      if (isUnit(card.name)) card.more += inspiring
    }
  }

  /** What a full hand cannot hold is discarded. */
  private take(card: Card): void {
    if (this.hand.length < FULL_HAND) this.hand.push(card)
  }

  // ---- while one is attacked

  private attacked(): readonly unknown[] {
    this.act('end turn')
    this.act({ attack: [ENEMY] })
    const cards = this.playable('attacked')
    const can = cards.map(({ name }) => `play ${name}`)
    if (can.length === 0) return this.table.differences({ excludes: this.others(can) })
    const offered = this.table.differences({ includes: can, excludes: this.others(can) })
    return offered.length > 0 ? offered : this.ambush(this.dice.pick(cards).name)
  }

  /** A unit that came by Ambush stands there at once, and blocks like any other (E120). */
  private ambush(name: string): readonly unknown[] {
    const card = this.playable('attacked').find((one) => one.name === name)!
    this.playCard(card)
    const power = { power: this.power, hand: this.hand.map((one) => this.shown(one)) }
    const arrived = this.table.differences({
      'player 1': { ...power, units: this.units.map(({ name: unit }) => unit) },
    })
    if (arrived.length > 0) return arrived
    this.act('pass')
    const twins = this.units.filter((unit) => unit.name === name).length
    if (twins > 1) return []
    this.act({ block: [[name, ENEMY]] })
    this.act('pass all')
    const { strength, health } = UNITS[name]!
    const dies = health + card.more <= ENEMY_STRENGTH
    const kills = strength + card.more >= ENEMY_HEALTH
    const left = this.units.filter((unit) => unit !== card || !dies)
    return this.table.differences({
      'player 1': { ...power, health: this.health, units: left.map(({ name: unit }) => unit) },
      'player 2': { health: this.enemyHealth, units: kills ? [] : [ENEMY] },
    })
  }

  /** Copies by Echo have the name of the card itself. */
  private others(can: readonly string[]): string[] {
    return [...this.hand, ...this.deck]
      .map(({ name }) => `play ${name}`)
      .filter((option, i, all) => all.indexOf(option) === i && !can.includes(option))
  }

  // ---- what must hold

  private expected(): unknown {
    const can = this.playable('main').map(({ name }) => `play ${name}`)
    return {
      question: 'main',
      includes: can,
      excludes: this.others(can),
      'player 1': {
        power: this.power,
        maxPower: this.maxPower,
        health: this.health,
        hand: this.hand.map((card) => this.shown(card)),
        deck: this.deck.map((card) => this.shown(card)),
        units: this.units.map(({ name, more, armed }) => ({
          card: name,
          strength: UNITS[name]!.strength + more + armed,
        })),
      },
      'player 2': { health: this.enemyHealth },
    }
  }

  private shown({ name, more }: Card): unknown {
    const printed = UNITS[name]
    return printed === undefined
      ? { card: name }
      : { card: name, strength: printed.strength + more, health: printed.health + more }
  }
}

function described({ name, skills }: Card): unknown {
  const printed = UNITS[name]?.skills ?? []
  const given = [...skills].filter((skill) => !printed.includes(skill))
  return given.length === 0 ? name : { card: name, skills: given }
}
