/** Pictures of decks that no card stands for. */
export const DECK_PICTURES = {
  random: 'perspective-dice-six-faces-random',
  pasted: 'scroll-unfurled',
  own: 'card-pick',
} as const
