/** Faces of mages whom players have named themselves, by their seats. */
export const MAGE_FACES = ['woman-elf-face', 'viking-head', 'monk-face', 'witch-face'] as const

/** Pictures for cards that have none of their own yet, by kind. */
export const usualPictures: Readonly<Record<string, readonly string[]>> = {
  unit: ['swordman', 'spartan', 'barbarian', 'centaur', 'direwolf', 'griffin-symbol', 'golem-head'],
  spell: ['bolt-spell-cast', 'magic-swirl', 'spell-book', 'burning-book', 'sparkles', 'aura'],
  'fast spell': ['lightning-arc', 'quick-slash', 'sprint', 'thunder-struck'],
  weapon: ['broadsword', 'sharp-axe', 'spears', 'crossbow'],
  'relic weapon': ['relic-blade', 'winged-sword', 'rune-sword', 'thor-hammer'],
  relic: ['rune-stone', 'crystal-shrine', 'amphora', 'obelisk'],
  'cursed relic': ['skull-staff'],
  site: ['castle', 'temple-gate', 'watchtower'],
  power: ['star-swirl'],
  curse: ['cursed-star', 'frozen-body'],
  gem: ['gems'],
  attack: ['battered-axe'],
  minion: ['imp'],
  strike: ['claw-slashes'],
  corruption: ['vile-fluid'],
  acolyte: ['cultist'],
  mage: MAGE_FACES,
}

/** Small pictures that are no card: skills, tokens, places. */
export const signs = ['flame', 'cultist', 'castle', 'card-draw', 'abstract-091', 'beetle-shell'] as const

export const OTHER = 'card-draw'
