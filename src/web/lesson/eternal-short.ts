import { byItself, shortLesson, step } from './script.ts'

const DECK = ['Fire Sigil', 'Torch', 'Torch', 'Fire Sigil']
const BOT = { bot: 'search:easy' } as const
const PUPIL = { bot: null } as const

export const attack = shortLesson('eternal', {
  id: 'attack',
  title: { en: 'Units and attack', fr: 'Unités et attaque' },
  goal: {
    en: 'The goal: damage to the player, not to the units. Clear the way, then attack.',
    fr: 'Le but\u00a0: blesser le joueur, pas ses unités. Ouvrez la voie, puis attaquez.',
  },
  minutes: 3,
  given: {
    turn: 5,
    'player 1': {
      health: 20,
      power: 3,
      influence: 'FFJ',
      units: ['Oni Ronin', 'Rakano Outlaw'],
      hand: ['Torch'],
      deck: DECK,
    },
    'player 2': { health: 9, units: ['Pyre Adept'], deck: DECK, hand: [] },
  },
  players: [PUPIL, BOT],
  steps: [
    step(
      { kind: 'play', object: { card: '1-8' } },
      'One enemy unit could block. Play Torch.',
      'Une unité adverse pourrait bloquer. Jouez la Torche.',
    ),
    step(
      { kind: 'pick', object: { card: '1-21' } },
      'Aim it at Pyre Adept: 3 damage are enough.',
      'Visez l’Adepte du bûcher\u00a0: 3 dégâts suffisent.',
    ),
    step(
      { kind: 'attack', object: { card: '1-20' } },
      'Nobody is left to block. Attack with both units: choose each of them, then confirm.',
      'Plus personne pour bloquer. Attaquez avec les deux unités\u00a0: choisissez-les l’une et l’autre, puis confirmez.',
    ),
    step({ kind: 'attack', object: { card: '1-13' } }),
  ],
  farewell: {
    en: 'Units that attacked are exhausted and cannot block until your next turn: attack when what comes back at you hurts less. An arrow beside a health shows what an attack would leave.',
    fr: 'Les unités qui ont attaqué sont épuisées et ne bloquent pas avant votre prochain tour\u00a0: attaquez quand la riposte fera moins mal. Une flèche près des points de vie montre ce que l’attaque laisserait.',
  },
})

export const blocking = shortLesson('eternal', {
  id: 'blocking',
  title: { en: 'Blocking', fr: 'Bloquer' },
  goal: {
    en: 'The goal: survive an attack with 5 health left, and win the fights. Every unit of yours may block one attacker.',
    fr: 'Le but\u00a0: survivre à une attaque avec 5 points de vie, et gagner les duels. Chacune de vos unités peut bloquer un attaquant.',
  },
  minutes: 3,
  given: {
    turn: 6,
    'player 1': { health: 20, units: ['Bold Adventurer', 'Oni Ronin'], deck: DECK, hand: [] },
    'player 2': { health: 5, units: ['Valkyrie Enforcer', 'Pyre Adept'], deck: DECK, hand: [] },
  },
  players: [BOT, PUPIL],
  steps: [
    byItself({ kind: 'attack', object: { card: '1-13' } }, 'You are attacked.', 'On vous attaque.'),
    byItself({ kind: 'attack' }),
    step(
      { kind: 'block', object: { index: 0 } },
      'Two units attack you. Take your Valkyrie Enforcer as a blocker …',
      'Deux unités vous attaquent. Prenez la Valkyrie justicière comme bloqueur…',
    ),
    step(
      { kind: 'pick', object: { card: '1-77' } },
      '… against Bold Adventurer.',
      '… contre l’Aventurier intrépide.',
    ),
    step({ kind: 'block' }, 'And Pyre Adept …', 'Et l’Adepte du bûcher…'),
    step({ kind: 'pick', object: { card: '1-13' } }, '… against Oni Ronin.', '… contre le Ronin oni.'),
  ],
  farewell: {
    en: 'A blocked unit hurts the blocker, not you; both strike at the same time. Block where you win the fight or where you must, and let small attackers through while your health lasts.',
    fr: 'Une unité bloquée blesse son bloqueur, pas vous\u00a0; les deux frappent en même temps. Bloquez là où vous gagnez le duel ou là où il le faut, et laissez passer les petits attaquants tant que vos points de vie le permettent.',
  },
})

