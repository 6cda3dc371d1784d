import type { Lesson } from './lesson.ts'
import { step } from './script.ts'

/** Brama and Kadir learn to play: six turns, from the first Crystal to the first blow of the nemesis. */
export const aeonsEndLesson: Lesson = {
  game: 'aeons-end',
  id: 'first',
  title: { en: 'Your first round', fr: 'Votre première manche' },
  goal: {
    en: 'The goal: bring Rageborne from 60 life to 0 before Gravehold falls from 35 to 0. Its dial is above, the city beside it.',
    fr: 'Le but\u00a0: faire tomber Rage Incarnée de 60 points de vie à 0 avant que Gravehold ne tombe de 35 à 0. Son cadran est en haut, la cité à côté.',
  },
  minutes: 5,
  from: { kind: 'deal', setup: { difficulty: 'beginner' }, seed: 'first-1834' },
  players: [],
  steps: [
    step(
      { kind: 'play', card: 'crystal' },
      'You play two mages, Brama and Kadir, against Rageborne. The turn order deck has chosen Brama. Gems give aether, the money of a turn: play a Crystal.',
      'Vous jouez deux mages, Brama et Kadir, contre Rage Incarnée. Le paquet d’ordre du tour a désigné Brama. Les gemmes donnent de l’éther, la monnaie d’un tour : jouez un Cristal.',
    ),
    step(
      { kind: 'play', card: 'crystal' },
      'One aether. Whatever you do not spend this turn is lost, so play the other Crystals too.',
      'Un éther. Ce que vous ne dépensez pas ce tour-ci est perdu : jouez aussi les autres Cristaux.',
    ),
    step({ kind: 'play', card: 'crystal' }),
    step({ kind: 'play', card: 'crystal' }),
    step(
      { kind: 'gain', card: 'jade' },
      'Four aether. The supply has nine piles to buy from. Gain a Jade for 2: it goes to your discard pile and gives 2 aether each time you play it.',
      '4 éther. La réserve a neuf piles où acheter. Acquérez un Jade pour 2 : il va dans votre défausse et donne 2 éther à chaque fois que vous le jouez.',
    ),
    step(
      { kind: 'focus', breach: 2 },
      'Spells are cast from breaches. A closed breach can be opened, which is dear, or focused: a quarter turn now, cheaper to open later. Focus breach II for 2.',
      'Les sorts se lancent depuis des brèches. Une brèche fermée peut être ouverte, ce qui est cher, ou stabilisée : un quart de tour maintenant, moins chère à ouvrir ensuite. Stabilisez la brèche II pour 2.',
    ),
    step(
      { kind: 'prep', card: 'buried-light', breach: 1 },
      'Now a spell. You prep it this turn and cast it at the beginning of your next one. Prep Buried Light to breach I, which is open.',
      'Un sort, maintenant. On le prépare ce tour-ci, on le lance au début du prochain. Préparez la Lumière enterrée sur la brèche I, qui est ouverte.',
    ),
    step(
      { kind: 'play', card: 'emerald-shard' },
      'Nothing was left to do, so Brama’s turn ended: played cards went to her discard pile, and she drew back up to five. Kadir is next. Play Emerald Shard.',
      'Il ne restait rien à faire, le tour de Brama s’est donc terminé : les cartes jouées sont allées dans sa défausse, et elle a repioché jusqu’à cinq. C’est à Kadir. Jouez l’Éclat d’émeraude.',
    ),
    step(
      { kind: 'branch', branch: 0 },
      'Each mage has one card of her own. This one asks for a choice: take the aether.',
      'Chaque mage a une carte à elle. Celle-ci demande un choix : prenez l’éther.',
    ),
    step(
      { kind: 'play', card: 'crystal' },
      'Play the three Crystals as well.',
      'Jouez aussi les trois Cristaux.',
    ),
    step({ kind: 'play', card: 'crystal' }),
    step({ kind: 'play', card: 'crystal' }),
    step(
      { kind: 'open', breach: 2 },
      'Kadir’s breach II stands better than Brama’s: opening it costs only 3. An open breach stays open for good. Open it.',
      'La brèche II de Kadir est mieux tournée que celle de Brama : l’ouvrir ne coûte que 3. Une brèche ouverte le reste pour de bon. Ouvrez-la.',
    ),
    step(
      { kind: 'prep', card: 'spark', breach: 1 },
      'Prep a Spark to breach I.',
      'Préparez une Étincelle sur la brèche I.',
    ),
    step(
      { kind: 'keep order' },
      'In this game a deck is never shuffled. You choose the order in which played cards go to the discard pile; when the deck is empty, the pile is simply turned over. Keep this order.',
      'Dans ce jeu, on ne mélange jamais sa pioche. Vous choisissez l’ordre dans lequel les cartes jouées vont à la défausse ; quand elle est vide, on retourne simplement la défausse. Gardez cet ordre.',
    ),
    step(
      { kind: 'cast', card: 'buried-light' },
      'Then the nemesis had its turn and a minion came: Haze Spewer. It will hurt Gravehold each nemesis turn. Brama is on again, and her turn begins with casting: cast Buried Light.',
      'Puis la némésis a eu son tour et un serviteur est arrivé : le Cracheur de brouillard. Il blessera Gravehold à chaque tour de la némésis. C’est de nouveau à Brama, et son tour commence par l’incantation : lancez la Lumière enterrée.',
    ),
    step(
      { kind: 'target', target: 'minion' },
      'Damage strikes the nemesis or one minion. The smaller this minion, the less it hurts: strike Haze Spewer.',
      'Les dégâts frappent la némésis ou un serviteur. Plus ce serviteur est faible, moins il blesse : frappez-le.',
    ),
    step(
      { kind: 'play', card: 'crystal' },
      'Now aether again: play the Crystals.',
      'De l’éther, de nouveau : jouez les Cristaux.',
    ),
    step({ kind: 'play', card: 'crystal' }),
    step({ kind: 'play', card: 'crystal' }),
    step(
      { kind: 'gain', card: 'amplify-vision' },
      'Buried Light gave 1 more, so there are 4. Buy a better spell: Amplify Vision.',
      'La Lumière enterrée en a donné 1 de plus, il y en a donc 4. Achetez un meilleur sort : une Vision amplifiée.',
    ),
    step(
      { kind: 'prep', card: 'spark', breach: 1 },
      'And prep a Spark to breach I.',
      'Et préparez une Étincelle sur la brèche I.',
    ),
    step(
      { kind: 'cast', card: 'spark' },
      'Look at Brama’s new hand: her deck was empty, the discard pile was turned over, and the Jade is there already. Kadir casts Spark.',
      'Regardez la nouvelle main de Brama : sa pioche était vide, la défausse a été retournée, et le Jade est déjà là. Kadir lance une Étincelle.',
    ),
    step(
      { kind: 'target', target: 'minion' },
      'Strike the minion once more.',
      'Frappez encore le serviteur.',
    ),
    step({ kind: 'play', card: 'crystal' }, 'Play the Crystals.', 'Jouez les Cristaux.'),
    step({ kind: 'play', card: 'crystal' }),
    step({ kind: 'play', card: 'crystal' }),
    step(
      { kind: 'charge' },
      'Every mage has an ability that is charged up: 2 aether a charge. Kadir’s needs five. Take the first.',
      'Chaque mage a une capacité qui se charge : 2 éther par charge. Celle de Kadir en demande cinq. Prenez la première.',
    ),
    step(
      { kind: 'prep', card: 'spark', breach: 2 },
      'Two open breaches, two spells: prep a Spark to breach II, then the other to breach I.',
      'Deux brèches ouvertes, deux sorts : préparez une Étincelle sur la brèche II, puis l’autre sur la brèche I.',
    ),
    step({ kind: 'prep', card: 'spark', breach: 1 }),
    step(
      { kind: 'pick', player: 1 },
      'The nemesis again. Haze Spewer hurt Gravehold, and a card of Rageborne made it strike: somebody must suffer, and the table decides together. Choose Kadir.',
      'Encore la némésis. Le Cracheur de brouillard a blessé Gravehold, et une carte de Rage Incarnée l’a fait frapper : quelqu’un doit souffrir, et la table décide ensemble. Choisissez Kadir.',
    ),
  ],
  farewell: {
    en: 'You know a whole round now. You win when Rageborne has no life left; you lose when Gravehold has none, or when every mage is exhausted. The game goes on: it is yours.',
    fr: 'Vous connaissez maintenant une manche entière. Vous gagnez quand Rage Incarnée n’a plus de vie ; vous perdez quand Gravehold n’en a plus, ou quand tous les mages sont épuisés. La partie continue : elle est à vous.',
  },
}
