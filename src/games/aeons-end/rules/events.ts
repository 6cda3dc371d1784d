/** What can be seen to happen. Each kind is reported by exactly one function. */
export const EVENTS = [
  'moved',
  'revealed',
  'shuffled',
  'deckTurnedOver',
  'turnBegan',
  'phaseBegan',
  'aetherGained',
  'aetherSpent',
  'chargesChanged',
  'lifeChanged',
  'graveholdChanged',
  'nemesisChanged',
  'minionChanged',
  'tokensChanged',
  'breachFocused',
  'breachOpened',
  'breachDestroyed',
  'unleashed',
  'exhausted',
  'spellCast',
  'abilityUsed',
  'prevented',
  'husksChanged',
  'gameEnded',
  'became',
  'linksChanged',
  'silenceChanged',
  'playerTokensChanged',
  'shieldsChanged',
] as const

export type EventName = (typeof EVENTS)[number]
const index = (name: EventName): number => EVENTS.indexOf(name)

export const MOVED = index('moved')
export const REVEALED = index('revealed')
export const SHUFFLED = index('shuffled')
export const DECK_TURNED_OVER = index('deckTurnedOver')
export const TURN_BEGAN = index('turnBegan')
export const PHASE_BEGAN = index('phaseBegan')
export const AETHER_GAINED = index('aetherGained')
export const AETHER_SPENT = index('aetherSpent')
export const CHARGES_CHANGED = index('chargesChanged')
export const LIFE_CHANGED = index('lifeChanged')
export const GRAVEHOLD_CHANGED = index('graveholdChanged')
export const NEMESIS_CHANGED = index('nemesisChanged')
export const MINION_CHANGED = index('minionChanged')
export const TOKENS_CHANGED = index('tokensChanged')
export const BREACH_FOCUSED = index('breachFocused')
export const BREACH_OPENED = index('breachOpened')
export const BREACH_DESTROYED = index('breachDestroyed')
export const UNLEASHED = index('unleashed')
export const EXHAUSTED = index('exhausted')
export const SPELL_CAST = index('spellCast')
export const ABILITY_USED = index('abilityUsed')
export const PREVENTED = index('prevented')
export const HUSKS_CHANGED = index('husksChanged')
export const GAME_ENDED = index('gameEnded')
export const BECAME = index('became')
export const LINKS_CHANGED = index('linksChanged')
export const SILENCE_CHANGED = index('silenceChanged')
export const PLAYER_TOKENS_CHANGED = index('playerTokensChanged')
export const SHIELDS_CHANGED = index('shieldsChanged')
