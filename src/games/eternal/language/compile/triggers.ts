import type { Text } from '../../../../language/compiler/assembler.ts'
import type { Operand } from '../../../../language/compiler/evaluator.ts'
import { missing } from '../../../../language/compiler/missing.ts'
import {
  addTo,
  type EventName,
  eventNumber,
  ONCE,
  ONCE_A_TURN,
  SUBSCRIBES,
  SUBSCRIBES_ANYWHERE,
  type Trigger,
  triggers,
  triggersOf,
} from '../../abilities.ts'
import { MOST_ABILITIES } from '../../rules/triggers/queue-rows.ts'
import { DECK, HAND, MOST_ONCE, PLAYMAT, VOID } from '../../state.ts'
import { zoneOf } from '../evaluate/cards-and-players.ts'
import type { Event, Mastery, Triggered } from '../nodes.ts'
import { OngoingCompiler } from './ongoing.ts'
import { SIDES } from './words.ts'

/** Compiles triggered abilities: what of an event they look at, and where they listen. */
export abstract class TriggerCompiler extends OngoingCompiler {
  /** A trigger without an event, with the next number. */
  protected plainTrigger(): Omit<Trigger, 'text'> {
    return {
      index: triggers.length,
      event: -1,
      guard: 0,
      filter: 0,
      side: 2,
      other: false,
      ordinal: 0,
      exceptByThis: false,
      onceATurn: 0,
      once: 0,
      exactlyOne: false,
      onPlayer: false,
      least: 0,
      additional: false,
      orArmor: false,
      orIsBlocked: false,
      places: 1 << (PLAYMAT >> 1),
    }
  }

  /** The trigger has its number from now on. */
  register(t: Trigger): number {
    if (t.index === MOST_ABILITIES) throw new Error(`there is room for ${MOST_ABILITIES} abilities`)
    triggers.push(t)
    return t.index
  }

  /** A trigger that the rules themselves give. */
  ruleTrigger(text: Text): number {
    return this.register({ ...this.plainTrigger(), text })
  }

  protected triggered(d: number, id: string, node: Triggered, guard: Operand, isUltimate: boolean): void {
    const fits = this.event(node.on)
    const own = node.if === undefined ? 0 : this.condition(node.if)
    const from = node.from?.reduce((mask, place) => mask | (1 << (zoneOf[place] >> 1)), 0)
    const text = this.cardText(`${id} ${node.on.op}`, node.do, 'derived')
    const index = this.register({
      ...this.plainTrigger(),
      ...fits,
      text,
      guard: this.both(guard, own),
      onceATurn: node.limit === 'once per turn' ? this.onceBit(ONCE_A_TURN, d) : 0,
      once: isUltimate || node.limit === 'once' || node.on.op === 'ally' ? this.onceBit(ONCE, d) : 0,
      places: from ?? fits.places ?? 1 << (PLAYMAT >> 1),
    })
    this.give(d, triggers[index]!)
  }

  /** The bit of one more ability of this definition that can be used only so often. */
  protected onceBit(abilities: Uint8Array, d: number): number {
    const i = abilities[d]!
    if (i === MOST_ONCE)
      throw new Error(`there is room for ${MOST_ONCE} abilities of a card that are used once`)
    abilities[d] = i + 1
    // As the state holds it: the last bit is the sign.
    return (1 << (i + 16)) >> 16
  }

  /** The definition has this ability, and subscribes to its event wherever it works. */
  private give(d: number, t: Trigger): void {
    addTo(triggersOf, d, t)
    const half = t.event < 32 ? 0 : 1
    const bit = 1 << (t.event & 31)
    SUBSCRIBES_ANYWHERE[half][d] = SUBSCRIBES_ANYWHERE[half][d]! | bit
    SUBSCRIBES[half].forEach((subscribes, kind) => {
      if ((t.places & (1 << kind)) !== 0) subscribes[d] = subscribes[d]! | bit
    })
  }

  /** Once so much damage was dealt; once per stay. */
  protected mastery(d: number, id: string, node: Mastery): void {
    const text = this.cardText(`${id} mastery`, node.do, 'derived')
    const event = eventNumber('mastery')
    const index = this.register({
      ...this.plainTrigger(),
      event,
      text,
      least: node.n,
      once: this.onceBit(ONCE, d),
    })
    this.give(d, triggers[index]!)
  }

  /** What of an event a trigger looks at. */
  private event(on: Event): Partial<Trigger> & { event: number } {
    const number = (name: EventName) => ({ event: eventNumber(name) })
    const filter = 'that' in on && on.that !== undefined ? { filter: this.filter(on.that) } : {}
    const elsewhere = (1 << (HAND >> 1)) | (1 << (DECK >> 1)) | (1 << (VOID >> 1))
    switch (on.op) {
      case 'summon':
      case 'entomb':
      case 'infiltrate':
      case 'warcried':
      case 'damaged':
        return number(on.op)
      case 'student':
        return number(on.op)
      case 'bearerDies':
        return number('bearer dies')
      case 'ally':
        return { ...number('ally'), ...filter }
      case 'playerHit':
        return { ...number('player hit'), side: on.of === 'you' ? 0 : 1 }
      case 'healthGained':
        return { ...number('health gained'), side: 0, orArmor: on.orArmor === true }
      case 'influenceGained':
        return { ...number('influence gained'), side: 0 }
      case 'drawn':
        return { ...number('drawn'), places: elsewhere }
      case 'discarded':
        return { ...number('discarded'), places: elsewhere }
      case 'played':
        if (on.onThis === true) return { ...number('played on this'), ...filter, side: SIDES[on.by] }
        return {
          ...number('played'),
          ...filter,
          side: SIDES[on.by],
          ordinal: on.ordinal ?? 0,
          other: on.other === true,
          exceptByThis: on.exceptByThis === true,
        }
      case 'cardDrawn':
        return {
          ...number('card drawn'),
          ...filter,
          side: SIDES[on.by],
          additional: on.additional === true,
        }
      case 'attacks':
        return on.that === undefined ? number('attacks') : { ...number('unit attacks'), ...filter, side: 0 }
      case 'attackDeclared':
        return {
          ...number('attack declared'),
          ...filter,
          side: SIDES[on.by],
          exactlyOne: on.exactlyOne === true,
          onPlayer: on.onPlayer === true,
        }
      case 'blocks':
        return { ...number('blocks'), orIsBlocked: on.orIsBlocked === true }
      case 'dies':
        return { ...number('dies'), ...filter, side: SIDES[on.of], other: on.other === true }
      case 'goesToVoid':
        return { ...number('goes to void'), ...filter, other: on.other === true }
      case 'sacrificed':
        return { ...number('sacrificed'), ...filter, side: SIDES[on.of] }
      case 'hits':
        return { ...number('hits'), ...filter }
      case 'startOfTurn':
      case 'endOfTurn':
        return {
          ...number(on.op === 'startOfTurn' ? 'start of turn' : 'end of turn'),
          side: on.of === 'cursed' ? 1 : SIDES[on.of],
        }
      default:
        return missing(on)
    }
  }
}
