/** Every observable change. The comment says what a, b, c and d are. */
export const GAME_EVENTS = [
  'none',
  /** card, from zone, to zone, why */
  'moved',
  /** card, player */
  'drawn',
  /** player */
  'shuffled',
  /** card, player, free */
  'played',
  /** card, definition before */
  'transformed',
  /** object, amount, source object */
  'damaged',
  /** player, change */
  'health',
  /** player, change */
  'armor',
  /** player, power, maximum */
  'power',
  /** player, faction, change */
  'influence',
  /** card */
  'exhausted',
  /** card */
  'readied',
  /** card */
  'stunned',
  /** card */
  'silenced',
  /** card, strength, health, this turn */
  'changed',
  /** card, skills gained (their low and their high half), Warcry or LATER */
  'gained',
  /** card, cost change */
  'cost changed',
  /** player, skills (their low and their high half), this turn (1) and whether they are later ones (2) */
  'player gained',
  /** card or player: an Aegis was spent */
  'aegis',
  /** card: killed */
  'killed',
  /** card: sacrificed */
  'sacrificed',
  /** card, new controller */
  'stolen',
  /** card: negated */
  'negated',
  /** player whose turn begins, number */
  'turn',
  /** phase */
  'phase',
  /** attacker */
  'attacks',
  /** blocker, attacker */
  'blocks',
  /** attacker or player, object */
  'direct attack',
  /** player asked, card or NONE */
  'window',
  /** player who has nothing to add */
  'passed',
  /** player: keeps or redraws is not logged before both have answered */
  'hand kept',
  /** player, cards in the new hand */
  'hand redrawn',
  /** source card, trigger */
  'triggered',
  /** winner, ending */
  'won',
  /** player, first object chosen */
  'chosen',
  /** definition, by */
  'number changed',
  /** unit, attacked object */
  'warcry',
  /** 1 begins, 0 ends */
  'night',
  /** player, debt now */
  'debt',
  /** unit: its Regen was used */
  'regen',
  /** unit: out of reach (1) or back (0) */
  'shifted',
  /** card that lay face down */
  'revealed',
  /** A card is not made: the table is full */
  'no room',
] as const
/** In the place of Warcry: the skills are later ones. */
export const LATER = -1
export type GameEvent = (typeof GAME_EVENTS)[number]

const number = (name: GameEvent): number => GAME_EVENTS.indexOf(name)
export const MOVED = number('moved')
export const DRAWN = number('drawn')
export const SHUFFLED = number('shuffled')
export const PLAYED_EVENT = number('played')
export const TRANSFORMED = number('transformed')
export const DAMAGED = number('damaged')
export const HEALTH_EVENT = number('health')
export const ARMOR_EVENT = number('armor')
export const POWER_EVENT = number('power')
export const INFLUENCE_EVENT = number('influence')
export const EXHAUSTED_EVENT = number('exhausted')
export const READIED = number('readied')
export const STUNNED_EVENT = number('stunned')
export const SILENCED_EVENT = number('silenced')
export const CHANGED = number('changed')
export const GAINED = number('gained')
export const COST_CHANGED = number('cost changed')
export const PLAYER_GAINED = number('player gained')
export const AEGIS_SPENT = number('aegis')
export const KILLED = number('killed')
export const SACRIFICED = number('sacrificed')
export const STOLEN = number('stolen')
export const NEGATED_EVENT = number('negated')
export const TURN_EVENT = number('turn')
export const PHASE_EVENT = number('phase')
export const ATTACKS_EVENT = number('attacks')
export const BLOCKS_EVENT = number('blocks')
export const DIRECT_ATTACK = number('direct attack')
export const WINDOW = number('window')
export const PASSED = number('passed')
export const HAND_KEPT = number('hand kept')
export const HAND_REDRAWN = number('hand redrawn')
export const TRIGGERED = number('triggered')
export const WON = number('won')
export const CHOSEN = number('chosen')
export const NUMBER_CHANGED = number('number changed')
export const WARCRY_EVENT = number('warcry')
export const NIGHT_EVENT = number('night')
export const DEBT_EVENT = number('debt')
export const REGEN_EVENT = number('regen')
export const SHIFTED_EVENT = number('shifted')
export const REVEALED = number('revealed')
export const NO_ROOM = number('no room')
