import { readGrownMage, writeMageCode } from '../../games/aeons-end/growth/code.ts'
import { type GrownMage, newMage } from '../../games/aeons-end/growth/options.ts'
import type { Mage } from '../state.ts'

/** A mage of the campaign as any set-up takes it; what belongs to the campaign alone stays behind. */
export function grownMage({ name, look, stickers, details }: Mage): GrownMage {
  const { gem, ability, temperament, spell, upgrade } = stickers
  return readGrownMage(
    {
      ...newMage(name, look),
      gem,
      ability,
      temperament,
      spell,
      upgrade,
      mastery: masteryOf(stickers.mastery, details.mastery),
    },
    name,
  )
}

function masteryOf(kind: string | undefined, detail: string | undefined): unknown {
  if (kind === undefined) return null
  if (kind === 'retrained') return { kind, into: detail ?? 'crystal' }
  return kind === 'ordered' ? { kind, place: Number(detail ?? 0) } : { kind }
}

/** The short text by which a mage of this campaign plays in any other game. */
export const exportedMage = (mage: Mage): string => writeMageCode(grownMage(mage))
