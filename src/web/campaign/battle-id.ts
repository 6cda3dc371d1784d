/** The saved game in which the n-th battle of a campaign is fought. */
export const battleId = (campaign: string, battle: number): string => `${campaign}.${battle}`

/** The campaign that a saved game is a battle of, or null. */
export const campaignOf = (game: string): string | null => {
  const at = game.indexOf('.')
  return at < 0 ? null : game.slice(0, at)
}
