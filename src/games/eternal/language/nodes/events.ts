import type { Filter } from './expressions.ts'
import type { Side } from './words.ts'

export type Event =
  | { readonly op: 'summon' }
  | { readonly op: 'entomb' }
  | { readonly op: 'infiltrate' }
  | {
      readonly op: 'played'
      readonly that?: Filter
      readonly by: Side
      /** "your first ... each turn", "your second ... in a turn". */
      readonly ordinal?: number
      readonly other?: true
      /** The copy that this ability plays does not trigger it again (ER97). */
      readonly exceptByThis?: true
      /** Played directly on this unit (ER34). */
      readonly onThis?: true
    }
  | { readonly op: 'drawn' }
  | {
      readonly op: 'cardDrawn'
      readonly that?: Filter
      readonly by: Side
      /** Not the turn's own draw. */
      readonly additional?: true
    }
  | { readonly op: 'attacks'; readonly that?: Filter }
  | {
      readonly op: 'attackDeclared'
      readonly by: Side
      readonly that?: Filter
      readonly exactlyOne?: true
      /** The enemy player is attacked, not a site. */
      readonly onPlayer?: true
    }
  | { readonly op: 'warcried' }
  | { readonly op: 'blocks'; readonly orIsBlocked?: true }
  | { readonly op: 'dies'; readonly that?: Filter; readonly of: Side; readonly other?: true }
  | { readonly op: 'goesToVoid'; readonly that?: Filter; readonly other?: true }
  | { readonly op: 'discarded' }
  | { readonly op: 'sacrificed'; readonly that?: Filter; readonly of: Side }
  | { readonly op: 'hits'; readonly that?: Filter }
  | { readonly op: 'damaged' }
  | { readonly op: 'healthGained'; readonly orArmor?: true }
  /** The unit that this weapon or curse is on dies. */
  | { readonly op: 'bearerDies' }
  /** One or more units hit the player at the same time. */
  | { readonly op: 'playerHit'; readonly of: 'you' | 'cursed' }
  /** Was exhausted for a Mentor. */
  | { readonly op: 'student' }
  /** There is another unit of yours that fits. */
  | { readonly op: 'ally'; readonly that: Filter }
  | { readonly op: 'influenceGained' }
  | { readonly op: 'startOfTurn'; readonly of: Side | 'cursed' }
  | { readonly op: 'endOfTurn'; readonly of: Side | 'cursed' }
