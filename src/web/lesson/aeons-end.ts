import type { Lesson } from './lesson.ts'

/** Brama and Kadir learn to play: six turns, from the first Crystal to the first blow of the nemesis. */
export const aeonsEndLesson: Lesson = {
  game: 'aeons-end',
  from: { kind: 'deal', setup: { difficulty: 'beginner' }, seed: 'first-1834' },
  players: [],
  steps: [
    {
      say: {
        en: 'You play two mages, Brama and Kadir, against Rageborne. The turn order deck has chosen Brama. Gems give aether, the money of a turn: play a Crystal.',
        fr: 'Vous jouez deux mages, Brama et Kadir, contre Rage Incarnée. Le paquet d’ordre du tour a désigné Brama. Les gemmes donnent de l’éther, la monnaie d’un tour : jouez un Cristal.',
      },
      take: { kind: 'play', card: 'crystal' },
    },
    {
      say: {
        en: 'One aether. Whatever you do not spend this turn is lost, so play the other Crystals too.',
        fr: 'Un éther. Ce que vous ne dépensez pas ce tour-ci est perdu : jouez aussi les autres Cristaux.',
      },
      take: { kind: 'play', card: 'crystal' },
    },
    { take: { kind: 'play', card: 'crystal' } },
    { take: { kind: 'play', card: 'crystal' } },
    {
      say: {
        en: 'Four aether. The supply has nine piles to buy from. Gain a Jade for 2: it goes to your discard pile and gives 2 aether each time you play it.',
        fr: '4 éther. La réserve a neuf piles où acheter. Acquérez un Jade pour 2 : il va dans votre défausse et donne 2 éther à chaque fois que vous le jouez.',
      },
      take: { kind: 'gain', card: 'jade' },
    },
    {
      say: {
        en: 'Spells are cast from breaches. A closed breach can be opened, which is dear, or focused: a quarter turn now, cheaper to open later. Focus breach II for 2.',
        fr: 'Les sorts se lancent depuis des brèches. Une brèche fermée peut être ouverte, ce qui est cher, ou stabilisée : un quart de tour maintenant, moins chère à ouvrir ensuite. Stabilisez la brèche II pour 2.',
      },
      take: { kind: 'focus', breach: 2 },
    },
    {
      say: {
        en: 'Now a spell. You prep it this turn and cast it at the beginning of your next one. Prep Buried Light to breach I, which is open.',
        fr: 'Un sort, maintenant. On le prépare ce tour-ci, on le lance au début du prochain. Préparez la Lumière enterrée sur la brèche I, qui est ouverte.',
      },
      take: { kind: 'prep', card: 'buried-light', breach: 1 },
    },
    {
      say: {
        en: 'Nothing was left to do, so Brama’s turn ended: played cards went to her discard pile, and she drew back up to five. Kadir is next. Play Emerald Shard.',
        fr: 'Il ne restait rien à faire, le tour de Brama s’est donc terminé : les cartes jouées sont allées dans sa défausse, et elle a repioché jusqu’à cinq. C’est à Kadir. Jouez l’Éclat d’émeraude.',
      },
      take: { kind: 'play', card: 'emerald-shard' },
    },
    {
      say: {
        en: 'Each mage has one card of her own. This one asks for a choice: take the aether.',
        fr: 'Chaque mage a une carte à elle. Celle-ci demande un choix : prenez l’éther.',
      },
      take: { kind: 'branch', branch: 0 },
    },
    {
      say: { en: 'Play the three Crystals as well.', fr: 'Jouez aussi les trois Cristaux.' },
      take: { kind: 'play', card: 'crystal' },
    },
    { take: { kind: 'play', card: 'crystal' } },
    { take: { kind: 'play', card: 'crystal' } },
    {
      say: {
        en: 'Kadir’s breach II stands better than Brama’s: opening it costs only 3. An open breach stays open for good. Open it.',
        fr: 'La brèche II de Kadir est mieux tournée que celle de Brama : l’ouvrir ne coûte que 3. Une brèche ouverte le reste pour de bon. Ouvrez-la.',
      },
      take: { kind: 'open', breach: 2 },
    },
    {
      say: { en: 'Prep a Spark to breach I.', fr: 'Préparez une Étincelle sur la brèche I.' },
      take: { kind: 'prep', card: 'spark', breach: 1 },
    },
    {
      say: {
        en: 'In this game a deck is never shuffled. You choose the order in which played cards go to the discard pile; when the deck is empty, the pile is simply turned over. Keep this order.',
        fr: 'Dans ce jeu, on ne mélange jamais sa pioche. Vous choisissez l’ordre dans lequel les cartes jouées vont à la défausse ; quand elle est vide, on retourne simplement la défausse. Gardez cet ordre.',
      },
      take: { kind: 'keep order' },
    },
    {
      say: {
        en: 'Then the nemesis had its turn and a minion came: Haze Spewer. It will hurt Gravehold each nemesis turn. Brama is on again, and her turn begins with casting: cast Buried Light.',
        fr: 'Puis la némésis a eu son tour et un serviteur est arrivé : Cracheur de brouillard. Il blessera Gravehold à chaque tour de la némésis. C’est de nouveau à Brama, et son tour commence par l’incantation : lancez Lumière enterrée.',
      },
      take: { kind: 'cast', card: 'buried-light' },
    },
    {
      say: {
        en: 'Damage strikes the nemesis or one minion. The smaller this minion, the less it hurts: strike Haze Spewer.',
        fr: 'Les dégâts frappent la némésis ou un serviteur. Plus ce serviteur est faible, moins il blesse : frappez-le.',
      },
      take: { kind: 'target', target: 'minion' },
    },
    {
      say: { en: 'Now aether again: play the Crystals.', fr: 'De l’éther, de nouveau : jouez les Cristaux.' },
      take: { kind: 'play', card: 'crystal' },
    },
    { take: { kind: 'play', card: 'crystal' } },
    { take: { kind: 'play', card: 'crystal' } },
    {
      say: {
        en: 'Buried Light gave 1 more, so there are 4. Buy a better spell: Amplify Vision.',
        fr: 'Lumière enterrée en a donné 1 de plus, il y en a donc 4. Achetez un meilleur sort : Vision amplifiée.',
      },
      take: { kind: 'gain', card: 'amplify-vision' },
    },
    {
      say: { en: 'And prep a Spark to breach I.', fr: 'Et préparez une Étincelle sur la brèche I.' },
      take: { kind: 'prep', card: 'spark', breach: 1 },
    },
    {
      say: {
        en: 'Look at Brama’s new hand: her deck was empty, the discard pile was turned over, and the Jade is there already. Kadir casts Spark.',
        fr: 'Regardez la nouvelle main de Brama : sa pioche était vide, la défausse a été retournée, et le Jade est déjà là. Kadir lance une Étincelle.',
      },
      take: { kind: 'cast', card: 'spark' },
    },
    {
      say: { en: 'Strike the minion once more.', fr: 'Frappez encore le serviteur.' },
      take: { kind: 'target', target: 'minion' },
    },
    {
      say: { en: 'Play the Crystals.', fr: 'Jouez les Cristaux.' },
      take: { kind: 'play', card: 'crystal' },
    },
    { take: { kind: 'play', card: 'crystal' } },
    { take: { kind: 'play', card: 'crystal' } },
    {
      say: {
        en: 'Every mage has an ability that is charged up: 2 aether a charge. Kadir’s needs five. Take the first.',
        fr: 'Chaque mage a une capacité qui se charge : 2 éther par charge. Celle de Kadir en demande cinq. Prenez la première.',
      },
      take: { kind: 'charge' },
    },
    {
      say: {
        en: 'Two open breaches, two spells: prep a Spark to breach II, then the other to breach I.',
        fr: 'Deux brèches ouvertes, deux sorts : préparez une Étincelle sur la brèche II, puis l’autre sur la brèche I.',
      },
      take: { kind: 'prep', card: 'spark', breach: 2 },
    },
    { take: { kind: 'prep', card: 'spark', breach: 1 } },
    {
      say: {
        en: 'The nemesis again. Haze Spewer hurt Gravehold, and a card of Rageborne made it strike: somebody must suffer, and the table decides together. Choose Kadir.',
        fr: 'Encore la némésis. Cracheur de brouillard a blessé Gravehold, et une carte de Rage Incarnée l’a fait frapper : quelqu’un doit souffrir, et la table décide ensemble. Choisissez Kadir.',
      },
      take: { kind: 'pick', player: 1 },
    },
  ],
  farewell: {
    en: 'You know a whole round now. You win when Rageborne has no life left; you lose when Gravehold has none, or when every mage is exhausted. The game goes on: it is yours.',
    fr: 'Vous connaissez maintenant une manche entière. Vous gagnez quand Rage Incarnée n’a plus de vie ; vous perdez quand Gravehold n’en a plus, ou quand tous les mages sont épuisés. La partie continue : elle est à vous.',
  },
}
