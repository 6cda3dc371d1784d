import { supplyZone } from '../../../../games/aeons-end/place-names.ts'
import type { Choice, Reference } from '../types.ts'

/**
 * What on the table can be chosen now. The board knows no rules: a choice refers to a card by its place,
 * to a breach, a player or a pile, and that is what lights up.
 */
export class Lights {
  private readonly choices: readonly Choice[]

  constructor(choices: readonly Choice[]) {
    this.choices = choices
  }

  private about(fits: (ref: Reference) => boolean): readonly Choice[] {
    return this.choices.filter(({ ref }) => fits(ref))
  }

  /** Choices about the card that lies there. Of cards that are alike only the first is offered, for all of them. */
  card(zone: string, index: number, card: string): readonly Choice[] {
    const placeOf = (ref: Reference): number => ref.index ?? 0
    const at = (place: number): readonly Choice[] =>
      this.about((ref) => ref.zone === zone && ref.card === card && placeOf(ref) === place)
    const exactly = at(index)
    if (exactly.length > 0 || zone === 'nemesis play') return exactly
    const places = this.about((ref) => ref.zone === zone && ref.card === card).map(({ ref }) => placeOf(ref))
    const above = places.filter((place) => place < index)
    return at(above.length > 0 ? Math.max(...above) : Math.min(...places))
  }

  /** Choices about a breach itself, not about the spell in it. */
  breach(player: number, breach: number): readonly Choice[] {
    return this.about(
      (ref) =>
        ref.player === player && ref.breach === breach && ref.kind !== 'cast' && ref.kind !== 'use prepped',
    )
  }

  player(player: number): readonly Choice[] {
    return this.about((ref) => ref.player === player && ref.breach === undefined && ref.kind !== 'ability')
  }

  pile(pile: number): readonly Choice[] {
    return this.about((ref) => ref.pile === pile || ref.zone === supplyZone(pile))
  }

  target(target: Reference['target']): readonly Choice[] {
    return this.about((ref) => ref.target === target)
  }

  kind(kind: Reference['kind']): readonly Choice[] {
    return this.about((ref) => ref.kind === kind)
  }

  ability(player: number): Choice | undefined {
    return this.about((ref) => ref.kind === 'ability' && ref.player === player)[0]
  }

  /** Cards that can be chosen but lie where the table does not show them one by one. */
  elsewhere(shown: (zone: string, index: number) => boolean): readonly Choice[] {
    return this.about(
      ({ zone, card, index }) => zone !== undefined && card !== undefined && !shown(zone, index ?? NaN),
    )
  }
}
