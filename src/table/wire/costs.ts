import type { CommandName, WireCommand } from './commands.ts'

/** What each command takes out of the bucket of its socket. */
export const COST: Readonly<Record<CommandName, number>> = {
  a: 1,
  f: 1,
  act: 1,
  undo: 2,
  vote: 2,
  order: 2,
  think: 1,
  'stand-in': 2,
  rematch: 4,
  repeat: 4,
  close: 4,
  show: 4,
  lang: 4,
  eyes: 4,
  look: 4,
  board: 2,
  why: 2,
  sum: 2,
  numbers: 4,
  hint: 40,
  say: 2,
  listen: 4,
  point: 2,
  lead: 2,
  mark: 2,
  p: 0,
}

/** A `follow` costs more the more parts it has; the board of an earlier moment costs as much as `look`. */
export const costOf = (command: WireCommand): number => {
  if (command.c === 'board' && command.at !== undefined) return COST.look
  return COST[command.c] + (command.c === 'f' ? command.refs.length / 8 : 0)
}
