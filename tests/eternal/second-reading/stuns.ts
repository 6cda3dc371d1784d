import { type Dice, Table } from './table.ts'

/*
 * A second, plain reading of stunning, exhausting and readying (ER66, ER70 to ER73, EG9): one unit, a list of what
 * stuns it, and the same events in any order.
 */

const UNIT = 'Dormant Sentinel'
const EVENTS = [
  'stun',
  'exhaust',
  'ready',
  'silence',
  'frost',
  'kill frost',
  'sprite',
  'kill sprite',
  'silence sprite',
  'shield',
  'kill shield',
  'end turn',
  'end turn',
] as const

export class StunCase {
  readonly given = { 'player 1': { units: [UNIT], deck: 20 }, 'player 2': { deck: 20 } }
  readonly steps: unknown[] = []
  private readonly dice: Dice
  private exhausted = false
  /** A stun of its own, until it has missed a ready step. */
  private dazed = false
  /** Curses, shields and sprites in the order in which they came; false for those that are silenced. */
  private frosts: boolean[] = []
  private shields: boolean[] = []
  private sprites: boolean[] = []
  /** What was killed is played again from the void before a new one, and a silenced card stays silenced (EG9). */
  private readonly voids = { frosts: [] as boolean[], shields: [] as boolean[], sprites: [] as boolean[] }
  private stunned = false
  private turn: 1 | 2 = 1

  constructor(dice: Dice) {
    this.dice = dice
  }

  play(): readonly unknown[] {
    const table = new Table(this.given)
    for (let i = 0; i < 14; i++) {
      const step = this.happen(this.dice.pick(EVENTS))
      if (step === null) continue
      this.steps.push(step)
      table.do(step)
      table.do('pass all')
      this.settle()
      const differences = table.differences(this.expected())
      if (differences.length > 0) return differences
    }
    return []
  }

  private get endures(): boolean {
    return this.shields.includes(true)
  }

  private get held(): boolean {
    return !this.endures && (this.frosts.includes(true) || this.sprites.includes(true))
  }

  /** What begins or ends by itself: whoever is held is stunned, whoever nothing stuns any more is ready. */
  private settle(): void {
    const before = this.stunned
    if (this.endures) this.dazed = false
    this.stunned = this.dazed || this.held
    if (this.stunned && !before) this.exhausted = true
    if (!this.stunned && before) this.exhausted = false
  }

  /** The event in a scenario's words, carried out here; null when it cannot happen. */
  private happen(event: (typeof EVENTS)[number]): string | null {
    switch (event) {
      case 'stun':
        if (!this.endures) {
          this.dazed = true
          this.exhausted = true
          this.stunned = true
        }
        return `stun ${UNIT}`
      case 'exhaust':
        if (!this.endures) this.exhausted = true
        return `exhaust ${UNIT}`
      case 'ready':
        if (!this.held) {
          this.dazed = false
          this.stunned = false
          this.exhausted = false
        }
        return `ready ${UNIT}`
      case 'silence':
        this.frosts = this.frosts.map(() => false)
        this.shields = this.shields.map(() => false)
        return `silence ${UNIT}`
      case 'frost':
        this.enter('frosts')
        return 'player 2 plays Permafrost for free'
      case 'sprite':
        if (this.sprites.length > 3) return null
        this.enter('sprites')
        return 'player 2 plays Ice Sprite for free'
      case 'shield':
        this.enter('shields')
        return 'player 1 plays Stalwart Shield for free'
      case 'kill frost':
        return this.kill('frosts') ? 'kill Permafrost' : null
      case 'kill sprite':
        return this.kill('sprites') ? 'kill Ice Sprite' : null
      case 'kill shield':
        return this.kill('shields') ? 'kill Stalwart Shield' : null
      case 'silence sprite':
        if (this.sprites.length === 0) return null
        this.sprites[0] = false
        return 'silence Ice Sprite'
      case 'end turn':
        this.endTurn()
        return 'end turn'
    }
  }

  private enter(what: 'frosts' | 'shields' | 'sprites'): void {
    this[what].push(this.voids[what].shift() ?? true)
  }

  private kill(what: 'frosts' | 'shields' | 'sprites'): boolean {
    const works = this[what].shift()
    if (works !== undefined) this.voids[what].push(works)
    return works !== undefined
  }

  private endTurn(): void {
    if (this.endures) this.exhausted = false
    this.turn = this.turn === 1 ? 2 : 1
    if (this.turn === 2 || !this.exhausted) return
    if (this.dazed) {
      // It misses this ready step, and then its own stun is over.
      this.dazed = false
      this.stunned = this.held
    } else if (!this.held) this.exhausted = false
  }

  private expected(): unknown {
    return {
      current: this.turn,
      'player 1': { units: [{ card: UNIT, exhausted: this.exhausted, stunned: this.stunned }] },
    }
  }
}
