import type { BothLanguages } from '../../kernel/refusal.ts'
import type { Lang } from '../../language/face.ts'
import type { Person } from '../../language/people.ts'
import type { Player } from '../moment.ts'

/** Whoever has deleted her account keeps her place in the game, but not her name. */
export const SOMEBODY: BothLanguages = { en: 'Somebody', fr: 'Quelqu’un' }

/** The same players for a reader of this language: whoever has no name any more is somebody. */
export const namedIn = (players: readonly Player[], lang: Lang): readonly Player[] =>
  players.map((player) => (player.name === '' ? { ...player, name: SOMEBODY[lang] } : player))

interface Named {
  readonly name: string
  readonly bot: string | null
}

/**
 * Who sits where, as the words of one reader call them: herself, the others by name, and whoever has none any more as
 * somebody. A bot has no name: it is the opponent of whoever sits there with it alone.
 */
export const peopleFor = (
  seats: readonly Named[],
  answersFor: readonly number[],
  lang: Lang,
): readonly Person[] =>
  seats.map(({ name, bot }, seat) => {
    if (answersFor.length === 1 && answersFor[0] === seat) return { you: true }
    if (name !== '') return { name }
    if (bot === null) return { name: SOMEBODY[lang] }
    return answersFor.length === 1 && seats.length === 2 ? { opponent: true } : null
  })
