/** Every game of the page, in the order in which they are offered. */
export const GAMES = ['aeons-end', 'eternal'] as const
export type GameId = (typeof GAMES)[number]