export const fast = shortLesson('eternal', {
  id: 'fast',
  title: { en: 'Fast spells and reactions', fr: 'Sorts rapides et réactions' },
  goal: {
    en: 'The goal: win a fight that looks lost. Fast spells can be played in the turn of the other player.',
    fr: 'Le but\u00a0: gagner un duel qui semble perdu. Un sort rapide peut être joué au tour de l’autre joueur.',
  },
  minutes: 3,
  given: {
    turn: 6,
    'player 1': { health: 20, power: 9, units: ['Bold Adventurer'], deck: DECK, hand: [] },
    'player 2': {
      health: 5,
      power: 4,
      influence: 'JJ',
      units: ['Pyre Adept'],
      hand: ['Finest Hour'],
      deck: DECK,
    },
  },
  players: [BOT, PUPIL],
  steps: [
    byItself({ kind: 'attack' }, 'You are attacked.', 'On vous attaque.'),
    step(
      { kind: 'pass' },
      'You could answer now, before blocks. But what you do now the attacker sees: wait. Pass.',
      'Vous pourriez répondre maintenant, avant les blocages. Mais l’attaquant le verrait\u00a0: attendez. Passez.',
    ),
    step(
      { kind: 'block' },
      'Block with Pyre Adept, although it would lose.',
      'Bloquez avec l’Adepte du bûcher, même s’il devait perdre.',
    ),
    step(
      { kind: 'play' },
      'Now the fight is set, and the attacker cannot take it back: play Finest Hour.',
      'Le duel est fixé, l’attaquant ne peut plus reculer\u00a0: jouez l’Heure de gloire.',
    ),
    step(
      { kind: 'pick', object: { card: '1-21' } },
      'On Pyre Adept: +3/+3.',
      'Sur l’Adepte du bûcher\u00a0: +3/+3.',
    ),
  ],
  farewell: {
    en: 'Unspent power is a threat: the other player cannot know what you hold. Under “Ask me” you choose how often you are stopped for answers.',
    fr: 'De la puissance non dépensée est une menace\u00a0: l’autre joueur ignore ce que vous tenez. Sous «\u202fMe demander\u202f», choisissez quand on vous arrête pour répondre.',
  },
})

export const market = shortLesson('eternal', {
  id: 'market',
  title: { en: 'The market', fr: 'Le marché' },
  goal: {
    en: 'The goal: the right card at the right time. A market holds up to five more cards beside the deck; merchants fetch one.',
    fr: 'Le but\u00a0: la bonne carte au bon moment. Un marché garde jusqu’à cinq cartes à côté du deck\u00a0; les marchands en rapportent une.',
  },
  minutes: 2,
  given: {
    turn: 7,
    'player 1': {
      health: 12,
      power: 6,
      influence: 'JJFFTT',
      hand: ['Ixtun Merchant', 'Time Sigil'],
      market: ['Harsh Rule', 'Torch'],
      deck: DECK,
    },
    'player 2': { health: 3, units: ['Sandstorm Titan'], deck: DECK, hand: [] },
  },
  players: [PUPIL, BOT],
  steps: [
    step(
      { kind: 'play', object: { index: 0 } },
      'The other player has 3 health left, and your hand cannot reach it. Play Ixtun Merchant.',
      'L’autre joueur n’a plus que 3 points de vie, et votre main ne l’atteint pas. Jouez le Marchand d’Ixtun.',
    ),
    step(
      { kind: 'pick' },
      'He swaps a card of your hand with a Fire card of your market: take Torch.',
      'Il échange une carte de votre main contre une carte Feu de votre marché\u00a0: prenez la Torche.',
    ),
  ],
  farewell: {
    en: 'Torch is in your hand, and there is power for it: finish the game. A deck has at least 75 cards, at most four of each, a third of it power; the deck builder says what is missing while you build.',
    fr: 'La Torche est dans votre main, et il y a la puissance pour la jouer\u00a0: finissez la partie. Un deck compte au moins 75 cartes, quatre exemplaires au plus, un tiers de puissance\u00a0; l’atelier dit ce qui manque pendant que vous construisez.',
  },
})
