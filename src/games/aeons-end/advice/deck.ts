import { NONE } from '../../../kernel/state.ts'
import { SPELL, typeOf } from '../content.ts'
import { castBonus } from '../rules/breaches.ts'
import { BREACHES, breachState, defOf, handOf, nemesisId, OPENED, type State, zones } from '../state.ts'
import { aetherOfCard, damageOfCard, otherOfCard } from './profile.ts'
import { traitsOf } from './traits.ts'

/*
 * What a player's deck is good for. Hands are five cards, decks are never thinned by chance: what a turn
 * brings is five times the average card, and no more spells can be cast than there are opened breaches.
 */

const ZONES_OF_A_PLAYER = 8
const HAND = 5
/** A small hit on a nemesis in armour still finishes minions. */
const SMALL_HIT = 0.3
/** How far the better spells are the ones that are cast. */
const CHOICE = 0.2

/** A player's deck as a whole, wherever its cards lie now. One is used again for every look. */
export class Deck {
  cards = 0
  spells = 0
  aether = 0
  damage = 0
  /** Sum of the squares of what its spells deal: how far they differ. */
  squares = 0
  other = 0
  /** Opened breaches, and the damage that they add to a cast on average. */
  breaches = 0
  bonus = 0
  /** What the nemesis takes off every hit. */
  armour = 0

  read(s: State, p: number): void {
    this.armour = traitsOf(nemesisId.get(s)).armour
    this.cards = 0
    this.spells = 0
    this.aether = 0
    this.damage = 0
    this.squares = 0
    this.other = 0
    for (let z = handOf(p); z < handOf(p) + ZONES_OF_A_PLAYER; z++)
      for (let c = zones.first(s, z); c !== NONE; c = zones.after(s, c)) this.add(defOf(s, c), 1)
    this.breaches = 0
    this.bonus = 0
    for (let b = p * BREACHES; b < (p + 1) * BREACHES; b++) {
      if (breachState.get(s, b) < OPENED) continue
      this.breaches++
      this.bonus += castBonus(s, b)
    }
  }

  /** One card more, or with -1 one less. */
  add(def: number, n: number): void {
    this.cards += n
    this.aether += n * aetherOfCard[def]!
    const damage = this.dealt(damageOfCard[def]!)
    this.damage += n * damage
    this.other += n * otherOfCard[def]!
    if (typeOf[def] !== SPELL) return
    this.spells += n
    this.squares += n * damage * damage
  }

  private dealt(damage: number): number {
    return Math.max(SMALL_HIT * damage, damage - this.armour)
  }

  /** Damage of a usual turn. */
  get damagePerTurn(): number {
    if (this.spells === 0 || this.breaches === 0) return 0
    const drawn = (HAND * this.spells) / this.cards
    const least = Math.min(drawn, this.breaches)
    const most = Math.max(drawn, this.breaches)
    // Spells come in lumps: with room for just as many as are drawn on average, some have to wait.
    const cast = least * (1 - (0.25 * least) / most)
    const mean = this.damage / this.spells
    // Where spells have to wait, it is the weaker ones that do.
    const spread = Math.sqrt(Math.max(0, this.squares / this.spells - mean * mean))
    return cast * (mean + CHOICE * (1 - cast / drawn) * spread + this.bonus / this.breaches)
  }

  get aetherPerTurn(): number {
    return this.cards === 0 ? 0 : (HAND * this.aether) / this.cards
  }

  get otherPerTurn(): number {
    return this.cards === 0 ? 0 : (HAND * this.other) / this.cards
  }
}
