/** One of the 25 texts that are hardest to say: its definitions, and where they are played. */
export interface Hardest {
  readonly n: number
  readonly what: string
  /** Cards, mages and nemeses; each has a scenario that proves it. */
  readonly ids: readonly string[]
}

export const hardest: readonly Hardest[] = [
  {
    n: 1,
    what: 'hidden cards in the decks of players, forced at two moments, and destruction replaced',
    ids: ['crooked-mask', 'dire-wisdom', 'nothingness', 'reckless-might', 'insatiable-avarice'],
  },
  {
    n: 2,
    what: 'a pile of devoured cards that is a supply pile of its top card, and a loss by an empty supply',
    ids: ['prince-of-gluttons', 'cerephage'],
  },
  {
    n: 3,
    what: 'minions without cards, damage spread for a price, a table that is looked up',
    ids: ['carapace-queen', 'foul-multitudes', 'legion-beacon', 'maggot-engine'],
  },
  {
    n: 4,
    what: 'a nemesis that cannot be damaged, texts resolved without their damage, a step of the rules replaced',
    ids: ['hollow-crown', 'reign', 'nameless-faith', 'bezu'],
  },
  {
    n: 5,
    what: 'surgery on the turn order deck, and cards that go under the nemesis deck',
    ids: ['gate-witch', 'rift-scourge', 'distort', 'hasten', 'nether-spiral'],
  },
  {
    n: 6,
    what: 'damage reduced by a live counter that changes after each instance',
    ids: ['magus-of-cloaks', 'veil-daughter', 'rising-dark'],
  },
  {
    n: 7,
    what: 'an OR under the rule of the fully possible way, by the state of the turn order',
    ids: ['umbra-titan'],
  },
  {
    n: 8,
    what: 'a supply grid with bridges, a path on every gain, a power resolved from outside and filled again',
    ids: ['deathmind', 'sever-link'],
  },
  {
    n: 9,
    what: 'a nemesis with breaches and spells, which players displace for charges',
    ids: ['xaxos-ascended', 'beginning', 'xaxos-ascended-flare'],
  },
  {
    n: 10,
    what: 'a spell cast on the nemesis turn with its damage sent elsewhere',
    ids: ['fungal-mesh', 'deadly-overload'],
  },
  { n: 11, what: 'single cards changed for good', ids: ['haze-fiend', 'fracture', 'flawed-crystal'] },
  {
    n: 12,
    what: 'a turn order card with a trigger, a rule changed for the rest of the game, loss at ten',
    ids: ['maelstrom-risen', 'ferocious-assault'],
  },
  {
    n: 13,
    what: 'a minion without limits, a loop at the end of the turn, protection of others, a text four times',
    ids: ['spawning-horror', 'breeding-chamber', 'nest-defender', 'accelerated-breeding'],
  },
  { n: 14, what: 'another card resolved where it lies', ids: ['engulf'] },
  { n: 15, what: 'the most recently discarded minion back into play', ids: ['awaken', 'crumble'] },
  {
    n: 16,
    what: 'damage reduced by what the table discards together before it lands',
    ids: ['pulverizing-ray'],
  },
  { n: 17, what: 'a spell cast without being discarded, then again', ids: ['jian'] },
  {
    n: 18,
    what: 'spells of others cast, each with a place of its own afterwards',
    ids: ['mist-war-eternal', 'vortex-gauntlet'],
  },
  {
    n: 19,
    what: 'abilities on the turn of another, room in breaches for a turn, turn order cards moved',
    ids: ['kadir', 'lash', 'xaxos'],
  },
  {
    n: 20,
    what: 'interruptions after a turn order card and between drawing and resolving a nemesis card',
    ids: ['phaedraxa', 'adelheim'],
  },
  { n: 21, what: 'a breach destroyed and replaced by another one', ids: ['dezmodia'] },
  {
    n: 22,
    what: 'spells over two breaches, two in one, or in a closed one',
    ids: ['crystallize', 'pyrotechnic-surge', 'kindle', 'feral-lightning'],
  },
  {
    n: 23,
    what: 'aether with permitted uses, and gains that go elsewhere or cause other gains',
    ids: [
      'searing-ruby',
      'moonstone-shard',
      'oblivion-shard',
      'nova-forge',
      'worldheart-shard',
      'frozen-magmite',
      'volcanic-glass',
      'bloodstone-jewel',
    ],
  },
  {
    n: 24,
    what: 'what was played this turn, and an action for the rest of it',
    ids: ['unstable-prism', 'arcane-nexus', 'diamond-cluster', 'clouded-sapphire', 'fulmite-slab'],
  },
  {
    n: 25,
    what: 'divided damage, kills by their source, exhaustion inside exhaustion',
    ids: ['garu', 'extinguish'],
  },
]
