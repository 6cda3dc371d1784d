import { type Dice, Table } from './table.ts'

/*
 * A second, plain reading of what can be paid (E023 to E026, ER5, ER102): a hand of units and power cards, power and
 * influence, and one card after the other.
 */

const FACTIONS = 'FTJPS'
/** Printed cost and influence. */
const UNITS: Readonly<Record<string, readonly [number, string]>> = {
  'Pyre Adept': [2, 'F'],
  'Centaur Outrider': [4, 'F'],
  'Bold Adventurer': [2, 'T'],
  'Towering Terrazon': [5, 'TT'],
  'Argenport Soldier': [2, 'J'],
  'Copperhall Recruit': [4, 'J'],
  'Scaly Gruan': [2, 'P'],
  'Jotun Warrior': [5, 'P'],
  'Back-Alley Bouncer': [4, 'S'],
  'Direwood Rampager': [6, 'S'],
}
const POWERS: Readonly<Record<string, string>> = {
  'Fire Sigil': 'F',
  'Time Sigil': 'T',
  'Primal Sigil': 'P',
  'Seat of Fury': 'FP',
  'Seat of Progress': 'TJ',
  'Seat of Mystery': 'TS',
  'Stonescar Banner': 'FS',
  'Combrei Banner': 'TJ',
}

interface Held {
  readonly name: string
  /** Changed for good. */
  readonly more: number
}

const isPower = (name: string): boolean => POWERS[name] !== undefined
const isSigil = (name: string): boolean => name.endsWith('Sigil')

export class CostCase {
  readonly given: unknown
  readonly steps: unknown[] = []
  private readonly dice: Dice
  private hand: Held[]
  private power: number
  private maxPower: number
  private influence: string
  private played = false
  private units = 0

  constructor(dice: Dice) {
    this.dice = dice
    const names = [...Object.keys(UNITS), ...Object.keys(POWERS)]
    const chosen = new Set(Array.from({ length: dice.between(2, 7) }, () => dice.pick(names)))
    this.hand = [...chosen].map((name) => ({
      name,
      more: isPower(name) ? 0 : dice.pick([0, 0, 0, -2, -1, 1, 3]),
    }))
    this.maxPower = dice.between(0, 7)
    this.power = dice.between(0, this.maxPower)
    this.influence = Array.from({ length: dice.below(5) }, () => dice.pick([...FACTIONS])).join('')
    this.given = {
      'player 1': {
        power: this.power,
        maxPower: this.maxPower,
        influence: this.influence,
        hand: this.hand.map(({ name, more }) =>
          isPower(name) ? name : { card: name, cost: Math.max(0, UNITS[name]![0] + more) },
        ),
      },
    }
  }

  play(): readonly unknown[] {
    const table = new Table(this.given)
    for (;;) {
      const can = this.hand.filter((held) => this.canPlay(held))
      const differences = table.differences({
        options: [...can.map(({ name }) => `play ${name}`), 'end turn'],
        'player 1': { power: this.power, maxPower: this.maxPower, influence: this.sorted() },
      })
      if (differences.length > 0 || can.length === 0) return differences
      const held = this.dice.pick(can)
      this.steps.push(`play ${held.name}`)
      table.do(`play ${held.name}`)
      this.pay(held)
    }
  }

  private sorted(): string {
    return [...FACTIONS].map((letter) => letter.repeat(this.count(letter))).join('')
  }

  private count(letter: string): number {
    return [...this.influence].filter((one) => one === letter).length
  }

  private canPlay({ name, more }: Held): boolean {
    if (isPower(name)) return !this.played
    const [cost, needs] = UNITS[name]!
    return (
      Math.max(0, cost + more) <= this.power &&
      [...FACTIONS].every((f) => [...needs].filter((one) => one === f).length <= this.count(f))
    )
  }

  private pay(held: Held): void {
    const { name, more } = held
    this.hand = this.hand.filter((other) => other !== held)
    if (!isPower(name)) {
      this.power -= Math.max(0, UNITS[name]![0] + more)
      this.units++
      return
    }
    const depleted = name.startsWith('Seat')
      ? !this.hand.some((other) => isSigil(other.name))
      : name.endsWith('Banner') && this.units === 0
    this.played = true
    this.maxPower++
    if (!depleted) this.power++
    this.influence += POWERS[name]!
  }
}
